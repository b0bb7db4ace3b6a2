/** How short a password may be: who manages chosen assistants and has no other right anywhere may have a shorter one. */
import type { Handle } from '../../platform/database/handle.ts'
import { invalid, problem } from '../../platform/problem/problem.ts'
import { limits } from '../../platform/runtime/limits.ts'
import { isOfAssistantsAlone, type MembershipRow, membershipsOf } from '../memberships/rules.ts'
import { findUser } from '../users/rules.ts'

type Db = Handle<'control'>
const minimum = limits.password_characters_min

/** A person, and what they get besides. */
interface Whose {
  user_id: string | undefined
  joining?: MembershipRow
}

/** How long a password of theirs must be. */
export async function shortestFor(db: Db, { user_id, joining }: Whose): Promise<number> {
  const user = user_id === undefined ? undefined : await findUser(db, user_id)
  const all = [...(user_id === undefined ? [] : await membershipsOf(db, user_id)), ...(joining ? [joining] : [])]
  const isEnough = all.length > 0 && all.every(isOfAssistantsAlone) && user?.super_administrator !== true
  return isEnough ? limits.assistants_password_characters_min : limits.password_characters_min
}

/** Refuses a short password of somebody with further rights. */
export async function requireLength(
  db: Db,
  { password_short }: { password_short: boolean },
  whose: Whose,
): Promise<void> {
  if (password_short && (await shortestFor(db, whose)) === minimum)
    throw invalid('/password', 'password_too_short', { minimum })
}

/** Refuses to give further rights to somebody with a short password. */
export async function requireLengthFor(
  db: Db,
  user_id: string,
  given: Pick<MembershipRow, 'role' | 'grants' | 'assistant_ids'>,
): Promise<void> {
  if (isOfAssistantsAlone(given)) return
  const user = await findUser(db, user_id)
  if (user?.password_short) throw problem('longer_password_needed', { values: { minimum } })
}
