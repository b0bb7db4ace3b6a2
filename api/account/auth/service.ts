/** Signing up, confirming, and what follows from forgotten passwords. Sessions and profile are in their own files. */
import { recordActivity } from '../../platform/features/activities/activities.ts'
import { action } from '../../platform/features/endpoint.ts'
import { hashPassword, hashSecret, newSecret } from '../../platform/identity/secrets.ts'
import { problem, refusedAt } from '../../platform/problem/problem.ts'
import { emailKey, isShortPassword } from '../../platform/schemas/schemas.ts'
import { membershipsOf } from '../memberships/rules.ts'
import * as users from '../users/rules.ts'
import * as contract from './contract.ts'
import { takeNewEmail } from './identity-service.ts'
import { authLimits } from './limits.ts'
import { accountMail } from './mails.ts'
import { sendNotice, toPost } from './notices.ts'
import { requireLength } from './password-length.ts'
import { identityConfirmed, personChanged } from './ports.ts'
import { demandRegistration } from './registration.ts'
import {
  createPerson,
  findOrigin,
  goodLink,
  isSetUp,
  newConfirmation,
  newLink,
  openSession,
  savePassword,
  useLink,
} from './rules.ts'
import { toSession } from './session-wire.ts'
import * as store from './store.ts'
import { demandMail } from './tries.ts'

const link_ms = authLimits.one_time_link_hours * 3_600_000
const reset_ms = authLimits.reset_link_minutes * 60_000
export const register = action(
  contract.register,
  async ({ body }, context) => {
    const { outbox, config } = context.installation
    demandRegistration(config)
    demandMail(context, 'register', emailKey(body.email))
    return { password_hash: await hashPassword(body.password), outbox, url: config.public_url }
  },
  async (tx, { body }, { newId, now, locale }, { password_hash, outbox, url }) => {
    const known = await users.findUserByKey(tx, emailKey(body.email))
    const confirmation_secret = newSecret('once')
    const answer = { accepted: true, confirmation_secret } as const
    if (known && known.confirmed_at !== null) {
      await outbox.post(tx, newId('event'), accountMail('known', known, `${url}/login`, now() + link_ms), now())
      return answer
    }
    const chosen = { password_hash, password_short: false, first_name: body.first_name, last_name: body.last_name }
    const language = body.language ?? locale
    if (known) await users.updateUser(tx, known.id, { ...chosen, language, updated_at: now() })
    const user =
      known ??
      (await createPerson(
        tx,
        { ...chosen, email: body.email, language },
        { newId, now: now(), confirmed: false, super_administrator: false },
      ))
    const registration = { ...chosen, language, secret_hash: hashSecret(confirmation_secret) }
    const { token, expires_at } = await newConfirmation(tx, user.id, registration, now())
    const to = { ...registration, email: body.email }
    const mail = accountMail('confirm', to, `${url}/email-confirmation/${token}`, expires_at)
    await outbox.post(tx, newId('event'), mail, now())
    return answer
  },
)

/** Who opens the mail holds the address, but the password holds only if the same person chose it. */
export const confirmEmail = action(
  contract.confirmEmail,
  async ({ body }, { installation, now }) => {
    const { outbox, config } = installation
    const { control } = installation.databases
    const change = await control.read(db => store.findLink(db, hashSecret(body.token), 'change_email'))
    const tellChanged = installation.connections.through(personChanged)
    const connect = installation.connections.through(identityConfirmed)
    if (change) return { post: { outbox, url: config.public_url, tellChanged } }
    const link = await control.read(db => goodLink(db, body.token, 'confirm_email', now(), 'email_verification_failed'))
    const chosen = link.registration
    if (chosen && body.confirmation_secret && hashSecret(body.confirmation_secret) === chosen.secret_hash) {
      return { password_hash: chosen.password_hash, identity: chosen.identity, connect }
    }
    if (body.password === undefined) throw refusedAt('/password', 'new_password_needed')
    return { password_hash: await hashPassword(body.password), identity: undefined, connect }
  },
  async (tx, { body }, context, ready) => {
    const { now } = context
    if (ready.post) {
      const link = await useLink(tx, body.token, 'change_email', now(), 'email_verification_failed')
      await takeNewEmail(tx, link, context, ready.post)
      return { confirmed: true }
    }
    const { password_hash, identity, connect } = ready
    const { user_id, registration } = await useLink(tx, body.token, 'confirm_email', now(), 'email_verification_failed')
    if (user_id === null) throw problem('email_verification_failed')
    const { secret_hash: _, identity: __, ...chosen } = registration ?? { secret_hash: '' }
    await savePassword(tx, user_id, {
      ...{ ...chosen, password_hash, password_short: false },
      ...{ confirmed_at: now(), updated_at: now() },
    })
    if (identity) await connect(tx, user_id, identity, context)
    return { confirmed: true }
  },
)

export const forgotPassword = action(
  contract.forgotPassword,
  async ({ body }, context) => {
    const { installation } = context
    demandMail(context, 'forgot-password', emailKey(body.email))
    return { outbox: installation.outbox, url: installation.config.public_url }
  },
  async (tx, { body }, { newId, now }, { outbox, url }) => {
    const user = await users.findUserByKey(tx, emailKey(body.email))
    // Of an unknown address a link is kept that opens nothing, so that its answer takes as long.
    const { token, expires_at } = await newLink(tx, 'reset_password', user?.id ?? null, now(), reset_ms)
    if (user) {
      const mail = accountMail('reset', user, `${url}/change-password?token=${token}`, expires_at)
      await outbox.post(tx, newId('event'), mail, now())
    }
    return { accepted: true }
  },
)

export const resetPassword = action(
  contract.resetPassword,
  async ({ body }, context) => {
    const { installation, now } = context
    const { control } = installation.databases
    await control.read(db => goodLink(db, body.token, 'reset_password', now(), 'reset_code_invalid'))
    const password_short = isShortPassword(body.password)
    return { chosen: { password_hash: await hashPassword(body.password), password_short }, post: toPost(context) }
  },
  async (tx, { body }, context, { chosen, post }) => {
    const { now, newId } = context
    const link = await useLink(tx, body.token, 'reset_password', now(), 'reset_code_invalid')
    if (link.user_id === null) throw problem('reset_code_invalid')
    await requireLength(tx, chosen, { user_id: link.user_id })
    // Following the emailed link proves access to the address, so a reset confirms it too.
    const user = await users.findUser(tx, link.user_id)
    const confirmed_at = user?.confirmed_at ?? now()
    await savePassword(tx, link.user_id, { ...chosen, confirmed_at, updated_at: now() })
    await store.deleteSessionsOf(tx, link.user_id)
    await sendNotice(tx, 'password_changed', link.user_id, post, context)
    const [membership] = await membershipsOf(tx, link.user_id)
    // There is no session here, so the wrapper does not know the account.
    await recordActivity(tx, {
      id: newId('activity'),
      at: now(),
      name: 'user.password_reset',
      subject_id: link.user_id,
      actor_type: 'user',
      actor_id: link.user_id,
      account_id: membership?.account_id ?? null,
    })
    return { changed: true }
  },
)

export const setUp = action(
  contract.setUp,
  async ({ body }, context) => {
    const { installation, now } = context
    await installation.databases.control.read(async db => {
      if (await isSetUp(db)) throw problem('already_set_up')
      await goodLink(db, body.token, 'set_up', now(), 'reset_code_invalid')
    })
    return { password_hash: await hashPassword(body.password), origin: await findOrigin(context) }
  },
  async (tx, { body }, context, { password_hash, origin }) => {
    if (await isSetUp(tx)) throw problem('already_set_up')
    await useLink(tx, body.token, 'set_up', context.now(), 'reset_code_invalid')
    const person = { email: body.email, password_hash, first_name: body.first_name, last_name: body.last_name }
    const user = await createPerson(
      tx,
      { ...person, language: body.language ?? context.locale },
      { newId: context.newId, now: context.now(), confirmed: true, super_administrator: true },
    )
    return toSession(await openSession(tx, user.id, context, origin), user)
  },
)
