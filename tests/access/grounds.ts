/** The sites that are walked, each with a thing of every kind, and with marks that are planted wherever a name is stored. */
import { beginRemoval, existingSite, removeSite } from '../../api/account/sites/rules.ts'
import { endpoints } from '../../api/features.ts'
import type { SafeFetch } from '../../api/platform/network/safe-fetch/safe-fetch.ts'
import type { Clock } from '../../api/platform/runtime/clock.ts'
import type { IdKind } from '../../api/platform/runtime/ids.ts'
import type { Log } from '../../api/platform/runtime/log.ts'
import type { CallOptions } from '../../api/testing/harness.ts'
import { createPeople, type People } from '../contract/people.ts'
import { objectOf, type Ready, readyToBeRefused } from '../contract/requests.ts'
import { namesSite, placesIn } from './placements.ts'

export type GroundName = 'own' | 'sibling' | 'foreign' | 'deleted'
export const groundNames = ['own', 'sibling', 'foreign', 'deleted'] as const

export interface Ground {
  name: GroundName
  site: string
  /** Whoever prepares things there: its owner. */
  people: People
  /** By operation: a request that its owner could make. */
  ready: Map<string, Ready>
  /** One of each kind that can be made. */
  things: Map<IdKind, string>
}
export type Grounds = Record<GroundName, Ground>

/** Each name and address that is made on a ground ends with one of its numbers, which nothing else has. */
const marks: Record<GroundName, number> = {
  own: 71_000_000_000_000,
  sibling: 72_000_000_000_000,
  foreign: 73_000_000_000_000,
  deleted: 74_000_000_000_000,
}
export const markIn = /7([1-4])00000000\d{4}/g
export const groundOfMark = (digit: string): GroundName | undefined => groundNames[Number(digit) - 1]
/** The beginning of every mark of a ground. */
export const markOf = (name: GroundName): string => String(marks[name]).slice(0, 10)

/** The same installation, prepared for by another person, under another number. */
function preparedBy(w: People, name: GroundName, person: People['person']): People {
  let count = marks[name]
  const call = (method: string, path: string, options: CallOptions = {}) =>
    w.call(method, path, { ...options, token: options.token === undefined ? person.token : options.token })
  const people: People = {
    ...w,
    person,
    kept: new Map(),
    next: () => ++count,
    call,
    get: (path, options) => call('GET', path, options),
    post: (path, body, options) => call('POST', path, { ...options, body }),
    patch: (path, body, options) => call('PATCH', path, { ...options, body }),
    delete: (path, options) => call('DELETE', path, options),
    newSite: (label, token = person.token) => w.newSite(label, token),
    publishedSite: label => publishedSite(people, label),
  }
  return people
}

async function publishedSite(people: People, label: string): Promise<string> {
  const site = await people.newSite(label)
  const address = await people.patch(`/v1/sites/${site}`, { postal_address: `Calle Mayor ${people.next()}, Madrid` })
  const published = await people.post(`/v1/sites/${site}/publish`)
  if (address.status !== 200 || published.status !== 200) throw new Error(`${label} could not be published`)
  return site
}

async function prepare(w: People, ground: Ground, operations: readonly string[] | undefined): Promise<void> {
  const { name, people, site, ready } = ground
  for (const { contract } of endpoints) {
    if (operations && !operations.includes(contract.operationId)) continue
    const isOfSite = namesSite(contract)
    // What is about an account as a whole belongs to none of its sites, so it bears no mark.
    if (!isOfSite && name !== 'own' && name !== 'foreign' && !contract.path.includes('{token}')) continue
    // What belongs to the whole installation is nobody's of an account.
    const isOfAll = contract.permission === 'super-administrator'
    const by = !isOfAll && (isOfSite || name === 'foreign') ? people : w
    const made = await readyToBeRefused(by, contract, site)
    // Some prepare a site for themselves.
    ready.set(contract.operationId, isOfSite ? { ...made, params: { ...made.params, site_id: site } } : made)
  }
  for (const path of ['api-keys', 'managers']) await onlyHere(ground, path)
}

/** One of every kind that a request of a site can name. */
function kindsNamed({ ready }: Ground): Set<IdKind> {
  const ofSites = [...ready.values()].filter(one => namesSite(one.contract))
  return new Set(ofSites.flatMap(one => placesIn(one).map(({ kind }) => kind)))
}

async function fill({ people, site, things }: Ground, kinds: Set<IdKind>): Promise<void> {
  for (const kind of kinds) {
    // Of a few kinds nothing is made by itself.
    const thing = await objectOf(people, kind, site).catch(() => undefined)
    if (thing) things.set(kind, thing)
  }
}

/** A key and an invitation that reach into this site alone. */
async function onlyHere({ people, site }: Ground, path: string): Promise<void> {
  const n = people.next()
  const given = { name: `Only ${n}`, site_ids: [site], grants: ['manage-account', 'manage-managers'] }
  const body = path === 'managers' ? { ...given, name: 'Only', email: `only-${n}@example.com` } : given
  const made = await people.post(`/v1/${path}`, body)
  if (made.status !== 201) throw new Error(`nobody for this site alone: ${JSON.stringify(made.body)}`)
}

export interface Outside {
  /** All, or those that a test wants. */
  operations: readonly string[] | undefined
  /** Of rate limits alone, so that waiting for one makes no session older. */
  steadyClock: Clock
  log: Log
  post: SafeFetch['post']
}

/** An account with three sites, of which one will be deleted, and another account with a site of its own. */
export async function makeGrounds(outside: Outside): Promise<{ w: People; grounds: Grounds }> {
  const { steadyClock, log, post, operations } = outside
  const w = await createPeople({}, { steadyClock, log, safeFetch: { post } })
  const made = await Promise.all(
    groundNames.map(async name => {
      const people = preparedBy(w, name, name === 'foreign' ? w.stranger : w.person)
      const site = await publishedSite(people, `${name} ${people.next()}`)
      people.site = site
      return [name, { name, site, people, ready: new Map(), things: new Map() }] as const
    }),
  )
  const grounds = Object.fromEntries(made) as unknown as Grounds
  for (const name of groundNames) await prepare(w, grounds[name], operations)
  const kinds = kindsNamed(grounds.own)
  for (const name of groundNames) await fill(grounds[name], kinds)
  return { w, grounds }
}

/** As its owner would delete it, without what stands in an owner's way. */
export async function deleteGround({ people, site }: Ground): Promise<void> {
  const { installation } = people
  const { databases, clock } = installation
  await databases.control.write(async tx => beginRemoval(tx, installation, await existingSite(tx, site), clock.now()))
  await removeSite(people.installation, site)
}
