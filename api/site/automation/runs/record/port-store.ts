/** The runner's queries: each takes or writes a whole batch in one statement. */
import { getTableName } from 'drizzle-orm'
import type { Input } from '../../../../../workflows/core/inputs.ts'
import type { State } from '../../../../../workflows/core/state.ts'
import type { Due, Postponement, Transition } from '../../../../../workflows/ports.ts'
import type { Handle } from '../../../../platform/database/handle.ts'
import { insertInto, updateOfRows } from '../../../../platform/database/statements.ts'
import { leads } from '../../../contacts/lead-records/table.ts'
import { journeys } from '../../journey-records/table.ts'
import { runTransitions } from '../table.ts'

type Db = Handle<'site'>

export interface DueRun {
  id: string
  journey_id: string
  journey_version: number
  lead_id: string
  state: State
  attempts: number
  enrolled_at: number
  enrolled_day: number
  /** Null for a run that has only an input. */
  wake_at: number | null
  timezone: string | null
}

type Row = [string, string, number, string, State, number, number, number, number | null, string | null]

/** As one row of JSON: each row costs the driver more time than SQLite. */
const readDue = (which: string) => `
  select json_group_array(json_array(
    id, journey_id, journey_version, lead_id, json(state), attempts, enrolled_at, enrolled_day, wake_at, timezone))
  from (
    select r.*, l.timezone from runs r left join ${getTableName(leads)} l on l.id = r.lead_id
    where ${which} and r.journey_id not in (select id from ${getTableName(journeys)} where paused_at is not null)
    order by r.wake_at limit ?)`
const readAllDue = readDue('r.wake_at is not null and r.wake_at <= ?')
/** The unary plus stops SQLite from using the index of due times: the requested runs are few. */
const readAskedDue = readDue('+r.wake_at <= ? and r.id in (select value from json_each(?))')
const readCame = readDue('r.id in (select value from json_each(?))')

function readFor(tx: Db, { now, limit, run_ids, came }: Due): Promise<unknown[] | undefined> {
  if (came) return tx.one(readCame, [JSON.stringify([...came.keys()]), limit])
  if (run_ids) return tx.one(readAskedDue, [now, JSON.stringify(run_ids), limit])
  return tx.one(readAllDue, [now, limit])
}

/** Due runs of journeys that are not paused, oldest first. */
export async function dueRuns(tx: Db, due: Due): Promise<DueRun[]> {
  const [json] = (await readFor(tx, due)) ?? []
  const rows = JSON.parse(String(json)) as Row[]
  return rows.map(
    ([id, journey_id, journey_version, lead_id, state, attempts, enrolled_at, enrolled_day, wake_at, timezone]) => ({
      id,
      journey_id,
      journey_version,
      lead_id,
      state,
      attempts,
      enrolled_at,
      enrolled_day,
      wake_at,
      timezone,
    }),
  )
}

const readInputs =
  'select run_id, input from run_inputs where run_id in (select value from json_each(?)) order by run_id, seq'
const dropInputs = 'delete from run_inputs where run_id in (select value from json_each(?))'

/** Removes and answers the inputs of runs, oldest first. */
export async function takeInputs(tx: Db, run_ids: readonly string[]): Promise<Map<string, Input[]>> {
  const ids = JSON.stringify(run_ids)
  const left = (await tx.all(readInputs, [ids])) as [string, string][]
  const byRun = new Map<string, Input[]>()
  for (const [run_id, json] of left) {
    const input = JSON.parse(json) as Input
    const inputs = byRun.get(run_id)
    if (inputs) inputs.push(input)
    else byRun.set(run_id, [input])
  }
  if (left.length > 0) await tx.run(dropInputs, [ids])
  return byRun
}

const outrun = `
  select r.id from runs r where r.id in (select value from json_each(?)) and (
    exists (select 1 from runs other where other.journey_id = r.journey_id and other.lead_id = r.lead_id
      and other.ended_at is null and other.id <> r.id)
    or r.journey_id not in (select id from ${getTableName(journeys)} where status = 'on')
    or r.lead_id not in (select id from ${getTableName(leads)}))`

/** Of runs that a pause kept from going on again, those that may no longer: their lead entered anew or is gone, or the journey is off. */
export async function outrunAmong(tx: Db, run_ids: readonly string[]): Promise<string[]> {
  if (run_ids.length === 0) return []
  const rows = await tx.all<[string]>(outrun, [JSON.stringify(run_ids)])
  return rows.map(([id]) => id)
}

const updateStates = updateOfRows(
  'runs',
  'id',
  ['status', 'state', 'wake_at', 'ended_at', 'step_id'],
  'status = e.status, state = e.state, wake_at = e.wake_at, ended_at = e.ended_at, step_id = e.step_id, attempts = 0',
)
const insertTransitions = insertInto(runTransitions)

/**
 * States, wake-ups, inputs and record of a batch; `versionOf` answers the version of the journey that a run continued
 * with.
 */
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
  tx.announce('moved')
  await tx.run(updateStates, states)
  const moved = transitions.filter(t => t.inputs.length > 0)
  await tx.run(
    insertTransitions,
    moved.map(({ run_id, first_sequence, at, inputs, record }) => {
      return { run_id, first_sequence, journey_version: versionOf(run_id), at, inputs, record }
    }),
  )
}

const updateTries = updateOfRows('runs', 'id', ['attempts', 'wake_at'], 'attempts = e.attempts, wake_at = e.wake_at')

export async function postponeRuns(tx: Db, postponements: readonly Postponement[]): Promise<void> {
  await tx.run(
    updateTries,
    postponements.map(p => [p.run_id, p.attempts, p.wake_at]),
  )
}

/** Answered by the index of moments alone, which names the journeys. */
const firstWake = `select wake_at from runs
  where wake_at is not null and journey_id not in (select id from ${getTableName(journeys)} where paused_at is not null)
  order by wake_at limit 1`

/** The earliest moment at which a run of a journey that is not paused is due. */
export async function earliestWake(db: Db): Promise<number | null> {
  const [at] = (await db.one(firstWake, [])) ?? []
  return typeof at === 'number' ? at : null
}
