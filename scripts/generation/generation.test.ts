/** Generation from a small contract that holds every shape it must handle; the generator itself runs in `npm test`. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { constraintsSource } from './constraints.ts'
import { documentText, type OpenApiDocument, operationsOf } from './document.ts'
import { documentForGenerator } from './extensions.ts'

const sample = (): OpenApiDocument => JSON.parse(readFileSync(new URL('fixtures/sample.json', import.meta.url), 'utf8'))

const prepared = (document = sample()) =>
  Object.fromEntries(
    operationsOf(documentForGenerator(document)).map(({ operationId, object }) => [operationId, object]),
  )

test('names each endpoint for the templates, tells lists and texts apart, and leaves the stream out', () => {
  const { createTag, listTags, listCustomFields, ...others } = prepared()
  expect(createTag).toMatchObject({
    'x-resource': 'tags',
    'x-resource-comment': 'Labels that group leads.',
    'x-method': 'create',
    'x-comment': [
      ...[' Create a tag', '', ' `POST /v1/sites/{site_id}/tags` (createTag)'],
      ...[' @example', ' ```ts', " const tag = await client.tags.create({ site_id, body: { name: 'vip' } })", ' ```'],
    ],
    'x-list': false,
  })
  expect(listTags).toMatchObject({ 'x-method': 'list', 'x-list': true })
  expect(listCustomFields).toMatchObject({ 'x-resource': 'customFields', 'x-list': true })
  expect(Object.values(others).map(object => JSON.stringify(object))).not.toContainEqual(
    expect.stringContaining('text/event-stream'),
  )
})

test('says what an answer is that is not JSON', () => {
  const document = sample()
  const content = { 'text/csv': { schema: { type: 'string' } } }
  document.paths['/v1/x'] = { get: { operationId: 'exportX', tags: ['tags'], responses: { 200: { content } } } }
  expect(prepared(document).exportX).toMatchObject({ 'x-accept': 'text/csv' })
})

test('writes types of plain values where they stand, with the null of a map, and leaves what has a name to the generator', () => {
  const document = sample()
  const value = { type: ['string', 'number', 'boolean', 'null'] }
  document.components = {
    schemas: {
      Lead: {
        properties: {
          custom_fields: { type: 'object', additionalProperties: value, description: 'By name.' },
          counts: { type: 'object', additionalProperties: { type: 'integer' } },
          value: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: ['string', 'integer'] } }] },
          name: { type: ['string', 'null'] },
          kinds: { type: 'array', items: { enum: ['a', 'b'] } },
        },
      },
      Value: { anyOf: [{ type: 'string' }, { type: 'number' }] },
    },
  }
  const { Lead, Value } = documentForGenerator(document).components!.schemas!
  expect(Lead!.properties).toMatchObject({
    custom_fields: { 'x-type': '{ [key: string]: string | number | boolean | null }', description: 'By name.' },
    counts: { additionalProperties: { type: 'integer' } },
    value: { 'x-type': 'string | (string | number)[]' },
    name: { type: ['string', 'null'] },
  })
  for (const name of ['counts', 'name', 'kinds']) expect(Lead!.properties![name]).not.toHaveProperty('x-type')
  expect(Value).toEqual({ anyOf: [{ type: 'string' }, { type: 'number' }] })
})

test('writes a schema that extends another with all its properties, which keep their null', () => {
  const document = sample()
  document.components = {
    schemas: {
      Payment: { type: 'object', properties: { code: { type: ['string', 'null'] } }, required: ['code'] },
      FailedPayment: {
        allOf: [
          { $ref: '#/components/schemas/Payment' },
          { type: 'object', properties: { settled: { type: 'boolean' } }, required: ['settled'] },
        ],
      },
    },
  }
  expect(documentForGenerator(document).components!.schemas!.FailedPayment).toEqual({
    type: 'object',
    properties: { code: { type: ['string', 'null'] }, settled: { type: 'boolean' } },
    required: ['code', 'settled'],
  })
})

test('refuses two endpoints that would have one name', () => {
  const document = sample()
  document.paths['/v1/labels'] = { post: { operationId: 'create', tags: ['tags'] } }
  expect(() => prepared(document)).toThrow('createTag and create would both be client.tags.create')
})

test('refuses a schema with the name of the parameters of an endpoint', () => {
  const document = sample()
  document.components!.schemas!.CreateTagRequest = { type: 'object' }
  expect(() => prepared(document)).toThrow('The schema CreateTagRequest has the name of the parameters of createTag.')
})

test.each([
  [{ tags: ['tags'] }, 'GET /v1/x has no operationId.'],
  [{ operationId: 'getX', tags: [] }, 'GET /v1/x must have exactly one tag.'],
  [{ operationId: 'getX', tags: ['a', 'b'] }, 'GET /v1/x must have exactly one tag.'],
])('refuses the operation %j', (operation, message) => {
  expect(() => operationsOf({ ...sample(), paths: { '/v1/x': { get: operation } } })).toThrow(message)
})

test('takes header parameters and refusals from the document that the generator reads, and nothing else', () => {
  const places = (document: OpenApiDocument) =>
    operationsOf(document).flatMap(({ operationId, parameters }) =>
      parameters.map(p => `${operationId} ${p.in} ${p.name}`),
    )
  const before = places(sample()).filter(place => !place.startsWith('openStream'))
  expect(before.join()).toContain(' header ')
  expect(places(documentForGenerator(sample()))).toEqual(before.filter(place => !place.includes(' header ')))
  expect(Object.keys(prepared().createTag!.responses!)).toEqual(['201'])
})

test('writes the same text whatever the order in which paths and schemas were declared', () => {
  const document = sample()
  const reversed = { ...document, paths: Object.fromEntries(Object.entries(document.paths).reverse()) }
  expect(documentText(reversed)).toBe(documentText(document))
  expect(documentText(document).endsWith('}\n')).toBe(true)
})

test('says the limits of each field, of what it refers to and of what may be absent too', () => {
  const document = sample()
  document.components = {
    schemas: {
      Name: { type: 'string', minLength: 1, maxLength: 100 },
      Tag: { properties: { name: { $ref: '#/components/schemas/Name' }, color: { type: 'string' } } },
      Sale: {
        properties: {
          note: { anyOf: [{ type: 'string', maxLength: 500 }, { type: 'null' }] },
          count: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
        },
      },
    },
  }
  const [, ...lines] = constraintsSource(document).trim().split('\n')
  expect(lines).toEqual([
    'export const Sale = { note: { maxLength: 500 }, count: { minimum: 0 } } as const',
    'export const Tag = { name: { minLength: 1, maxLength: 100 } } as const',
  ])
})

test('a failed generation leaves the committed SDK and document as they are', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const committed = () =>
    ['openapi/openapi.json', 'sdk/src/generated/fingerprint.json'].map(file => readFileSync(`${root}${file}`, 'utf8'))
  const before = committed()
  const document = `${root}scripts/generation/fixtures/sample.json`
  const withoutJava = { ...process.env, PATH: '' }
  const script = `${root}scripts/generate.ts`
  const result = spawnSync(process.execPath, [script, '--document', document], { env: withoutJava, encoding: 'utf8' })
  expect(result.stderr).toContain('Java could not be started')
  expect(result.status).toBe(1)
  expect(committed()).toEqual(before)
})
