/** Every query on what became of the rows of imports. */

import { and, asc, eq, gt, inArray, isNotNull, or } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { insertInto, updateOfRows } from '../../../platform/database/statements.ts'
import type { ErasedPerson } from '../../../platform/features/connections.ts'
import { hashesOf } from '../../../platform/features/people.ts'
import { idAtPlace, placeOfId } from '../../../platform/runtime/ids.ts'
import { importRows } from './rows-table.ts'
import type { Before, Verdict } from './statuses.ts'

type Db = Handle<'site'>
export type RowOfImport = typeof importRows.$inferSelect

const insert = insertInto(importRows)

export const insertRows = async (tx: Db, rows: readonly RowOfImport[]): Promise<void> =>
  void (await tx.run(insert, rows))

const touched = `
  select lead_id from import_rows where lead_id in (select value from json_each(?)) and operation_id = ?`

/** The leads that an earlier row of the import created or changed. */
export async function leadsTouched(db: Db, operation_id: string, lead_ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.all(touched, [JSON.stringify(lead_ids), operation_id])
  return new Set(rows.map(([id]) => String(id)))
}

const seen = `
  select email_hash from import_rows where operation_id = ? and email_hash in (select value from json_each(?))`

/** Those of the addresses that an earlier row of the check has. */
export async function emailsSeen(db: Db, operation_id: string, hashes: readonly string[]): Promise<Set<string>> {
  const rows = await db.all(seen, [operation_id, JSON.stringify(hashes)])
  return new Set(rows.map(([hash]) => String(hash)))
}

export interface RowQuery {
  operation_id: string
  verdicts?: readonly Verdict[] | undefined
  /** Others too, of which there is something to take back. */
  or_before?: boolean
  after: number
  limit: number
}

export const rowsAfter = (
  db: Db,
  { operation_id, verdicts, or_before = false, after, limit }: RowQuery,
): Promise<RowOfImport[]> =>
  db
    .select()
    .from(importRows)
    .where(
      and(
        eq(importRows.operation_id, operation_id),
        gt(importRows.number, after),
        verdicts &&
          or(inArray(importRows.verdict, [...verdicts]), or_before ? isNotNull(importRows.before) : undefined),
      ),
    )
    .orderBy(asc(importRows.number))
    .limit(limit)

const noteTakenBack = `
  update import_rows set before = json_set(before, '$.taken_back', json('true'))
  where operation_id = ? and number in (select value from json_each(?)) and before is not null`

/** That what they say of consent has been taken back, whether that changed anything or not. */
export async function markTakenBack(tx: Db, operation_id: string, numbers: readonly number[]): Promise<void> {
  await tx.run(noteTakenBack, [operation_id, JSON.stringify(numbers)])
}

const takenBack = `
  select before from import_rows
  where lead_id in (select value from json_each(?)) and before ->> 'taken_back'`

/** What rows of these leads say that has been taken back. */
export async function beforesTakenBack(db: Db, lead_ids: readonly string[]): Promise<Before[]> {
  const rows = await db.all(takenBack, [JSON.stringify(lead_ids)])
  return rows.map(([before]) => JSON.parse(String(before)))
}

/** The rows of a lead that changed it since another thing was made. */
export const beforesSince = (db: Db, lead_id: string, id: string): Promise<RowOfImport[]> =>
  db
    .select()
    .from(importRows)
    .where(
      and(
        eq(importRows.lead_id, lead_id),
        gt(importRows.operation_id, idAtPlace('operation', placeOfId(id))),
        isNotNull(importRows.before),
      ),
    )

/** What an import did with these leads. */
export const rowsOfLeads = (db: Db, operation_id: string, lead_ids: readonly string[]): Promise<RowOfImport[]> =>
  db
    .select()
    .from(importRows)
    .where(and(eq(importRows.operation_id, operation_id), inArray(importRows.lead_id, [...lead_ids])))

export async function setBefores(tx: Db, rows: readonly RowOfImport[]): Promise<void> {
  for (const { operation_id, number, before } of rows) {
    const which = and(eq(importRows.operation_id, operation_id), eq(importRows.number, number))
    await tx.update(importRows).set({ before }).where(which)
  }
}

const replaceMany = updateOfRows('import_rows', 'lead_id', ['hash'], 'lead_id = e.hash, before = null')

/** Replaces people's ids in the rows. */
export const replaceLeads = async (tx: Db, people: readonly Pick<ErasedPerson, 'lead_id' | 'hash'>[]): Promise<void> =>
  void (await tx.run(replaceMany, hashesOf(people)))

const nextOperation = 'select min(operation_id) from import_rows where operation_id > ?'

/** The operations that have rows here, one after another. */
export async function operationAfter(db: Db, operation_id: string): Promise<string | null> {
  const [id] = (await db.one(nextOperation, [operation_id])) ?? []
  return typeof id === 'string' ? id : null
}

const removeSome = `
  delete from import_rows where operation_id = ? and number in
  (select number from import_rows where operation_id = ? order by number limit ?)`

/** Removes so many rows of an operation; answers how many there were. */
export const removeRows = (tx: Db, operation_id: string, limit: number): Promise<number> =>
  tx.run(removeSome, [operation_id, operation_id, limit])

const forget = 'update import_rows set lead_id = null where lead_id in (select value from json_each(?))'

/** Clears the ids of deleted leads. */
export async function forgetLeads(tx: Db, lead_ids: readonly string[]): Promise<void> {
  await tx.run(forget, [JSON.stringify(lead_ids)])
}
