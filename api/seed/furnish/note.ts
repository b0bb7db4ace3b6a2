/** The owner's actions, as entries of the modification history. */
import { recordActivity } from '../../platform/activities/activities.ts'
import type { Handle } from '../../platform/database/handle.ts'
import type { NewId } from '../../platform/ids.ts'

interface By {
  newId: NewId
  user_id: string
}

export const note = (
  tx: Handle<'site'>,
  { newId, user_id }: By,
  name: string,
  subject_id: string,
  at: number,
): Promise<void> =>
  recordActivity(tx, { id: newId('activity'), at, name, subject_id, actor_kind: 'user', actor_id: user_id })
