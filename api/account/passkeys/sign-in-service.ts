/** Signing in with a passkey, and showing by one who one is. */

import { action } from '../../platform/features/endpoint.ts'
import type { Actor } from '../../platform/identity/actor.ts'
import { problem } from '../../platform/problem/problem.ts'
import {
  demandAttempt,
  findOrigin,
  keepPlace,
  noteShown,
  openSession,
  placeOf,
  toSession,
  userIdOf,
} from '../auth/rules.ts'
import { personWithId } from '../users/rules.ts'
import { beginUse, endUse, noteUse, type Use } from './ceremony.ts'
import * as contract from './contract-sign-in.ts'
import * as store from './store.ts'

const signingIn = { name: 'sign_in', session_id: null } as const

/** Shown in the session that is asked. */
function checking(actor: Actor): Use {
  if (actor.type !== 'user') throw problem('user_not_found')
  return { name: 'check', session_id: actor.session_id }
}

export const startPasskeySignIn = action(
  contract.startPasskeySignIn,
  (_input, context) => beginUse(context, signingIn),
  async (_tx, _input, _context, begun) => begun,
)

export const completePasskeySignIn = action(
  contract.completePasskeySignIn,
  async ({ body }, context) => {
    const giveBack = demandAttempt(context)
    const used = await endUse(context, signingIn, body.attempt, body.credential)
    giveBack()
    return { used, origin: await findOrigin(context), place: placeOf(used.passkey.user_id, context.request.ip) }
  },
  async (tx, _input, context, { used, origin, place }) => {
    await noteUse(tx, used, context.now())
    const user = await personWithId(tx, used.passkey.user_id)
    if (!user) throw problem('passkey_invalid')
    await keepPlace(tx, user.id, place, context.now())
    return toSession(await openSession(tx, user.id, context, origin), user)
  },
)

export const startPasskeyCheck = action(
  contract.startPasskeyCheck,
  async (_input, context) => {
    const use = checking(context.actor)
    const { control } = context.installation.databases
    return beginUse(context, use, await control.read(db => store.findPasskeys(db, userIdOf(context.actor))))
  },
  async (_tx, _input, _context, begun) => begun,
)

export const completePasskeyCheck = action(
  contract.completePasskeyCheck,
  async ({ body }, context) => {
    const use = checking(context.actor)
    const giveBack = demandAttempt(context)
    const used = await endUse(context, use, body.attempt, body.credential)
    if (used.passkey.user_id !== userIdOf(context.actor)) throw problem('passkey_invalid')
    giveBack()
    return used
  },
  async (tx, _input, context, used) => {
    await noteUse(tx, used, context.now())
    return noteShown(tx, context)
  },
)
