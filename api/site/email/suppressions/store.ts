/** Every query on suppressions. */

import { and, asc, desc, eq, getTableName, gt, inArray, isNotNull, isNull, like, lt, or, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { hashesOf, leadIdsOf } from '../../../platform/database/people.ts'
import { insertOfRows, updateOfRows } from '../../../platform/database/statements.ts'
import type { ErasedPerson } from '../../../platform/features/connections.ts'
import { formerAddresses } from '../../contacts/former-addresses/rules.ts'
import { personHash } from '../../contacts/leads/rules.ts'
import { leads } from '../../contacts/leads/table.ts'
import { suppressions } from './table.ts'

type Db = Handle<'site'>
export type SuppressionRow = typeof suppressions.$inferSelect
export type SuppressionReason = SuppressionRow['reason']

const active = isNull(suppressions.removed_at)

export interface SuppressionFilter {
  email_key?: string | undefined
  search?: string | undefined
  reason?: SuppressionReason | undefined
  state?: 'active' | 'removed' | undefined
}

const conditionOf = ({ email_key, search, reason, state = 'active' }: SuppressionFilter) =>
  and(
    state === 'active' ? active : isNotNull(suppressions.removed_at),
    email_key === undefined ? undefined : eq(suppressions.email_key, email_key),
    reason && eq(suppressions.reason, reason),
    search ? like(suppressions.email_key, sql`${`%${search.replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`) : undefined,
  )

export async function pageOfSuppressions(
  db: Db,
  filter: SuppressionFilter,
  page: { after: string | null; limit: number },
): Promise<SuppressionRow[]> {
  return db
    .select()
    .from(suppressions)
    .where(and(conditionOf(filter), page.after ? lt(suppressions.id, page.after) : undefined))
    .orderBy(desc(suppressions.id))
    .limit(page.limit + 1)
}

export const countSuppressions = (db: Db, filter: SuppressionFilter): Promise<number> =>
  db.$count(suppressions, conditionOf(filter))

export async function findSuppression(db: Db, id: string): Promise<SuppressionRow | undefined> {
  const [row] = await db.select().from(suppressions).where(eq(suppressions.id, id))
  return row
}

export async function activeOf(db: Db, of: { email_key: string; hash: string }): Promise<SuppressionRow | undefined> {
  const [row] = await db
    .select()
    .from(suppressions)
    .where(and(active, sql`(${suppressions.email_key} = ${of.email_key} or ${suppressions.hash} = ${of.hash})`))
  return row
}

const columns = [
  'id',
  'email',
  'email_key',
  'reason',
  'source',
  'note',
  'evidence',
  'email_id',
  'operation_id',
  'created_at',
] as const
export type NewSuppression = Pick<SuppressionRow, (typeof columns)[number]>

const insert = insertOfRows('suppressions', columns, 'on conflict do nothing')

/** Answers how many are new: the others were suppressed already. */
export const insertSuppressions = (tx: Db, rows: readonly NewSuppression[]): Promise<number> =>
  tx.run(
    insert,
    rows.map(row => columns.map(name => row[name])),
  )

/** Those that exist of these. */
export async function knownIds(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: suppressions.id })
    .from(suppressions)
    .where(inArray(suppressions.id, [...ids]))
  return rows.map(({ id }) => id)
}

/** Those of an address that are in force for a reason: under the address, or the hash of an erased person. */
export async function activeIdsFor(
  db: Db,
  reason: SuppressionReason,
  { email_key, hash }: { email_key: string; hash: string | undefined },
): Promise<string[]> {
  const of_address = or(eq(suppressions.email_key, email_key), hash ? eq(suppressions.hash, hash) : undefined)
  const rows = await db
    .select({ id: suppressions.id })
    .from(suppressions)
    .where(and(active, eq(suppressions.reason, reason), of_address))
  return rows.map(({ id }) => id)
}

/** Of those that are still in force; the cause stays. */
export async function endSuppressions(
  tx: Db,
  ids: readonly string[],
  set: Pick<SuppressionRow, 'removed_at' | 'removed_by' | 'removal_note'>,
): Promise<void> {
  await tx
    .update(suppressions)
    .set(set)
    .where(and(inArray(suppressions.id, [...ids]), active))
}

/** The next of an import that are still in force. */
export async function activeOfOperation(
  db: Db,
  operation_id: string,
  page: { after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: suppressions.id })
    .from(suppressions)
    .where(and(eq(suppressions.operation_id, operation_id), active, gt(suppressions.id, page.after)))
    .orderBy(asc(suppressions.id))
    .limit(page.limit)
  return rows.map(({ id }) => id)
}

const ofErased = `
  select l.email_key, g.value ->> 1 from json_each(?) g cross join ${getTableName(leads)} l on l.id = g.value ->> 0
  where exists (select 1 from suppressions s where s.email_key = l.email_key)`
const emptied = "email = null, email_key = null, hash = e.hash, note = '', evidence = '', removal_note = null"
const replaceMany = updateOfRows('suppressions', 'email_key', ['hash'], emptied)

/** Former ones that no lead has now. */
const formerOfErased = `
  select distinct f.email_key, k.key
  from json_each(?) g cross join ${getTableName(formerAddresses)} f on f.lead_id = g.value join site_key k
  where exists (select 1 from suppressions s where s.email_key = f.email_key)
    and not exists (select 1 from ${getTableName(leads)} l where l.email_key = f.email_key)`

/** People's addresses, former ones too, are replaced by their hashes, in what was removed too. */
export async function replaceAddresses(tx: Db, people: readonly ErasedPerson[]): Promise<void> {
  const found = await tx.all<[string, string]>(ofErased, [JSON.stringify(hashesOf(people))])
  const former = await tx.all<[string, ArrayBuffer]>(formerOfErased, [leadIdsOf(people)])
  const all = [...found, ...former.map(([email_key, key]) => [email_key, personHash(Buffer.from(key), email_key)])]
  if (all.length > 0) await tx.run(replaceMany, all)
}

/** SQL: what somebody said at an address that the lead had before, and says of the person. A bounce is the address's own. */
export const formerReason = (lead_id: string): string => `(
  select c.reason from ${getTableName(formerAddresses)} f join suppressions c on c.email_key = f.email_key
  where f.lead_id = ${lead_id} and c.removed_at is null and c.reason <> 'hard_bounce' limit 1)`

const ofLeads = `
  select l.id, l.email_key, coalesce(s.reason, ${formerReason('l.id')})
  from ${getTableName(leads)} l left join suppressions s on s.email_key = l.email_key and s.removed_at is null
  where l.id in (select value from json_each(?))`
const present = `select 1 from suppressions where removed_at is null limit 1`
const keyWhereHashed = 'select key from site_key where exists (select 1 from suppressions where hash is not null)'

export interface LeadAddress {
  lead_id: string
  email_key: string
  reason: SuppressionReason | null
}

/** The addresses of leads with the reason against each; none are read where nothing is suppressed. */
export async function addressesOfLeads(db: Db, lead_ids: readonly string[]): Promise<LeadAddress[]> {
  if ((await db.one(present, [])) === undefined) return []
  const rows = (await db.all(ofLeads, [JSON.stringify(lead_ids)])) as [string, string, SuppressionReason | null][]
  return rows.map(([lead_id, email_key, reason]) => ({ lead_id, email_key, reason }))
}

/** The site's key; undefined where no erased person is suppressed. */
export async function hashingKey(db: Db): Promise<Buffer | undefined> {
  const [key] = (await db.one(keyWhereHashed, [])) ?? []
  return key instanceof ArrayBuffer || key instanceof Uint8Array ? Buffer.from(key as Uint8Array) : undefined
}

const byHash = `
  select hash, reason from suppressions
  where removed_at is null and hash in (select value from json_each(?))`

export async function reasonsByHash(db: Db, hashes: readonly string[]): Promise<Map<string, SuppressionReason>> {
  return new Map((await db.all(byHash, [JSON.stringify(hashes)])) as [string, SuppressionReason][])
}
