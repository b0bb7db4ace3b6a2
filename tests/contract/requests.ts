/** Builds a valid request for any endpoint: its own example with the ids of objects that exist, or its fixture. */
import type { z } from '@hono/zod-openapi'
import { endpoints } from '../../api/features.ts'
import type { Contract } from '../../api/platform/features/contract.ts'
import { type IdKind, idPrefixes } from '../../api/platform/runtime/ids.ts'
import { type Fixture, fixtures } from './fixtures.ts'
import { makers } from './makers.ts'
import type { People } from './people.ts'
import { type Answer, type Sent, send } from './send.ts'

export interface Ready {
  contract: Contract
  params: Record<string, string>
  query: string
  body?: unknown
  token?: string | null
  headers?: Record<string, string>
  bindings?: object
  /** Where the endpoint needs an installation of its own. */
  people: People
}

const idText = /^([a-z]+)_[0-9a-f]{32}$/
const kinds = Object.keys(idPrefixes) as IdKind[]
const kindOf = (prefix: string): IdKind | undefined => kinds.find(type => idPrefixes[type] === prefix)

/** An id of that kind that was never given to anything. */
export const nobody = (type: IdKind): string => `${idPrefixes[type]}_0199a3f2c4d87e6b9a01ffffffffffff`

const known = new Map<Contract, Map<string, IdKind | undefined>>()

/** The kind of id that a path parameter takes: the only one that its schema accepts, else the one that it is called. */
export function paramKind(contract: Contract, name: string): IdKind | undefined {
  const ofContract = known.get(contract) ?? new Map<string, IdKind | undefined>()
  known.set(contract, ofContract)
  // Each schema is asked of each kind.
  if (!ofContract.has(name)) ofContract.set(name, findKind(contract, name))
  return ofContract.get(name)
}

function findKind(contract: Contract, name: string): IdKind | undefined {
  const schema = contract.params?.shape[name] as z.ZodType | undefined
  const accepted = kinds.filter(type => schema?.safeParse(nobody(type)).success)
  return accepted.length === 1 ? accepted[0] : kinds.find(type => name === `${type}_id` && accepted.includes(type))
}

export const paramNames = (contract: Contract): string[] =>
  [...contract.path.matchAll(/\{(\w+)\}/g)].map(match => match[1]!).filter(name => name !== 'site_id')

export const urlOf = ({ contract, params, query }: Pick<Ready, 'contract' | 'params' | 'query'>): string =>
  contract.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? '')) + query

const once = <T>({ kept }: People, key: string, make: () => Promise<T>): Promise<T> => {
  const known = kept.get(key) ?? make()
  kept.set(key, known)
  return known as Promise<T>
}

/** Everything that a first successful call of the endpoint on that site needs. */
export async function readyFor(people: People, contract: Contract, site = people.site): Promise<Ready> {
  const objectIn = contract.method === 'get' ? objectToLookAt : objectOf
  const fixture: Fixture =
    (await fixtures[contract.operationId]?.(people, site, type => objectIn(people, type, site))) ?? {}
  const w = fixture.people ?? people
  const params: Record<string, string> = { site_id: site }
  for (const name of paramNames(contract)) {
    const given = fixture.params?.[name]
    const type = paramKind(contract, name)
    if (given === undefined && !type) throw new Error(noFixture(contract, `a value for {${name}}`))
    params[name] = given ?? (await objectIn(w, type!, site))
  }
  const body = fixture.body ?? (contract.body ? await bodyOf(w, contract, site) : undefined)
  return {
    contract,
    people: w,
    params: { ...params, ...fixture.params },
    query: fixture.query ?? '',
    ...(body !== undefined && { body }),
    ...(fixture.token !== undefined && { token: fixture.token }),
    ...(fixture.headers && { headers: fixture.headers }),
    ...(fixture.bindings && { bindings: fixture.bindings }),
  }
}

/** The same, made once for all calls that are refused, since they leave everything as it was. */
export const readyToBeRefused = (w: People, contract: Contract, site = w.site): Promise<Ready> =>
  once(w, `${contract.operationId} ${site}`, () => readyFor(w, contract, site))

/** The example of the body, with ids of objects of this site, and names that nothing else has. */
export async function bodyOf(w: People, contract: Contract, site: string): Promise<unknown> {
  if (contract.body_example === undefined) throw new Error(noFixture(contract, 'a body_example'))
  return withUniqueNames(w, await withRealIds(w, contract.body_example, site))
}

async function withRealIds(w: People, value: unknown, site: string): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map(part => withRealIds(w, part, site)))
  if (value !== null && typeof value === 'object') {
    const parts = Object.entries(value).map(async ([key, part]) => [key, await withRealIds(w, part, site)] as const)
    return Object.fromEntries(await Promise.all(parts))
  }
  const prefix = typeof value === 'string' ? idText.exec(value)?.[1] : undefined
  const type = prefix === undefined ? undefined : kindOf(prefix)
  return type ? objectOf(w, type, site) : value
}

/** A name goes on as it began: names of fields have no space, nor have those of sandboxes. */
export const separatorIn = (name: string): string =>
  /^[a-z][a-z0-9_]*$/.test(name) ? '_' : /^[A-Za-z0-9]+-[A-Za-z0-9-]+$/.test(name) ? '-' : ' '

export function withUniqueNames(w: People, body: unknown): unknown {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return body
  const n = w.next()
  const changed = { ...body } as Record<string, unknown>
  if (typeof changed.name === 'string') changed.name = `${changed.name}${separatorIn(changed.name)}${n}`
  if (typeof changed.label === 'string') changed.label = `${changed.label} ${n}`
  if (typeof changed.subdomain === 'string') changed.subdomain = `${changed.subdomain}-${n}`
  if (typeof changed.email === 'string') changed.email = `person-${n}@example.com`
  return changed
}

/** The endpoint that makes objects of a kind: a POST beside `GET …/{that_id}`, answering 201. */
export function makerOf(type: IdKind): Contract | undefined {
  for (const { contract: one } of endpoints) {
    const last = /^(.*)\/\{(\w+)\}$/.exec(one.path)
    if (!last || one.method !== 'get' || paramKind(one, last[2]!) !== type) continue
    const maker = endpoints.find(
      ({ contract: c }) => c.method === 'post' && c.path === last[1] && c.status === 201 && c.permission !== 'public',
    )
    if (maker) return maker.contract
  }
  return undefined
}

/** An object of a kind on a site that reading leaves as it is; its id. */
const objectToLookAt = (w: People, type: IdKind, site: string): Promise<string> =>
  once(w, `${type} ${site}`, () => objectOf(w, type, site))

/** A new object of a kind on a site; its id. */
export async function objectOf(w: People, type: IdKind, site: string): Promise<string> {
  if (type === 'site') return site
  const own = makers[type]
  if (own) return own(w, site, other => objectOf(w, other, site))
  const maker = makerOf(type)
  if (!maker) throw new Error(`Nothing makes a ${type}: add it to tests/contract/makers.ts`)
  const ready = await readyFor(w, maker, site)
  const made = await w.call('POST', urlOf(ready), { body: ready.body })
  if (made.status !== 201) {
    throw new Error(`${maker.operationId} did not make a ${type} for the walk: ${JSON.stringify(made.body)}`)
  }
  return made.body.id
}

const noFixture = (contract: Contract, what: string): string =>
  `${contract.operationId} needs ${what}: add a fixture to tests/contract/fixtures.ts`

/** Sends it as it is, or with something of it replaced. */
export const call = (ready: Ready, extra: Sent = {}): Promise<Answer> =>
  send(ready.people, ready.contract, urlOf(ready), {
    ...(ready.token !== undefined && { token: ready.token }),
    ...(ready.body !== undefined && { body: ready.body }),
    ...(ready.bindings && { bindings: ready.bindings }),
    ...extra,
    headers: { ...ready.headers, ...extra.headers },
  })
