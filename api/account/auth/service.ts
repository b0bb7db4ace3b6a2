/** Signing up, confirming, and what follows from forgotten passwords. Sessions and profile are in their own files. */
import { limits } from '../../platform/limits.ts'
import { action } from '../../platform/operation.ts'
import { problem } from '../../platform/problem/problem.ts'
import { emailKey } from '../../platform/schemas.ts'
import { hashPassword } from '../../platform/secrets.ts'
import * as contract from './contract.ts'
import { accountMail } from './mails.ts'
import { createPerson, isSetUp, newLink, openSession, useLink } from './rules.ts'
import { toSession } from './session-service.ts'
import * as store from './store.ts'

const link_ms = limits.one_time_link_hours * 3_600_000
const reset_ms = limits.reset_link_minutes * 60_000
/** Mails that anybody can cause to one address. */
const mail_bucket = { per_minute: 1, burst: 5 }

export const register = action(
  contract.register,
  async ({ body }, { installation, now }) => {
    installation.rateLimits.demand('register', emailKey(body.email), mail_bucket)
    return {
      password_hash: await hashPassword(body.password),
      outbox: installation.outbox,
      url: installation.config.public_url,
    }
  },
  async (tx, { body }, { newId, now, locale }, { password_hash, outbox, url }) => {
    const known = await store.findUserByKey(tx, emailKey(body.email))
    const accepted = { accepted: true } as const
    if (known) {
      await outbox.post(tx, newId('event'), accountMail('known', known, `${url}/login`, now() + link_ms), now())
      return accepted
    }
    const person = { email: body.email, password_hash, first_name: body.first_name, last_name: body.last_name }
    const language = body.language ?? locale
    const user = await createPerson(
      tx,
      { ...person, language },
      { newId, now: now(), confirmed: false, super_administrator: false },
    )
    const { token, expires_at } = await newLink(tx, 'confirm_email', user.id, now(), link_ms)
    const mail = accountMail('confirm', user, `${url}/email-confirmation/${token}`, expires_at)
    await outbox.post(tx, newId('event'), mail, now())
    return accepted
  },
)

export const confirmEmail = action(contract.confirmEmail, async (tx, { body }, { now }) => {
  const link = await useLink(tx, body.token, 'confirm_email', now(), 'email_verification_failed')
  if (link.user_id === null) throw problem('email_verification_failed')
  await store.updateUser(tx, link.user_id, { confirmed_at: now(), updated_at: now() })
  return { confirmed: true }
})

export const forgotPassword = action(
  contract.forgotPassword,
  async ({ body }, { installation, now }) => {
    installation.rateLimits.demand('forgot-password', emailKey(body.email), mail_bucket)
    return { outbox: installation.outbox, url: installation.config.public_url }
  },
  async (tx, { body }, { newId, now }, { outbox, url }) => {
    const user = await store.findUserByKey(tx, emailKey(body.email))
    if (user) {
      const { token, expires_at } = await newLink(tx, 'reset_password', user.id, now(), reset_ms)
      const mail = accountMail('reset', user, `${url}/change-password?token=${token}`, expires_at)
      await outbox.post(tx, newId('event'), mail, now())
    }
    return { accepted: true }
  },
)

export const resetPassword = action(
  contract.resetPassword,
  async ({ body }) => hashPassword(body.password),
  async (tx, { body }, { now }, password_hash) => {
    const link = await useLink(tx, body.token, 'reset_password', now(), 'reset_code_invalid')
    if (link.user_id === null) throw problem('reset_code_invalid')
    // Whoever reads the mail holds the address: a reset confirms it too.
    const user = await store.findUser(tx, link.user_id)
    const confirmed_at = user?.confirmed_at ?? now()
    await store.updateUser(tx, link.user_id, { password_hash, confirmed_at, updated_at: now() })
    await store.deleteSessionsOf(tx, link.user_id)
    return { changed: true }
  },
)

export const setUp = action(
  contract.setUp,
  async ({ body }) => hashPassword(body.password),
  async (tx, { body }, context, password_hash) => {
    if (await isSetUp(tx)) throw problem('already_set_up')
    await useLink(tx, body.token, 'set_up', context.now(), 'reset_code_invalid')
    const person = { email: body.email, password_hash, first_name: body.first_name, last_name: body.last_name }
    const user = await createPerson(
      tx,
      { ...person, language: body.language ?? context.locale },
      { newId: context.newId, now: context.now(), confirmed: true, super_administrator: true },
    )
    return toSession(await openSession(tx, user.id, context), user)
  },
)
