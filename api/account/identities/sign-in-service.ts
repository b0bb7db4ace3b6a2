/** Signing in and up by others. */

import { type Provider, providers } from '../../platform/config/sign-in-config.ts'
import type { Handle } from '../../platform/database/handle.ts'
import type { Context, InAction } from '../../platform/features/context.ts'
import { action, query } from '../../platform/features/endpoint.ts'
import { hashSecret, newSecret } from '../../platform/identity/secrets.ts'
import { problem } from '../../platform/problem/problem.ts'
import {
  accountMail,
  confirmPerson,
  createPerson,
  demandAttempt,
  demandMail,
  demandRegistration,
  findOrigin,
  keepPlace,
  newConfirmation,
  openSession,
  type Post,
  placeOf,
  postOf,
  toSession,
} from '../auth/rules.ts'
import { demandSecondStep } from '../second-factor/rules.ts'
import { findPerson, personWithId, type UserRow } from '../users/rules.ts'
import * as contract from './contract-sign-in.ts'
import type { Claims } from './providers/claims.ts'
import { begin, end } from './providers/providers.ts'
import { connectIdentity } from './rules.ts'
import * as store from './store.ts'

type Db = Handle<'control'>
type ProviderClaims = Claims & { provider: Provider }
type KnownClaims = ProviderClaims & { email: string }

const wish = { name: 'sign_in', session_id: null } as const

export const listIdentityProviders = query(
  contract.listIdentityProviders,
  async (_db, _input, { installation: { config } }) => ({
    data: providers.filter(provider => config.providers[provider]).map(provider => ({ provider })),
    registration: config.registration,
  }),
)

export const startIdentitySignIn = action(
  contract.startIdentitySignIn,
  ({ body }, context) => begin(context, body.provider, wish),
  async (_tx, _input, _context, begun) => begun,
)

/** Who signs in by the account; refuses one that nobody has connected where the address has an owner who did not. */
async function ownerOf(db: Db, vouched: ProviderClaims): Promise<UserRow | undefined> {
  const identity = await store.findByAccount(db, vouched)
  if (identity) return personWithId(db, identity.user_id)
  // Without an address nobody can be written to.
  if (vouched.email === null) throw problem('provider_answer_invalid')
  const holder = await findPerson(db, vouched.email)
  if (vouched.is_verified && holder && holder.confirmed_at !== null) throw problem('identity_not_connected')
  return undefined
}

async function ready({ body }: { body: Parameters<typeof end>[2] }, context: Context) {
  const { control } = context.installation.databases
  const giveBack = demandAttempt(context)
  const vouched = await end(context, wish, body)
  giveBack()
  const owner = await control.read(db => ownerOf(db, vouched))
  if (owner) await demandSecondStep(context.installation, owner, context.now())
  else demandRegistration(context.installation.config)
  if (!owner && !vouched.is_verified) demandMail(context, 'register', vouched.email ?? '')
  return { vouched, post: postOf(context), origin: await findOrigin(context), ip: context.request.ip }
}

export const completeIdentitySignIn = action(
  contract.completeIdentitySignIn,
  ready,
  async (tx, _input, context, { vouched, post, origin, ip }) => {
    const { now } = context
    const known = await ownerOf(tx, vouched)
    const claims = { ...vouched, email: vouched.email ?? '' }
    if (!known && !vouched.is_verified) return sendConfirmation(tx, claims, context, post)
    const owner = known ?? (await newcomer(tx, claims, context))
    const identity = await store.findByAccount(tx, vouched)
    if (identity) await store.markUsed(tx, identity.id, now())
    await keepPlace(tx, owner.id, placeOf(owner.id, ip), now())
    const session = toSession(await openSession(tx, owner.id, context, origin), owner)
    return { outcome: 'signed_in', session } as const
  },
)

const nobody = { password_hash: null, password_short: false }

/** Somebody new, whose address the provider has verified. Who registered it without confirming it keeps no way in. */
async function newcomer(tx: Db, vouched: KnownClaims, context: InAction): Promise<UserRow> {
  const { newId, now, locale } = context
  const { email, first_name, last_name } = vouched
  const chosen = { first_name, last_name, ...nobody }
  const holder = await findPerson(tx, email)
  const making = { newId, now: now(), confirmed: true, super_administrator: false }
  if (holder) await confirmPerson(tx, holder.id, chosen, now())
  const person = holder ?? (await createPerson(tx, { ...chosen, email, language: locale }, making))
  await connectIdentity(tx, person.id, vouched, context)
  return (await personWithId(tx, person.id)) ?? person
}

/** An address that nobody has verified: whoever reads its email, in the browser that asked, is let in. */
async function sendConfirmation(tx: Db, vouched: KnownClaims, context: InAction, { outbox, url }: Post) {
  const { newId, now, locale } = context
  const { provider, issuer, subject, label, email, first_name, last_name } = vouched
  const confirmation_secret = newSecret('once')
  const answer = { outcome: 'confirmation_sent', email, confirmation_secret } as const
  const chosen = { first_name, last_name, language: locale, ...nobody }
  const holder = await findPerson(tx, email)
  if (holder && holder.confirmed_at !== null) {
    await outbox.post(tx, newId('event'), accountMail('known', holder, `${url}/login`, now()), now())
    return answer
  }
  const making = { newId, now: now(), confirmed: false, super_administrator: false }
  const person = holder ?? (await createPerson(tx, { ...chosen, email }, making))
  const identity = { provider, issuer, subject, label }
  const registration = { ...chosen, secret_hash: hashSecret(confirmation_secret), identity }
  const { token, expires_at } = await newConfirmation(tx, person.id, registration, now())
  const mail = accountMail('confirm', { ...chosen, email }, `${url}/email-confirmation/${token}`, expires_at)
  await outbox.post(tx, newId('event'), mail, now())
  return answer
}
