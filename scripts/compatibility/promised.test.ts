import { expect, test } from 'vitest'
import { promised } from './promised.ts'

const ref = (name: string) => ({ schema: { $ref: `#/components/schemas/${name}` } })
const operation = (stability: string, name: string) => ({
  'x-stability': stability,
  responses: { 200: { content: { 'application/json': ref(name) } } },
})

test('stable operations and events are promised with what they name, and nothing else', () => {
  const { paths, webhooks, components } = promised({
    paths: {
      '/things': { get: operation('stable', 'Thing'), post: operation('beta', 'Draft') },
      '/screens': { get: operation('internal', 'Draft') },
    },
    webhooks: { event: { post: { requestBody: { content: { 'application/json': ref('Event') } } } } },
    components: {
      schemas: {
        Thing: { description: 'A thing.', properties: { part: { $ref: '#/components/schemas/Part' } } },
        Part: { type: 'string' },
        Draft: { type: 'string' },
        Event: { type: 'object' },
      },
    },
  })
  expect(Object.entries(paths ?? {}).map(([path, methods]) => [path, ...Object.keys(methods)])).toEqual([
    ['/things', 'get'],
  ])
  expect(Object.keys(webhooks ?? {})).toEqual(['event'])
  expect(Object.keys(components?.schemas ?? {}).sort()).toEqual(['Event', 'Part', 'Thing'])
  expect(components?.schemas?.Thing).not.toHaveProperty('description')
})
