/** Opens a session in which a super administrator acts as somebody. */
import { recordActivity } from '../../platform/features/activities/activities.ts'
import { action } from '../../platform/features/endpoint.ts'
import { problem } from '../../platform/problem/problem.ts'
import { findOrigin, openSession, toSession, userIdOf } from '../auth/rules.ts'
import { accountExists, administratorOf } from '../memberships/rules.ts'
import { personWithId } from '../users/rules.ts'
import * as contract from './contract.ts'
import { impersonationStarted } from './events.ts'
import { impersonationLimits } from './limits.ts'

const valid_ms = impersonationLimits.impersonation_minutes * 60_000

export const impersonateAccount = action(
  contract.impersonateAccount,
  (_input, context) => findOrigin(context),
  async (tx, { params: { account_id } }, context, origin) => {
    const impersonator_id = userIdOf(context.actor)
    if (!(await accountExists(tx, account_id))) throw problem('not_found')
    const user_id = await administratorOf(tx, account_id)
    const user = user_id && (await personWithId(tx, user_id))
    if (!user) throw problem('user_not_found')
    await recordActivity(tx, {
      id: context.newId('activity'),
      at: context.now(),
      name: impersonationStarted.name,
      subject_id: user.id,
      actor_type: 'user',
      actor_id: impersonator_id,
      account_id,
    })
    return toSession(await openSession(tx, user.id, context, origin, { impersonator_id, valid_ms }), user)
  },
)
