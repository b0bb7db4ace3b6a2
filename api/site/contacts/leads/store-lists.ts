/** What is read of many leads: batches, what hangs on a page of them. Pages are in pages.ts. */

import { and, asc, desc, eq, gt, inArray, lte, max, not, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { events } from '../../../platform/events/table.ts'
import { inPage, type ListPage, listOrder } from '../../../platform/http/list-page.ts'
import type { FieldError } from '../../../platform/problem/problem.ts'
import { filterErrors } from '../../../platform/schemas/filter/check.ts'
import type { Present } from '../../../platform/schemas/filter/relative.ts'
import type { Filter } from '../../../platform/schemas/filter/schema.ts'
import { toSql } from '../../../platform/schemas/filter/to-sql.ts'
import { leadAudiences } from '../audiences/rules.ts'
import { audiences } from '../audiences/table.ts'
import { fieldsOfSite } from '../custom-fields/rules.ts'
import { searchTests } from '../lead-records/rules.ts'
import { leads } from '../lead-records/table.ts'
import { leadTags } from '../tags/rules.ts'
import { tags } from '../tags/table.ts'
import { decideAudiences } from './decided-audiences.ts'
import { filterFields, filterKinds } from './filter-fields.ts'

type Db = Handle<'site'>

const isOneOf = (ids: readonly string[] | undefined): SQL | undefined =>
  ids && sql`${leads.id} in (select value from json_each(${JSON.stringify(ids)}))`

/** Leads that a query names by id: `select lead_id …`. */
export interface LeadIds {
  lead_ids: SQL
}

/** Leads that match all filters and are in the audience, without excluded ones. */
export interface LeadQuery extends Present {
  wanted: readonly Filter[]
  /** Only leads for whom one of these conditions holds; an empty list matches none. Absent: all. */
  one_of?: readonly (Filter | LeadIds)[] | undefined
  kept_out?: Filter | undefined
  audience_id?: string | undefined
  /** Found by these words too, as in the list. */
  search?: string | undefined
  /** Among these alone. */
  among?: readonly string[] | undefined
  /** Without these. */
  not_in?: LeadIds | undefined
}

/** The condition on rows of leads. Audiences that are not settled are taken by their filters. */
export async function leadsMatching(
  db: Db,
  { wanted, one_of, kept_out, audience_id, search, among, not_in, ...present }: LeadQuery,
): Promise<SQL | undefined> {
  const fields = filterFields(await fieldsOfSite(db))
  const holds = (one: Filter | LeadIds) =>
    'lead_ids' in one ? sql`${leads.id} in (${one.lead_ids})` : toSql(one, fields, present)
  const joined = sql`${leads.id} in (select lead_id from ${leadAudiences} where audience_id = ${audience_id ?? ''})`
  const condition = and(
    ...wanted.map(one => toSql(one, fields, present)),
    one_of && (or(...one_of.map(holds)) ?? sql`0`),
    kept_out && not(toSql(kept_out, fields, present)),
    audience_id === undefined ? undefined : joined,
    ...searchTests(search),
    isOneOf(among),
    not_in && sql`${leads.id} not in (${not_in.lead_ids})`,
  )
  const filters = [
    ...wanted,
    ...(one_of ?? []).flatMap(one => ('lead_ids' in one ? [] : one)),
    ...(kept_out ? [kept_out] : []),
  ]
  const decide = await decideAudiences(db, { filters, audience_id }, present)
  return condition && decide ? decide(condition) : condition
}

/** How many leads a journey would take in. */
export async function countMatchingLeads(db: Db, which: LeadQuery): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)` })
    .from(leads)
    .where(await leadsMatching(db, which))
  return row?.count ?? 0
}

/** What is wrong with a filter on the leads of this site. */
export async function filterProblems(db: Db, filter: Filter, pointer = '/filter'): Promise<FieldError[]> {
  return filterErrors(filter, filterKinds(await fieldsOfSite(db)), pointer)
}

/** Their ids in order, for work in batches: those after one and up to another. */
export async function matchingLeadIds(
  db: Db,
  which: LeadQuery,
  { after, until, limit }: { after: string; until: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: leads.id })
    .from(leads)
    .where(and(gt(leads.id, after), lte(leads.id, until), await leadsMatching(db, which)))
    .orderBy(asc(leads.id))
    .limit(limit)
  return rows.map(row => row.id)
}

/** The newest lead's id; null where there is none. */
export async function lastLeadId(db: Db): Promise<string | null> {
  const [row] = await db.select({ id: max(leads.id) }).from(leads)
  return row?.id ?? null
}

/** The newest first. */
export async function newestLeadIds(db: Db, limit: number): Promise<string[]> {
  const rows = await db.select({ id: leads.id }).from(leads).orderBy(desc(leads.id)).limit(limit)
  return rows.map(({ id }) => id)
}

/** Tags of leads with their names, in one query. */
export const tagsOfLeads = (db: Db, lead_ids: readonly string[]) =>
  db
    .select({
      lead_id: leadTags.lead_id,
      id: tags.id,
      name: tags.name,
      source: leadTags.source,
      source_id: leadTags.source_id,
      at: leadTags.at,
    })
    .from(leadTags)
    .innerJoin(tags, eq(tags.id, leadTags.tag_id))
    .where(inArray(leadTags.lead_id, [...lead_ids]))
    .orderBy(asc(tags.name_key))

export const audiencesOfLeads = (db: Db, lead_ids: readonly string[]) =>
  db
    .select({ lead_id: leadAudiences.lead_id, id: audiences.id, name: audiences.name })
    .from(leadAudiences)
    .innerJoin(audiences, eq(audiences.id, leadAudiences.audience_id))
    .where(inArray(leadAudiences.lead_id, [...lead_ids]))
    .orderBy(asc(audiences.name_key))

const eventPlace = { id: events.seq, at: events.at }

/** What happened to a lead, newest first. */
export const eventsOfLead = (db: Db, lead_id: string, page: ListPage & { without: readonly string[] }) =>
  db
    .select()
    .from(events)
    .where(and(eq(events.lead_id, lead_id), notInArray(events.name, [...page.without]), inPage(eventPlace, page)))
    .orderBy(...listOrder(eventPlace, page))
    .limit(page.limit + 1)
