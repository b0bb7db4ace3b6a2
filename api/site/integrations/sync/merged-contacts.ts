/** The contact of a lead that was merged: the one that stays has it, with all that is known of it, and gives it back where the merge is undone. */

import { inArray } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { NOTHING_THERE } from './plan.ts'
import { type LedgerRow, putRow } from './store.ts'
import { syncLedger } from './table.ts'

const factsOf = (row: LedgerRow) => {
  const { contact_id, email, email_key, consent, known, sent_hash, sent_at, received_at, left_at, asked_at, reason } =
    row
  return { contact_id, email, email_key, consent, known, sent_hash, sent_at, received_at, left_at, asked_at, reason }
}

/** Of a lead that has no contact of its own: what is known of the merged one's is no news. */
export const withMerged = (row: LedgerRow, known: LedgerRow | undefined): LedgerRow =>
  row.contact_id === null && row.consent === null && known !== undefined && known.lead_id !== row.lead_id
    ? { ...row, ...factsOf(known) }
    : row

export async function giveBackContacts(tx: Handle<'site'>, lead_id: string, merged_lead_id: string): Promise<void> {
  const rows = await tx
    .select()
    .from(syncLedger)
    .where(inArray(syncLedger.lead_id, [lead_id, merged_lead_id]))
  for (const merged of rows.filter(row => row.lead_id === merged_lead_id && row.contact_id !== null)) {
    const { connection_id, contact_id } = merged
    const row = rows.find(one => one.lead_id === lead_id && one.connection_id === connection_id)
    if (row?.contact_id !== contact_id) continue
    await putRow(tx, { ...merged, ...factsOf(row) })
    await putRow(tx, { ...row, ...NOTHING_THERE, sent_hash: null, sent_at: null, received_at: null, reason: null })
  }
}
