/** The decisions of a run in order, with their reasons, the values they rest on, and the moment it waits for at the end. */
import type { RunEntry, RunWait } from '@leadwright/sdk'
import { type Messages, useMessages } from '../../../messages/messages.tsx'
import { Timeline, type TimelineEntry } from '../../../ui/timeline.tsx'
import type { Step } from '../draft/document.ts'
import { kindWords, plannedWords, reasonWords, toneOf } from './run-words.ts'
import { branchLabel, stepLabel } from './step-label.ts'

/** In the details of a run an entry names the kind of its step too. */
type Entry = RunEntry & { step_type?: string | null }
type RunTimelineProps = {
  run: { entries: readonly Entry[]; wait?: RunWait | null }
  /** Of the journey as it is now; steps that are gone are called by their kind. */
  steps: Step[]
  timeZone: string | undefined
}

export function RunTimeline({ run, steps, timeZone }: RunTimelineProps) {
  const entries = useRunEntries(run.entries, steps)
  const planned = usePlanned(run.wait, timeZone)
  return <Timeline timeZone={timeZone} entries={[...entries, ...planned]} />
}

/** Entries of a run as a timeline shows them. */
export function useRunEntries(entries: readonly Entry[], steps: Step[]): TimelineEntry[] {
  const messages = useMessages()
  const { t } = messages
  return entries.map(entry => {
    const step = entry.step_id === null ? undefined : stepLabel(messages, steps, entry.step_id, entry.step_type)
    const kind =
      entry.kind === 'run_moved'
        ? t('run.moved', { version: Number(entry.detail.journey_version) })
        : kindWords(messages, entry.kind)
    const branch = branchOf(messages, entry, steps)
    const planned = entry.kind === 'window_open' ? undefined : plannedWords(messages, entry.detail)
    return {
      id: String(entry.sequence),
      at: entry.at,
      title: step ? `${step}: ${kind}` : kind,
      tone: toneOf(entry.kind, entry.detail),
      reason: (
        <>
          {branch && `${branch}: `}
          {reasonWords(messages, entry.reason, entry.kind)}
          {planned && `. ${t('run.planned_for', { at: planned })}`}
          {entry.facts && <Values values={entry.facts} />}
        </>
      ),
    }
  })
}

/** The branch that a decision is about. */
function branchOf(messages: Messages, { detail }: Entry, steps: Step[]): string | undefined {
  const { branch_id } = detail
  if (typeof branch_id === 'string') return branchLabel(messages, steps, branch_id)
  return undefined
}

/** The values that a decision rests on. */
function Values({ values }: { values: Record<string, unknown> }) {
  const { t } = useMessages()
  const pairs = Object.entries(values).map(([name, value]) => `${name} = ${JSON.stringify(value)}`)
  if (pairs.length === 0) return null
  return (
    <div>
      {t('run.values')} <code>{pairs.join(', ')}</code>
    </div>
  )
}

function usePlanned(wait: RunWait | null | undefined, timeZone: string | undefined): TimelineEntry[] {
  const messages = useMessages()
  const { t, moment } = messages
  if (!wait?.until) return []
  const words = {
    delay: t('run.waits_delay'),
    open_window: t('run.waits_open_window'),
    delivery: t('run.waits_delivery'),
    retry: t('run.waits_retry'),
    event: t('run.waits_event'),
    answer: t('run.waits_answer'),
    writing: t('run.waits_writing'),
    approval: t('run.waits_approval'),
  }
  const clock = plannedWords(messages, { local: wait.local, zone: wait.zone, zone_source: wait.zone_source })
  return [
    {
      id: 'planned',
      at: wait.until,
      title: words[wait.waiting_for],
      reason: clock ? t('run.planned_for', { at: clock }) : t('run.since', { at: moment(wait.since, timeZone) }),
      isPlanned: true,
    },
  ]
}
