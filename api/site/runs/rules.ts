/** What is allowed with runs and what follows; other features call these. */
import type { Input } from '../../../workflows/core/inputs.ts'
import { hasEnded, newRun } from '../../../workflows/core/state.ts'
import type { Handle } from '../../platform/database/handle.ts'
import type { NewId } from '../../platform/ids.ts'
import { problem } from '../../platform/problem/problem.ts'
import { earliestWake } from './port-store.ts'
import * as store from './store.ts'

type Db = Handle<'site'>

export interface Enrolment {
  journey_id: string
  journey_version: number
  lead_id: string
  allow_duplicates: boolean
  cause: 'event' | 'publication' | 'manual'
  cause_event?: string | null
  submission_id?: string | null
}

export type EnrolmentResult =
  | { outcome: 'enrolled'; run_id: string }
  | { outcome: 'already_live'; run_id: string }
  | { outcome: 'already_enrolled'; run_id: string }

/** Enrols a lead: once per journey, ever; or, where duplicates are allowed, with at most one live run at a time. */
export async function enrol(
  tx: Db,
  enrolment: Enrolment,
  context: { newId: NewId; now: number },
): Promise<EnrolmentResult> {
  const { journey_id, lead_id, allow_duplicates } = enrolment
  const last = await store.lastRunOf(tx, journey_id, lead_id)
  if (last && last.ended_at === null) return { outcome: 'already_live', run_id: last.id }
  if (last && !allow_duplicates) return { outcome: 'already_enrolled', run_id: last.id }
  const run_id = context.newId('run')
  await store.insertRun(tx, {
    id: run_id,
    journey_id,
    journey_version: enrolment.journey_version,
    lead_id,
    once_key: allow_duplicates ? null : `${journey_id} ${lead_id}`,
    cause: enrolment.cause,
    cause_event: enrolment.cause_event ?? null,
    submission_id: enrolment.submission_id ?? null,
    status: 'pending',
    state: newRun(run_id),
    wake_at: context.now,
    attempts: 0,
    enrolled_at: context.now,
    ended_at: null,
  })
  return { outcome: 'enrolled', run_id }
}

/** Leaves a result or a request for a run and makes it due; the runner must be woken after the commit. */
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

export async function existingRun(db: Db, id: string): Promise<store.RunRow> {
  const row = await store.findRun(db, id)
  if (!row) throw problem('not_found')
  return row
}

/** Whether a run is still on its way, so that its queued mail may leave. */
export async function runIsLive(db: Db, run_id: string): Promise<boolean> {
  const row = await store.findRun(db, run_id)
  return row !== undefined && !hasEnded(row.state)
}

/** What was decided for a run and why, in order. */
export const recordOfRun = (db: Db, run_id: string): Promise<store.RecordRow[]> => store.recordOf(db, run_id)

/** The run a send or an explanation belongs to. */
export const findRun = (db: Db, run_id: string): Promise<store.RunRow | undefined> => store.findRun(db, run_id)

/** Stops every live run of a journey, or of a lead: each ends with the reason. */
export async function stopRuns(
  tx: Db,
  of: { journey_id: string } | { lead_id: string },
  reason: string,
  now: number,
): Promise<number> {
  return store.leaveStops(tx, of, { type: 'stop', at: now, reason, as: 'stopped' }, now)
}

/** How many runs of a journey are in each state. */
export const countRuns = (db: Db, journey_id: string): Promise<Record<string, number>> =>
  store.countByStatus(db, journey_id)

/** When the first run is to be looked at; null if none is. */
export const earliestRun = (db: Db): Promise<number | null> => earliestWake(db)

/** Ends the live runs of an erased person and replaces the person in all by a keyed hash; what was decided stays. */
export async function eraseFromRuns(tx: Db, lead_id: string, hash: string, now: number): Promise<void> {
  await stopRuns(tx, { lead_id }, 'lead_erased', now)
  await store.replacePerson(tx, lead_id, hash)
}
