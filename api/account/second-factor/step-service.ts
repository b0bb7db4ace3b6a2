/** The second step of signing in. */
import type { Context } from '../../platform/features/context.ts'
import { action } from '../../platform/features/endpoint.ts'
import { problem, refusedAt } from '../../platform/problem/problem.ts'
import {
  demandMail,
  demandStepTry,
  findOrigin,
  isKnownPlace,
  keepPlace,
  openSession,
  placeOf,
  toSession,
} from '../auth/rules.ts'
import { personWithId } from '../users/rules.ts'
import { newMailedCode, readTyped, takeCode } from './codes.ts'
import * as contract from './contract-step.ts'
import { codeMail } from './mails.ts'
import { isSigned, readStepToken } from './step-token.ts'
import * as store from './store.ts'

/** Who knew the password. Made up, altered and old tokens are refused alike. */
async function whoKnew({ installation: { databases }, now }: Context, token: string) {
  const read = readStepToken(token)
  const user = read && (await databases.control.read(db => personWithId(db, read.user_id)))
  const isGood = read && user && isSigned(await databases.controlKey(), user, read) && read.expires_at >= now()
  if (!isGood) throw refusedAt('/token', 'second_step_expired')
  const types = await databases.control.read(db => store.enabledKinds(db, user.id))
  return { user, types }
}

export const completeSignIn = action(
  contract.completeSignIn,
  async ({ body }, context) => {
    const { user, types } = await whoKnew(context, body.token)
    const place = placeOf(user.id, context.request.ip)
    const isKnown = await context.installation.databases.control.read(db =>
      isKnownPlace(db, user.id, place, context.now()),
    )
    const giveBack = demandStepTry(context, user.id, isKnown ? place : null)
    // A kind that is not switched on has no code that fits.
    if (body.type !== 'recovery_code' && !types.includes(body.type)) {
      throw refusedAt('/code', 'second_factor_code_invalid')
    }
    const typed = await readTyped(context.installation, user.id, body, context.now())
    return { user, typed, giveBack, place, origin: await findOrigin(context) }
  },
  async (tx, _input, context, { user, typed, giveBack, place, origin }) => {
    if (!(await takeCode(tx, user.id, typed, context.now()))) throw refusedAt('/code', 'second_factor_code_invalid')
    context.afterCommit(giveBack)
    await keepPlace(tx, user.id, place, context.now())
    return toSession(await openSession(tx, user.id, context, origin), user)
  },
)

export const requestSecondStepCode = action(
  contract.requestSecondStepCode,
  async ({ body }, context) => {
    const { user, types } = await whoKnew(context, body.token)
    if (!types.includes('email')) throw problem('transition_not_allowed', { detail: 'second_factor.no_email' })
    demandMail(context, 'second-step', user.email_key)
    const { outbox, config } = context.installation
    return { user, outbox, url: config.public_url }
  },
  async (tx, _input, { newId, now }, { user, outbox, url }) => {
    const { code, row } = newMailedCode(user.id, now())
    await store.keepMailedCode(tx, row)
    await outbox.post(tx, newId('event'), codeMail(user, code, `${url}/forgot-password`, row.expires_at), now())
    return { accepted: true }
  },
)
