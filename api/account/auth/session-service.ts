/** Signing out, the own password and profile, and what the caller may do. Signing in is in a file of its own. */
import type { z } from '@hono/zod-openapi'
import type { Handle } from '../../platform/database/handle.ts'
import type { Context, InAction } from '../../platform/features/context.ts'
import { action, endpoint, query } from '../../platform/features/endpoint.ts'
import type { Actor } from '../../platform/identity/actor.ts'
import { rightsOn } from '../../platform/identity/actor.ts'
import { hashPassword } from '../../platform/identity/secrets.ts'
import { problem } from '../../platform/problem/problem.ts'
import { chosenPermission } from '../../platform/routing/assistant-reach.ts'
import { toInstant } from '../../platform/runtime/clock.ts'
import { isShortPassword } from '../../platform/schemas/schemas.ts'
import { noteEnd } from '../impersonation/rules.ts'
import { loadAccountNames, membershipsOf } from '../managers/rules.ts'
import { siteIdsOf } from '../sites/rules.ts'
import * as contract from './contract.ts'
import * as identity from './contract-identity.ts'
import * as profile from './contract-profile.ts'
import { demandOwnPassword } from './identity-service.ts'
import { type Notice, type Post, postOf, tellOf } from './notices.ts'
import { requireLength } from './password-length.ts'
import { personChanged } from './ports.ts'
import { savePassword, userIdOf } from './rules.ts'
import { toUser } from './session-wire.ts'
import * as store from './store.ts'

export const signOut = action(contract.signOut, async (tx, _input, context) => {
  const { actor } = context
  if (actor.type === 'user') await store.deleteSession(tx, actor.session_id)
  await noteEnd(tx, actor, context)
})

export const changePassword = action(
  contract.changePassword,
  async ({ body }, context) => {
    await demandOwnPassword(context, body.current_password, '/current_password')
    return chosen(body, context)
  },
  (tx, _input, context, ready) => keepPassword(tx, 'password_changed', context, ready),
)

const chosen = async ({ password }: { password: string }, context: Context) => ({
  ...{ password_hash: await hashPassword(password), password_short: isShortPassword(password) },
  post: postOf(context),
})

/** Everybody who knew the former one is signed out. */
async function keepPassword(
  tx: Handle<'control'>,
  notice: Notice,
  context: InAction,
  { post, ...password }: { password_hash: string; password_short: boolean; post: Post },
): Promise<void> {
  const { actor, now } = context
  const id = userIdOf(actor)
  await requireLength(tx, password, { user_id: id })
  await savePassword(tx, id, { ...password, updated_at: now() })
  await store.deleteSessionsOf(tx, id, actor.type === 'user' ? actor.session_id : '')
  await tellOf(tx, notice, id, post, context)
}

export const setPassword = action(
  identity.setPassword,
  ({ body }, context) => chosen(body, context),
  async (tx, _input, context, ready) => {
    const { password_hash } = await profileOf(tx, context.actor)
    if (password_hash !== null) throw problem('transition_not_allowed', { detail: 'password.is_set' })
    await keepPassword(tx, 'password_set', context, ready)
  },
)

async function profileOf(db: Parameters<typeof store.findUser>[0], actor: Actor) {
  const row = await store.findUser(db, userIdOf(actor))
  if (!row) throw problem('user_not_found')
  return row
}

export const getProfile = query(profile.getProfile, async (db, _input, { actor }) => toUser(await profileOf(db, actor)))

export const updateProfile = action(
  profile.updateProfile,
  async (_input, { installation }) => installation.connections.through(personChanged),
  async (tx, { body }, { actor, now, ifMatch }, tellChanged) => {
    const row = await profileOf(tx, actor)
    ifMatch(row.version)
    await store.updateUser(tx, row.id, { ...body, updated_at: now() })
    await tellChanged(tx, row.id, now())
    return toUser(await profileOf(tx, actor))
  },
)

async function impersonationOf(db: Handle<'control'>, actor: Actor) {
  if (actor.type !== 'user' || actor.impersonator_id === undefined) return undefined
  const [by] = await store.namesOfUsers(db, [actor.impersonator_id])
  return { by: by?.name ?? '', until: toInstant(await store.sessionEnds(db, actor.session_id)) }
}

type Conditions = z.output<typeof profile.abilityRule>['conditions']
const abilityRule = (action: string, conditions: Conditions) => ({ action, subject: 'site' as const, conditions })

export const listAbilities = query(profile.listAbilities, async (db, _input, { actor }) => {
  const rights = actor.type === 'user' || actor.type === 'api_key' ? actor.rights : []
  const bySite = new Map<string, string[]>()
  const ofChosen: ReturnType<typeof abilityRule>[] = []
  for (const r of rights) {
    const site_ids = await siteIdsOf(db, r)
    for (const grant of r.grants) bySite.set(grant, [...(bySite.get(grant) ?? []), ...site_ids])
    if (r.assistant_ids)
      ofChosen.push(
        abilityRule(chosenPermission, { site_id: { $in: [...site_ids] }, assistant_id: { $in: [...r.assistant_ids] } }),
      )
  }
  const memberships = actor.type === 'user' ? await membershipsOf(db, actor.user_id) : []
  const names = await loadAccountNames(
    db,
    rights.map(({ account_id }) => account_id),
  )
  const impersonation = await impersonationOf(db, actor)
  return {
    ...(impersonation && { impersonation }),
    rules: [...[...bySite].map(([grant, ids]) => abilityRule(grant, { site_id: { $in: ids } })), ...ofChosen],
    roles: memberships.map(({ role }) => role),
    super_administrator: actor.type === 'user' && actor.super_administrator,
    account_permissions: [...new Set(rights.flatMap(r => [...r.grants]))],
    accounts: rights.map(({ account_id, grants }) => {
      const role = memberships.find(m => m.account_id === account_id)?.role
      return { id: account_id, name: names.get(account_id) ?? '', ...(role && { role }), permissions: [...grants] }
    }),
  }
})

export const checkAccess = endpoint(profile.checkAccess, async (_input, { installation, actor, request }) => {
  const site = await installation.sites.find(request.headers.get('x-tenant') ?? '')
  if (!site || !rightsOn(actor, site)) throw problem('site_not_found')
  return new Response(null, { status: 204 })
})
