/** Erasing a person: values are deleted, the ledger keeps a keyed hash, and an unsubscribed address stays suppressed. */
import type { InAction } from '../../../platform/context.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import { personHash } from './capture.ts'
import { leadErased } from './events.ts'
import { type LeadRow, removeLead, suppress } from './store.ts'

/** Takes a person out of everything that this site holds, in one transaction. */
export async function eraseLead(
  tx: Handle<'site'>,
  row: LeadRow,
  key: Buffer,
  context: Pick<InAction, 'now' | 'emit' | 'erasePerson'>,
): Promise<void> {
  const hash = personHash(key, row.email_key)
  if (row.unsubscribed_at !== null) await suppress(tx, hash, context.now())
  await context.erasePerson(tx, { lead_id: row.id, hash, now: context.now() })
  await removeLead(tx, row.id)
  await context.emit(tx, leadErased, { lead_id: row.id, data: { hash } })
}
