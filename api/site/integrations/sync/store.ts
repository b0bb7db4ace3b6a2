/** Every query on the ledger, the notices and the erased. */
import { eq, inArray, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { syncErased, syncLedger, syncNotices } from './table.ts'

type Db = Handle<'site'>
export type LedgerRow = typeof syncLedger.$inferSelect

export interface StateCount {
  connection_id: string
  state: LedgerRow['state']
  reason: LedgerRow['reason']
  leads: number
  contacts: number
  due: number
}

export const countStates = (db: Db, connection_ids: readonly string[]): Promise<StateCount[]> =>
  db
    .select({
      connection_id: syncLedger.connection_id,
      state: syncLedger.state,
      reason: syncLedger.reason,
      leads: sql<number>`count(*)`,
      contacts: sql<number>`count(${syncLedger.consent})`,
      due: sql<number>`count(${syncLedger.due_at})`,
    })
    .from(syncLedger)
    .where(inArray(syncLedger.connection_id, [...connection_ids]))
    .groupBy(syncLedger.connection_id, syncLedger.state, syncLedger.reason)

export async function forgetConnection(tx: Db, connection_id: string): Promise<void> {
  for (const table of [syncLedger, syncNotices, syncErased])
    await tx.delete(table).where(eq(table.connection_id, connection_id))
}

/** Leaves a hash of each in the place of what was known of them. */
export async function forgetPeople(
  tx: Db,
  people: readonly { lead_id: string; hash: string; email_keys: readonly string[] }[],
): Promise<void> {
  const hashes = new Map(people.map(({ lead_id, hash }) => [lead_id, hash]))
  const lead_ids = JSON.stringify([...hashes.keys()])
  const rows = await tx
    .select({ connection_id: syncLedger.connection_id, lead_id: syncLedger.lead_id })
    .from(syncLedger)
    .where(inArray(syncLedger.lead_id, sql`(select value from json_each(${lead_ids}))`))
  const erased = rows.map(({ connection_id, lead_id }) => ({ connection_id, hash: hashes.get(lead_id) ?? '' }))
  if (erased.length > 0) await tx.insert(syncErased).values(erased).onConflictDoNothing()
  await tx.delete(syncLedger).where(inArray(syncLedger.lead_id, sql`(select value from json_each(${lead_ids}))`))
  const email_keys = JSON.stringify(people.flatMap(person => person.email_keys))
  await tx.delete(syncNotices).where(inArray(syncNotices.email_key, sql`(select value from json_each(${email_keys}))`))
}
