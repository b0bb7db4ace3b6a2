/** Erasing a person: values go, the ledger keeps a keyed hash in their place, and one who withdrew stays withdrawn. */
import type { Handle } from '../../platform/database/handle.ts'
import { eraseFromLedger } from '../consents/rules.ts'
import { type Acting, personHash } from './capture.ts'
import { type LeadRow, removeLead, suppress } from './store.ts'

/** Other features that hold a person's texts follow on `lead.erased`, which names the lead and the hash. */
export async function eraseLead(tx: Handle<'site'>, row: LeadRow, key: Buffer, context: Acting): Promise<void> {
  const hash = personHash(key, row.email_key)
  if (row.unsubscribed_at !== null) await suppress(tx, hash, context.now())
  await eraseFromLedger(tx, row.id, hash)
  await removeLead(tx, row.id)
  await context.emit(tx, { name: 'lead.erased', subject_id: row.id, lead_id: row.id, data: { hash } })
}
