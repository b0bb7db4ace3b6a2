/** Every query on audiences. */

import { and, eq, getTableName, inArray, isNotNull, isNull, like, type SQL, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { rowsOf } from '../../../platform/database/statements.ts'
import { inPage, type ListPage, listOrder } from '../../../platform/http/list-page.ts'
import type { Filter } from '../../../platform/schemas/filter/schema.ts'
import { leads } from '../lead-records/table.ts'
import { leadSets } from '../lead-sets/rules.ts'
import { leadAudiences } from './lead-audiences-table.ts'
import type { audienceTypes } from './statuses.ts'
import { audiences } from './table.ts'

type Db = Handle<'site'>
export type AudienceRow = typeof audiences.$inferSelect & { lead_count: number }

const sets = getTableName(leadSets)

const columns = {
  id: audiences.id,
  name: audiences.name,
  name_key: audiences.name_key,
  description: audiences.description,
  filter: audiences.filter,
  filter_version: audiences.filter_version,
  settled_version: audiences.settled_version,
  settled_zone: audiences.settled_zone,
  version: audiences.version,
  created_at: audiences.created_at,
  updated_at: audiences.updated_at,
  lead_count:
    sql<number>`(select count(*) from ${leadAudiences} where ${leadAudiences.audience_id} = ${audiences.id})`.as(
      'lead_count',
    ),
}

interface AudiencePage extends ListPage {
  search?: string | undefined
  type?: (typeof audienceTypes)[number] | undefined
}

export const pageOfAudiences = (db: Db, page: AudiencePage) =>
  db
    .select(columns)
    .from(audiences)
    .where(
      and(
        inPage(audiences, page),
        page.type && (page.type === 'dynamic' ? isNotNull(audiences.filter) : isNull(audiences.filter)),
        page.search ? like(audiences.name_key, `%${page.search.replaceAll(/[%_]/g, '')}%`) : undefined,
      ),
    )
    .orderBy(...listOrder(audiences, page))
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

/** Those that are there, in the order of the ids. */
export async function audiencesNamed(db: Db, ids: readonly string[]) {
  const rows = await db
    .select()
    .from(audiences)
    .where(inArray(audiences.id, [...ids]))
  return ids.flatMap(id => rows.find(row => row.id === id) ?? [])
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

/** Nobody has been looked at with it yet. */
export async function changeFilter(tx: Db, id: string, filter: Filter, filter_version: number): Promise<void> {
  await tx.update(audiences).set({ filter, filter_version }).where(eq(audiences.id, id))
}

export const leadsInAudience = (id: string): SQL => sql`select lead_id from ${leadAudiences} where audience_id = ${id}`

export async function removeAudience(tx: Db, id: string): Promise<void> {
  await tx.delete(audiences).where(eq(audiences.id, id))
}

/** One statement for the checks of both ids and the row. A dynamic audience is filled by its filter alone. */
const join = `insert into ${sets} (lead_id, type, member_id, at)
  select l.id, 'audience', a.id, ? from ${getTableName(leads)} l inner join audiences a on a.id = ? and a.filter is null
  where l.id = ? on conflict do nothing`

/** True if the lead was not in the audience before; false also where either does not exist or the audience is dynamic. */
export async function addToAudience(tx: Db, lead_id: string, audience_id: string, at: number): Promise<boolean> {
  return (await tx.run(join, [at, audience_id, lead_id])) > 0
}

const joinMany = `insert into ${sets} (lead_id, type, member_id, at)
  select l.id, 'audience', a.id, ? from json_each(?) g cross join ${getTableName(leads)} l on l.id = g.value
  cross join audiences a on a.id = ? and a.filter is null where true
  on conflict do nothing returning lead_id`

/** The leads that were not in the audience before, in the order given; ids that name no lead or audience are passed over. */
export async function addLeadsToAudience(
  tx: Db,
  lead_ids: readonly string[],
  audience_id: string,
  at: number,
): Promise<string[]> {
  const rows = await tx.all(joinMany, [at, JSON.stringify(lead_ids), audience_id])
  return rows.map(([id]) => String(id))
}

const leaveMany = `
  delete from ${sets} where type = 'audience' and member_id = (select id from audiences where id = ? and filter is null)
  and lead_id in (select value from json_each(?)) returning lead_id`

/** The leads that were in the audience. */
export async function takeLeadsFromAudience(
  tx: Db,
  lead_ids: readonly string[],
  audience_id: string,
): Promise<string[]> {
  const rows = await tx.all(leaveMany, [audience_id, JSON.stringify(lead_ids)])
  return rows.map(([id]) => String(id))
}

/** A lead and an audience. */
export type Membership = readonly [lead_id: string, audience_id: string]

const pairs = `select value ->> 0 as lead_id, value ->> 1 as audience_id from json_each(?)`
const joinPairs = `insert into ${sets} (lead_id, type, member_id, at)
  select lead_id, 'audience', audience_id, ? from (${pairs}) where true on conflict do nothing returning lead_id, member_id`
const leavePairs = `delete from ${sets} where type = 'audience' and (lead_id, member_id) in (${pairs}) returning lead_id, member_id`

const toMemberships = (rows: readonly unknown[][]): Membership[] => rows.map(([lead, of]) => [String(lead), String(of)])

/** Those that are new. */
export const insertMemberships = async (tx: Db, list: readonly Membership[], at: number): Promise<Membership[]> =>
  list.length === 0 ? [] : toMemberships(await tx.all(joinPairs, [at, JSON.stringify(list)]))

/** Those that were there. */
export const deleteMemberships = async (tx: Db, list: readonly Membership[]): Promise<Membership[]> =>
  list.length === 0 ? [] : toMemberships(await tx.all(leavePairs, [JSON.stringify(list)]))

export interface DynamicAudience {
  id: string
  name: string
  filter: Filter
  filter_version: number
  settled_version: number
  settled_zone: string | null
}

const dynamic = rowsOf(audiences, 'where filter is not null order by id')

export const dynamicAudiences = async (db: Db): Promise<DynamicAudience[]> =>
  (await db.all(dynamic, [])).flatMap(({ filter, ...row }) => (filter ? [{ ...row, filter }] : []))

const anyDynamic = 'select 1 from audiences where filter is not null limit 1'

export const hasDynamicAudiences = async (db: Db): Promise<boolean> => (await db.one(anyDynamic, [])) !== undefined

const anyUnsettled = 'select 1 from audiences where filter is not null and settled_version <> filter_version limit 1'

export const hasUnsettledAudiences = async (db: Db): Promise<boolean> => (await db.one(anyUnsettled, [])) !== undefined

const unsettle = 'update audiences set settled_version = 0 where id = ?'

/** Leads are to be looked at with its filter. */
export const unsettleFilter = async (tx: Db, id: string): Promise<void> => void (await tx.run(unsettle, [id]))

const settle = 'update audiences set settled_version = ?, settled_zone = ? where id = ? and filter_version = ?'

/** Every lead has been looked at with this version of the filter, in a zone. */
export const settleFilter = async (tx: Db, id: string, version: number, zone: string): Promise<void> =>
  void (await tx.run(settle, [version, zone, id, version]))

/** Those of the ids that name a dynamic audience. */
export async function dynamicAmong(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: audiences.id })
    .from(audiences)
    .where(and(inArray(audiences.id, [...ids]), isNotNull(audiences.filter)))
  return rows.map(row => row.id)
}

export async function hasLeads(db: Db, audience_id: string): Promise<boolean> {
  const rows = await db
    .select({ lead_id: leadAudiences.lead_id })
    .from(leadAudiences)
    .where(eq(leadAudiences.audience_id, audience_id))
    .limit(1)
  return rows.length > 0
}

const areOn = 'select lead_id from lead_audiences where audience_id = ? and lead_id in (select value from json_each(?))'

/** Those of the leads that are on the audience. */
export async function leadsOn(db: Db, lead_ids: readonly string[], audience_id: string): Promise<Set<string>> {
  const rows = await db.all(areOn, [audience_id, JSON.stringify(lead_ids)])
  return new Set(rows.map(([id]) => String(id)))
}

const membersSince = `
  select lead_id, at from lead_audiences where audience_id = ? and lead_id in (select value from json_each(?))`

/** Since when those of the leads that are on the audience are there. */
export async function memberships(
  db: Db,
  lead_ids: readonly string[],
  audience_id: string,
): Promise<Map<string, number>> {
  const rows = await db.all(membersSince, [audience_id, JSON.stringify(lead_ids)])
  return new Map(rows.map(([id, at]) => [String(id), Number(at)]))
}

const rejoinMany = `insert into ${sets} (lead_id, type, member_id, at)
  select l.id, 'audience', a.id, g.value ->> 1 from json_each(?) g
  cross join ${getTableName(leads)} l on l.id = g.value ->> 0 cross join audiences a on a.id = ? where true
  on conflict do nothing returning lead_id`

/** Puts leads on an audience as they were before; answers those that were not there. */
export async function putMemberships(
  tx: Db,
  former: readonly { lead_id: string; at: number }[],
  audience_id: string,
): Promise<string[]> {
  const given = former.map(({ lead_id, at }) => [lead_id, at])
  const rows = await tx.all(rejoinMany, [JSON.stringify(given), audience_id])
  return rows.map(([id]) => String(id))
}
