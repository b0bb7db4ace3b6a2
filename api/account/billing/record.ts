/** Activities of billing that nobody in particular did: Stripe told of them. */

import type { Handle } from '../../platform/database/handle.ts'
import type { EventDefinition } from '../../platform/events/define.ts'
import { recordActivity } from '../../platform/features/activities/activities.ts'
import { newId } from '../../platform/runtime/ids.ts'

export interface Occasion {
  subject_id: string
  account_id: string
  now: number
}

export const record = (
  tx: Handle<'control'>,
  { name }: Pick<EventDefinition, 'name'>,
  { subject_id, account_id, now }: Occasion,
): Promise<void> =>
  recordActivity(tx, { id: newId('activity'), at: now, name, subject_id, actor_type: 'system', account_id })
