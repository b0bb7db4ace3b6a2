/** Erases people from the ledger: what stays is a keyed hash, by which a reading of the service does not bring them back. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { ErasedPerson } from '../../../platform/features/connections.ts'
import { forgetPeople } from './store.ts'

export async function eraseLedger(tx: Handle<'site'>, people: readonly ErasedPerson[]): Promise<void> {
  await forgetPeople(tx, people)
}
