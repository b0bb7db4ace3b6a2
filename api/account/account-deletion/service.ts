/** The endpoints of deleting the own account. Erasing follows in job-handlers.ts. */

import type { Handle } from '../../platform/database/handle.ts'
import { recordActivity } from '../../platform/features/activities/activities.ts'
import type { Context } from '../../platform/features/context.ts'
import { action, query } from '../../platform/features/endpoint.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { problem } from '../../platform/problem/problem.ts'
import { toInstant } from '../../platform/runtime/clock.ts'
import { messageOf } from '../../platform/texts/messages/messages.ts'
import { deleteKeysBeyond } from '../api-keys/rules.ts'
import { endSessionsOf, postOf, userIdOf } from '../auth/rules.ts'
import { liveOfAccount, loadNames, toSubscription } from '../billing/rules.ts'
import { changePerson, personWithId } from '../users/rules.ts'
import * as contract from './contract.ts'
import { userDeletionCanceled } from './events.ts'
import { endRenewals, eraseUser } from './jobs.ts'
import { deletionLimits } from './limits.ts'
import { deletionMail } from './mails.ts'
import { accountsLeft, findBlockers } from './rules.ts'
import { listAdministeredAccounts } from './store.ts'

const wait_ms = deletionLimits.account_deletion_days * 86_400_000

async function caller(db: Handle<'control'>, { actor }: Pick<Context, 'actor'>) {
  const user = await personWithId(db, userIdOf(actor))
  if (!user) throw problem('user_not_found')
  return user
}

/** What is paid for by accounts that go with the person. */
async function subscriptionsLeft(db: Handle<'control'>, user_id: string, now: number) {
  const live = []
  for (const account_id of await accountsLeft(db, user_id)) live.push(...(await liveOfAccount(db, account_id)))
  const names = await loadNames(db, live)
  return live.map(row => toSubscription(row, names, now))
}

export const getAccountDeletion = query(contract.getAccountDeletion, async (db, _input, context) => {
  const user = await caller(db, context)
  const blockers = await findBlockers(db, user)
  return {
    ...(user.deletes_at !== null && { deletes_at: toInstant(user.deletes_at) }),
    subscriptions: await subscriptionsLeft(db, user.id, context.now()),
    blockers: blockers.map(({ name_message, ...blocker }) =>
      name_message === undefined ? blocker : { ...blocker, name: messageOf(context.locale, name_message) },
    ),
  }
})

const posting = async (_input: unknown, context: Context) => postOf(context)

export const requestAccountDeletion = action(
  contract.requestAccountDeletion,
  posting,
  async (tx, _input, context, { outbox, url }) => {
    const { now, newId } = context
    const user = await caller(tx, context)
    if (user.deletes_at !== null) throw problem('transition_not_allowed', { values: { status: 'deleted' } })
    const blockers = await findBlockers(tx, user)
    if (blockers.length > 0) throw problem('account_in_use', { blockers })
    const deletes_at = now() + wait_ms
    await changePerson(tx, user.id, { deletes_at, updated_at: now() })
    await endSessionsOf(tx, user.id)
    for (const account_id of await listAdministeredAccounts(tx, user.id))
      await deleteKeysBeyond(tx, user.id, { account_id, site_ids: [], grants: new Set() })
    await enqueue(tx, eraseUser, { subject_id: user.id, due_at: deletes_at }, now())
    await enqueue(tx, endRenewals, { subject_id: user.id }, now())
    const mail = deletionMail('account_deletion_requested', user, { link: `${url}/login`, now: now(), deletes_at })
    await outbox.post(tx, newId('event'), mail, now())
    return { deletes_at: toInstant(deletes_at) }
  },
)

export const cancelAccountDeletion = action(
  contract.cancelAccountDeletion,
  posting,
  async (tx, _input, context, { outbox, url }) => {
    const { now, newId } = context
    const user = await caller(tx, context)
    if (user.deletes_at === null) throw problem('transition_not_allowed', { values: { status: 'active' } })
    if (user.deletes_at <= now()) throw problem('transition_not_allowed', { values: { status: 'deleted' } })
    await changePerson(tx, user.id, { deletes_at: null, updated_at: now() })
    const mail = deletionMail('account_deletion_canceled', user, { link: `${url}/settings`, now: now() })
    await outbox.post(tx, newId('event'), mail, now())
    // Until now they had no rights in any account, so the wrapper does not know it.
    const [account_id = null] = await listAdministeredAccounts(tx, user.id)
    await recordActivity(tx, {
      id: newId('activity'),
      at: now(),
      name: userDeletionCanceled.name,
      subject_id: user.id,
      actor_type: 'user',
      actor_id: user.id,
      account_id,
    })
  },
)
