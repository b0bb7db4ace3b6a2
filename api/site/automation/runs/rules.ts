/** The rules of runs, for other features to call. */

import { sql } from 'drizzle-orm'
import type { Input } from '../../../../workflows/core/inputs.ts'
import { hasEnded, newRun } from '../../../../workflows/core/state.ts'
import { dayOf, toLocal } from '../../../../workflows/time/local-clock.ts'
import { systemZones } from '../../../../workflows/time/zones.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import type { ErasedPerson } from '../../../platform/features/connections.ts'
import type { RunInbox, SiteScope } from '../../../platform/features/site-scope.ts'
import { problem } from '../../../platform/problem/problem.ts'
import type { NewId } from '../../../platform/runtime/ids.ts'
import { leads } from '../../contacts/lead-records/table.ts'
import type { LeadIds } from '../../contacts/leads/rules.ts'
import { runLimits } from './limits.ts'
import { countsByStatus } from './metrics/counts-store.ts'
import { earliestWake } from './record/port-store.ts'
import * as store from './store.ts'
import { runs } from './table.ts'

export { takeWebhookAnswer, type WebhookAnswer, type WebhookCall } from './record/webhook-answers.ts'

type Db = Handle<'site'>

const hour_ms = 3_600_000

export type EnrollmentCause = 'event' | 'publication' | 'manual'

/** A lead to enroll, with the cause. */
export interface Entrant {
  lead_id: string
  cause_event?: string | null
  submission_id?: string | null
  /** When it happened that brings the lead; absent: now. */
  at?: number
  /** When it was to be enrolled, where that is past: its mail is as late as that. */
  due_at?: number
}

export interface EnrollmentRequest {
  journey_id: string
  journey_version: number
  allow_duplicates: boolean
  cause: EnrollmentCause
  /** The operation that enrolls, where one does. */
  operation_id?: string | null
}

export interface EnrollmentResult {
  /** `too_often`: it has entered the journey as often as it may in an hour. */
  outcome: 'enrolled' | 'already_live' | 'already_enrolled' | 'too_often'
  run_id: string
}

export interface EnrollContext {
  newId: NewId
  now: number
  /** The site's: metrics count by its days. */
  timezone: string
}

/**
 * Enrolls leads: each once per journey, ever; or, where duplicates are allowed, with at most one live run at a time. What
 * happened no later than an enrollment is the occasion of that one, even if its run has ended already. One result for each,
 * in order.
 */
export async function enrollAll(
  tx: Db,
  { journey_id, journey_version, allow_duplicates, cause, operation_id = null }: EnrollmentRequest,
  entrants: readonly Entrant[],
  context: EnrollContext,
): Promise<EnrollmentResult[]> {
  if (entrants.length === 0) return []
  const last = await store.findLastRuns(
    tx,
    journey_id,
    entrants.map(e => e.lead_id),
  )
  const enrolled_day = dayOf(toLocal(systemZones(), context.timezone, context.now))
  const entered = await recentEntries(tx, journey_id, last, context.now)
  const rows: store.RunRow[] = []
  const results: EnrollmentResult[] = []
  for (const {
    lead_id,
    cause_event = null,
    submission_id = null,
    at = context.now,
    due_at = context.now,
  } of entrants) {
    const before = last.get(lead_id)
    const again = allow_duplicates && (cause !== 'event' || before === undefined || at > before.enrolled_at)
    if (before && before.ended_at === null) results.push({ outcome: 'already_live', run_id: before.id })
    else if (before && !again) results.push({ outcome: 'already_enrolled', run_id: before.id })
    else if (before && (entered.get(lead_id) ?? 0) >= runLimits.journey_enrollments_per_hour_max)
      results.push({ outcome: 'too_often', run_id: before.id })
    else {
      const id = context.newId('run')
      rows.push({
        id,
        journey_id,
        journey_version,
        lead_id,
        once_key: allow_duplicates ? null : `${journey_id} ${lead_id}`,
        cause,
        cause_event,
        operation_id,
        submission_id,
        status: 'pending',
        state: newRun(id),
        step_id: null,
        wake_at: Math.min(due_at, context.now),
        attempts: 0,
        enrolled_at: context.now,
        enrolled_day,
        ended_at: null,
      })
      last.set(lead_id, { id, ended_at: null, enrolled_at: context.now })
      results.push({ outcome: 'enrolled', run_id: id })
    }
  }
  await store.insertRuns(tx, rows)
  return results
}

/** The number of times that leads have entered the journey in the last hour; asked of those that have at all. */
async function recentEntries(
  tx: Db,
  journey_id: string,
  last: ReadonlyMap<string, Pick<store.RunRow, 'enrolled_at'>>,
  now: number,
): Promise<Map<string, number>> {
  const since = now - hour_ms
  const recent = [...last].flatMap(([lead_id, { enrolled_at }]) => (enrolled_at > since ? [lead_id] : []))
  return recent.length === 0 ? new Map() : store.countEntries(tx, journey_id, recent, since)
}

/** The same for one. */
export async function enroll(
  tx: Db,
  { lead_id, cause_event, submission_id, ...enrolling }: EnrollmentRequest & Entrant,
  context: EnrollContext,
): Promise<EnrollmentResult> {
  const [result] = await enrollAll(tx, enrolling, [{ lead_id, cause_event, submission_id }], context)
  if (!result) throw new Error('The enrollment has no result')
  return result
}

/** Leaves a result or a request for a run and makes it due. */
export async function leaveInput(tx: Db, run_id: string, input: Input, now: number): Promise<void> {
  await store.insertInputs(tx, [{ run_id, input }])
  await store.makeDue(tx, [{ run_id, at: now }])
}

/** The same for many runs, each due at the moment of its input. */
export async function leaveInputs(tx: Db, inputs: readonly { run_id: string; input: Input }[]): Promise<void> {
  if (inputs.length === 0) return
  await store.insertInputs(tx, inputs)
  await store.makeDue(
    tx,
    inputs.map(({ run_id, input }) => ({ run_id, at: input.at })),
  )
}

/** Leaves each result for its run. */
export const leavingInbox = ({ database }: SiteScope): RunInbox => ({
  within: work => database.write(work),
  deliver: leaveInputs,
})

export async function existingRun(db: Db, id: string): Promise<store.RunRow> {
  const row = await store.findRun(db, id)
  if (!row) throw problem('not_found')
  return row
}

export { countOverdue, leaveOverdue, moveOverdue, type PauseScope } from './actions/overdue-store.ts'
export { memberSets } from './record/member-sets.ts'

/** Whether a run is still on its way, so that its queued mail may leave. */
export async function runIsLive(db: Db, run_id: string): Promise<boolean> {
  const row = await store.findRun(db, run_id)
  return row !== undefined && !hasEnded(row.state)
}

/** Which of these leads, each with what brings it, have been enrolled by that already: `<lead_id> <cause_event>`. */
export const runsCausedBy = store.runsCausedBy
export const wasEnrolledBy = store.wasEnrolledBy

/** The live runs of a journey, which block deleting it: the first hundred by name. */
export const liveRunsAsBlockers = (db: Db, journey_id: string) =>
  store.namedLiveRuns(db, journey_id, runLimits.journey_blockers_shown_max)

/** The live runs of the site, which block deleting it; including those of journeys that are switched off. */
export const liveRunsOfSite = (db: Db) => store.namedLiveRuns(db, undefined, runLimits.journey_blockers_shown_max)

/** Those of these runs that are still on their way. */
export const liveAmong = store.liveAmong

/** The live runs of these leads, in whatever journey. */
export const liveRunsOf = store.findLiveRuns

/** A run's decisions with their reasons, in order. */
export const recordOfRun = (db: Db, run_id: string): Promise<store.RecordRow[]> => store.readRecord(db, run_id)

/** The run a send or an explanation belongs to. */
export const findRun = (db: Db, run_id: string): Promise<store.RunRow | undefined> => store.findRun(db, run_id)

/** Stops every live run of a journey, or of leads: each ends with the reason. */
export async function stopRuns(
  tx: Db,
  of: { journey_id: string } | { lead_ids: readonly string[] },
  reason: string,
  now: number,
): Promise<number> {
  return store.leaveStops(tx, of, { type: 'stop', at: now, reason, as: 'stopped' }, now)
}

/** The live runs that an operation began, in the order in which they were enrolled. */
export { countEnrolledBy, type EnrolledBy, type EnrolledRun, enrolledBy } from './store.ts'

/** Stops those of these runs that are live; answers how many. */
export async function stopRunsNamed(tx: Db, run_ids: readonly string[], reason: string, now: number): Promise<number> {
  return store.leaveStops(tx, { run_ids }, { type: 'stop', at: now, reason, as: 'stopped' }, now)
}

/** How many runs of a journey are in each state. */
export const countRuns = async (db: Db, journey_id: string): Promise<Record<string, number>> =>
  (await countsByStatus(db, [journey_id])).get(journey_id) ?? {}

/** The same of many journeys, in one statement. */
export const countRunsOfMany = countsByStatus

export { enrolledByDay } from './metrics/counts-store.ts'

/** When the first run is to be looked at; null if none is. */
export const earliestRun = (db: Db): Promise<number | null> => earliestWake(db)

/** Ends the live runs of erased people and replaces their leads' ids in all runs by keyed hashes; decisions are kept. */
export async function eraseFromRuns(tx: Db, people: readonly ErasedPerson[]): Promise<void> {
  const lead_ids = people.map(({ lead_id }) => lead_id)
  await stopRuns(tx, { lead_ids }, 'lead_erased', people[0]?.now ?? 0)
  await store.replacePeople(tx, people)
}

/** Leads with a live run in a journey, or `ever` with any run. */
export const leadsOfJourney = (journey_id: string, { ever }: { ever: boolean }): LeadIds => ({
  lead_ids: sql`select lead_id from ${runs} where journey_id = ${journey_id} and ${ever ? sql`1` : sql`ended_at is null`}`,
})

/** What a site brings when it is imported. */
export const countContent = async (db: Db) => ({
  lead_count: await db.$count(leads),
  live_run_count: await store.countLiveRuns(db),
})
