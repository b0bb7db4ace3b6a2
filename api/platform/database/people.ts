/** Statements on the rows of people who are erased: one for all of them, by the ids of their leads. */
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { ErasedPerson } from '../features/connections.ts'

/** `column in ${theirs(people)}`: the ids of their leads. */
export const theirs = (people: readonly Pick<ErasedPerson, 'lead_id'>[]): SQL =>
  sql`(select value from json_each(${leadIdsOf(people)}))`

/** The ids, for a text with `json_each(?)`. */
export const leadIdsOf = (people: readonly Pick<ErasedPerson, 'lead_id'>[]): string =>
  JSON.stringify(people.map(({ lead_id }) => lead_id))

/** What `updateOfRows(table, 'lead_id', ['hash'], …)` takes: each lead and what stands in its place. */
export const hashesOf = (people: readonly ErasedPerson[]): string[][] =>
  people.map(({ lead_id, hash }) => [lead_id, hash])
