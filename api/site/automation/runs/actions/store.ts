/** Every query of actions on many runs. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Handle } from '../../../../platform/database/handle.ts'
import { leads } from '../../../contacts/lead-records/table.ts'
import type { RunKey } from '../list-store.ts'
import type { RunRow } from '../store.ts'
import { runs } from '../table.ts'

type Db = Handle<'site'>

/** A run with the zone of its lead. */
export interface FoundRun {
  run: RunRow
  timezone: string | null
}

/** The runs of these keys, in their order. */
export async function findRuns(db: Db, keys: readonly RunKey[]): Promise<FoundRun[]> {
  if (keys.length === 0) return []
  const ids = keys.map(key => key.id)
  const rows = await db
    .select({ run: runs, timezone: leads.timezone })
    .from(runs)
    .leftJoin(leads, eq(leads.id, runs.lead_id))
    .where(inArray(runs.id, ids))
  const byId = new Map(rows.map(row => [row.run.id, row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}

export async function setVersion(tx: Db, run_ids: readonly string[], journey_version: number): Promise<void> {
  await tx
    .update(runs)
    .set({ journey_version })
    .where(and(sql`${runs.id} in (select value from json_each(${JSON.stringify(run_ids)}))`))
}
