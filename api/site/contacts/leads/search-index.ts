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
/** What the tokenizer of the index takes at once, and as many of them as narrow a search down. */
const token = { letters: 3, asked: 8 }

/** The parts of a text that the index knows, as many as narrow it down; undefined for a text that is too short. */
export function searchedParts(search: string): string[] | undefined {
  const characters = [...search]
  const count = characters.length - token.letters + 1
  if (count < 1) return undefined
  const step = Math.max(1, count / token.asked)
  const at = Array.from({ length: Math.min(count, token.asked) }, (_, n) => Math.floor(n * step))
  return [...new Set([...at, count - 1].map(from => characters.slice(from, from + token.letters).join('')))]
}

/** `select lead_id …`: leads that may contain the folded text. */
export function foundBySearch(search: string): SQL | undefined {
  const parts = searchedParts(search)
  if (!parts) return undefined
  const match = parts.map(part => `"${part.replaceAll('"', '""')}"`).join(' AND ')
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
