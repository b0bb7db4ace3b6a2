/** Addresses whose person has withdrawn: kept as keyed hashes where no lead stands for them any more. */
import type { Handle } from '../../../platform/database/handle.ts'
import { sign } from '../../../platform/secrets.ts'
import { type FormerOwner, formerAddressesOf } from '../former-addresses/rules.ts'
import { isSuppressed, type LeadRow, suppress, suppressionKey } from './store.ts'

type Db = Handle<'site'>

/** Replaces an erased person's address: a hash that only this site's key can make. */
export const personHash = (key: Buffer, email_key: string): string => `erased_${sign(key, 'person', email_key)}`

/** Whether somebody who has, or had, this address has withdrawn and no lead has it now. */
export async function wasWithdrawn(db: Db, email_key: string, owners: readonly FormerOwner[]): Promise<boolean> {
  if (owners.some(({ withdrawn }) => withdrawn)) return true
  const key = await suppressionKey(db)
  return key !== undefined && (await isSuppressed(db, personHash(key, email_key)))
}

/** The hashes of all addresses that these leads have and had. */
export async function hashesOfLeads(db: Db, rows: readonly LeadRow[], key: Buffer): Promise<string[]> {
  const former = await formerAddressesOf(
    db,
    rows.map(({ id }) => id),
  )
  return [...rows, ...former].map(({ email_key }) => personHash(key, email_key))
}

/** Withdraws an address that no lead stands for, should it ever come again. */
export const withdrawHash = (tx: Db, hash: string, at: number): Promise<void> => suppress(tx, [hash], at)

export const isHashWithdrawn = isSuppressed
