/** Every query on suppressions. */

import { and, asc, eq, getTableName, gt, inArray, isNotNull, isNull, like, or, type SQL, sql } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Handle } from '../../../platform/database/handle.ts'
import { insertOfRows, updateOfRows } from '../../../platform/database/statements.ts'
import type { ErasedPerson } from '../../../platform/features/connections.ts'
import { hashesOf, leadIdsOf } from '../../../platform/features/people.ts'
import { inPage, type ListPage, listOrder } from '../../../platform/http/list-page.ts'
import { formerAddresses } from '../../contacts/former-addresses/rules.ts'
import { leads } from '../../contacts/lead-records/table.ts'
import { personHash } from '../../contacts/mailability/rules.ts'
import { suppressions } from './table.ts'

type Db = Handle<'site'>
export type SuppressionRow = typeof suppressions.$inferSelect
export type SuppressionReason = SuppressionRow['reason']

const active = isNull(suppressions.removed_at)

export interface SuppressionFilter {
  email_key?: string | undefined
  /** In place of the address of an erased person, whom whoever asks knows: by all of it, or as what is searched for. */
  hash?: string | undefined
  ids?: readonly string[] | undefined
  search?: string | undefined
  reason?: SuppressionReason | undefined
  status?: 'active' | 'removed' | undefined
}

function addressIs({ email_key, hash, search }: SuppressionFilter): SQL | undefined {
  const pattern = `%${search?.replaceAll(/[\\%_]/g, '\\$&')}%`
  const conditions = [
    email_key === undefined ? undefined : eq(suppressions.email_key, email_key),
    search ? like(suppressions.email_key, sql`${pattern} escape '\\'`) : undefined,
  ]
  const asked = and(...conditions)
  return asked && hash !== undefined ? or(asked, eq(suppressions.hash, hash)) : asked
}

const conditionOf = ({ ids, reason, status = 'active', ...address }: SuppressionFilter) =>
  and(
    status === 'active' ? active : and(isNotNull(suppressions.removed_at), isNull(suppressions.covered_by)),
    addressIs(address),
    ids && inArray(suppressions.id, ids),
    reason && eq(suppressions.reason, reason),
  )

export async function pageOfSuppressions(db: Db, filter: SuppressionFilter, page: ListPage): Promise<SuppressionRow[]> {
  return db
    .select()
    .from(suppressions)
    .where(and(conditionOf(filter), inPage(suppressions, page)))
    .orderBy(...listOrder(suppressions, page))
    .limit(page.limit + 1)
}

export const countSuppressions = (db: Db, filter: SuppressionFilter): Promise<number> =>
  db.$count(suppressions, conditionOf(filter))

export async function findSuppression(db: Db, id: string): Promise<SuppressionRow | undefined> {
  const [row] = await db.select().from(suppressions).where(eq(suppressions.id, id))
  return row
}

export async function findActive(db: Db, of: { email_key: string; hash: string }): Promise<SuppressionRow | undefined> {
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
/** Whether it holds, or which one covers it. */
const standing = ['covered_by', 'removed_at'] as const
type SuppressionState = Pick<SuppressionRow, (typeof standing)[number]>

const insert = insertOfRows('suppressions', [...columns, ...standing])

export async function insertSuppressions(tx: Db, rows: readonly (NewSuppression & SuppressionState)[]): Promise<void> {
  if (rows.length === 0) return
  await tx.run(
    insert,
    rows.map(row => [...columns, ...standing].map(name => row[name])),
  )
}

/** Those who had one of the addresses before are told of too: they are suppressed by it. */
export function leadsWithAddresses(email_keys: readonly (string | null)[]): SQL {
  const asked = sql`(select value from json_each(${JSON.stringify(email_keys)}))`
  const { lead_id, email_key } = formerAddresses
  return sql`select id from ${leads} where email_key in ${asked}
    union select ${lead_id} from ${formerAddresses} where ${email_key} in ${asked}`
}

/** Not taken back: it holds, or is covered. */
const isSaid = or(active, isNotNull(suppressions.covered_by))
const among = (column: AnySQLiteColumn, texts: readonly string[]) =>
  sql`${column} in (select value from json_each(${JSON.stringify(texts)}))`

/** What was ever said of these addresses, in the order in which it was said. */
export const suppressionsAt = (
  db: Db,
  email_keys: readonly string[],
  hashes: readonly string[],
  which?: SQL,
): Promise<SuppressionRow[]> =>
  db
    .select()
    .from(suppressions)
    .where(and(which, or(among(suppressions.email_key, email_keys), among(suppressions.hash, hashes))))
    .orderBy(asc(suppressions.id))

/** The same without what was taken back. */
export const listStanding = (db: Db, email_keys: readonly string[], hashes: readonly string[]) =>
  suppressionsAt(db, email_keys, hashes, isSaid)

const setMany = updateOfRows(
  'suppressions',
  'id',
  standing,
  'covered_by = e.covered_by, removed_at = e.removed_at, removed_by = null, removal_note = null',
)

/** Which holds, and which is covered by which. */
export async function setStanding(
  tx: Db,
  rows: readonly (SuppressionState & Pick<SuppressionRow, 'id'>)[],
): Promise<void> {
  if (rows.length === 0) return
  await tx.run(
    setMany,
    rows.map(row => [row.id, row.covered_by, row.removed_at]),
  )
}

export type SuppressionEnd = Pick<SuppressionRow, 'removed_at' | 'removed_by' | 'removal_note'>

/** Ends those that are not taken back yet, and answers how they stood; the cause stays. */
export async function endStanding(tx: Db, ids: readonly string[], set: SuppressionEnd): Promise<SuppressionRow[]> {
  const which = and(isSaid, among(suppressions.id, ids))
  const rows = await tx.select().from(suppressions).where(which)
  await tx
    .update(suppressions)
    .set({ ...set, covered_by: null })
    .where(which)
  return rows
}

export const coveredBy = (db: Db, ids: readonly string[]): Promise<SuppressionRow[]> =>
  db.select().from(suppressions).where(among(suppressions.covered_by, ids)).orderBy(asc(suppressions.id))

const below = `
  with recursive c(id) as (
    select id from suppressions where covered_by = ?
    union select s.id from c join suppressions s on s.covered_by = c.id)
  select id from c`

export const allCoveredBy = async (db: Db, id: string): Promise<string[]> =>
  (await db.all(below, [id])).map(([id]) => String(id))

/** The two that hold of each of these people: by their address, and by the hash that stands in its place. */
export async function findRivals(
  db: Db,
  people: readonly (readonly [email_key: string, hash: string])[],
): Promise<[SuppressionRow, SuppressionRow][]> {
  const keyOf = new Map(people.map(([email_key, hash]) => [hash, email_key]))
  const rows = await db
    .select()
    .from(suppressions)
    .where(
      and(active, or(among(suppressions.email_key, [...keyOf.values()]), among(suppressions.hash, [...keyOf.keys()]))),
    )
  const ofAddress = Map.groupBy(rows, ({ email_key, hash }) => email_key ?? keyOf.get(hash ?? ''))
  return [...ofAddress.values()].flatMap(([one, other]) => (one && other ? [[one, other]] : []))
}

/** The next of an import that are not taken back. */
export async function activeOfOperation(
  db: Db,
  operation_id: string,
  page: { after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: suppressions.id })
    .from(suppressions)
    .where(and(eq(suppressions.operation_id, operation_id), isSaid, gt(suppressions.id, page.after)))
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
  where k.id = 1 and exists (select 1 from suppressions s where s.email_key = f.email_key)
    and not exists (select 1 from ${getTableName(leads)} l where l.email_key = f.email_key)`

/** The suppressed addresses of people who are erased, former ones too, and what stands in their place. */
export async function addressesOfErased(db: Db, people: readonly ErasedPerson[]): Promise<[string, string][]> {
  const found = await db.all<[string, string]>(ofErased, [JSON.stringify(hashesOf(people))])
  const former = await db.all<[string, ArrayBuffer]>(formerOfErased, [leadIdsOf(people)])
  const hashed = former.map(([email_key, key]): [string, string] => [
    email_key,
    personHash(Buffer.from(key), email_key),
  ])
  return [...found, ...hashed]
}

/** People's addresses are replaced by their hashes, in what was removed too. */
export async function replaceAddresses(tx: Db, addresses: readonly [string, string][]): Promise<void> {
  if (addresses.length > 0) await tx.run(replaceMany, [...addresses])
}

const with_covered = 'left join suppressions c on c.covered_by = s.id'
/** A bounce covers what a person said before it, and other bounces. */
const said = "coalesce(nullif(s.reason, 'hard_bounce'), nullif(c.reason, 'hard_bounce'))"

/** SQL: what somebody said at an address that the lead had before, and says of the person. A bounce is the address's own. */
export const formerReason = (lead_id: string): string => `(
  select ${said} from ${getTableName(formerAddresses)} f join suppressions s on s.email_key = f.email_key ${with_covered}
  where f.lead_id = ${lead_id} and s.removed_at is null and ${said} is not null limit 1)`

const ofLeads = `
  select l.id, l.email_key, s.reason, s.created_at, case when s.id is null then ${formerReason('l.id')} end
  from ${getTableName(leads)} l left join suppressions s on s.email_key = l.email_key and s.removed_at is null
  where l.id in (select value from json_each(?))`
const present = `select 1 from suppressions where removed_at is null limit 1`
const keyWhereHashed =
  'select key from site_key where id = 1 and exists (select 1 from suppressions where hash is not null)'

export interface LeadAddress {
  lead_id: string
  email_key: string
  reason: SuppressionReason | null
  since: number | null
  /** What somebody said at one that it had before, where nothing is known of the present one. */
  former_reason: SuppressionReason | null
}

/** The addresses of leads with the reason against each; none are read where nothing is suppressed. */
export async function addressesOfLeads(db: Db, lead_ids: readonly string[]): Promise<LeadAddress[]> {
  if ((await db.one(present, [])) === undefined) return []
  const rows = (await db.all(ofLeads, [JSON.stringify(lead_ids)])) as [
    string,
    string,
    SuppressionReason | null,
    number | null,
    SuppressionReason | null,
  ][]
  return rows.map(([lead_id, email_key, reason, since, former_reason]) => ({
    ...{ lead_id, email_key, reason, since, former_reason },
  }))
}

/** The site's key; undefined where no erased person is suppressed. */
export async function hashingKey(db: Db): Promise<Buffer | undefined> {
  const [key] = (await db.one(keyWhereHashed, [])) ?? []
  return key instanceof ArrayBuffer || key instanceof Uint8Array ? Buffer.from(key as Uint8Array) : undefined
}

const byHash = `
  select hash, reason from suppressions
  where removed_at is null and hash in (select value from json_each(?))`

const saidByHash = `
  select s.hash, ${said} from suppressions s ${with_covered}
  where s.removed_at is null and ${said} is not null and s.hash in (select value from json_each(?))`

/** What people said, of whose words the hash alone is left. */
export async function wordsByHash(db: Db, hashes: readonly string[]): Promise<Map<string, SuppressionReason>> {
  return new Map((await db.all(saidByHash, [JSON.stringify(hashes)])) as [string, SuppressionReason][])
}

export async function reasonsByHash(db: Db, hashes: readonly string[]): Promise<Map<string, SuppressionReason>> {
  return new Map((await db.all(byHash, [JSON.stringify(hashes)])) as [string, SuppressionReason][])
}
