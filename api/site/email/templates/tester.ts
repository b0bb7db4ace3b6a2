/** Recipients of test emails. */
import { addressOfUser } from '../../../account/users/rules.ts'
import type { Context } from '../../../platform/features/context.ts'
import { personBehind } from '../../../platform/identity/actor.ts'
import { problem } from '../../../platform/problem/problem.ts'

/** Address of the person who asks, or who made the key that asks. */
export async function tester(_input: unknown, { actor, installation }: Context): Promise<string> {
  const user_id = personBehind(actor)
  const to = user_id && (await installation.databases.control.read(db => addressOfUser(db, user_id)))
  if (!to) throw problem('not_permitted')
  return to
}
