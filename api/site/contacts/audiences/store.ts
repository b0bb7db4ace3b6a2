/** Every query on audiences. */
import { and, desc, eq, inArray, like, lt, sql } from 'drizzle-orm'
import { changesOf, type Handle } from '../../../platform/database/handle.ts'
import { leadAudiences } from './lead-audiences-table.ts'
import { audiences } from './table.ts'

type Db = Handle<'site'>
export type AudienceRow = typeof audiences.$inferSelect & { lead_count: number }

const columns = {
  id: audiences.id,
  name: audiences.name,
  name_key: audiences.name_key,
  description: audiences.description,
  version: audiences.version,
  created_at: audiences.created_at,
  updated_at: audiences.updated_at,
  lead_count:
    sql<number>`(select count(*) from ${leadAudiences} where ${leadAudiences.audience_id} = ${audiences.id})`.as(
      'lead_count',
    ),
}

export const pageOfAudiences = (db: Db, page: { after: string | null; limit: number; search?: string | undefined }) =>
  db
    .select(columns)
    .from(audiences)
    .where(
      and(
        page.after ? lt(audiences.id, page.after) : undefined,
        page.search ? like(audiences.name_key, `%${page.search.replaceAll(/[%_]/g, '')}%`) : undefined,
      ),
    )
    .orderBy(desc(audiences.id))
    .limit(page.limit + 1)

export async function findAudience(db: Db, id: string): Promise<AudienceRow | undefined> {
  const [row] = await db.select(columns).from(audiences).where(eq(audiences.id, id))
  return row
}

export async function findAudienceByKey(db: Db, name_key: string): Promise<{ id: string } | undefined> {
  const [row] = await db.select({ id: audiences.id }).from(audiences).where(eq(audiences.name_key, name_key))
  return row
}

/** Which of the ids exist. */
export async function knownAudiences(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: audiences.id })
    .from(audiences)
    .where(inArray(audiences.id, [...ids]))
  return rows.map(row => row.id)
}

export async function insertAudience(tx: Db, row: typeof audiences.$inferInsert): Promise<void> {
  await tx.insert(audiences).values(row)
}

export async function updateAudience(tx: Db, id: string, set: Partial<typeof audiences.$inferInsert>): Promise<void> {
  await tx
    .update(audiences)
    .set({ ...set, version: sql`${audiences.version} + 1` })
    .where(eq(audiences.id, id))
}

export async function removeAudience(tx: Db, id: string): Promise<void> {
  await tx.delete(audiences).where(eq(audiences.id, id))
}

/** One statement for the check of both ids and the row. */
const join = `insert into lead_audiences (lead_id, audience_id, at)
  select l.id, a.id, ? from leads l inner join audiences a on a.id = ? where l.id = ? on conflict do nothing`

/** True if the lead was not in the audience before; false also where either does not exist. */
export async function addToAudience(tx: Db, lead_id: string, audience_id: string, at: number): Promise<boolean> {
  return (await tx.change(join, [at, audience_id, lead_id])) > 0
}

export async function removeFromAudience(tx: Db, lead_id: string, audience_id: string): Promise<boolean> {
  const result = await tx
    .delete(leadAudiences)
    .where(and(eq(leadAudiences.lead_id, lead_id), eq(leadAudiences.audience_id, audience_id)))
  return changesOf(result) > 0
}

export async function hasLeads(db: Db, audience_id: string): Promise<boolean> {
  const rows = await db
    .select({ lead_id: leadAudiences.lead_id })
    .from(leadAudiences)
    .where(eq(leadAudiences.audience_id, audience_id))
    .limit(1)
  return rows.length > 0
}
