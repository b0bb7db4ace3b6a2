/** What a caller creates, changes or resets never exceeds what the caller may do, nor reaches further. */
import { isPermission, permissionNames, type Role } from '../../api/platform/identity/permissions.ts'
import { nobody } from '../contract/requests.ts'
import type { Caller } from './callers.ts'
import { OF_ROLES, withImplied } from './callers.ts'
import { reaches, type Where, wheres } from './expected.ts'
import { isTaken, judge, type Walking } from './walk.ts'

type Scope = Where | 'unsaid'

interface Answer {
  status: number
  text: string
  code: string
  sent: string
  body: Record<string, unknown>
}

let addresses = 0

/** From an address of its own, and an hour later where there were too many. */
async function call(
  { grounds, steady }: Walking,
  { token }: Pick<Caller, 'token'>,
  method: string,
  path: string,
  body?: unknown,
) {
  const { people } = grounds.own
  const send = () => {
    addresses++
    const headers = { 'x-forwarded-for': `10.8.${(addresses >> 8) % 250}.${addresses % 250}` }
    return people.call(method, path, { token, headers, ...(body !== undefined && { body }) })
  }
  let reply = await send()
  if (reply.status === 429) {
    steady.forward(3_600_000)
    reply = await send()
  }
  const text = JSON.stringify(reply.body ?? '')
  return { status: reply.status, text, code: String(reply.body?.code ?? ''), sent: '', body: reply.body } as Answer
}

const holdsAll = ({ held }: Caller, grants: Iterable<string>): boolean =>
  held !== null && [...withImplied([...grants])].every(grant => held.grants.has(grant))

const reachesAll = (caller: Caller, scope: Scope): boolean =>
  scope === 'unsaid' ? caller.held !== null : reaches(caller, scope)

const siteOf = ({ grounds }: Walking, where: Where): string =>
  where === 'absent' ? nobody('site') : grounds[where].site

const scopes: Scope[] = ['unsaid', ...wheres]

/** Made exactly when the caller has the right to make one, has all that it gives, and reaches as far. */
async function make(walking: Walking, caller: Caller, asked: Asked): Promise<void> {
  const { path, permission, body, gives, scope } = asked
  const { findings } = walking
  if (!isTaken(walking.share, path, caller.name, JSON.stringify(gives), scope)) return
  findings.cells++
  const sites = scope === 'unsaid' ? {} : { site_ids: [siteOf(walking, scope)] }
  const said = await call(walking, caller, 'POST', path, { ...body, ...sites })
  const may = caller.held?.grants.has(permission) === true && holdsAll(caller, gives) && reachesAll(caller, scope)
  const cell = `POST ${path} of ${asked.as ?? gives.join(' ')} for ${scope} as ${caller.name}`
  const isRefused = [401, 403, 404].includes(said.status)
  judge(findings, cell, may ? said.status === 201 : isRefused, said, may ? '201' : 'a refusal')
  if (said.status === 201) await within(walking, caller, cell, said)
}

interface Asked {
  path: string
  permission: string
  body: object
  gives: readonly string[]
  scope: Scope
  as?: string
}

/** As it says of itself; and of a key, what it can in fact do. */
async function within(walking: Walking, caller: Caller, cell: string, made: Answer): Promise<void> {
  const own = new Set(caller.held?.grounds.map(ground => walking.grounds[ground].site))
  const { all_sites, site_ids, grants, key } = made.body as {
    all_sites: boolean
    site_ids: string[]
    grants: string[]
    key?: string
  }
  const fits = (ids: string[]) => caller.held?.whole === true || ids.every(id => own.has(id))
  const isWithin = (!all_sites || caller.held?.whole === true) && fits(site_ids) && holdsAll(caller, grants)
  judge(walking.findings, `${cell}: what was made`, isWithin, made, 'no more than the caller has')
  if (key === undefined) return
  const able = await call(walking, { ...caller, token: key }, 'GET', '/v1/auth/abilities')
  const rules = able.body.rules as { action: string; conditions: { site_id: { $in: string[] } } }[]
  const can = rules.every(rule => holdsAll(caller, [rule.action]) && fits(rule.conditions.site_id.$in))
  judge(
    walking.findings,
    `${cell}: what the key can do`,
    can && able.status === 200,
    able,
    'no more than the caller can',
  )
}

export async function walkEscalation(walking: Walking): Promise<void> {
  for (const caller of walking.callers.all) {
    for (const scope of scopes) {
      for (const grant of permissionNames()) {
        await make(walking, caller, {
          path: '/v1/api-keys',
          permission: 'manage-account',
          body: { name: `Key ${addresses}`, grants: [grant] },
          gives: [grant],
          scope,
        })
        if (scope !== 'unsaid') await invite(walking, caller, 'manager', [grant], scope)
      }
      if (scope === 'unsaid') continue
      for (const role of ['affiliate', 'author', 'student', 'administrator'] as const) {
        const gives = role === 'administrator' ? permissionNames() : (OF_ROLES[role] ?? [])
        await invite(walking, caller, role, gives, scope)
      }
    }
    await resetAndRaise(walking, caller)
  }
}

/** Of administrators the site does not matter: they have all, so only an administrator makes one. */
async function invite(walking: Walking, caller: Caller, role: Role, gives: readonly string[], scope: Scope) {
  const email = `raised-${addresses}@callers.example`
  const grants = role === 'manager' ? { grants: gives } : {}
  const body = { name: 'Raised', email, role, ...grants }
  if (role === 'administrator' && !caller.held?.whole) gives = ['nobody who is no administrator']
  await make(walking, caller, { path: '/v1/managers', permission: 'manage-managers', body, gives, scope, as: role })
}

/** Keys that exist and managers who exist, with each permission, on the site and on all. */
async function resetAndRaise(walking: Walking, caller: Caller): Promise<void> {
  const { grounds, findings, share } = walking
  const { people, site } = grounds.own
  for (const grant of permissionNames()) {
    for (const scope of ['own', 'all', 'sibling'] as const) {
      if (!isTaken(share, 'reset', caller.name, grant, scope)) continue
      const sites = scope === 'all' ? {} : { site_ids: [grounds[scope].site] }
      const key = await people.post('/v1/api-keys', { name: 'To reset', grants: [grant], ...sites })
      const has = caller.held?.account === 'own' && holdsAll(caller, [grant])
      const reached = scope === 'all' ? caller.held?.whole === true : reaches(caller, scope)
      const may = has && reached && caller.held?.grants.has('manage-account') === true
      findings.cells++
      const said = await call(walking, caller, 'POST', `/v1/api-keys/${key.body.id}/reset`)
      const cell = `reset of a key of ${grant} on ${scope} as ${caller.name}`
      judge(findings, cell, may ? said.status === 200 : [401, 403, 404].includes(said.status), said, String(may))
      await people.delete(`/v1/api-keys/${key.body.id}`)
    }
    if (!(isTaken(share, 'raise', caller.name, grant) && isPermission(grant))) continue
    const email = `weak-${++addresses}@callers.example`
    const weak = { name: 'Weak', email, site_ids: [site], grants: ['manage-managers'] }
    const owner = { token: people.person.token }
    const { body } = await call(walking, owner, 'POST', '/v1/managers', weak)
    findings.cells++
    const said = await call(walking, caller, 'PATCH', `/v1/managers/${body.id}`, { grants: [grant] })
    const has = caller.held?.grants.has('manage-managers') === true && holdsAll(caller, [grant])
    const may = has && reaches(caller, 'own')
    const cell = `raising a manager to ${grant} as ${caller.name}`
    judge(findings, cell, may ? said.status === 200 : [401, 403, 404].includes(said.status), said, String(may))
    await people.delete(`/v1/managers/${body.id}`)
  }
}
