/** Where tests of email go. */
import { makerOfKey } from '../../../account/api-keys/rules.ts'
import { addressOfUser } from '../../../account/auth/rules.ts'
import type { Context } from '../../../platform/context.ts'
import { problem } from '../../../platform/problem/problem.ts'

/** Where the person is written to who asks, or who made the key that asks. */
export async function tester(_input: unknown, { actor, site, installation }: Context): Promise<string> {
  const to = await installation.databases.control.read(async db => {
    const key = actor.kind === 'api_key' ? { id: actor.api_key_id, account_id: site.account_id } : undefined
    const user_id = actor.kind === 'user' ? actor.user_id : key && (await makerOfKey(db, key))
    return user_id === undefined ? undefined : addressOfUser(db, user_id)
  })
  if (to === undefined) throw problem('not_permitted')
  return to
}
