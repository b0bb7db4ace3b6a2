/** What the holder of an invitation does: look at it, and accept it. */

import type { Handle } from '../../platform/database/handle.ts'
import { recordActivity } from '../../platform/features/activities/activities.ts'
import type { InAction } from '../../platform/features/context.ts'
import { action, query } from '../../platform/features/endpoint.ts'
import { hashPassword, hashSecret } from '../../platform/identity/secrets.ts'
import { refusedAt } from '../../platform/problem/problem.ts'
import { toInstant } from '../../platform/runtime/clock.ts'
import { isShortPassword } from '../../platform/schemas/schemas.ts'
import { confirmPerson, demandInvitable, requireLength, requireLengthFor, shortestFor } from '../auth/rules.ts'
import { membershipIn, updateMembership } from '../memberships/rules.ts'
import { createUser, findPerson, type NewPerson } from '../users/rules.ts'
import * as contract from './contract-invitations.ts'
import { managerJoined } from './events.ts'
import * as store from './store.ts'

type Db = Handle<'control'>

/** Unknown, used, revoked and expired links are refused alike. */
async function invitationOf(db: Db, token: string, now: number) {
  const row = await store.invitationByHash(db, hashSecret(token))
  const { invited_email: email, invitation_expires_at: expires_at } = row ?? {}
  if (!row || !email || !expires_at || expires_at < now) throw refusedAt('/token', 'invitation_invalid')
  const known = await findPerson(db, email)
  return { row, email, expires_at, known, has_account: known !== undefined && known.confirmed_at !== null }
}

export const readInvitation = query(contract.readInvitation, async (db, { body }, { now }) => {
  const { row, email, expires_at, known, has_account } = await invitationOf(db, body.token, now())
  const password_characters_min = await shortestFor(db, { user_id: known?.id, joining: row })
  return {
    email,
    name: row.invited_name ?? '',
    has_account,
    password_characters_min,
    expires_at: toInstant(expires_at),
  }
})

type PersonDetails = Pick<NewPerson, 'password_hash' | 'first_name' | 'last_name'> & { password_short: boolean }

/** Somebody who has no account here yet. Who registered the address without confirming it keeps no way in. */
async function newcomer(
  tx: Db,
  { email, known, chosen }: { email: string; known: { id: string } | undefined; chosen: PersonDetails },
  { now, newId, locale }: InAction,
): Promise<string> {
  const making = { newId, now: now(), confirmed: true, super_administrator: false }
  if (!known) return (await createUser(tx, { ...chosen, email, language: locale }, making)).id
  await confirmPerson(tx, known.id, chosen, now())
  return known.id
}

export const acceptInvitation = action(
  contract.acceptInvitation,
  async ({ body }, { installation, now }) => {
    const { has_account } = await installation.databases.control.read(async db => {
      const invitation = await invitationOf(db, body.token, now())
      await demandInvitable(db, invitation.email, installation.config)
      return invitation
    })
    if (has_account) return null
    const { password, first_name, last_name } = body
    if (password === undefined) throw refusedAt('/password', 'new_password_needed')
    if (first_name === undefined) throw refusedAt('/first_name', 'new_password_needed')
    if (last_name === undefined) throw refusedAt('/last_name', 'new_password_needed')
    const password_short = isShortPassword(password)
    return { password_hash: await hashPassword(password), password_short, first_name, last_name }
  },
  async (tx, { body }, context, chosen) => {
    const { now, newId } = context
    const { row, email, known, has_account } = await invitationOf(tx, body.token, now())
    if (has_account && known) await requireLengthFor(tx, known.id, row)
    else if (chosen) await requireLength(tx, chosen, { user_id: known?.id, joining: row })
    const user_id = has_account ? known?.id : chosen && (await newcomer(tx, { email, known, chosen }, context))
    if (!user_id) throw refusedAt('/token', 'invitation_invalid')
    if (await membershipIn(tx, row.account_id, user_id)) throw refusedAt('/token', 'invitation_invalid')
    const joined = {
      invited_name: null,
      invited_email: null,
      invited_email_key: null,
      invitation_hash: null,
      invitation_expires_at: null,
    }
    await updateMembership(tx, row.id, { user_id, ...joined, updated_at: now() })
    const by = { actor_type: 'user', actor_id: user_id, account_id: row.account_id } as const
    await recordActivity(tx, { id: newId('activity'), at: now(), name: managerJoined.name, subject_id: row.id, ...by })
    return { accepted: true, email }
  },
)
