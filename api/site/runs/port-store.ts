/** The runner's queries: each takes or writes a whole batch in one statement. */
import { sql } from 'drizzle-orm'
import type { Input } from '../../../workflows/core/inputs.ts'
import type { State } from '../../../workflows/core/state.ts'
import type { Due, Postponement, Transition } from '../../../workflows/ports.ts'
import type { Handle } from '../../platform/database/handle.ts'

type Db = Handle<'site'>

export interface DueRun {
  id: string
  journey_id: string
  journey_version: number
  lead_id: string
  state: State
  attempts: number
  enrolled_at: number
  timezone: string | null
}

type Row = [string, string, number, string, State, number, number, string | null]

/** As one row of JSON: the states are JSON already, and each is read once. */
const readDue = (which: string) => `
  select json_group_array(json_array(id, journey_id, journey_version, lead_id, json(state), attempts, enrolled_at, timezone))
  from (
    select r.id, r.journey_id, r.journey_version, r.lead_id, r.state, r.attempts, r.enrolled_at, l.timezone
    from runs r
    join journeys j on j.id = r.journey_id and j.held_at is null
    left join leads l on l.id = r.lead_id
    where ${which}
    order by r.wake_at limit ?)`
const readAllDue = readDue('r.wake_at is not null and r.wake_at <= ?')
/** The plus keeps the index of moments out of it: those asked for are few. */
const readAskedDue = readDue('+r.wake_at <= ? and r.id in (select value from json_each(?))')

/** Due runs of journeys that are not held, oldest first. */
export async function dueRuns(tx: Db, { now, limit, run_ids }: Due): Promise<DueRun[]> {
  const [json] = run_ids
    ? ((await tx.row(readAskedDue, [now, JSON.stringify(run_ids), limit])) ?? [])
    : ((await tx.row(readAllDue, [now, limit])) ?? [])
  return (JSON.parse(String(json)) as Row[]).map(
    ([id, journey_id, journey_version, lead_id, state, attempts, enrolled_at, timezone]) => ({
      id,
      journey_id,
      journey_version,
      lead_id,
      state,
      attempts,
      enrolled_at,
      timezone,
    }),
  )
}

/** Takes what was left for runs, oldest first. */
export async function takeInputs(tx: Db, run_ids: readonly string[]): Promise<Map<string, Input[]>> {
  const ids = JSON.stringify(run_ids)
  const rows = await tx.values<[string, string]>(sql`
    select run_id, input from run_inputs where run_id in (select value from json_each(${ids})) order by run_id, seq`)
  const byRun = new Map<string, Input[]>()
  if (rows.length === 0) return byRun
  for (const [run_id, input] of rows) {
    const inputs = byRun.get(run_id) ?? []
    inputs.push(JSON.parse(input) as Input)
    byRun.set(run_id, inputs)
  }
  await tx.run(sql`delete from run_inputs where run_id in (select value from json_each(${ids}))`)
  return byRun
}

const insertTransitions = `
  insert into run_transitions (run_id, first_sequence, journey_version, at, inputs, record)
  select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 from json_each(?)`

/** States, wake-ups, inputs and record of a batch; `versionOf` tells with which version of its journey a run went on. */
export async function saveTransitions(
  tx: Db,
  transitions: readonly Transition[],
  versionOf: (run_id: string) => number,
): Promise<void> {
  const states = transitions.map(({ run_id, state, wake_at }) => [
    run_id,
    state.status,
    JSON.stringify(state),
    wake_at,
    state.ended_at,
    state.step_id,
  ])
  await tx.run(sql`
    update runs set status = e.value ->> 1, state = e.value ->> 2, wake_at = e.value ->> 3,
      ended_at = e.value ->> 4, step_id = e.value ->> 5, attempts = 0
    from json_each(${JSON.stringify(states)}) e where runs.id = e.value ->> 0`)
  const moved = transitions.filter(t => t.inputs.length > 0)
  if (moved.length === 0) return
  const rows = moved.map(t => [
    t.run_id,
    t.first_sequence,
    versionOf(t.run_id),
    t.at,
    JSON.stringify(t.inputs),
    JSON.stringify(t.record),
  ])
  await tx.change(insertTransitions, [JSON.stringify(rows)])
}

export async function postponeRuns(tx: Db, postponements: readonly Postponement[]): Promise<void> {
  const rows = JSON.stringify(postponements.map(p => [p.run_id, p.attempts, p.wake_at]))
  await tx.run(sql`
    update runs set attempts = e.value ->> 1, wake_at = e.value ->> 2
    from json_each(${rows}) e where runs.id = e.value ->> 0`)
}

const firstWake = `select r.wake_at from runs r join journeys j on j.id = r.journey_id and j.held_at is null
  where r.wake_at is not null order by r.wake_at limit 1`

/** The earliest moment at which a run of a journey that is not held is due. */
export async function earliestWake(db: Db): Promise<number | null> {
  const [at] = (await db.row(firstWake, [])) ?? []
  return typeof at === 'number' ? at : null
}
