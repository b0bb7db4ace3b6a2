/** Planted changes of a contract: each that breaks clients is named, and none that does not. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bare, type Document, incompatibilities } from './document.ts'

const thing = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'state'],
  properties: {
    name: { type: 'string', maxLength: 100 },
    state: { $ref: '#/components/schemas/State' },
    count: { type: ['integer', 'null'] },
    order: { type: 'string', pattern: '^-?(name|size)$' },
    description: { type: 'string' },
    step: { $ref: '#/components/schemas/Step' },
  },
}
const step = {
  oneOf: [{ $ref: '#/components/schemas/Wait' }, { $ref: '#/components/schemas/Send' }],
  discriminator: {
    propertyName: 'kind',
    mapping: { wait: '#/components/schemas/Wait', send: '#/components/schemas/Send' },
  },
}
const schemas = {
  Thing: thing,
  State: { type: 'string', enum: ['on', 'off'] },
  Step: step,
  Wait: { type: 'object', properties: { kind: { enum: ['wait'] }, next: { $ref: '#/components/schemas/Step' } } },
  Send: { type: 'object', properties: { kind: { enum: ['send'] }, to: { type: 'string' } } },
}
const json = (name: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } })
const contract = {
  paths: {
    '/things': {
      post: {
        operationId: 'createThing',
        parameters: [{ name: 'draft', in: 'query', schema: { type: 'string', enum: ['true', 'false'] } }],
        requestBody: { required: true, content: json('Thing') },
        responses: { 201: { content: json('Thing') }, 422: { content: {} } },
      },
      get: { operationId: 'listThings', responses: { 200: { content: json('Thing') } } },
    },
  },
  webhooks: { 'thing.created': { post: { requestBody: { content: json('Thing') } } } },
  components: { schemas },
}

/** A place in the document and what stands there from now on; without a value, nothing does. */
type Change = [place: string, value?: unknown]

function after(...changes: Change[]): string[] {
  const document = structuredClone(contract) as unknown as Document
  for (const [place, value] of changes) {
    const keys = place.split(' ')
    const last = keys.pop() ?? ''
    const parent = keys.reduce<Record<string, unknown>>(
      (at, key) => at[key] as Record<string, unknown>,
      document as Record<string, unknown>,
    )
    if (value === undefined) delete parent[last]
    else parent[last] = value
  }
  return incompatibilities(contract as unknown as Document, document)
}

const post = 'paths /things post'
const of = (name: string) => `components schemas ${name}`
const property = (name: string) => `${of('Thing')} properties ${name}`

describe('what breaks clients is named', () => {
  const planted: [string, string, ...Change[]][] = [
    ['an operation is gone', 'listThings: GET /things is gone', ['paths /things get']],
    ['an operation has another name', 'createThing: is called makeThing now', [`${post} operationId`, 'makeThing']],
    [
      'another status',
      'createThing: does not answer 201 any more',
      [`${post} responses`, { 200: contract.paths['/things'].post.responses[201] }],
    ],
    [
      'a pattern has a word less',
      'createThing: body.order: pattern was ^-?(name|size)$, and is ^-?(name)$',
      [`${property('order')} pattern`, '^-?(name)$'],
    ],
    ['a field is gone', 'createThing: body.count: is gone', [property('count')]],
    [
      'a value of an enumeration is gone',
      'createThing: body.state: the value "off" is gone',
      [`${of('State')} enum`, ['on']],
    ],
    [
      'a new field is required',
      'createThing: body.size: is required now',
      [property('size'), { type: 'string' }],
      [`${of('Thing')} required`, ['name', 'state', 'size']],
    ],
    [
      'null is refused',
      'createThing: body.count: its type was integer or null, and is integer',
      [`${property('count')} type`, 'integer'],
    ],
    [
      'null comes where none did',
      'createThing: 201.name: its type was string, and is string or null',
      [`${property('name')} type`, ['string', 'null']],
    ],
    [
      'a text must be shorter',
      'createThing: body.name: maxLength was 100, and is 50',
      [`${property('name')} maxLength`, 50],
    ],
    ['a field may be absent', 'createThing: 201.state: may be absent now', [`${of('Thing')} required`, ['name']]],
    [
      'a variant is gone',
      'createThing: body.step: the variant send is gone',
      [`${of('Step')} discriminator mapping send`],
    ],
    [
      'a variant, deeper down, is another',
      'createThing: body.step<send>.to: its type was string, and is integer',
      [`${of('Send')} properties to type`, 'integer'],
    ],
    ['a parameter is gone', 'createThing: the parameter query draft is gone', [`${post} parameters`, []]],
    [
      'a parameter is required',
      'createThing: the parameter query draft is required now',
      [`${post} parameters 0 required`, true],
    ],
    [
      'a body is another',
      'createThing: body: application/json is gone',
      [`${post} requestBody content`, { 'text/plain': {} }],
    ],
    ['an event is gone', 'webhook thing.created: is gone', ['webhooks thing.created']],
  ]
  test.each(planted)('%s', (_, line, ...changes) => expect(after(...changes)).toContain(line))
})

describe('what breaks nobody is not named', () => {
  const harmless: [string, ...Change[]][] = [
    ['a new operation', ['paths /others', { get: { operationId: 'listOthers', responses: {} } }]],
    ['a new field that need not be sent', [property('size'), { type: 'string' }]],
    ['a new value', [`${of('State')} enum`, ['on', 'off', 'paused']]],
    ['longer texts', [`${property('name')} maxLength`, 200]],
    ['a pattern with another word', [`${property('order')} pattern`, '^-?(name|age|size)$']],
    ['another refusal', [`${post} responses 409`, {}]],
    ['a new parameter', [`${post} parameters 1`, { name: 'size', in: 'query', schema: {} }]],
    ['a new variant', [`${of('Step')} discriminator mapping ask`, '#/components/schemas/Send']],
  ]
  test.each(harmless)('%s', (_, ...changes) => expect(after(...changes)).toEqual([]))
})

test('the contract breaks nobody when it stays as it is, and its words are passed over', () => {
  const file = join(import.meta.dirname, '../../openapi/openapi.json')
  const document = JSON.parse(readFileSync(file, 'utf8')) as Document
  const once = bare(document)
  expect(incompatibilities(once, once)).toEqual([])
  const thing = bare(contract) as typeof contract
  expect(thing.components.schemas.Thing.properties.description).toEqual({ type: 'string' })
})
