/** The end of acting as another, which signing out notes. */

import type { Handle } from '../../platform/database/handle.ts'
import { recordActivity } from '../../platform/features/activities/activities.ts'
import type { InAction } from '../../platform/features/context.ts'
import type { Actor } from '../../platform/identity/actor.ts'
import { impersonationEnded } from './events.ts'

export async function noteEnd(tx: Handle<'control'>, actor: Actor, { newId, now }: Pick<InAction, 'newId' | 'now'>) {
  if (actor.type !== 'user' || actor.impersonator_id === undefined) return
  for (const { account_id } of actor.rights)
    await recordActivity(tx, {
      id: newId('activity'),
      at: now(),
      name: impersonationEnded.name,
      subject_id: actor.user_id,
      actor_type: 'user',
      actor_id: actor.impersonator_id,
      account_id,
    })
}
