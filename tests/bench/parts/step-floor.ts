/**
 * The floor of `steps` and `mail_steps`: the rows of each run, written once more by the bare library, one by one with
 * prepared statements, into a copy of the site's database as it was before: same tables and indexes, as many runs in each
 * transaction, each on disk before the next. Counters, cursors and reading are left out.
 */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import Sync from 'libsql'
import { databaseLimits } from '../../../api/platform/database/limits.ts'
import { BATCH_RUNS_MAX } from '../../../workflows/embedded/runner.ts'

/** As the product writes. */
const pragmas = [
  'journal_mode=wal',
  'synchronous=FULL',
  'foreign_keys=1',
  'secure_delete=1',
  'temp_store=2',
  `cache_size=-${databaseLimits.writer_cache_kib}`,
]

export type Values = (string | number | null)[]
/** A statement, and its values for each run. */
export type Write = readonly [string, Values[]]

/** A copy of a database to write into later. */
export function copyOf(file: string, folder: string): string {
  const copy = join(folder, `floor-${process.hrtime.bigint()}.db`)
  const db = new Sync(file)
  db.prepare('VACUUM INTO ?').run([copy])
  db.close()
  return copy
}

interface Work {
  /** The database after the work, and a copy as it was before. */
  file: string
  copy: string
  runs: number
  steps_per_run: number
}

/** Steps per second; `written` says what the work wrote, by the database after it. */
export async function sameSteps(
  written: (after: Sync.Database) => readonly (readonly Write[])[],
  { file, copy, runs, steps_per_run }: Work,
): Promise<number> {
  const after = new Sync(file)
  const turns = written(after)
  after.close()
  const db = new Sync(copy)
  for (const pragma of pragmas) db.exec(`PRAGMA ${pragma}`)
  const began = performance.now()
  for (const turn of turns) writeTurn(db, turn, runs)
  const seconds = (performance.now() - began) / 1000
  db.close()
  await rm(copy)
  return (runs * steps_per_run) / seconds
}

function writeTurn(db: Sync.Database, turn: readonly Write[], runs: number): void {
  // The driver would take a missing row's values from the row before.
  for (const [sql, values] of turn) if (values.length !== runs) throw new Error(`${values.length} rows for ${sql}`)
  const writes = turn.map(([sql, values]) => [db.prepare(sql), values] as const)
  for (let from = 0; from < runs; from += BATCH_RUNS_MAX) {
    db.exec('BEGIN IMMEDIATE')
    for (let run = from; run < Math.min(from + BATCH_RUNS_MAX, runs); run++) {
      for (const [statement, values] of writes) statement.run(values[run])
    }
    db.exec('COMMIT')
  }
}

export const addEvent = 'insert into events (id, at, name, subject_id, lead_id, data) values (?, ?, ?, ?, ?, ?)'
export const addTransition = `
  insert into run_transitions (run_id, first_sequence, journey_version, at, inputs, record) values (?, ?, ?, ?, ?, ?)`
export const saveRun = `
  update runs set status = ?, state = ?, wake_at = ?, ended_at = ?, step_id = ?, attempts = 0 where id = ?`

/** What the plain journey wrote before the delay and after it, run by run in one order. */
export function writtenPlainly(db: Sync.Database): Write[][] {
  const rows = (sql: string, values: Values = []) => db.prepare(sql).raw().all(values) as Values[]
  const events = (name: string) =>
    rows(
      `select e.id, e.at, e.name, e.subject_id, e.lead_id, e.data from runs r
       join events e on e.lead_id = r.lead_id and e.name = ? order by r.id`,
      [name],
    )
  const transitions = (first: boolean) =>
    rows(
      `select run_id, first_sequence, journey_version, at, inputs, record from run_transitions
       where (first_sequence = 1) = ? order by run_id`,
      [Number(first)],
    )
  const ends = rows('select status, state, null, ended_at, step_id, id from runs order by id')
  // Of the state in between a text of about that length does.
  const delayed = rows(`select 'delayed', state, ended_at, null, 'wait', id from runs order by id`)
  const tags = rows(
    `select r.lead_id, json_extract(e.data, '$.tag_id'), e.at from runs r
     join events e on e.lead_id = r.lead_id and e.name = 'lead.tag_added' order by r.id`,
  )
  const values = rows(
    'select v.lead_id, v.field_id, v.text, v.text_key, v.number from runs r join lead_values v on v.lead_id = r.lead_id order by r.id',
  )
  const leads = rows('select l.updated_at, l.id from runs r join leads l on l.id = r.lead_id order by r.id')
  return [
    [
      ["insert into lead_sets (lead_id, type, member_id, at, source) values (?, 'tag', ?, ?, 'journey')", tags],
      [addEvent, events('lead.tag_added')],
      ['insert into lead_values (lead_id, field_id, text, text_key, number) values (?, ?, ?, ?, ?)', values],
      ['update leads set updated_at = ?, version = version + 1 where id = ?', leads],
      [addEvent, events('lead.updated')],
      [addTransition, transitions(true)],
      [saveRun, delayed],
    ],
    [
      ["delete from lead_sets where lead_id = ? and type = 'tag' and member_id = ?", tags.map(tag => tag.slice(0, 2))],
      [addEvent, events('lead.tag_removed')],
      [addTransition, transitions(false)],
      [saveRun, ends],
    ],
  ]
}
