/** Writes one entry of the modification history. */
import type { Handle, Kind } from '../../database/handle.ts'
import { insertInto } from '../../database/statements.ts'
import { activities } from './table.ts'

export type NewActivity = typeof activities.$inferInsert

const insert = insertInto(activities)

export async function recordActivity<K extends Kind>(tx: Handle<K>, activity: NewActivity): Promise<void> {
  if (activity.account_id) tx.announce(`account ${activity.account_id}`)
  const row = {
    account_id: null,
    actor_id: null,
    impersonator_id: null,
    subject_id: null,
    parts: null,
    changes: null,
    ...activity,
  }
  await tx.append(insert, [row])
}
