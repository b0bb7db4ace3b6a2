/** Erases people from the ledger: what stays is a keyed hash, by which a reading of the service does not bring them back. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { ErasedPerson } from '../../../platform/features/connections.ts'
import { enqueueAllNow } from '../../../platform/jobs/jobs.ts'
import { syncJob } from './jobs.ts'
import { forgetPeople } from './store.ts'

export async function eraseLedger(tx: Handle<'site'>, people: readonly ErasedPerson[]): Promise<void> {
  const departing = await forgetPeople(tx, people)
  const [first] = people
  if (first && departing.length > 0)
    await enqueueAllNow(
      tx,
      syncJob,
      departing.map(subject_id => ({ subject_id })),
      first.now,
    )
}
