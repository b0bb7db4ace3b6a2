/** The endpoints on the own second factor. */

import type { Handle } from '../../platform/database/handle.ts'
import type { Context } from '../../platform/features/context.ts'
import { action, query } from '../../platform/features/endpoint.ts'
import type { Actor } from '../../platform/identity/actor.ts'
import { problem, refusedAt } from '../../platform/problem/problem.ts'
import { demandMail, postOf, tellOf, tries, userIdOf } from '../auth/rules.ts'
import { personWithId } from '../users/rules.ts'
import { newMailedCode, newRecoveryCodes, newTotp, readTyped, takeCode } from './codes.ts'
import * as contract from './contract.ts'
import { codeMail } from './mails.ts'
import * as store from './store.ts'

type Db = Handle<'control'>
const own = async (db: Db, actor: Actor) => {
  const user = await personWithId(db, userIdOf(actor))
  if (!user) throw problem('user_not_found')
  return user
}

export const getSecondFactor = query(contract.getSecondFactor, async (db, _input, { actor }) => {
  const { id } = await own(db, actor)
  return {
    types: await store.enabledKinds(db, id),
    recovery_codes_left: await store.countRecoveryCodes(db, id),
  }
})

async function notEnabledYet(db: Db, user_id: string, type: store.FactorKind): Promise<void> {
  const factor = await store.findFactor(db, user_id, type)
  if (factor && factor.enabled_at !== null) throw problem('transition_not_allowed', { detail: 'second_factor.is_on' })
}

export const startSecondFactor = action(
  contract.startSecondFactor,
  async ({ body }, context) => {
    const { databases, config, outbox } = context.installation
    const user = await databases.control.read(db => own(db, context.actor))
    await databases.control.read(db => notEnabledYet(db, user.id, body.type))
    if (body.type === 'totp') return { totp: await newTotp(context.installation, user.email) }
    demandMail(context, 'second-step', user.email_key)
    return { outbox, url: config.public_url }
  },
  async (tx, { body: { type } }, { actor, newId, now }, ready) => {
    const user = await own(tx, actor)
    await notEnabledYet(tx, user.id, type)
    const row = { user_id: user.id, type, last_step: null, enabled_at: null, created_at: now() }
    if (ready.totp) {
      const { kept, secret, uri } = ready.totp
      await store.beginFactor(tx, { ...row, secret: kept })
      return { type: 'totp', secret, uri } as const
    }
    await store.beginFactor(tx, { ...row, secret: null })
    const { code, row: mailed } = newMailedCode(user.id, now())
    await store.keepMailedCode(tx, mailed)
    const mail = codeMail(user, code, `${ready.url}/forgot-password`, mailed.expires_at)
    await ready.outbox.post(tx, newId('event'), mail, now())
    return { type: 'email', sent_to: user.email } as const
  },
)

/** A stolen session may not guess without end. */
async function typed({ body }: { body: { type: store.FactorKind; code: string } }, context: Context) {
  const { installation, actor, now } = context
  const id = userIdOf(actor)
  installation.rateLimits.demand('second-factor', id, tries)
  return { given: await readTyped(installation, id, body, now()), post: postOf(context) }
}

export const confirmSecondFactor = action(
  contract.confirmSecondFactor,
  typed,
  async (tx, { body: { type } }, context, { given, post }) => {
    const { actor, now } = context
    const { id } = await own(tx, actor)
    const factor = await store.findFactor(tx, id, type)
    if (!factor || factor.enabled_at !== null)
      throw problem('transition_not_allowed', { detail: 'second_factor.not_started' })
    if (!(await takeCode(tx, id, given, now()))) throw refusedAt('/code', 'second_factor_code_invalid')
    const isFirst = (await store.enabledKinds(tx, id)).length === 0
    await store.enableFactor(tx, id, type, now())
    await tellOf(tx, 'second_factor_enabled', id, post, context)
    if (!isFirst) return { recovery_codes: [] }
    const { codes, hashes } = newRecoveryCodes(id)
    await store.replaceRecoveryCodes(tx, id, hashes)
    return { recovery_codes: codes }
  },
)

export const disableSecondFactor = action(
  contract.disableSecondFactor,
  async (_input, context) => postOf(context),
  async (tx, { body: { type } }, context, post) => {
    const { id } = await own(tx, context.actor)
    const factor = await store.findFactor(tx, id, type)
    if (!factor || factor.enabled_at === null)
      throw problem('transition_not_allowed', { detail: 'second_factor.is_off' })
    await store.deleteFactor(tx, id, type)
    if ((await store.enabledKinds(tx, id)).length === 0) await store.replaceRecoveryCodes(tx, id, [])
    await tellOf(tx, 'second_factor_disabled', id, post, context)
  },
)

export const createRecoveryCodes = action(contract.createRecoveryCodes, async (tx, _input, { actor }) => {
  const { id } = await own(tx, actor)
  if ((await store.enabledKinds(tx, id)).length === 0)
    throw problem('transition_not_allowed', { detail: 'second_factor.is_off' })
  const { codes, hashes } = newRecoveryCodes(id)
  await store.replaceRecoveryCodes(tx, id, hashes)
  return { recovery_codes: codes }
})
