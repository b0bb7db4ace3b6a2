/** Addresses whose person has withdrawn: kept as keyed hashes where no lead stands for them any more. */
import { getTableName } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { lastingHash } from '../../../platform/identity/secrets.ts'
import { type FormerOwner, formerAddressesOf, formerOwners } from '../former-addresses/rules.ts'
import type { LeadRow } from '../lead-records/rules.ts'
import { leads } from '../lead-records/table.ts'
import { isSuppressed, suppress, suppressionKey } from './store.ts'

type Db = Handle<'site'>

/** Replaces an erased person's address: a hash that only this site's key can make. */
export const personHash = (key: Buffer, email_key: string): string => `erased_${lastingHash(key, 'person', email_key)}`

/** Whether somebody who has, or had, this address has withdrawn and no lead has it now. */
export async function wasWithdrawn(db: Db, email_key: string, known?: readonly FormerOwner[]): Promise<boolean> {
  const owners = known ?? (await formerOwners(db, [email_key]))
  if (owners.some(({ withdrawn }) => withdrawn)) return true
  const key = await suppressionKey(db)
  return key !== undefined && (await isSuppressed(db, personHash(key, email_key)))
}

/** All addresses that these leads have and had. */
export async function addressesOfLeads(
  db: Db,
  rows: readonly Pick<LeadRow, 'id' | 'email_key'>[],
): Promise<{ lead_id: string; email_key: string }[]> {
  const former = await formerAddressesOf(
    db,
    rows.map(({ id }) => id),
  )
  return [...rows.map(({ id, email_key }) => ({ lead_id: id, email_key })), ...former]
}

/** The hashes that stand for them. */
export const hashesOfLeads = async (db: Db, rows: readonly LeadRow[], key: Buffer): Promise<string[]> =>
  (await addressesOfLeads(db, rows)).map(({ email_key }) => personHash(key, email_key))

const heldByOthers = `
  select email_key from ${getTableName(leads)}
  where email_key in (select value from json_each(?)) and id not in (select value from json_each(?))
    and unsubscribed_at is null`

/**
 * The same without addresses that they gave up and others have: whether those are mailed is for these to say. One who has left says
 * the same, and may go without a word, by the undo of an import.
 */
export async function freeHashesOfLeads(db: Db, rows: readonly LeadRow[], key: Buffer): Promise<string[]> {
  const all = (await addressesOfLeads(db, rows)).map(({ email_key }) => email_key)
  const ids = rows.map(({ id }) => id)
  const held = new Set((await db.all<[string]>(heldByOthers, [JSON.stringify(all), JSON.stringify(ids)])).flat())
  return all.filter(email_key => !held.has(email_key)).map(email_key => personHash(key, email_key))
}

/** Withdraws an address that no lead stands for, should it ever come again. */
export const withdrawHash = (tx: Db, hash: string, at: number): Promise<void> => suppress(tx, [hash], at)

export const isHashWithdrawn = isSuppressed
