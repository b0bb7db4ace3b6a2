/** Runs and their decisions on the wire. */
import type { Step } from '../../../../workflows/core/definition.ts'
import { hasRulesFor } from '../../../../workflows/core/step.ts'
import { toInstant, toInstantOrNull } from '../../../platform/runtime/clock.ts'
import { type Locale, messageOf } from '../../../platform/texts/messages/messages.ts'
import { summaryOf } from '../../contacts/lead-records/rules.ts'
import type { sendsOfRun } from '../../email/emails/rules.ts'
import type { ListedRun } from './list-store.ts'
import type { RunRow, TransitionRow } from './store.ts'

/** Whether the code knows the rules of a run's state; else it is shown and nothing is done with it. */
export const isReadable = ({ state }: Pick<RunRow, 'state'>): boolean => hasRulesFor(Number(state.version))

export function toRun({ run, email, first_name, last_name }: ListedRun, locale: Locale) {
  const readable = isReadable(run)
  const enrolled_at = toInstant(run.enrolled_at)
  const duration_ms = run.ended_at === null ? null : run.ended_at - run.enrolled_at
  return {
    id: run.id,
    run_id: run.id,
    journey_id: run.journey_id,
    journey_version: run.journey_version,
    lead_id: run.lead_id,
    lead: summaryOf({ email, first_name, last_name }),
    enrolled_at,
    run_date: enrolled_at,
    status: run.status,
    duration_ms,
    run_duration: duration_ms,
    reason: readable ? run.state.reason : null,
    step_id: run.step_id,
    ...(readable ? waitOf(run) : { stalled: stalledOf(run, locale) }),
    cause: run.cause,
    submission_id: run.submission_id,
    ended_at: toInstantOrNull(run.ended_at),
  }
}

function waitOf({ status, state: { wait } }: RunRow) {
  if (wait === null || (status !== 'waiting' && status !== 'delayed')) return {}
  const { waiting_for, reason, since, until, local, zone: timezone, zone_source: timezone_source } = wait
  return {
    wait: {
      waiting_for,
      reason,
      since: toInstant(since),
      until: toInstantOrNull(until),
      local,
      timezone,
      timezone_source,
    },
  }
}

function stalledOf({ state }: RunRow, locale: Locale) {
  const state_version = Number(state.version) || 0
  const text = messageOf(locale, 'run.state_version_unknown', { version: state_version })
  return { code: 'state_version_unknown' as const, state_version, text }
}

/** The decisions of a transition; `typeOf` answers the type of a step in its version. */
export const toEntries = (
  { journey_version, record }: TransitionRow,
  typeOf: (journey_version: number, step_id: string) => Step['type'] | null,
) =>
  record.map(({ sequence, at, step_id, type, reason, detail, facts }) => ({
    sequence,
    at: toInstant(at),
    journey_version,
    step_id,
    step_type: step_id === null ? null : typeOf(journey_version, step_id),
    type,
    reason,
    detail,
    ...(facts && { facts }),
  }))

type RunEmail = Awaited<ReturnType<typeof sendsOfRun>>[number]

export const toRunEmail = (row: RunEmail) => ({
  id: row.id,
  step_id: row.step_id,
  subject: row.subject,
  status: row.status,
  reason: row.reason,
  next_attempt_at: toInstantOrNull(row.next_attempt_at),
  queued_at: toInstant(row.queued_at),
  handed_off_at: toInstantOrNull(row.handed_off_at),
  first_opened_at: toInstantOrNull(row.first_opened_at),
  first_clicked_at: toInstantOrNull(row.first_clicked_at),
})
