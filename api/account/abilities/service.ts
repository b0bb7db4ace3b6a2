/** What the caller may do, as rules that a client can hide things by. */
import type { z } from '@hono/zod-openapi'
import type { Handle } from '../../platform/database/handle.ts'
import { endpoint, query } from '../../platform/features/endpoint.ts'
import { type Actor, rightsOn } from '../../platform/identity/actor.ts'
import { problem } from '../../platform/problem/problem.ts'
import { chosenPermission } from '../../platform/routing/assistant-reach.ts'
import { toInstant } from '../../platform/runtime/clock.ts'
import { sessionEnds } from '../auth/rules.ts'
import { loadAccountNames, membershipsOf } from '../memberships/rules.ts'
import { listSiteIds } from '../sites/rules.ts'
import { namesOfUsers } from '../users/rules.ts'
import * as contract from './contract.ts'

async function impersonationOf(db: Handle<'control'>, actor: Actor) {
  if (actor.type !== 'user' || actor.impersonator_id === undefined) return undefined
  const [by] = await namesOfUsers(db, [actor.impersonator_id])
  return { by: by?.name ?? '', until: toInstant(await sessionEnds(db, actor.session_id)) }
}

type Conditions = z.output<typeof contract.abilityRule>['conditions']
const abilityRule = (action: string, conditions: Conditions) => ({ action, subject: 'site' as const, conditions })

export const listAbilities = query(contract.listAbilities, async (db, _input, { actor }) => {
  const rights = actor.type === 'user' || actor.type === 'api_key' ? actor.rights : []
  const bySite = new Map<string, string[]>()
  const ofChosen: ReturnType<typeof abilityRule>[] = []
  for (const r of rights) {
    const site_ids = await listSiteIds(db, r)
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

export const checkAccess = endpoint(contract.checkAccess, async (_input, { installation, actor, request }) => {
  const site = await installation.sites.find(request.headers.get('x-tenant') ?? '')
  if (!site || !rightsOn(actor, site)) throw problem('site_not_found')
  return new Response(null, { status: 204 })
})
