/** The rules of broadcasts, for other features to call. */
import type { Handle } from '../../../platform/database/handle.ts'
import { problem } from '../../../platform/problem/problem.ts'
import * as store from './store.ts'

export type { BroadcastRow } from './store.ts'

type Db = Handle<'site'>

export async function existingBroadcast(db: Db, id: string): Promise<store.BroadcastRow> {
  const row = await store.findBroadcast(db, id)
  if (!row) throw problem('not_found')
  return row
}

/** Facts of a broadcast for the explanation of an email. */
export async function broadcastOfEmail(db: Db, id: string | null) {
  const row = id === null ? undefined : await store.findBroadcast(db, id)
  if (!row) return undefined
  const { name, recipients, started_at } = row
  const original = row.resend_of === null ? undefined : await store.findBroadcast(db, row.resend_of)
  return { id: row.id, name, recipients, resend_of: original?.name ?? null, started_at }
}
