/** A session that has shown once more who it is of, for what needs a recent sign-in. */

import type { Handle } from '../../platform/database/handle.ts'
import type { InAction } from '../../platform/features/context.ts'
import { problem } from '../../platform/problem/problem.ts'
import { toInstant } from '../../platform/runtime/clock.ts'
import { limits } from '../../platform/runtime/limits.ts'
import * as store from './store.ts'

export async function noteShown(tx: Handle<'control'>, { actor, now }: Pick<InAction, 'actor' | 'now'>) {
  if (actor.type !== 'user') throw problem('user_not_found')
  await store.updateSession(tx, actor.session_id, { authenticated_at: now() })
  return { valid_until: toInstant(now() + limits.reauthentication_minutes * 60_000) }
}
