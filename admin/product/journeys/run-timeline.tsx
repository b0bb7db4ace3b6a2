/** The decisions of a run in order, with their reasons, the values they rest on, and the moment it waits for at the end. */
import type { RunEmail, RunEntry, RunWait } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { Timeline, type TimelineEntry } from '../../ui/timeline.tsx'
import type { Step } from './document.ts'
import { EntryReason } from './entry-reason.tsx'
import { kindWords, plannedWords, reasonWords, toneOf, waitWords } from './run-words.ts'
import { stepLabel } from './step-label.ts'

/** In the details of a run an entry names the kind of its step too. */
type Entry = RunEntry & { step_type?: string | null }
type RunTimelineProps = {
  run: { entries: readonly Entry[]; wait?: RunWait | null; emails: readonly RunEmail[] }
  /** Labels by the present journey; deleted steps are called by their type. */
  steps: Step[]
  timeZone: string | undefined
}

export function RunTimeline({ run, steps, timeZone }: RunTimelineProps) {
  const entries = useRunEntries(run.entries, steps)
  const planned = usePlanned(run.wait, timeZone)
  const waiting = useWaitingMail(run.wait, run.emails)
  const { t } = useMessages()
  const all = [...entries, ...planned, ...waiting]
  if (all.length === 0) return <p className="muted">{t('runs.no_decisions')}</p>
  return <Timeline timeZone={timeZone} entries={all} />
}

/** Entries of a run as a timeline shows them. */
export function useRunEntries(entries: readonly Entry[], steps: Step[]): TimelineEntry[] {
  const messages = useMessages()
  const { t } = messages
  return entries.map(entry => {
    const step = entry.step_id === null ? undefined : stepLabel(messages, steps, entry.step_id, entry.step_type)
    const type =
      entry.type === 'run_moved'
        ? t('run.moved', { version: Number(entry.detail.journey_version) })
        : kindWords(messages, entry.type, entry.detail)
    return {
      id: String(entry.sequence),
      at: entry.at,
      title: step ? `${step}: ${type}` : type,
      tone: toneOf(entry.type, entry.detail),
      reason: <EntryReason entry={entry} steps={steps} />,
    }
  })
}

function usePlanned(wait: RunWait | null | undefined, timeZone: string | undefined): TimelineEntry[] {
  const messages = useMessages()
  const { t, moment } = messages
  if (!wait?.until) return []
  const clock = plannedWords(messages, { local: wait.local, zone: wait.timezone, zone_source: wait.timezone_source })
  return [
    {
      id: 'planned',
      at: wait.until,
      title: waitWords(messages, wait),
      reason: clock ? t('run.planned_for', { at: clock }) : t('run.since', { at: moment(wait.since, timeZone) }),
      isPlanned: true,
    },
  ]
}

/** Waits until the owner resumes, so there is no planned moment. */
const openEnded = new Set(['paused', 'late'])

/** Mail that was handed off and does not leave yet: why, and when it is tried. */
function useWaitingMail(wait: RunWait | null | undefined, emails: readonly RunEmail[]): TimelineEntry[] {
  const messages = useMessages()
  if (wait?.waiting_for !== 'delivery') return []
  return emails.flatMap(({ id, status, reason, next_attempt_at }) =>
    status === 'not_started' && reason
      ? {
          id,
          at: openEnded.has(reason) ? wait.since : (next_attempt_at ?? wait.since),
          title: waitWords(messages, wait),
          reason: reasonWords(messages, reason),
          isPlanned: true,
        }
      : [],
  )
}
