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

type Changed = typeof contract
// biome-ignore lint/suspicious/noExplicitAny: what is planted is no document of that type.
type Change = (document: any) => void
function after(change: Change): string[] {
  const document: Changed = structuredClone(contract)
  change(document)
  return incompatibilities(contract as unknown as Document, document as unknown as Document)
}

describe('what breaks clients is named', () => {
  const planted: [string, Change, string][] = [
    ['an operation is gone', d => delete d.paths['/things'].get, 'listThings: GET /things is gone'],
    [
      'an operation has another name',
      d => (d.paths['/things'].get.operationId = 'allThings'),
      'listThings: is called allThings now',
    ],
    [
      'another status',
      d => (d.paths['/things'].post.responses = { 200: contract.paths['/things'].post.responses[201] }),
      'createThing: does not answer 201 any more',
    ],
    ['a field is gone', d => delete d.components.schemas.Thing.properties.count, 'createThing: body.count: is gone'],
    [
      'a value of an enumeration is gone',
      d => (d.components.schemas.State.enum = ['on']),
      'createThing: body.state: the value "off" is gone',
    ],
    [
      'a new field is required',
      d => {
        d.components.schemas.Thing.properties.size = { type: 'string' }
        d.components.schemas.Thing.required.push('size')
      },
      'createThing: body.size: is required now',
    ],
    [
      'null is refused',
      d => (d.components.schemas.Thing.properties.count.type = 'integer'),
      'createThing: body.count: its type was integer or null, and is integer',
    ],
    [
      'null comes where none did',
      d => (d.components.schemas.Thing.properties.name.type = ['string', 'null']),
      'createThing: 201.name: its type was string, and is string or null',
    ],
    [
      'a text must be shorter',
      d => (d.components.schemas.Thing.properties.name.maxLength = 50),
      'createThing: body.name: maxLength was 100, and is 50',
    ],
    [
      'a field may be absent',
      d => (d.components.schemas.Thing.required = ['name']),
      'createThing: 201.state: may be absent now',
    ],
    [
      'a variant is gone',
      d => delete d.components.schemas.Step.discriminator.mapping.send,
      'createThing: body.step: the variant send is gone',
    ],
    [
      'a variant, deeper down, is another',
      d => (d.components.schemas.Send.properties.to.type = 'integer'),
      'createThing: body.step<send>.to: its type was string, and is integer',
    ],
    [
      'a parameter is gone',
      d => (d.paths['/things'].post.parameters = []),
      'createThing: the parameter query draft is gone',
    ],
    [
      'a parameter is required',
      d => (d.paths['/things'].post.parameters[0].required = true),
      'createThing: the parameter query draft is required now',
    ],
    [
      'a body is another',
      d => (d.paths['/things'].post.requestBody.content = { 'text/plain': {} }),
      'createThing: body: application/json is gone',
    ],
    ['an event is gone', d => delete d.webhooks['thing.created'], 'webhook thing.created: is gone'],
  ]
  test.each(planted)('%s', (_, change, line) => expect(after(change)).toContain(line))
})

describe('what breaks nobody is not named', () => {
  const harmless: [string, Change][] = [
    ['a new operation', d => (d.paths['/others'] = { get: { operationId: 'listOthers', responses: {} } })],
    ['a new field that need not be sent', d => (d.components.schemas.Thing.properties.size = { type: 'string' })],
    ['a new value', d => d.components.schemas.State.enum.push('paused')],
    ['longer texts', d => (d.components.schemas.Thing.properties.name.maxLength = 200)],
    ['another refusal', d => (d.paths['/things'].post.responses[409] = {})],
    ['a new parameter', d => d.paths['/things'].post.parameters.push({ name: 'size', in: 'query', schema: {} })],
    ['a new variant', d => (d.components.schemas.Step.discriminator.mapping.ask = '#/components/schemas/Send')],
  ]
  test.each(harmless)('%s', (_, change) => expect(after(change)).toEqual([]))
})

test('the contract breaks nobody when it stays as it is, and its words are passed over', () => {
  const file = join(import.meta.dirname, '../../openapi/openapi.json')
  const document = JSON.parse(readFileSync(file, 'utf8')) as Document
  const once = bare(document)
  expect(incompatibilities(once, once)).toEqual([])
  const thing = bare(contract) as typeof contract
  expect(thing.components.schemas.Thing.properties.description).toEqual({ type: 'string' })
})
