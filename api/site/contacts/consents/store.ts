/** Every query on the consent ledger. Rows are appended; only erasing touches one again. */

import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { insertInto, rowsOf, updateOfRows } from '../../../platform/database/statements.ts'
import type { ErasedPerson } from '../../../platform/features/connections.ts'
import { movedByKey } from '../../../platform/features/lead-merge.ts'
import { inPage, type ListPage, listOrder } from '../../../platform/http/list-page.ts'
import { replaceAddresses } from '../../../platform/schemas/addresses-in-text.ts'
import { consents, ownMethods } from './ledger-table.ts'

type Db = Handle<'site'>
export type ConsentRow = typeof consents.$inferSelect

const insert = insertInto(consents)

export const insertConsent = (tx: Db, row: ConsentRow): Promise<void> => tx.append(insert, [row])

const latest = (db: Db) =>
  db
    .select()
    .from(consents)
    .where(eq(consents.lead_id, sql.placeholder('lead_id')))
    .orderBy(desc(consents.id))
    .limit(1)
    .prepare()

export const latestConsent = (db: Db, lead_id: string): Promise<ConsentRow | undefined> =>
  db.prepared(latest).get({ lead_id })

const latestOfMany = (only: string) =>
  rowsOf(
    consents,
    `where (lead_id, id) in (
      select lead_id, max(id) from consents where lead_id in (select value from json_each(?)) ${only} group by lead_id)`,
  )
const lastEntry = latestOfMany('')
const lastGiven = latestOfMany("and type = 'given'")
const lastWithdrawal = latestOfMany("and type = 'withdrawn' and method <> 'import_undone'")

const newestFirst = rowsOf(consents, 'where lead_id in (select value from json_each(?)) order by lead_id, id desc')

/** All entries of each of these leads, the newest first. */
export const readLedgers = async (db: Db, lead_ids: readonly string[]): Promise<Map<string, ConsentRow[]>> =>
  Map.groupBy(await db.all(newestFirst, [JSON.stringify(lead_ids)]), ({ lead_id }) => lead_id)

const byLead = (rows: readonly ConsentRow[]) => new Map(rows.map(row => [row.lead_id, row]))

/** The last entry of each of these leads. */
export const latestEntries = async (db: Db, lead_ids: readonly string[]): Promise<Map<string, ConsentRow>> =>
  byLead(await db.all(lastEntry, [JSON.stringify(lead_ids)]))

/** The last consent of each of them, withdrawn since or not. */
export const latestGiven = async (db: Db, lead_ids: readonly string[]): Promise<Map<string, ConsentRow>> =>
  byLead(await db.all(lastGiven, [JSON.stringify(lead_ids)]))

/** The last withdrawal of each of them, whatever a form or a merge has put behind it. */
export const latestWithdrawals = async (db: Db, lead_ids: readonly string[]): Promise<Map<string, ConsentRow>> =>
  byLead(await db.all(lastWithdrawal, [JSON.stringify(lead_ids)]))

const own = `
  select lead_id, max(at) from consents
  where lead_id in (select value from json_each(?)) and type = 'given' and method in (select value from json_each(?))
  group by lead_id`

/** When each of these leads last agreed in person. */
export async function ownConsents(db: Db, lead_ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.all<[string, number]>(own, [JSON.stringify(lead_ids), JSON.stringify(ownMethods)])
  return new Map(rows.map(([lead_id, at]) => [lead_id, Number(at)]))
}

export const pageOfConsents = (db: Db, page: ListPage & { lead_id: string }) =>
  db
    .select()
    .from(consents)
    .where(and(eq(consents.lead_id, page.lead_id), inPage(consents, page)))
    .orderBy(...listOrder(consents, page))
    .limit(page.limit + 1)

/** The lead's entries with ids after this one, oldest first. */
export const consentsAfter = (db: Db, lead_id: string, id: string): Promise<ConsentRow[]> =>
  db
    .select()
    .from(consents)
    .where(and(eq(consents.lead_id, lead_id), gt(consents.id, id)))
    .orderBy(asc(consents.id))

export async function moveConsents(tx: Db, rows: readonly ConsentRow[], to_lead_id: string): Promise<void> {
  for (const { id, lead_id } of rows) {
    await tx
      .update(consents)
      .set({ lead_id: to_lead_id })
      .where(and(eq(consents.lead_id, lead_id), eq(consents.id, id)))
  }
}

const replaceMany = updateOfRows(
  'consents',
  'lead_id',
  ['hash'],
  'lead_id = e.hash, page_url = null, ip = null, email_id = null',
)

type PersonKeys = Pick<ErasedPerson, 'lead_id' | 'hash' | 'email_keys'>

const textsWithAddress = `
  select lead_id, id, text from consents
  where lead_id in (select value from json_each(?)) and instr(text, '@') > 0`

/** A text may name the address that its reader agreed for. `by` has what stands in the place of each. */
export async function replaceInConsentTexts(
  tx: Db,
  lead_ids: readonly string[],
  by: ReadonlyMap<string, string>,
): Promise<void> {
  const found = await tx.all<[string, string, string]>(textsWithAddress, [JSON.stringify(lead_ids)])
  for (const [lead_id, id, text] of found) {
    const replaced = replaceAddresses(text, by)
    if (replaced === text) continue
    await tx
      .update(consents)
      .set({ text: replaced })
      .where(and(eq(consents.lead_id, lead_id), eq(consents.id, id)))
  }
}

/** People are replaced, each by a hash. */
export async function replacePeople(tx: Db, people: readonly PersonKeys[]): Promise<void> {
  const by = new Map(people.flatMap(({ email_keys, hash }) => email_keys.map(key => [key, hash] as const)))
  const lead_ids = people.map(({ lead_id }) => lead_id)
  await replaceInConsentTexts(tx, lead_ids, by)
  await tx.run(
    replaceMany,
    people.map(({ lead_id, hash }) => [lead_id, hash]),
  )
}

/** The name of the feature, under which a merge keeps which entries it moved. */
export const consentsFeature = 'site/contacts/consents'

/** The ledger of the person: entries keep their order, by which the last one holds. */
export const mergingConsents = movedByKey('consents', consents, consents.id)
