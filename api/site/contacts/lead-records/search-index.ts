/**
 * The index of searches: which leads have which three letters in a row in their names, address and phone. New leads are put
 * into it in batches by housekeeping, since a capture should not wait for it; until then searches look at them one by
 * one. Changes and deletions of leads that are in it follow by triggers (by-hand.sql).
 */
import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { normalizedPhone } from '../../../platform/schemas/schemas.ts'
import { foldSearch } from '../../../platform/texts/fold.ts'
import { leadRecordLimits } from './limits.ts'
import { leads } from './table.ts'

type Db = Handle<'site'>

const table = getTableName(leads)
const lastIndexed = 'select lead_id from lead_search_rows order by id desc limit 1'
/** Rows grow in the order in which leads were added. */
const isNew = `rowid > coalesce((select rowid from ${table} where id = (${lastIndexed})), 0)`
/** What the tokenizer of the index takes at once. */
const token_letters = 3

/** What a search asks for: of each term, one of its spellings. */
export type Terms = readonly (readonly string[])[]

/** Terms as the index is asked for them: three letters after three others, in a row. Undefined where all are too short. */
export function matchOf(terms: Terms): string | undefined {
  const known = terms.filter(spellings => spellings.every(text => [...text].length >= token_letters))
  const asked = known.map(spellings => `(${spellings.map(text => `"${text.replaceAll('"', '""')}"`).join(' OR ')})`)
  return asked.length === 0 ? undefined : asked.join(' AND ')
}

/** `select lead_id …`: all leads that contain the folded terms, beside others where some of them are short. */
export function foundBySearch(terms: Terms): SQL | undefined {
  const match = matchOf(terms)
  if (!match) return undefined
  return sql`
    select lead_id from lead_search_rows where id in (select rowid from lead_search where lead_search match ${match})
    union all select id as lead_id from ${leads} where ${sql.raw(isNew)} and ${sql.join(hasAll(terms), sql` and `)}`
}

const hasAll = (terms: Terms): SQL[] =>
  terms.map(spellings => {
    const found = spellings.map(text => sql`instr(search_key, ${text}) > 0`)
    return sql`(${sql.join(found, sql` or `)})`
  })

/** Leads in whose names, address or phone the searched words are. */
export const searchTests = (search: string | undefined): SQL[] => hasAll(searchedTerms(search))

/** Between the words of a name, however it is written: “Carrión,  Nuria”. */
const between = /[\s,;]+/
/** Digits with the signs that people put between them. */
const phone = /^[+(]?\d[\d ().\-/]*$|^\(\+\d[\d ().\-/]*$/
/** Fewer may be part of anything; and as many are a whole number, whose first two zeros dial a country. */
const phone_digits = { min: 4, whole: 8 }

/** The words of a search, in any order; what may be a phone also in the way it is stored, since an address may have digits, too. */
export function searchedTerms(search: string | undefined): Terms {
  const folded = foldSearch(search ?? '')
  const digits = folded.replaceAll(/\D/g, '')
  if (!phone.test(folded) || digits.length < phone_digits.min) {
    return [...new Set(folded.split(between).filter(word => word !== ''))].map(word => [word])
  }
  const is_part = digits.startsWith('00') && digits.length < phone_digits.whole
  return [[...new Set([folded, is_part ? digits : normalizedPhone(folded)])]]
}

const newMany = `select count(*) from (select 1 from ${table} where ${isNew} limit ?)`

/** Whether all but some new leads are in it. */
export async function searchIsReady(db: Db, isAsked: boolean): Promise<boolean> {
  if (!isAsked) return false
  const [count] = (await db.one(newMany, [leadRecordLimits.leads_unindexed_max + 1])) ?? []
  return Number(count) <= leadRecordLimits.leads_unindexed_max
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
