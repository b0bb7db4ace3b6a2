/** Where a request can name something: in its path, its query, its body, among many, or deep inside. */
import type { z } from '@hono/zod-openapi'
import type { Contract } from '../../api/platform/features/contract.ts'
import { type IdKind, idPrefixes } from '../../api/platform/runtime/ids.ts'
import { withValue } from '../contract/bodies.ts'
import { nobody, paramKind, paramNames, type Ready } from '../contract/requests.ts'

export type Placement = 'path' | 'query' | 'body' | 'bulk' | 'nested'

export interface Place {
  placement: Placement
  /** For messages. */
  at: string
  kind: IdKind
  /** The request with another id there. */
  with: (id: string) => Ready
}

const kinds = Object.keys(idPrefixes) as IdKind[]
const idText = /^([a-z]+)_[0-9a-f]{32}$/

const inPath = (ready: Ready): Place[] =>
  paramNames(ready.contract).flatMap(name => {
    const kind = paramKind(ready.contract, name)
    if (!kind) return []
    const placed = (id: string) => ({ ...ready, params: { ...ready.params, [name]: id } })
    return [{ placement: 'path' as const, at: name, kind, with: placed }]
  })

const accepts = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success

function inQuery(ready: Ready): Place[] {
  const shape = (ready.contract.query?.shape ?? {}) as Record<string, z.ZodType>
  return Object.entries(shape).flatMap(([name, schema]) => {
    // What takes any text is no id, or of anything.
    const accepted = accepts(schema, 'any text') ? [] : kinds.filter(kind => accepts(schema, nobody(kind)))
    return accepted.slice(0, 2).map(kind => {
      const others = new URLSearchParams(ready.query)
      const placed = (id: string) => {
        others.set(name, id)
        return { ...ready, query: `?${others}` }
      }
      return { placement: 'query' as const, at: name, kind, with: placed }
    })
  })
}

type Path = (string | number)[]

function idPaths(value: unknown, path: Path = []): { path: Path; kind: IdKind }[] {
  if (typeof value === 'string') {
    const prefix = idText.exec(value)?.[1]
    const kind = kinds.find(one => idPrefixes[one] === prefix)
    return kind ? [{ path, kind }] : []
  }
  if (value === null || typeof value !== 'object' || value instanceof Uint8Array) return []
  return Object.entries(value).flatMap(([key, part]) =>
    idPaths(part, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

function placementOf(path: Path): Placement {
  if (path.length === 1) return 'body'
  return path.length === 2 && typeof path[1] === 'number' ? 'bulk' : 'nested'
}

const inBody = (ready: Ready): Place[] =>
  idPaths(ready.body).map(({ path, kind }) => ({
    placement: placementOf(path),
    at: path.join('/'),
    kind,
    with: id => ({ ...ready, body: withValue(ready.body, path, id) }),
  }))

const isRule = (value: unknown): boolean => (value as { kind?: unknown } | null)?.kind === 'rule'

function rulePaths(value: unknown, path: Path = []): Path[] {
  if (value === null || typeof value !== 'object' || value instanceof Uint8Array) return []
  if (isRule(value)) return [path]
  return Object.entries(value).flatMap(([key, part]) =>
    rulePaths(part, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

const named = [
  ['tags', 'tag'],
  ['audiences', 'audience'],
  ['campaigns', 'campaign'],
] as const

/** Deep inside of filters, by each field whose values are ids. */
const inFilters = (ready: Ready): Place[] =>
  rulePaths(ready.body).flatMap(path =>
    named.map(([field, kind]) => {
      const test = (id: string) => ({ kind: 'not', filter: { kind: 'rule', field, op: 'has', value: [id] } })
      const placed = (id: string) => ({
        ...ready,
        body: withValue(ready.body, path, { kind: 'all', filters: [test(id)] }),
      })
      return { placement: 'nested' as const, at: `${path.join('/')} ${field}`, kind, with: placed }
    }),
  )

/** The body with another member, in objects that it may not have yet. */
function withMember(body: unknown, [first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value
  const object = isPlain(body) ? (body as Record<string, unknown>) : {}
  return { ...object, [first]: withMember(object[first], rest, value) }
}

type Shape = Record<string, z.ZodType>

/** What is inside of optional and defaulted schemas. */
function unwrapped(schema: z.ZodType): z.ZodType & { shape?: Shape } {
  const { innerType } = schema.def as { innerType?: z.ZodType }
  return innerType ? unwrapped(innerType) : (schema as z.ZodType & { shape?: Shape })
}

/** Members that the example does not have: an id, or a list of them, on the first two levels. */
function inSchema(ready: Ready, schema: z.ZodType | undefined, path: Path = []): Place[] {
  const shape = schema && unwrapped(schema).shape
  if (!shape || path.length > 2) return []
  return Object.entries(shape).flatMap(([name, member]) => {
    const at = [...path, name]
    if (accepts(member, 'any text') || accepts(member, ['any text'])) return []
    const found = kinds.flatMap(kind => {
      const placed = (value: unknown) => ({ ...ready, body: withMember(ready.body, at, value) })
      const one = accepts(member, nobody(kind))
      const many = !one && accepts(member, [nobody(kind)])
      if (!(one || many)) return []
      const placement = placementOf(one ? at : [...at, 0])
      return [{ placement, at: at.join('/'), kind, with: (id: string) => placed(one ? id : [id]) }]
    })
    return found.length > 0 ? found.slice(0, 1) : inSchema(ready, member, at)
  })
}

const isPlain = (body: unknown): boolean =>
  body !== null && typeof body === 'object' && !(body instanceof Uint8Array) && !Array.isArray(body)

/** Each place once: the example's own places come first. */
function placesOfBody(ready: Ready): Place[] {
  if (!isPlain(ready.body)) return []
  const own = [...inBody(ready), ...inFilters(ready)]
  const isNew = ({ at }: Place) => !own.some(other => other.at === at || other.at.startsWith(`${at}/`))
  return [...own, ...inSchema(ready, ready.contract.body).filter(isNew)]
}

export const placesIn = (ready: Ready): Place[] => [...inPath(ready), ...inQuery(ready), ...placesOfBody(ready)]

export const hasPathIds = (contract: Contract): boolean =>
  paramNames(contract).some(name => paramKind(contract, name) !== undefined)

/** In its path, or in a header. */
export const namesSite = ({ path, operationId }: Contract): boolean =>
  path.includes('{site_id}') || operationId === 'checkAccess'
