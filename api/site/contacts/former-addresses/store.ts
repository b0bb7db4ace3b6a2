/** Every query on former addresses, and what becomes of them when leads are merged. */
import { and, eq, getTableName, inArray, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import type { LeadMerge, Merge } from '../../../platform/features/lead-merge.ts'
import { leads } from '../lead-records/table.ts'
import { formerAddresses } from './table.ts'

type Db = Handle<'site'>
export type FormerAddress = typeof formerAddresses.$inferSelect

export interface FormerOwner extends Pick<FormerAddress, 'email_key' | 'lead_id' | 'cause'> {
  /** The person has withdrawn since or before. */
  withdrawn: boolean
}

const owners = `
  select f.email_key, f.lead_id, f.cause, l.unsubscribed_at is not null
  from json_each(?) g cross join former_addresses f on f.email_key = g.value join ${getTableName(leads)} l on l.id = f.lead_id
  order by f.at desc`

/** The leads that had these addresses, the latest first. */
export async function formerOwners(db: Db, email_keys: readonly string[]): Promise<FormerOwner[]> {
  const rows = (await db.all(owners, [JSON.stringify(email_keys)])) as [
    string,
    string,
    FormerAddress['cause'],
    number,
  ][]
  return rows.map(([email_key, lead_id, cause, withdrawn]) => ({
    email_key,
    lead_id,
    cause,
    withdrawn: withdrawn === 1,
  }))
}

export async function listFormerAddresses(db: Db, lead_ids: readonly string[]): Promise<FormerAddress[]> {
  if (lead_ids.length === 0) return []
  return db
    .select()
    .from(formerAddresses)
    .where(inArray(formerAddresses.lead_id, among(lead_ids)))
}

const among = (values: readonly string[]) => sql`(select value from json_each(${JSON.stringify(values)}))`

export async function addFormerAddresses(tx: Db, rows: readonly FormerAddress[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(formerAddresses)
      .values([...rows])
      .onConflictDoNothing()
}

export async function removeFormerAddresses(tx: Db, lead_id: string, email_keys: readonly string[]): Promise<void> {
  if (email_keys.length === 0) return
  await tx
    .delete(formerAddresses)
    .where(and(eq(formerAddresses.lead_id, lead_id), inArray(formerAddresses.email_key, among(email_keys))))
}

const presentKeys = async (db: Db, ids: readonly string[]): Promise<Map<string, string>> => {
  const rows = await db
    .select({ id: leads.id, email_key: leads.email_key })
    .from(leads)
    .where(inArray(leads.id, among(ids)))
  return new Map(rows.map(({ id, email_key }) => [id, email_key]))
}

/**
 * The former addresses of the lead that goes, and those that the other comes to have had. `is_own`: the other had the address of
 * the one that goes once, before the merge.
 */
async function joinedBy(db: Db, { from, into, now, take }: Merge) {
  const present = await presentKeys(db, [from, into])
  const [had, own] = [await listFormerAddresses(db, [from]), await listFormerAddresses(db, [into])]
  const email_key = present.get(take.has('email') ? into : from) ?? ''
  const kept = present.get(take.has('email') ? from : into)
  const known = new Set([...own.map(row => row.email_key), kept])
  const all = [...had, { lead_id: from, email_key, cause: 'merge' as const, at: now }]
  const is_own = own.some(row => row.email_key === present.get(from))
  const joined = all.filter(row => !known.has(row.email_key))
  return { had, joined, replaced: take.has('email') ? email_key : null, is_own }
}

/** The lead that stays had every address of both but the one that it keeps. */
export const mergingAddresses: LeadMerge = {
  what: 'former_addresses',
  count: async (db, merge) => (await joinedBy(db, merge)).joined.length,
  async move(tx, merge) {
    const { from, into } = merge
    const { had, joined, replaced, is_own } = await joinedBy(tx, merge)
    await tx.delete(formerAddresses).where(eq(formerAddresses.lead_id, from))
    await addFormerAddresses(
      tx,
      joined.map(row => ({ ...row, lead_id: into })),
    )
    return [had, joined.map(row => row.email_key), replaced, is_own]
  },
  async moveBack(tx, { from, into, now }, [had = [], joined = [], replaced, is_own]) {
    const present = await presentKeys(tx, is_own ? [into] : [from, into])
    await removeFormerAddresses(tx, into, [...(joined as string[]), ...present.values()])
    await addFormerAddresses(tx, had as FormerAddress[])
    // Whoever has got a third address since had their own one before.
    if (typeof replaced === 'string' && replaced !== present.get(into))
      await addFormerAddresses(tx, [{ lead_id: into, email_key: replaced, cause: 'change', at: now }])
  },
}
