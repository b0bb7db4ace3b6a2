/** Which of many addresses and leads have withdrawn, in a few statements. */
import type { Handle } from '../../../platform/database/handle.ts'
import { rowsOf } from '../../../platform/database/statements.ts'
import { formerOwners } from '../former-addresses/rules.ts'
import { leadRows } from '../lead-records/rules.ts'
import { suppressionKey } from './store.ts'
import { erasedUnsubscribes } from './table.ts'
import { personHash } from './withdrawn.ts'

type Db = Handle<'site'>

const suppressed = rowsOf(erasedUnsubscribes, 'where hash in (select value from json_each(?))')

/** Those of the addresses whose person withdrew, and was erased then or has another address now: for new leads alone. */
export async function leftAmong(db: Db, email_keys: readonly string[]): Promise<Set<string>> {
  const owners = (await formerOwners(db, email_keys)).filter(({ withdrawn }) => withdrawn)
  return (await withdrawnAmong(db, email_keys)).union(new Set(owners.map(({ email_key }) => email_key)))
}

/** Those of the addresses whose person withdrew and was erased then. */
export async function withdrawnAmong(db: Db, email_keys: readonly string[]): Promise<Set<string>> {
  const key = await suppressionKey(db)
  if (!key) return new Set()
  const hashes = new Map(email_keys.map(email_key => [personHash(key, email_key), email_key]))
  const found = await db.all(suppressed, [JSON.stringify([...hashes.keys()])])
  return new Set(found.flatMap(({ hash }) => hashes.get(hash) ?? []))
}

/** Those that are subscribed though the person of their address left it, and was erased then. */
export async function subscribedThoughWithdrawn(db: Db, ids: readonly string[]): Promise<string[]> {
  if (!(await suppressionKey(db))) return []
  const found = (await leadRows.listAddresses(db, ids)).filter(({ mailability }) => mailability === 'subscribed')
  const withdrawn = await withdrawnAmong(
    db,
    found.map(({ email_key }) => email_key),
  )
  return found.flatMap(({ id, email_key }) => (withdrawn.has(email_key) ? [id] : []))
}
