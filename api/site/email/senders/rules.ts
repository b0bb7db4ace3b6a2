/** What is allowed with senders and what follows; other features call these. */
import type { Handle } from '../../../platform/database/handle.ts'
import { problem } from '../../../platform/problem/problem.ts'
import * as store from './store.ts'

type Db = Handle<'site'>

export type { SenderRow } from './store.ts'

export async function existingSender(db: Db, id: string): Promise<store.SenderRow> {
  const row = await store.findSender(db, id)
  if (!row) throw problem('not_found')
  return row
}

export type SenderStatus = 'missing' | 'unverified' | 'ready'

/** Whether mail may leave in its name. */
export async function senderStatus(db: Db, id: string): Promise<SenderStatus> {
  const row = await store.findSender(db, id)
  if (!row) return 'missing'
  return row.verified_at === null ? 'unverified' : 'ready'
}

/** The default sender: the one that was verified first. */
export const firstReadySender = store.firstVerified

/** Its address; undefined where no sender is verified. */
export async function firstReadyAddress(db: Db): Promise<string | undefined> {
  const id = await store.firstVerified(db)
  return id === undefined ? undefined : (await store.findSender(db, id))?.email
}

/** These senders by id; those that do not exist are absent. */
export async function sendersById(db: Db, ids: readonly string[]): Promise<Map<string, store.SenderRow>> {
  const rows = ids.length === 0 ? [] : await store.findSenders(db, ids)
  return new Map(rows.map(row => [row.id, row]))
}

/** Marks a sender verified, if its address is still the one that the link was mailed to. */
export async function verifySender(tx: Db, id: string, email_key: string, now: number): Promise<boolean> {
  const row = await store.findSender(tx, id)
  if (!row || row.email_key !== email_key) return false
  if (row.verified_at === null) await store.saveSender(tx, id, { verified_at: now, updated_at: now })
  return true
}
