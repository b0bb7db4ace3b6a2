/** What connections ask of the sync. */
import { removeJobs, restart } from '../../../platform/jobs/jobs.ts'
import type { ConnectionSync, SyncCounts } from '../connections/ports.ts'
import { saveConnection } from '../connections/rules.ts'
import { syncJob } from './jobs.ts'
import { countStates, forgetConnection } from './store.ts'

const countNothing = (): SyncCounts & {
  errors: { reason: SyncCounts['errors'][number]['reason']; leads: number }[]
} => ({
  ...{ waiting: 0, synced: 0, left_out: 0, entries: 0, contacts: 0, errors: [] },
})

export const connectionPort: ConnectionSync = {
  async counts(db, connection_ids) {
    const counts = new Map<string, ReturnType<typeof countNothing>>()
    for (const { connection_id, status, reason, leads, contacts, due } of await countStates(db, connection_ids)) {
      const found = counts.get(connection_id) ?? countNothing()
      counts.set(connection_id, found)
      found.entries += leads
      found.contacts += contacts
      found.waiting += status === 'under_way' ? leads : due
      if (status === 'synced') found.synced += leads
      if (status === 'left_out') found.left_out += leads
      if (status === 'refused' && reason !== null) found.errors.push({ reason, leads })
    }
    return counts
  },
  wake: (tx, connection_id, now) => restart(tx, syncJob, { subject_id: connection_id, due_at: now }, now),
  async compareAll(tx, connection_id, now) {
    await saveConnection(tx, connection_id, { compared_at: null })
    await restart(tx, syncJob, { subject_id: connection_id, due_at: now }, now)
  },
  async forget(tx, connection_id) {
    await removeJobs(tx, syncJob, [connection_id])
    await forgetConnection(tx, connection_id)
  },
}
