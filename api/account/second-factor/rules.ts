/** The rules of second factors, for other features to call. */

import type { Handle } from '../../platform/database/handle.ts'
import type { Installation } from '../../platform/features/context.ts'
import { problem } from '../../platform/problem/problem.ts'
import { toInstant } from '../../platform/runtime/clock.ts'
import { newStepToken } from './step-token.ts'
import * as store from './store.ts'

type Db = Handle<'control'>

/** Who knows the password has still to take the second step, where the person asked for one. */
export async function demandSecondStep(
  { databases }: Pick<Installation, 'databases'>,
  person: { id: string; password_hash: string | null },
  now: number,
): Promise<void> {
  const types = await databases.control.read(db => store.enabledKinds(db, person.id))
  if (types.length === 0) return
  const { token, expires_at } = newStepToken(await databases.controlKey(), person, now)
  throw problem('second_factor_needed', {
    second_step: { token, types: [...types, 'recovery_code'], expires_at: toInstant(expires_at) },
  })
}

/** Those among the people who have a second factor. */
export const usersWithSecondFactor = (db: Db, user_ids: string[]): Promise<Set<string>> =>
  store.usersWithFactor(db, user_ids)
