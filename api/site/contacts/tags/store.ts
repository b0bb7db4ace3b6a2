/** Every query on tags. */

import { and, eq, getTableName, inArray, like, type SQL, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { inPage, type ListPage, listOrder } from '../../../platform/http/list-page.ts'
import { leads } from '../lead-records/table.ts'
import { leadSets } from '../lead-sets/rules.ts'
import { leadTags, type TagAssignment } from './lead-tags-table.ts'
import { tags } from './table.ts'

type Db = Handle<'site'>
export type TagRow = typeof tags.$inferSelect & { lead_count: number }

const sets = getTableName(leadSets)
const leadCount = sql<number>`(select count(*) from ${leadTags} where ${leadTags.tag_id} = ${tags.id})`
const columns = {
  id: tags.id,
  name: tags.name,
  name_key: tags.name_key,
  source: tags.source,
  version: tags.version,
  created_at: tags.created_at,
  updated_at: tags.updated_at,
  lead_count: leadCount.as('lead_count'),
}

export async function pageOfTags(db: Db, page: ListPage & { search?: string | undefined }) {
  return db
    .select(columns)
    .from(tags)
    .where(
      and(
        inPage(tags, page),
        page.search ? like(tags.name_key, `%${page.search.replaceAll(/[%_]/g, '')}%`) : undefined,
      ),
    )
    .orderBy(...listOrder(tags, page))
    .limit(page.limit + 1)
}

export async function findTag(db: Db, id: string): Promise<TagRow | undefined> {
  const [row] = await db.select(columns).from(tags).where(eq(tags.id, id))
  return row
}

export async function findTagByKey(db: Db, name_key: string): Promise<{ id: string } | undefined> {
  const [row] = await db.select({ id: tags.id }).from(tags).where(eq(tags.name_key, name_key))
  return row
}

const byKeys = 'select name_key, id from tags where name_key in (select value from json_each(?))'

/** The ids of tags by the folded form of their names. */
export async function tagsByKeys(db: Db, name_keys: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.all<[string, string]>(byKeys, [JSON.stringify(name_keys)])
  return new Map(rows)
}

/** Which of the ids exist. */
export async function knownTags(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: tags.id })
    .from(tags)
    .where(inArray(tags.id, [...ids]))
  return rows.map(row => row.id)
}

export async function insertTag(tx: Db, row: typeof tags.$inferInsert): Promise<void> {
  await tx.insert(tags).values(row)
}

export async function renameTag(tx: Db, id: string, to: { name: string; name_key: string; at: number }): Promise<void> {
  await tx
    .update(tags)
    .set({ name: to.name, name_key: to.name_key, updated_at: to.at, version: sql`${tags.version} + 1` })
    .where(eq(tags.id, id))
}

export async function removeTag(tx: Db, id: string): Promise<void> {
  await tx.delete(tags).where(eq(tags.id, id))
}

export const leadsWithTag = (id: string): SQL => sql`select lead_id from ${leadTags} where tag_id = ${id}`

/** The ids of a lead's tags. */
export async function tagsOfLead(db: Db, lead_id: string): Promise<string[]> {
  const rows = await db.select({ id: leadTags.tag_id }).from(leadTags).where(eq(leadTags.lead_id, lead_id))
  return rows.map(row => row.id)
}

/** One statement for the check that the tag exists and the row. */
const insertLeadTag = `
  insert into ${sets} (lead_id, type, member_id, at, source, source_id)
  select ?, 'tag', id, ?, ?, ? from tags where id = ? on conflict do nothing`

/** True if the lead did not have the tag before; false also where the tag does not exist. */
export async function addLeadTag(tx: Db, lead_id: string, tag_id: string, by: TagAssignment): Promise<boolean> {
  return (await tx.run(insertLeadTag, [lead_id, by.at, by.source, by.source_id, tag_id])) > 0
}

const deleteLeadTag = `delete from ${sets} where lead_id = ? and type = 'tag' and member_id = ?`

export async function removeLeadTag(tx: Db, lead_id: string, tag_id: string): Promise<boolean> {
  return (await tx.run(deleteLeadTag, [lead_id, tag_id])) > 0
}

const insertForLeads = `
  insert into ${sets} (lead_id, type, member_id, at, source, source_id)
  select l.id, 'tag', t.id, ?, ?, g.value ->> 1 from json_each(?) g cross join ${getTableName(leads)} l on l.id = g.value ->> 0
  cross join tags t on t.id = ? where true
  on conflict do nothing returning lead_id`

/** The leads that did not have the tag before, in the order given; ids that name no lead or no tag are passed over. */
export async function addTagToLeads(
  tx: Db,
  given: readonly { lead_id: string; source_id: string | null }[],
  tag_id: string,
  { source, at }: Pick<TagAssignment, 'source' | 'at'>,
): Promise<string[]> {
  const pairs = JSON.stringify(given.map(({ lead_id, source_id }) => [lead_id, source_id]))
  const rows = await tx.all(insertForLeads, [at, source, pairs, tag_id])
  return rows.map(([id]) => String(id))
}

const deleteFromLeads = `
  delete from ${sets} where type = 'tag' and member_id = ? and lead_id in (select value from json_each(?)) returning lead_id`

/** The leads that had the tag. */
export async function removeTagFromLeads(tx: Db, lead_ids: readonly string[], tag_id: string): Promise<string[]> {
  const rows = await tx.all(deleteFromLeads, [tag_id, JSON.stringify(lead_ids)])
  return rows.map(([id]) => String(id))
}

const deleteTagsOfLeads = `
  delete from ${sets} where type = 'tag' and lead_id in (select value from json_each(?))`

export async function removeTagsOfLeads(tx: Db, lead_ids: readonly string[]): Promise<void> {
  await tx.run(deleteTagsOfLeads, [JSON.stringify(lead_ids)])
}

export type LeadTagRow = typeof leadTags.$inferSelect

/** Which of the leads have which of the tags, since when and by what. */
export const listAssignments = (
  db: Db,
  lead_ids: readonly string[],
  tag_ids: readonly string[],
): Promise<LeadTagRow[]> =>
  db
    .select()
    .from(leadTags)
    .where(and(inJson(leadTags.lead_id, lead_ids), inJson(leadTags.tag_id, tag_ids)))

const inJson = (column: typeof leadTags.lead_id | typeof leadTags.tag_id, ids: readonly string[]) =>
  sql`${column} in (select value from json_each(${JSON.stringify(ids)}))`

const insertFormer = `
  insert into ${sets} (lead_id, type, member_id, at, source, source_id)
  select l.id, 'tag', t.id, g.value ->> 2, g.value ->> 3, g.value ->> 4 from json_each(?) g
  cross join ${getTableName(leads)} l on l.id = g.value ->> 0 cross join tags t on t.id = g.value ->> 1 where true
  on conflict do nothing returning lead_id, member_id`

/** Gives tags as they were given before; answers the pairs that are new. Tags and leads that are gone are passed over. */
export async function putAssignments(
  tx: Db,
  rows: readonly LeadTagRow[],
): Promise<[lead_id: string, tag_id: string][]> {
  const given = rows.map(({ lead_id, tag_id, at, source, source_id }) => [lead_id, tag_id, at, source, source_id])
  const put = await tx.all(insertFormer, [JSON.stringify(given)])
  return put.map(([lead_id, tag_id]) => [String(lead_id), String(tag_id)])
}
