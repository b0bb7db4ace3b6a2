/** The emitted document as a generator and a reader need it: complete, resolvable, without what clients stumble over. */
import { describe, expect, test } from 'vitest'
import { describedDocument } from '../../api/document.ts'
import { findSilent } from '../../scripts/contract/silent.ts'

type Node = Record<string, unknown>
interface Document {
  openapi: string
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Node>
    responses: Record<string, Answered>
    headers: Node
    securitySchemes: Node
  }
}
interface Operation {
  operationId: string
  tags: string[]
  summary: string
  security?: Record<string, unknown>[]
  parameters?: { name: string; in: string; required?: boolean; schema: Node }[]
  requestBody?: { required: boolean; content: Record<string, { schema: Node; example?: unknown }> }
  responses: Record<string, Answered | { $ref: string }>
}

interface Answered {
  description: string
  content?: Record<string, { schema: Node; example?: unknown; examples?: Record<string, { value: object }> }>
}

const described = describedDocument()
const document = JSON.parse(JSON.stringify(described.document)) as Document
const schemas = document.components.schemas
/** A response, wherever it is written down. */
const answered = (response: Answered | { $ref: string }): Answered =>
  '$ref' in response ? document.components.responses[response.$ref.split('/').at(-1) ?? '']! : response
const all = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)
const named = all.map(one => [one.operation.operationId, one] as const)

/** Every object in the document, with the way to it. Examples are data, not schemas. */
function* nodes(value: unknown, way: string[] = []): Generator<[string, Node]> {
  if (value === null || typeof value !== 'object') return
  if (!Array.isArray(value)) yield [`/${way.join('/')}`, value as Node]
  for (const [key, part] of Object.entries(value)) {
    if (key === 'example' || key === 'examples' || (key === 'enum' && Array.isArray(part))) continue
    yield* nodes(part, [...way, key])
  }
}
const everything = [...nodes(document)]
const where = (holds: (node: Node, way: string) => boolean) =>
  everything.filter(([way, node]) => holds(node, way)).map(([way]) => way)
const refOf = (node: unknown): string | undefined => (node as Node | undefined)?.$ref as string | undefined
const nameOf = (ref: string) => ref.replace('#/components/schemas/', '')

test('is OpenAPI 3.1 with its security scheme and its tags declared', () => {
  expect(document.openapi).toMatch(/^3\.1\./)
  expect(document.components.securitySchemes).toMatchObject({ bearer: { type: 'http', scheme: 'bearer' } })
  const used = new Set(all.flatMap(one => one.operation.tags))
  expect(document.tags.map(tag => tag.name).sort()).toEqual([...used].sort())
})

test('everything says what it is, and each term of the tables is taken', () => {
  expect(findSilent(document).silent).toEqual([])
  expect(described.undescribed).toEqual([])
  expect(described.unused).toEqual([])
})

test('what says nothing but a permission is found, and so is a body, an answer and a tag without words', () => {
  const silent = {
    tags: [{ name: 'tags' }],
    paths: {
      '/v1/tags': {
        post: {
          operationId: 'createTag',
          summary: 'Create a tag',
          description: 'Permission: `manage-leads`.',
          requestBody: {},
          responses: { 201: { description: '' }, 404: { $ref: '#/components/responses/NotFound' } },
        },
      },
    },
    components: { responses: { NotFound: {} } },
  }
  expect(findSilent(silent).silent).toEqual(['createTag', 'createTag body', 'createTag 201', 'tag tags', 'NotFound'])
})

test('every reference leads somewhere, every schema is used', () => {
  const refs = everything.map(([, node]) => refOf(node)).filter(ref => ref !== undefined)
  const mapped = everything.flatMap(([, node]) => Object.values((node.mapping as Record<string, string>) ?? {}))
  const targets = new Set(
    [...refs, ...mapped.filter(value => typeof value === 'string' && value.startsWith('#/'))].map(nameOf),
  )
  const { responses, headers } = document.components
  const shared = [
    ...Object.keys(responses).map(name => `#/components/responses/${name}`),
    ...Object.keys(headers).map(name => `#/components/headers/${name}`),
  ]
  expect([...targets].filter(name => !schemas[name] && !shared.includes(name))).toEqual([])
  expect([...Object.keys(schemas), ...shared].filter(name => !targets.has(name))).toEqual([])
})

const nullable = (node: Node): boolean =>
  node.type === 'null' ||
  (Array.isArray(node.type) && node.type.includes('null')) ||
  ['anyOf', 'oneOf'].some(key => Array.isArray(node[key]) && (node[key] as Node[]).some(nullable))

test('no named schema may be null: it is absent instead', () => {
  expect(Object.keys(schemas).filter(name => nullable(schemas[name]!))).toEqual([])
  const withNull = where(node =>
    ['anyOf', 'oneOf', 'allOf'].some(key => {
      const branches = node[key] as Node[] | undefined
      return branches?.some(nullable) && branches.some(branch => refOf(branch) !== undefined)
    }),
  )
  expect(withNull).toEqual([])
  expect(where(node => 'nullable' in node)).toEqual([])
})

test('an object that takes no further properties is extended by none, or no value would fit', () => {
  const closed = (node: Node): boolean => {
    const name = typeof node.$ref === 'string' ? node.$ref.split('/').at(-1) : undefined
    return name === undefined ? node.additionalProperties === false : closed(schemas[name]!)
  }
  const impossible = [...nodes(document)].filter(([, { allOf }]) => {
    const parts = Array.isArray(allOf) ? (allOf as Node[]) : []
    return parts.some(closed) && parts.filter(part => closed(part) || 'properties' in part).length > 1
  })
  expect(impossible.map(([way]) => way)).toEqual([])
})

test('a union has a discriminator, and the property that it names is required in every branch', () => {
  const isUnion = (node: Node) => Array.isArray(node.oneOf) || Array.isArray(node.anyOf)
  const branches = (node: Node) => ((node.oneOf ?? node.anyOf) as Node[]).filter(branch => branch.type !== 'null')
  const resolved = (node: Node) => (refOf(node) ? schemas[nameOf(refOf(node)!)]! : node)
  const scalar = (node: Node) =>
    ['string', 'number', 'integer', 'boolean', 'array'].includes(String(resolved(node).type))
  const undecided = where(node => {
    if (!isUnion(node) || branches(node).length < 2 || branches(node).every(scalar)) return false
    const property = (node.discriminator as { propertyName?: string } | undefined)?.propertyName
    return (
      !property || !branches(node).every(one => (resolved(one).required as string[] | undefined)?.includes(property))
    )
  })
  expect(undecided).toEqual([])
})

test('words about a reference stand beside it, and not in a composition that generators take for another schema', () => {
  const annotations = new Set(['description', 'default', 'examples', 'deprecated'])
  const composed = where(
    ({ allOf }) =>
      Array.isArray(allOf) && (allOf as Node[]).some(part => Object.keys(part).every(key => annotations.has(key))),
  )
  expect(composed).toEqual([])
})

test('patterns are read alike by the expressions of every language', () => {
  const foreign = /\\[pPu]\{|\(\?[<!=]|\\[kx]/
  const unread = where(({ pattern }) => typeof pattern === 'string' && foreign.test(pattern))
  expect(unread).toEqual([])
})

test('a list of values that is used twice has a name', () => {
  const byValues = Map.groupBy(
    everything.filter(
      ([way, node]) =>
        Array.isArray(node.enum) && node.enum.length > 1 && !/^\/components\/schemas\/\w+$|\/parameters\//.test(way),
    ),
    ([, node]) => JSON.stringify(node.enum),
  )
  const twice = [...byValues].filter(
    ([, found]) => found.length > 1 && !found.every(([way]) => way.includes('/parameters/')),
  )
  expect(twice.map(([values, found]) => [values, found.map(([way]) => way)])).toEqual([])
})

test('free-form values say what they are', () => {
  const silent = where((node, way) => {
    const parent = way.split('/').at(-2)
    const isSchema = parent === 'properties' || way.endsWith('/items') || way.endsWith('/schema')
    const keys = Object.keys(node).filter(key => key !== 'description')
    return isSchema && keys.length === 0
  })
  expect(silent).toEqual([])
})

describe('each operation is described whole', () => {
  test.each(named)('%s', (_, { path, method, operation }) => {
    expect(operation.tags).toHaveLength(1)
    expect(operation.summary).toMatch(/\S/)
    expect(operation.security, 'security').toBeDefined()
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(match => match[1])
    const declared = (operation.parameters ?? []).filter(p => p.in === 'path')
    expect(declared.map(p => p.name).sort()).toEqual(inPath.sort())
    expect(declared.every(p => p.required)).toBe(true)
    expect((operation.parameters ?? []).every(p => p.schema && Object.keys(p.schema).length > 0)).toBe(true)
    const statuses = Object.keys(operation.responses)
    expect(statuses.filter(status => /^2/.test(status))).toHaveLength(1)
    const refusals = Object.entries(operation.responses).filter(([status]) => /^[45]/.test(status))
    expect(refusals.map(([status]) => status)).toEqual(expect.arrayContaining(['500', '503']))
    for (const [status, response] of refusals) {
      const body = answered(response).content?.['application/problem+json']
      expect(refOf(body?.schema), status).toBe('#/components/schemas/Problem')
      const examples = Object.entries(body?.examples ?? {})
      expect(examples.length, status).toBeGreaterThan(0)
      for (const [code, { value }] of examples) {
        expect(value).toMatchObject({ code, status: Number(status), title: expect.not.stringMatching(/_|\{/) })
      }
    }
    const bodies = [operation.requestBody, ...Object.values(operation.responses).map(answered)].map(
      b => b?.content?.['application/json'],
    )
    for (const body of bodies) {
      if (!body) continue
      expect(refOf(body.schema), 'the schema of a body has a name').toMatch(/^#\/components\/schemas\/\w+$/)
      expect(body.example).toBeDefined()
    }
    if (operation.requestBody) expect(operation.requestBody.required).toBe(true)
    expect(method === 'get' && operation.requestBody !== undefined).toBe(false)
  })
})

const namedOneByOne = [
  'ProblemCode',
  'FieldErrorCode',
  'EventName',
  'WebhookEventName',
  'LeadEventName',
  'SiteChangeName',
]

test.each(namedOneByOne)('each %s says in words what it means', name => {
  const { enum: values = [], 'x-enumDescriptions': words = {} } = schemas[name] as {
    enum?: string[]
    'x-enumDescriptions'?: Record<string, string>
  }
  expect(values.length).toBeGreaterThan(1)
  expect(Object.keys(words)).toEqual(values)
  for (const [value, text] of Object.entries(words))
    expect(text.replaceAll(value, ''), value).toMatch(/\p{L}.* .*\p{L}/u)
})
