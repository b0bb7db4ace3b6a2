/** Showing again who one is, and changing the address that one signs in with. */

import type { Handle } from '../../platform/database/handle.ts'
import { recordActivity } from '../../platform/features/activities/activities.ts'
import type { Context, InAction } from '../../platform/features/context.ts'
import { action } from '../../platform/features/endpoint.ts'
import { hashSecret, newSecret, verifyPassword } from '../../platform/identity/secrets.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import { problem, refusedAt } from '../../platform/problem/problem.ts'
import { emailKey } from '../../platform/schemas/schemas.ts'
import { membershipsOf } from '../memberships/rules.ts'
import * as users from '../users/rules.ts'
import * as contract from './contract-identity.ts'
import { authLimits } from './limits.ts'
import { accountMail, emailChangedMail } from './mails.ts'
import type { OnPersonChange } from './ports.ts'
import { userIdOf } from './rules.ts'
import { noteShown } from './shown.ts'
import * as store from './store.ts'
import { demandCausedMail, demandMail, tries } from './tries.ts'

type Db = Handle<'control'>

/** Refuses who does not know the own password; a stolen session may not guess at it without end. */
export async function demandOwnPassword(
  { installation, actor }: Pick<Context, 'installation' | 'actor'>,
  given: string,
  pointer: string,
): Promise<void> {
  const id = userIdOf(actor)
  installation.rateLimits.demand('own-password', id, tries)
  const user = await installation.databases.control.read(db => users.findUser(db, id))
  const hash = user?.password_hash ?? null
  if (hash === null || !(await verifyPassword(given, hash))) throw refusedAt(pointer, 'wrong_password')
  installation.rateLimits.giveBack('own-password', id, tries)
}

export const reauthenticate = action(
  contract.reauthenticate,
  ({ body }, context) => demandOwnPassword(context, body.password, '/password'),
  (tx, _input, context) => noteShown(tx, context),
)

export const requestEmailChange = action(
  contract.requestEmailChange,
  async ({ body }, context) => {
    demandMail(context, 'email-change', emailKey(body.email))
    demandCausedMail(context, userIdOf(context.actor), body.email)
    return { outbox: context.installation.outbox, url: context.installation.config.public_url }
  },
  async (tx, { body }, { actor, newId, now }, { outbox, url }) => {
    const user = await users.findUser(tx, userIdOf(actor))
    if (!user) throw problem('user_not_found')
    const expires_at = now() + authLimits.one_time_link_hours * 3_600_000
    const known = await users.findUserByKey(tx, emailKey(body.email))
    await store.dropLinks(tx, 'change_email', user.id)
    if (known && known.id !== user.id) {
      await outbox.post(tx, newId('event'), accountMail('known', known, `${url}/login`, expires_at), now())
      return { accepted: true }
    }
    const token = newSecret('once')
    await store.insertLink(tx, {
      token_hash: hashSecret(token),
      purpose: 'change_email',
      user_id: user.id,
      new_email: body.email,
      expires_at,
      used_at: null,
    })
    const to = { ...user, email: body.email }
    const mail = accountMail('change_email', to, `${url}/email-confirmation/${token}`, expires_at)
    await outbox.post(tx, newId('event'), mail, now())
    return { accepted: true }
  },
)

/** Uses up a link that was mailed to a new address. The former address hears of it; its links stop working. */
export async function takeNewEmail(
  tx: Db,
  { new_email, user_id }: store.LinkRow,
  { now, newId }: Pick<InAction, 'now' | 'newId'>,
  { outbox, url, tellChanged }: { outbox: Outbox; url: string; tellChanged: OnPersonChange },
): Promise<void> {
  const user = user_id === null ? undefined : await users.findUser(tx, user_id)
  if (!user || new_email === null) throw problem('email_verification_failed')
  const email_key = emailKey(new_email)
  const holder = await users.findUserByKey(tx, email_key)
  // Somebody has signed up with it since.
  if (holder && holder.id !== user.id) throw problem('email_verification_failed')
  await users.updateUser(tx, user.id, { email: new_email, email_key, confirmed_at: now(), updated_at: now() })
  await tellChanged(tx, user.id, now())
  for (const purpose of ['reset_password', 'sign_in_code'] as const) await store.dropLinks(tx, purpose, user.id)
  const until = now() + authLimits.one_time_link_hours * 3_600_000
  const mail = emailChangedMail(user, { link: `${url}/login`, new_email }, until)
  await outbox.post(tx, newId('event'), mail, now())
  const [membership] = await membershipsOf(tx, user.id)
  await recordActivity(tx, {
    id: newId('activity'),
    at: now(),
    name: 'user.email_changed',
    subject_id: user.id,
    actor_type: 'user',
    actor_id: user.id,
    account_id: membership?.account_id ?? null,
  })
}
