/**
 * The index of searches: which leads have which three letters in a row in their names, address and phone. New leads are put
 * into it in batches by housekeeping, since a capture should not wait for it; until then searches look at them one by
 * one. Changes and deletions of leads that are in it follow by triggers (by-hand.sql).
 */
import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { leadLimits } from './limits.ts'
import { leads } from './table.ts'

type Db = Handle<'site'>

const table = getTableName(leads)
const lastIndexed = 'select lead_id from lead_search_rows order by id desc limit 1'
/** Rows grow in the order in which leads were added. */
const isNew = `rowid > coalesce((select rowid from ${table} where id = (${lastIndexed})), 0)`
/** What the tokenizer of the index takes at once. */
const token_letters = 3

/** A text as the index is asked for it: three letters after three others, in a row. Undefined for a text that is too short. */
export const matchOf = (search: string): string | undefined =>
  [...search].length < token_letters ? undefined : `"${search.replaceAll('"', '""')}"`

/** `select lead_id …`: leads that contain the folded text. */
export function foundBySearch(search: string): SQL | undefined {
  const match = matchOf(search)
  if (!match) return undefined
  return sql`
    select lead_id from lead_search_rows where id in (select rowid from lead_search where lead_search match ${match})
    union all select id as lead_id from ${leads} where ${sql.raw(isNew)} and instr(search_key, ${search}) > 0`
}

const newMany = `select count(*) from (select 1 from ${table} where ${isNew} limit ?)`

/** Whether all but some new leads are in it. */
export async function searchIsReady(db: Db, isAsked: boolean): Promise<boolean> {
  if (!isAsked) return false
  const [count] = (await db.one(newMany, [leadLimits.leads_unindexed_max + 1])) ?? []
  return Number(count) <= leadLimits.leads_unindexed_max
}

const addRows = `
  insert into lead_search_rows (lead_id) select id from ${table} where ${isNew} order by rowid limit ? returning id`
const addTexts = `
  insert into lead_search (rowid, text)
  select r.id, l.search_key from lead_search_rows r join ${table} l on l.id = r.lead_id where r.id between ? and ?`

/** Puts the next new leads into it; answers how many. */
export async function indexNewLeads(tx: Db, count: number): Promise<number> {
  const ids = (await tx.all<[number]>(addRows, [count])).map(([id]) => id)
  if (ids.length === 0) return 0
  await tx.run(addTexts, [Math.min(...ids), Math.max(...ids)])
  return ids.length
}
