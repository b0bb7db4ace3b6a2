/** Queries for counting runs that were moved between versions. */
import { sql } from 'drizzle-orm'
import type { StoredEntry } from '../../../../../workflows/ports.ts'
import type { Handle } from '../../../../platform/database/handle.ts'
import { runMoves } from '../table.ts'

type Db = Handle<'site'>

const moves = 'select json_group_array(json_array(journey_id, at)) from run_moves'

export async function noteMove(tx: Db, journey_id: string, at: number): Promise<void> {
  const set = { at: sql`max(${runMoves.at}, excluded.at)` }
  await tx.insert(runMoves).values({ journey_id, at }).onConflictDoUpdate({ target: runMoves.journey_id, set })
}

/** When runs of a journey were moved last; journeys without a move are not in it. */
export async function lastMoves(db: Db): Promise<Map<string, number>> {
  const [json] = (await db.one(moves, [])) ?? []
  return new Map(JSON.parse(String(json)) as [string, number][])
}

/** All entries of these runs, in order. */
export async function readRecords(db: Db, run_ids: readonly string[]): Promise<Map<string, StoredEntry[]>> {
  const rows = await db.all<[string, string]>(sql`
    select run_id, record from run_transitions
    where run_id in (select value from json_each(${JSON.stringify(run_ids)})) order by run_id, first_sequence`)
  const byRun = new Map<string, StoredEntry[]>()
  for (const [run_id, record] of rows) {
    const entries = byRun.get(run_id) ?? []
    byRun.set(run_id, entries)
    entries.push(...(JSON.parse(record) as StoredEntry[]))
  }
  return byRun
}
