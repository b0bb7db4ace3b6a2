/** The rules of signing in, passwords and sessions, for other features to call. */

import type { Handle } from '../../platform/database/handle.ts'
import type { Context, InAction } from '../../platform/features/context.ts'
import { findCountry } from '../../platform/http/country.ts'
import type { Actor, Rights } from '../../platform/identity/actor.ts'
import { hashSecret, newSecret } from '../../platform/identity/secrets.ts'
import { catalog, type ProblemCode } from '../../platform/problem/catalog.ts'
import { problem, refusedAt } from '../../platform/problem/problem.ts'
import { insertMembership, rightsOfMembership } from '../memberships/rules.ts'
import { giveDefaultPlan } from '../plans/rules.ts'
import {
  anySuperAdministrator,
  createUser,
  insertAccount,
  type NewPerson,
  type NewUserOptions,
  type UserRow,
  updateUser,
} from '../users/rules.ts'
import { authLimits } from './limits.ts'
import * as store from './store.ts'
import type { Registration } from './table.ts'

type Db = Handle<'control'>

/** How a session travels. */
export { beginAttempt, endAttempt } from './attempts.ts'
export { exampleSession, exampleUser, session, user } from './contract.ts'
export { accountMail } from './mails.ts'
export { type Notice, type Post, sendNotice as tellOf, toPost as postOf } from './notices.ts'
export { requireLength, requireLengthFor, shortestFor } from './password-length.ts'
export { isKnownPlace, keepPlace, placeOf } from './places.ts'
export { demandInvitable, demandRegistration } from './registration.ts'
export { toSession, toUser } from './session-wire.ts'
export { noteShown } from './shown.ts'
export { isStillAllowed } from './still-allowed.ts'
export { demandAttempt, demandCausedMail, demandMail, demandStepTry, tries } from './tries.ts'
export { demandAnotherWayIn } from './ways-in.ts'

/** A person with an account of their own, as its administrator; it has the default plan, unless they run the installation. */
export async function createPerson(tx: Db, person: NewPerson, options: NewUserOptions): Promise<UserRow> {
  const row = await createUser(tx, person, options)
  const { newId, now } = options
  const account_id = newId('account')
  await insertAccount(tx, { id: account_id, created_at: now })
  if (!options.super_administrator) await giveDefaultPlan(tx, account_id, now)
  await insertMembership(tx, {
    id: newId('membership'),
    account_id,
    user_id: row.id,
    role: 'administrator',
    site_ids: 'all',
    grants: [],
    created_at: now,
    updated_at: now,
  })
  return row
}

type PersonDetails = Pick<NewPerson, 'password_hash' | 'first_name' | 'last_name'> & { password_short: boolean }

/** Who holds the address has shown it and chosen a password: whatever others chose for it is worth nothing. */
export async function confirmPerson(tx: Db, user_id: string, chosen: PersonDetails, now: number): Promise<void> {
  await savePassword(tx, user_id, { ...chosen, confirmed_at: now, updated_at: now })
}

/** A new password, with what changes besides. Links that let choose one before do nothing any more. */
export async function savePassword(
  tx: Db,
  user_id: string,
  set: Partial<UserRow> & Pick<UserRow, 'password_hash' | 'password_short'>,
): Promise<void> {
  await updateUser(tx, user_id, set)
  for (const purpose of ['confirm_email', 'reset_password'] as const) await store.dropLinks(tx, purpose, user_id)
}

/** The device that signs in, and its country where that is known. */
export interface SessionOrigin {
  user_agent: string
  country: string | null
}

export async function findOrigin({ request, installation }: Context): Promise<SessionOrigin> {
  const country = (await findCountry({ ip: request.ip, headers: request.headers }, installation.config)) ?? null
  return { user_agent: request.user_agent.slice(0, authLimits.session_user_agent_characters_max), country }
}

/** Who acts in it, where it is not the person, and for how long. */
interface OpenedBy {
  impersonator_id?: string | null
  valid_ms?: number
}

/** Opens a session; the token is shown once and stored only as its hash. */
export async function openSession(
  tx: Db,
  user_id: string,
  context: Pick<InAction, 'newId' | 'now'>,
  origin: SessionOrigin = { user_agent: '', country: null },
  { impersonator_id = null, valid_ms = authLimits.session_days * 86_400_000 }: OpenedBy = {},
) {
  const token = newSecret('session')
  const created_at = context.now()
  const expires_at = created_at + valid_ms
  await store.insertSession(tx, {
    id: context.newId('session'),
    token_hash: hashSecret(token),
    user_id,
    impersonator_id,
    ...origin,
    created_at,
    authenticated_at: created_at,
    last_used_at: created_at,
    expires_at,
  })
  return { token, expires_at }
}

/**
 * A link that works once, for a purpose. Anybody can ask for a link for a person: earlier ones stay valid, so that nobody takes
 * away the one that a person is about to open. Those for setting up are the server's own, and the last one counts.
 */
export async function newLink(
  tx: Db,
  purpose: store.LinkPurpose,
  user_id: string | null,
  now: number,
  valid_ms: number,
): Promise<{ token: string; expires_at: number }> {
  const token = newSecret('once')
  const expires_at = now + valid_ms
  await store.dropLinks(tx, purpose, user_id, purpose === 'set_up' ? undefined : now)
  await store.insertLink(tx, { token_hash: hashSecret(token), purpose, user_id, expires_at, used_at: null })
  return { token, expires_at }
}

/**
 * A link that confirms an address with the choices of one registration. Links of other registrations stay valid: nobody takes
 * away the link of the person whose address it is by registering it once more.
 */
export async function newConfirmation(tx: Db, user_id: string, registration: Registration, now: number) {
  const token = newSecret('once')
  const expires_at = now + authLimits.one_time_link_hours * 3_600_000
  await store.dropLinks(tx, 'confirm_email', user_id, now)
  const row = { token_hash: hashSecret(token), purpose: 'confirm_email', user_id, registration, expires_at } as const
  await store.insertLink(tx, row)
  return { token, expires_at }
}

/** A link that is still good; refuses unknown, used and expired ones alike. */
export async function goodLink(db: Db, token: string, purpose: store.LinkPurpose, now: number, refusal: ProblemCode) {
  const link = await store.findLink(db, hashSecret(token), purpose)
  if (!link || link.used_at !== null || link.expires_at < now) {
    throw catalog[refusal] === 422 ? refusedAt('/token', refusal) : problem(refusal)
  }
  return link
}

/** Uses a link up. */
export async function useLink(...asked: Parameters<typeof goodLink>) {
  const [tx, , , now] = asked
  const link = await goodLink(...asked)
  await store.markLinkUsed(tx, link.token_hash, now)
  return link
}

/** The user of a session token; null if it is unknown or expired. Read again on every request. */
export async function actorOfSession(
  db: Db,
  token: string,
  now: number,
): Promise<{ actor: Extract<Actor, { type: 'user' }>; last_used_at: number } | null> {
  const rows = await store.findSession(db, hashSecret(token))
  const [first] = rows
  if (!first || first.expires_at <= now) return null
  const isLeaving = first.deletes_at !== null
  const rights: Rights[] = rows.flatMap(({ membership: m }) => (m && !isLeaving ? [rightsOfMembership(m)] : []))
  const { last_used_at, user_id, session_id, authenticated_at } = first
  const { impersonator_id } = first
  const super_administrator = first.super_administrator && !isLeaving && impersonator_id === null
  const by = impersonator_id === null ? {} : { impersonator_id }
  return {
    actor: { type: 'user', user_id, session_id, authenticated_at, super_administrator, rights, ...by },
    last_used_at,
  }
}

export const markSessionUsed = (tx: Db, session_id: string, at: number): Promise<void> =>
  store.updateSession(tx, session_id, { last_used_at: at })

/** Its token stops working with the next request, and streams that it opened end. */
export const endSession = (tx: Db, session_id: string): Promise<void> => store.deleteSession(tx, session_id)
export const endSessionsOf = (tx: Db, user_id: string, except_id?: string): Promise<void> =>
  store.deleteSessionsOf(tx, user_id, except_id)

/** When a session ends by itself. */
export const sessionEnds = (db: Db, session_id: string): Promise<number> => store.sessionEnds(db, session_id)

export const isSetUp = (db: Db): Promise<boolean> => anySuperAdministrator(db)

/** The signed-in person's id; keys have no person. */
export function userIdOf(actor: Actor): string {
  if (actor.type !== 'user') throw problem('user_not_found')
  return actor.user_id
}
