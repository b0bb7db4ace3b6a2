/** Signing in, and the mailed code that lets in a person whose account others are guessing at. */

import type { Handle } from '../../platform/database/handle.ts'
import type { Context } from '../../platform/features/context.ts'
import { action } from '../../platform/features/endpoint.ts'
import { codeKey, hashPassword, hashSecret, newCode, verifyPassword } from '../../platform/identity/secrets.ts'
import { refusedAt } from '../../platform/problem/problem.ts'
import { emailKey } from '../../platform/schemas/schemas.ts'
import * as users from '../users/rules.ts'
import * as contract from './contract.ts'
import { authLimits } from './limits.ts'
import { signInCodeMail } from './mails.ts'
import { isKnownPlace, keepPlace, placeOf } from './places.ts'
import { secondStep } from './ports.ts'
import { findOrigin, openSession } from './rules.ts'
import { toSession } from './session-wire.ts'
import * as store from './store.ts'
import { demandMail, demandTry } from './tries.ts'

type Db = Handle<'control'>

const code_ms = authLimits.sign_in_code_minutes * 60_000

/** Compared with for unknown addresses, so that they take as long as known ones. */
const nobody = hashPassword('nobody has this password')

const codeHash = (user_id: string, typed: string): string => hashSecret(`${user_id} ${codeKey(typed)}`)

interface SignInAttempt {
  user?: users.UserRow
  /** Where they are. */
  place?: string
  code?: store.LinkRow
  /** What distinguishes the owner's tries from guesses: a known place or a valid code. */
  trusted?: string
}

async function whoTries(
  db: Db,
  given: { email: string; code?: string | undefined },
  { request, now }: Context,
): Promise<SignInAttempt> {
  const user = await users.findUserByKey(db, emailKey(given.email))
  if (!user) return {}
  const place = placeOf(user.id, request.ip)
  if (given.code !== undefined) {
    const code = await store.findLink(db, codeHash(user.id, given.code), 'sign_in_code')
    const isGood = code && code.used_at === null && code.expires_at >= now()
    return { user, place, ...(isGood && { code, trusted: `${user.id} code` }) }
  }
  const isKnown = await isKnownPlace(db, user.id, place, now())
  return { user, place, ...(isKnown && { trusted: `${user.id} ${place}` }) }
}

export const signIn = action(
  contract.signIn,
  async ({ body }, context) => {
    const { databases } = context.installation
    const trying = await databases.control.read(db => whoTries(db, body, context))
    const { user, place, code, trusted = null } = trying
    const hasCode = body.code !== undefined
    const giveBack = demandTry(context, { account: emailKey(body.email), trusted, code: hasCode })
    if (hasCode && !code) throw refusedAt('/code', 'sign_in_code_invalid')
    const stored = user?.password_hash ?? (await nobody)
    const isRight = await verifyPassword(body.password, stored).catch(error => {
      giveBack()
      throw error
    })
    if (!user || user.password_hash === null || !place || !isRight) throw refusedAt('/password', 'wrong_password')
    giveBack()
    if (user.confirmed_at === null) throw refusedAt('/email', 'email_not_verified')
    await context.installation.connections.through(secondStep)(context.installation, user, context.now())
    return { user, place, code, origin: await findOrigin(context) }
  },
  async (tx, _input, context, { user, place, code, origin }) => {
    if (code && !(await store.markLinkUsed(tx, code.token_hash, context.now()))) {
      throw refusedAt('/code', 'sign_in_code_invalid')
    }
    await keepPlace(tx, user.id, place, context.now())
    return toSession(await openSession(tx, user.id, context, origin), user)
  },
)

export const requestSignInCode = action(
  contract.requestSignInCode,
  async ({ body }, context) => {
    demandMail(context, 'sign-in-code', emailKey(body.email))
    return { outbox: context.installation.outbox, url: context.installation.config.public_url }
  },
  async (tx, { body }, { newId, now }, { outbox, url }) => {
    const user = await users.findUserByKey(tx, emailKey(body.email))
    // Of an unknown address a code is kept that opens nothing, so that its answer takes as long.
    const user_id = user?.id ?? null
    const code = newCode()
    const expires_at = now() + code_ms
    // Earlier codes stay valid: another request must not invalidate the code that a person is about to type.
    await store.dropLinks(tx, 'sign_in_code', user_id, now())
    const token_hash = codeHash(user_id ?? 'nobody', code)
    await store.insertLink(tx, { token_hash, purpose: 'sign_in_code', user_id, expires_at, used_at: null })
    if (user)
      await outbox.post(tx, newId('event'), signInCodeMail(user, { code, link: `${url}/login` }, expires_at), now())
    return { accepted: true }
  },
)
