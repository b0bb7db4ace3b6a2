/** Every query on what was asked of many runs at once. */
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { leads } from '../../contacts/leads/table.ts'
import type { RunKey } from './list-store.ts'
import type { RunRow } from './store.ts'
import { runActions, runs } from './table.ts'

type Db = Handle<'site'>
export type RunActionRow = typeof runActions.$inferSelect

export async function insertAction(tx: Db, row: RunActionRow): Promise<void> {
  await tx.insert(runActions).values(row)
}

export async function findAction(db: Db, id: string): Promise<RunActionRow | undefined> {
  const [row] = await db.select().from(runActions).where(eq(runActions.id, id))
  return row
}

export async function pageOfActions(db: Db, page: { after: string | null; limit: number }): Promise<RunActionRow[]> {
  return db
    .select()
    .from(runActions)
    .where(page.after === null ? undefined : lt(runActions.id, page.after))
    .orderBy(desc(runActions.id))
    .limit(page.limit + 1)
}

export async function saveProgress(tx: Db, id: string, set: Partial<RunActionRow>): Promise<void> {
  await tx.update(runActions).set(set).where(eq(runActions.id, id))
}

/** The runs of these keys with the zone of their lead, in the order of the keys. */
export async function runsOf(db: Db, keys: readonly RunKey[]): Promise<{ run: RunRow; timezone: string | null }[]> {
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
