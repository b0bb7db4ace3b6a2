/** Statements on the rows of people who are erased: one for all of them, by the ids of their leads. */
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Handle } from '../database/handle.ts'
import { replaceAddresses } from '../schemas/addresses-in-text.ts'
import type { ErasedPerson } from './connections.ts'

/** `column in ${theirs(people)}`: the ids of their leads. */
export const theirs = (people: readonly Pick<ErasedPerson, 'lead_id'>[]): SQL =>
  sql`(select value from json_each(${leadIdsOf(people)}))`

/** The ids, for a text with `json_each(?)`. */
export const leadIdsOf = (people: readonly Pick<ErasedPerson, 'lead_id'>[]): string =>
  JSON.stringify(people.map(({ lead_id }) => lead_id))

/** What `updateOfRows(table, 'lead_id', ['hash'], …)` takes: each lead and what stands in its place. */
export const hashesOf = (people: readonly Pick<ErasedPerson, 'lead_id' | 'hash'>[]): string[][] =>
  people.map(({ lead_id, hash }) => [lead_id, hash])

/** Puts the hash in the place of every address of these people in a column of JSON, such as a filter. For few rows. */
export async function replaceInTexts(
  tx: Handle<'site'>,
  column: SQLiteColumn,
  people: readonly ErasedPerson[],
): Promise<void> {
  const by = new Map(people.flatMap(({ email_keys, hash }) => email_keys.map(key => [key, hash] as const)))
  const { table } = column
  const rows = await tx.all<[number, string]>(
    sql`select rowid, ${column} from ${table} where instr(${column}, '@') > 0`,
  )
  for (const [rowid, text] of rows) {
    const replaced = replaceAddresses(text, by)
    const name = sql.identifier(column.name)
    if (replaced !== text) await tx.run(sql`update ${table} set ${name} = ${replaced} where rowid = ${rowid}`)
  }
}
