/** The endpoints on passkeys. */

import type { Handle } from '../../platform/database/handle.ts'
import { action, query } from '../../platform/features/endpoint.ts'
import type { Actor } from '../../platform/identity/actor.ts'
import { problem, refusedAt } from '../../platform/problem/problem.ts'
import { toInstant, toInstantOrNull } from '../../platform/runtime/clock.ts'
import { demandAnotherWayIn, postOf, tellOf, userIdOf } from '../auth/rules.ts'
import { personWithId } from '../users/rules.ts'
import { beginCreation, endCreation, type Use } from './ceremony.ts'
import * as contract from './contract.ts'
import { passkeyLimits } from './limits.ts'
import * as store from './store.ts'

type Db = Handle<'control'>

const toPasskey = ({ id, name, synced, created_at, last_used_at }: store.PasskeyRow) => ({
  id,
  name,
  synced,
  created_at: toInstant(created_at),
  last_used_at: toInstantOrNull(last_used_at),
})

/** Made in the session that began it. */
function creating(actor: Actor): Use {
  if (actor.type !== 'user') throw problem('user_not_found')
  return { name: 'create', session_id: actor.session_id }
}

async function demandRoom(db: Db, user_id: string): Promise<void> {
  const maximum = passkeyLimits.passkeys_max
  if ((await store.countPasskeys(db, user_id)) >= maximum) throw problem('too_many_passkeys', { values: { maximum } })
}

async function ownPasskey(db: Db, actor: Actor, id: string): Promise<store.PasskeyRow> {
  const row = (await store.findPasskeys(db, userIdOf(actor))).find(one => one.id === id)
  if (!row) throw problem('not_found')
  return row
}

export const listPasskeys = query(contract.listPasskeys, async (db, _input, { actor }) => ({
  data: (await store.findPasskeys(db, userIdOf(actor))).map(toPasskey),
}))

export const startPasskey = action(
  contract.startPasskey,
  async (_input, context) => {
    const { actor, installation } = context
    const use = creating(actor)
    return installation.databases.control.read(async db => {
      const person = await personWithId(db, userIdOf(actor))
      if (!person) throw problem('user_not_found')
      await demandRoom(db, person.id)
      return beginCreation(context, use, person, await store.findPasskeys(db, person.id))
    })
  },
  async (_tx, _input, _context, begun) => begun,
)

export const createPasskey = action(
  contract.createPasskey,
  async ({ body }, context) => ({
    made: await endCreation(context, creating(context.actor), body.attempt, body.credential),
    post: postOf(context),
  }),
  async (tx, { body: { name } }, context, { made, post }) => {
    const { newId, now, actor } = context
    const user_id = userIdOf(actor)
    await demandRoom(tx, user_id)
    if (await store.findByCredential(tx, made.credential_id)) throw refusedAt('/credential', 'passkey_invalid')
    const row = { id: newId('passkey'), user_id, name, ...made, created_at: now(), last_used_at: null }
    await store.insertPasskey(tx, row)
    await tellOf(tx, 'passkey_added', user_id, post, context, name)
    return toPasskey(row)
  },
)

export const updatePasskey = action(contract.updatePasskey, async (tx, { params, body: { name } }, { actor }) => {
  const row = await ownPasskey(tx, actor, params.passkey_id)
  await store.updatePasskey(tx, row.id, { name })
  return toPasskey({ ...row, name })
})

export const deletePasskey = action(
  contract.deletePasskey,
  async (_input, context) => ({ post: postOf(context), connections: context.installation.connections }),
  async (tx, { params }, context, { post, connections }) => {
    const { id, user_id, name } = await ownPasskey(tx, context.actor, params.passkey_id)
    await demandAnotherWayIn(tx, connections, user_id)
    await store.deletePasskey(tx, user_id, id)
    await tellOf(tx, 'passkey_deleted', user_id, post, context, name)
  },
)
