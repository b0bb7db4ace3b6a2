/** The walk: every endpoint × everybody who may call × every site × every place of a request that can name something. */
import { createHash } from 'node:crypto'
import { endpoints } from '../../api/features.ts'
import type { Contract } from '../../api/platform/features/contract.ts'
import type { FixedClock } from '../../api/platform/runtime/clock.ts'
import type { People } from '../contract/people.ts'
import { nobody, type Ready, separatorIn } from '../contract/requests.ts'
import { ask, type Said, without } from './ask.ts'
import type { Caller, Callers } from './callers.ts'
import { entitledTo, expectedOf, lists, notForEach, reaches, type Where, wheres } from './expected.ts'
import type { Grounds } from './grounds.ts'
import type { Leaks } from './leaks.ts'
import { hasPathIds, namesSite, type Place, placesIn } from './placements.ts'

export interface Findings {
  cells: number
  wrong: string[]
  canaries: string[]
}

export interface Walking {
  /** Whoever prepares what belongs to no site. */
  w: People
  grounds: Grounds
  callers: Callers
  leaks: Leaks
  findings: Findings
  /** Of rate limits. */
  steady: FixedClock
  /** One of so many cells. */
  share: number
  /** All, or those that a test wants. */
  operations?: readonly string[] | undefined
}

export const refusals = ['not_signed_in', 'not_permitted', 'site_not_found']

/** Which cells a part of the walk takes: always the same ones, spread over all. */
export function isTaken(share: number, ...cell: string[]): boolean {
  if (share === 1) return true
  return createHash('sha1').update(cell.join(' ')).digest().readUInt32BE() % share === 0
}

export const walked = ({ operations }: Walking): Contract[] =>
  endpoints
    .map(({ contract }) => contract)
    .filter(({ operationId }) => operations === undefined || operations.includes(operationId))

export async function walk(walking: Walking): Promise<void> {
  for (const contract of walked(walking)) {
    const places = placesIn(walking.grounds.own.ready.get(contract.operationId)!)
    for (const caller of walking.callers.of(contract.permission)) {
      await overSites(walking, contract, caller)
      await overPlaces(walking, contract, caller, places)
    }
  }
}

const sitesOf = (contract: Contract): readonly Where[] => {
  if (namesSite(contract)) return wheres
  return hasPathIds(contract) ? ['own', 'foreign', 'absent'] : ['own']
}

/** The owner's own request on that site; on one that never was, the same with ids that were never given. */
function requestOn({ grounds }: Walking, contract: Contract, where: Where): Ready {
  if (where !== 'absent') return grounds[where].ready.get(contract.operationId)!
  const own = grounds.own.ready.get(contract.operationId)!
  if (!namesSite(contract)) {
    const [place] = placesIn(own)
    return place ? place.with(nobody(place.kind)) : own
  }
  const site = nobody('site')
  const headers = own.headers?.['x-tenant'] ? { headers: { ...own.headers, 'x-tenant': site } } : {}
  return { ...own, ...headers, params: { ...own.params, site_id: site } }
}

async function overSites(walking: Walking, contract: Contract, caller: Caller): Promise<void> {
  const { share, findings } = walking
  let none: Said | undefined
  for (const where of sitesOf(contract)) {
    const expected = expectedOf(contract, caller, where)
    // What would change something is in the walk of those who may.
    if (expected === 'admitted' && changes(contract) && !isElsewhere(contract, caller, where)) continue
    if (!isTaken(share, contract.operationId, caller.name, where)) continue
    findings.cells++
    const said = await ask(requestOn(walking, contract, where), caller)
    const cell = `${contract.operationId} as ${caller.name} on ${where}`
    watch(walking, said, cell, entitledTo(contract, caller, where))
    const isHidden = expected === 'site_not_found' || (expected === 'admitted' && isElsewhere(contract, caller, where))
    if (isHidden) {
      none ??= await ask(requestOn(walking, contract, 'absent'), caller)
      hold(findings, cell, said, none, expected === 'admitted' ? 'not_found' : expected)
    } else if (expected !== 'admitted') judge(findings, cell, said.code === expected, said, expected)
    else
      judge(
        findings,
        cell,
        isIn(contract, caller, said) && !tellsOfOthers(walking, contract, caller, said),
        said,
        expected,
      )
  }
}

export const changes = ({ method, permission }: Contract): boolean => method !== 'get' && permission !== 'public'

/** An object of an account that is not the caller's: who may call must not find it. */
function isElsewhere(contract: Contract, { held }: Caller, where: Where): boolean {
  if (namesSite(contract) || contract.permission === 'public' || !hasPathIds(contract)) return false
  // What belongs to the whole installation is of no account.
  if (contract.permission === 'super-administrator') return where === 'absent'
  const account = where === 'own' ? 'own' : where === 'foreign' ? 'foreign' : undefined
  if (!held || held.account !== account || held.grounds.length === 0) return true
  // Managers are shown to those whose sites they reach into.
  if (contract.path.includes('{manager_id}') && where === 'own' && !held.grounds.includes('own')) return true
  // Sessions are a person's, whatever the account; of the other account its owner calls.
  return contract.path.includes('{session_id}') && where === 'own'
}

/** A list that names assistants which are not the caller's. */
const tellsOfOthers = ({ callers }: Walking, { operationId }: Contract, { held }: Caller, { text }: Said): boolean =>
  held?.assistants === 'another' &&
  lists.has(operationId) &&
  callers.chosen?.named.some(id => text.includes(id)) === true

function isIn(contract: Contract, { held, user_id }: Caller, { status, code }: Said): boolean {
  const { operationId, permission, method } = contract
  if (permission === 'public' || notForEach.has(operationId)) return !['not_signed_in', 'site_not_found'].includes(code)
  // A key is no person, so it has no profile and no sessions.
  if (held && user_id === undefined && code === 'user_not_found') return true
  return method === 'get' ? status < 400 : !refusals.includes(code)
}

async function overPlaces(walking: Walking, contract: Contract, caller: Caller, places: Place[]): Promise<void> {
  const { grounds, share, findings } = walking
  const expected = expectedOf(contract, caller, 'own')
  const entitled = entitledTo(contract, caller, 'own')
  for (const place of places) {
    // The walk over sites has them.
    if (place.placement === 'path' && !namesSite(contract)) continue
    for (const where of wheres) {
      const id = where === 'absent' ? nobody(place.kind) : grounds[where].things.get(place.kind)
      if (where === 'own' || id === undefined) continue
      // Sites that the caller has are no secret.
      if (place.kind === 'site' && reaches(caller, where)) continue
      // Nor is any account to who administers the installation.
      if (place.kind === 'account' && caller.super_administrator) continue
      // Plans are the installation's, and no site's.
      if (place.kind === 'plan') continue
      if (!isTaken(share, contract.operationId, caller.name, where, place.placement, place.at)) continue
      findings.cells++
      const asked = (one: string) => ask(renamed(place.with(one)), caller)
      let said = await asked(id)
      const cell = `${contract.operationId} as ${caller.name} with ${where} in ${place.placement} ${place.at}`
      watch(walking, said, cell, entitled)
      if (expected !== 'admitted') {
        judge(findings, cell, said.code === expected, said, expected)
        continue
      }
      const unknown = nobody(place.kind)
      let none = where === 'absent' ? said : await asked(unknown)
      if (said.status === 429 || none.status === 429) {
        walking.steady.forward(3_600_000)
        said = await asked(id)
        none = await asked(unknown)
      }
      const isSame =
        contract.method === 'get' || none.status >= 400
          ? without(said, id) === without(none, unknown)
          : said.status === none.status
      if (place.placement === 'path') judge(findings, cell, isSame && said.status === 404, said, 'like none')
      else judge(findings, cell, isSame, said, `like none: ${none.status} ${none.text.slice(0, 200)}`)
    }
  }
}

let names = 0
/** With a name that nothing else has, as names are given once. */
function renamed(ready: Ready): Ready {
  const body = ready.body as { name?: unknown } | undefined
  if (typeof body?.name !== 'string' || body instanceof Uint8Array) return ready
  return { ...ready, body: { ...body, name: `Walk${separatorIn(body.name)}${++names}` } }
}

export function judge(findings: Findings, cell: string, holds: boolean, said: Said, expected: string): void {
  if (!holds) findings.wrong.push(`${cell}: ${said.status} ${said.text.slice(0, 300)}, expected ${expected}`)
}

/** What is not the caller's is refused with that code, and to the letter like what never was. */
function hold(findings: Findings, cell: string, said: Said, none: Said, code: string): void {
  const isCode = said.code === code || (code === 'not_found' && said.code === 'user_not_found')
  judge(findings, cell, isCode && without(said, '') === without(none, ''), said, `${code}, like none`)
}

export function watch({ leaks, findings }: Walking, said: Said, cell: string, entitled: ReadonlySet<string>): void {
  for (const [ground, what] of leaks.in(said.text, said.sent)) {
    if (!entitled.has(ground)) findings.canaries.push(`${cell}: ${what} of ${ground}`)
  }
}
