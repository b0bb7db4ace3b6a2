/** Every query on a site's own transport. */
import type { Handle } from '../../../platform/database/handle.ts'
import { rowsOf } from '../../../platform/database/statements.ts'
import type { Trouble } from './breaker.ts'
import { emailTransport, transportTrouble } from './table.ts'

type Db = Handle<'site'>
export type TransportRow = typeof emailTransport.$inferSelect

const row = rowsOf(emailTransport, '')

/** Read with each batch of emails that leaves. */
export const findTransport = (db: Db): Promise<TransportRow | undefined> => db.one(row, [])

export async function saveTransport(tx: Db, given: TransportRow): Promise<void> {
  const { id: _id, ...set } = given
  await tx.insert(emailTransport).values(given).onConflictDoUpdate({ target: emailTransport.id, set })
}

export async function removeTransport(tx: Db): Promise<void> {
  await tx.delete(emailTransport)
}

export async function findTrouble(db: Db): Promise<Trouble | undefined> {
  const { since, failures, reason, next_attempt_at } = transportTrouble
  const [trouble] = await db.select({ since, failures, reason, next_attempt_at }).from(transportTrouble)
  return trouble
}

export async function saveTrouble(tx: Db, trouble: Trouble): Promise<void> {
  await tx
    .insert(transportTrouble)
    .values({ id: 1, ...trouble })
    .onConflictDoUpdate({ target: transportTrouble.id, set: trouble })
}

export async function removeTrouble(tx: Db): Promise<void> {
  await tx.delete(transportTrouble)
}

export const countTroubles = (db: Db): Promise<number> => db.$count(transportTrouble)
