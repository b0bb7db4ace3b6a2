/** Erasing people: values are deleted, the ledger keeps a keyed hash, and an unsubscribed address stays suppressed. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { InAction } from '../../../platform/features/context.ts'
import { leadErased } from '../lead-records/events.ts'
import { type LeadRow, removeLeads } from '../lead-records/rules.ts'
import { addressesOfLeads, freeHashesOfLeads, personHash, suppress } from '../mailability/rules.ts'
import { countErased } from './registrations.ts'

/** The address of a person who asked to be erased stays unsubscribed, known here or not: only they can come back. */
export const withdrawAddress = (tx: Handle<'site'>, email_key: string, key: Buffer, at: number): Promise<void> =>
  suppress(tx, [personHash(key, email_key)], at)

/**
 * Why people are erased. Who asks for it has withdrawn by that; whom an import is undone for was never registered, and has not
 * withdrawn by its file: only of all others the numbers by day stay.
 */
export type ErasureCause = 'deleted' | 'own_wish' | 'undone'

/** Takes people out of everything that this site holds, in one transaction: a few statements, however many they are. */
export async function eraseLeads(
  tx: Handle<'site'>,
  rows: readonly LeadRow[],
  key: Buffer,
  context: Pick<InAction, 'now' | 'emit' | 'erasePeople'>,
  cause: ErasureCause = 'deleted',
): Promise<void> {
  if (rows.length === 0) return
  const now = context.now()
  const addresses = Map.groupBy(await addressesOfLeads(tx, rows), ({ lead_id }) => lead_id)
  const hasWithdrawn = ({ unsubscribed_at }: LeadRow) =>
    cause !== 'undone' && (cause === 'own_wish' || unsubscribed_at !== null)
  const people = rows.map(row => ({
    ...{ lead_id: row.id, hash: personHash(key, row.email_key), has_withdrawn: hasWithdrawn(row), now },
    is_undone: cause === 'undone',
    email_keys: (addresses.get(row.id) ?? []).map(one => one.email_key),
  }))
  await suppress(tx, await freeHashesOfLeads(tx, rows.filter(hasWithdrawn), key), now)
  await context.erasePeople(tx, people)
  if (cause !== 'undone') await countErased(tx, rows)
  await removeLeads(
    tx,
    people.map(({ lead_id }) => lead_id),
  )
  for (const { lead_id, hash } of people) await context.emit(tx, leadErased, { lead_id, data: { hash } })
}
