/** The endpoints on the own connected accounts. */

import type { Context } from '../../platform/features/context.ts'
import { action, query } from '../../platform/features/endpoint.ts'
import type { Actor } from '../../platform/identity/actor.ts'
import { problem } from '../../platform/problem/problem.ts'
import { toInstant } from '../../platform/runtime/clock.ts'
import { demandAnotherWayIn, noteShown, postOf, tellOf, userIdOf } from '../auth/rules.ts'
import * as contract from './contract.ts'
import { begin, end, type Wish } from './providers/providers.ts'
import { connectIdentity } from './rules.ts'
import * as store from './store.ts'

/** Begun and ended in the same session. */
function wishOf(name: Wish['name'], actor: Actor): Wish {
  if (actor.type !== 'user') throw problem('user_not_found')
  return { name, session_id: actor.session_id }
}

const toIdentity = ({ id, provider, label, created_at, last_used_at }: store.IdentityRow) => ({
  id,
  provider,
  label,
  created_at: toInstant(created_at),
  last_used_at: toInstant(last_used_at),
})

const providerName = { google: 'Google', microsoft: 'Microsoft', github: 'GitHub' } as const

export const listIdentities = query(contract.listIdentities, async (db, _input, { actor }) => ({
  data: (await store.findIdentities(db, userIdOf(actor))).map(toIdentity),
}))

const beginning =
  (name: Wish['name']) =>
  ({ body }: { body: { provider: store.IdentityRow['provider'] } }, context: Context) =>
    begin(context, body.provider, wishOf(name, context.actor))
const ending =
  (name: Wish['name']) =>
  async ({ body }: { body: Parameters<typeof end>[2] }, context: Context) => ({
    vouched: await end(context, wishOf(name, context.actor), body),
    post: postOf(context),
  })

export const startIdentityConnection = action(
  contract.startIdentityConnection,
  beginning('connect'),
  async (_tx, _input, _context, begun) => begun,
)

export const completeIdentityConnection = action(
  contract.completeIdentityConnection,
  ending('connect'),
  async (tx, _input, context, { vouched, post }) => {
    const user_id = userIdOf(context.actor)
    const row = await connectIdentity(tx, user_id, vouched, context)
    await tellOf(tx, 'provider_connected', user_id, post, context, providerName[row.provider])
    return toIdentity(row)
  },
)

export const disconnectIdentity = action(
  contract.disconnectIdentity,
  async (_input, context) => ({ post: postOf(context), connections: context.installation.connections }),
  async (tx, { params }, context, { post, connections }) => {
    const user_id = userIdOf(context.actor)
    const own = await store.findIdentities(tx, user_id)
    if (!own.some(({ id }) => id === params.identity_id)) throw problem('not_found')
    await demandAnotherWayIn(tx, connections, user_id)
    const row = await store.deleteIdentity(tx, user_id, params.identity_id)
    if (row) await tellOf(tx, 'provider_disconnected', user_id, post, context, providerName[row.provider])
  },
)

export const startIdentityCheck = action(
  contract.startIdentityCheck,
  beginning('check'),
  async (_tx, _input, _context, begun) => begun,
)

export const completeIdentityCheck = action(
  contract.completeIdentityCheck,
  ending('check'),
  async (tx, _input, context, { vouched }) => {
    const identity = await store.findByAccount(tx, vouched)
    if (identity?.user_id !== userIdOf(context.actor))
      throw problem('identity_not_connected', { detail: 'identity.other_account' })
    await store.markUsed(tx, identity.id, context.now())
    return noteShown(tx, context)
  },
)
