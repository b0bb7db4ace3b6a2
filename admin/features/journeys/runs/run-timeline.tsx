/** The decisions of a run in order, with their reasons, the values they rest on, and the moment it waits for at the end. */
import type { RunEntry, RunWait } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { Timeline, type TimelineEntry } from '../../../ui/timeline.tsx'
import type { Step } from '../draft/document.ts'
import { stepWords } from '../draft/step-words.ts'
import { findStep } from '../draft/steps.ts'
import { kindWords, plannedWords, reasonWords, toneOf } from './run-words.ts'

type RunTimelineProps = {
  run: { entries: readonly RunEntry[]; wait?: RunWait | null }
  /** Of the journey as it is now; steps that are gone are shown without a name. */
  steps: Step[]
  timeZone: string | undefined
}

export function RunTimeline({ run, steps, timeZone }: RunTimelineProps) {
  const entries = useRunEntries(run.entries, steps)
  const planned = usePlanned(run.wait, timeZone)
  return <Timeline timeZone={timeZone} entries={[...entries, ...planned]} />
}

/** Entries of a run as a timeline shows them. */
export function useRunEntries(entries: readonly RunEntry[], steps: Step[]): TimelineEntry[] {
  const messages = useMessages()
  const { t } = messages
  return entries.map(entry => {
    const placed = entry.step_id === null ? undefined : findStep(steps, entry.step_id)
    const step = placed ? `${placed.number} ${t(stepWords[placed.step.type][0])}` : undefined
    const kind = kindWords(messages, entry.kind)
    const planned = entry.kind === 'window_open' ? undefined : plannedWords(messages, entry.detail)
    return {
      id: String(entry.sequence),
      at: entry.at,
      title: step ? `${step}: ${kind}` : kind,
      tone: toneOf(entry.kind, entry.detail),
      reason: (
        <>
          {reasonWords(messages, entry.reason)}
          {planned && `. ${t('run.planned_for', { at: planned })}`}
          {entry.facts && <Values values={entry.facts} />}
        </>
      ),
    }
  })
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
