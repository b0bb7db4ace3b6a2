/** The owner's actions, as entries of the modification history. It lists them as they were written, so that is done in their order. */

import type { Handle } from '../../platform/database/handle.ts'
import { recordActivity } from '../../platform/features/activities/activities.ts'
import type { NewId } from '../../platform/runtime/ids.ts'

interface By {
  newId: NewId
  user_id: string
  history: HistoryEntry[]
}

export interface HistoryEntry {
  name: string
  subject_id: string
  at: number
}

export const note = (by: By, name: string, subject_id: string, at: number): void =>
  void by.history.push({ name, subject_id, at })

export async function writeHistory(tx: Handle<'site'>, { newId, user_id, history }: By): Promise<void> {
  for (const entry of history.toSorted((one, other) => one.at - other.at))
    await recordActivity(tx, { id: newId('activity'), actor_type: 'user', actor_id: user_id, ...entry })
}
