/** What the document, the guides and the examples promise is what the program does: limits, how secrets begin, a list of the examples. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describedDocument } from '../../api/document.ts'
import { limits } from '../../api/platform/runtime/limits.ts'

const root = join(import.meta.dirname, '../..')
const text = JSON.stringify(describedDocument().document)
interface Schema {
  enum?: string[]
  required?: string[]
  properties?: Record<string, { minLength?: number; description?: string }>
  discriminator?: { mapping: Record<string, string> }
}
const document = JSON.parse(text) as {
  paths: Record<string, Record<string, { security?: object[]; responses: Record<string, { $ref?: string }> }>>
  webhooks: { event: { post: { requestBody: { content: { 'application/json': { schema: object } } } } } }
  components: { responses: Record<string, { description: string }>; schemas: Record<string, Schema> }
}

test('a body may be as deep as the answer says that refuses a deeper one', () => {
  const { json_depth_max: visitors, json_depth_signed_in_max: signed_in } = limits
  const said = (name: string) =>
    /at most (\d+) levels deep/.exec(document.components.responses[name]?.description ?? '')
  expect([said('BodyNotJsonToVisitors')?.[1], said('BodyNotJson')?.[1]]).toEqual([`${visitors}`, `${signed_in}`])
  const wrong = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { security, responses }]) => {
      const name = responses['400']?.$ref?.split('/').at(-1)
      const right = security?.length === 0 ? 'BodyNotJsonToVisitors' : 'BodyNotJson'
      return name?.startsWith('BodyNotJson') && name !== right ? [`${method} ${path}: ${name}`] : []
    }),
  )
  expect(wrong).toEqual([])
})

const read = (folder: string, endings: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(path => endings.test(path) && !path.includes('node_modules'))
    .map(path => join(folder, path))

test('a key in a guide or an example begins as a key does, not as its id', () => {
  const files = [
    ...read('docs', /\.md$/),
    ...read('examples', /\.(md|ts)$/),
    ...read('sdk/src', /\.ts$/),
    'sdk/README.md',
  ]
  expect(files.length).toBeGreaterThan(40)
  expect(files.filter(path => /(?<!lw_)\bkey_…/.test(readFileSync(join(root, path), 'utf8')))).toEqual([])
})

test('each example is in their list', () => {
  const listed = readFileSync(join(root, 'examples/README.md'), 'utf8')
  // `browser` holds tests of the others alone.
  const all = readdirSync(join(root, 'examples')).filter(name => !/^README|\.test\.ts$|^browser$/.test(name))
  expect(all.length).toBeGreaterThan(8)
  expect(all.filter(name => !listed.includes(`(${name}`))).toEqual([])
})

test('each event that a webhook endpoint may subscribe to is described as what comes to it', () => {
  const { webhooks, components } = document
  const body = webhooks.event.post.requestBody.content['application/json'].schema
  expect(body).toEqual({ $ref: '#/components/schemas/WebhookPayload' })
  const described = Object.keys(components.schemas.WebhookPayload?.discriminator?.mapping ?? {})
  const subscribed = components.schemas.WebhookEventName?.enum?.filter(name => name !== '*') ?? []
  expect(subscribed.length).toBeGreaterThan(200)
  expect(subscribed.filter(name => !described.includes(name))).toEqual([])
})

test('whatever a lead names by its ID can be read by it', () => {
  const named = Object.keys(document.components.schemas.Lead?.properties ?? {}).filter(name => name.endsWith('_id'))
  expect(named).toContain('sandbox_id')
  const isRead = (name: string) =>
    Object.entries(document.paths).some(([path, methods]) => path.endsWith(`/{${name}}`) && methods.get)
  expect(named.filter(name => !isRead(name))).toEqual([])
})

test('nothing new has to be described but a campaign', () => {
  const asked = Object.entries(document.components.schemas).filter(
    ([name, { required = [] }]) => name.startsWith('New') && required.includes('description'),
  )
  expect(asked.map(([name]) => name)).toEqual(['NewCampaign'])
})

test('no text of which at least one character is asked is said to be empty now and then', () => {
  const wrong = Object.entries(document.components.schemas).flatMap(([schema, { properties = {} }]) =>
    Object.entries(properties).flatMap(([name, { minLength = 0, description = '' }]) =>
      minLength > 0 && description.includes('May be empty') ? [`${schema}.${name}`] : [],
    ),
  )
  expect(wrong).toEqual([])
})
