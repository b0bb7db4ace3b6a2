/** Signing out, the own password and profile. Signing in is in a file of its own. */
import type { Handle } from '../../platform/database/handle.ts'
import type { Context, InAction } from '../../platform/features/context.ts'
import { action, query } from '../../platform/features/endpoint.ts'
import type { Actor } from '../../platform/identity/actor.ts'
import { hashPassword } from '../../platform/identity/secrets.ts'
import { problem } from '../../platform/problem/problem.ts'
import { isShortPassword } from '../../platform/schemas/schemas.ts'
import * as users from '../users/rules.ts'
import * as contract from './contract.ts'
import * as identity from './contract-identity.ts'
import * as profile from './contract-profile.ts'
import { demandOwnPassword } from './identity-service.ts'
import { type Notice, type Post, sendNotice, toPost } from './notices.ts'
import { requireLength } from './password-length.ts'
import { personChanged, signedOut } from './ports.ts'
import { savePassword, userIdOf } from './rules.ts'
import { toUser } from './session-wire.ts'
import * as store from './store.ts'

export const signOut = action(
  contract.signOut,
  async (_input, { installation }) => installation.connections.through(signedOut),
  async (tx, _input, context, tellSignedOut) => {
    const { actor } = context
    if (actor.type === 'user') await store.deleteSession(tx, actor.session_id)
    await tellSignedOut(tx, actor, context)
  },
)

export const changePassword = action(
  contract.changePassword,
  async ({ body }, context) => {
    await demandOwnPassword(context, body.current_password, '/current_password')
    return chosen(body, context)
  },
  (tx, _input, context, ready) => keepPassword(tx, 'password_changed', context, ready),
)

const chosen = async ({ password }: { password: string }, context: Context) => ({
  ...{ password_hash: await hashPassword(password), password_short: isShortPassword(password) },
  post: toPost(context),
})

/** Everybody who knew the former one is signed out. */
async function keepPassword(
  tx: Handle<'control'>,
  notice: Notice,
  context: InAction,
  { post, ...password }: { password_hash: string; password_short: boolean; post: Post },
): Promise<void> {
  const { actor, now } = context
  const id = userIdOf(actor)
  await requireLength(tx, password, { user_id: id })
  await savePassword(tx, id, { ...password, updated_at: now() })
  await store.deleteSessionsOf(tx, id, actor.type === 'user' ? actor.session_id : '')
  await sendNotice(tx, notice, id, post, context)
}

export const setPassword = action(
  identity.setPassword,
  ({ body }, context) => chosen(body, context),
  async (tx, _input, context, ready) => {
    const { password_hash } = await profileOf(tx, context.actor)
    if (password_hash !== null) throw problem('transition_not_allowed', { detail: 'password.is_set' })
    await keepPassword(tx, 'password_set', context, ready)
  },
)

async function profileOf(db: Parameters<typeof users.findUser>[0], actor: Actor) {
  const row = await users.findUser(db, userIdOf(actor))
  if (!row) throw problem('user_not_found')
  return row
}

export const getProfile = query(profile.getProfile, async (db, _input, { actor }) => toUser(await profileOf(db, actor)))

export const updateProfile = action(
  profile.updateProfile,
  async (_input, { installation }) => installation.connections.through(personChanged),
  async (tx, { body }, { actor, now, ifMatch }, tellChanged) => {
    const row = await profileOf(tx, actor)
    ifMatch(row.version)
    await users.updateUser(tx, row.id, { ...body, updated_at: now() })
    await tellChanged(tx, row.id, now())
    return toUser(await profileOf(tx, actor))
  },
)
