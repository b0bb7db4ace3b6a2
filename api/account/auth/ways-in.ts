/** By what a person can sign in. */
import type { Handle } from '../../platform/database/handle.ts'
import type { Connections } from '../../platform/features/connections.ts'
import { problem } from '../../platform/problem/problem.ts'
import * as users from '../users/rules.ts'

/** Refuses where nothing else would be left: who has no way in cannot be let in again. */
export async function demandAnotherWayIn(
  db: Handle<'control'>,
  { countSignInMethods }: Pick<Connections, 'countSignInMethods'>,
  user_id: string,
): Promise<void> {
  const user = await users.findUser(db, user_id)
  const ways = (user?.password_hash ? 1 : 0) + (await countSignInMethods(db, user_id))
  if (ways < 2) throw problem('last_way_in')
}
