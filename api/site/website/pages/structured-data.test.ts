import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { pageLimits } from './limits.ts'
import { schemaFault } from './structured-data.ts'

let h: Harness
let at: string
beforeAll(async () => {
  h = await createHarness()
  at = `/v1/sites/${await h.newSite('Casa Verde')}/pages`
})
afterAll(() => h.close())

const context = { '@context': 'https://schema.org' }
const product = { ...context, '@type': 'Product', name: 'Balcony box', image: 'https://casa.example/box.jpg' }
const document = { version: 1, blocks: [{ id: 'a', type: 'heading', text: 'Boxes', level: 1 }] }
const seo = { title: '', description: '', keyword: '', image_id: '', indexed: true }
const nested = (levels: number): object => (levels === 0 ? {} : { about: nested(levels - 1) })

test.each([
  ['a thing', product],
  ['a list of things', [product, { ...context, '@type': ['Organization', 'Store'], name: 'Casa Verde' }]],
  [
    'a graph',
    { ...context, '@graph': [{ '@type': 'Event', name: 'Fair', startDate: '2027-03-14', location: 'Vigo' }] },
  ],
  ['a type that is not known here', { ...context, '@type': 'Volcano' }],
  [
    'a moment with its zone',
    { ...context, '@type': 'Article', headline: 'A', datePublished: '2027-03-14T09:30:00+01:00' },
  ],
  ['as deep as may be', { ...context, '@type': 'Thing', ...nested(pageLimits.page_schema_depth_max - 2) }],
])('%s is taken', (_, file) => {
  expect(schemaFault(JSON.stringify(file))).toBeUndefined()
})

test.each([
  ['{"@type": "Product",}', 'json_invalid'],
  ['null', 'schema_type'],
  ['[]', 'schema_type'],
  ['{"@type":"Product","name":"A"}', 'schema_context'],
  ['{"@context":"https://schema.org.evil.example","@type":"Product","name":"A"}', 'schema_context'],
  [JSON.stringify({ ...context, name: 'A' }), 'schema_type'],
  [JSON.stringify({ ...context, '@type': 'a product' }), 'schema_type'],
  [JSON.stringify({ ...context, '@graph': [] }), 'schema_type'],
  [JSON.stringify({ ...product, name: '' }), 'schema_property'],
  [JSON.stringify({ ...context, '@type': 'Article', headline: 'A', author: { '@type': 'Person' } }), 'schema_property'],
  [JSON.stringify({ ...context, '@type': 'Article', headline: 'A', datePublished: 'March' }), 'schema_date'],
  [JSON.stringify({ ...context, '@type': 'Article', headline: 'A', datePublished: '2027-13-40' }), 'schema_date'],
  [JSON.stringify({ ...product, image: 'javascript:alert(1)' }), 'schema_address'],
  [JSON.stringify({ ...product, url: '/box' }), 'schema_address'],
  [
    JSON.stringify({ ...context, '@type': 'Thing', ...nested(pageLimits.page_schema_depth_max + 1) }),
    'schema_too_deep',
  ],
  ['['.repeat(4_000) + ']'.repeat(4_000), 'schema_too_deep'],
])('%.60s is refused: %s', (file, code) => {
  expect(schemaFault(file)?.code).toBe(code)
})

test('the files of a page stand in its head, kept with each content, and end nothing there', async () => {
  const nasty = JSON.stringify({ ...product, description: '</script><script>alert(1)</script>' })
  const made = await h.post(at, { name: 'Boxes', document, seo: { ...seo, structured_data: [nasty] } })
  expect(made.body).toMatchObject({ seo: { structured_data: [nasty] } })
  const { html } = (await h.post(`${at}/${made.body.id}/preview`, { document })).body
  const files = [...String(html).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  expect(files).toHaveLength(2)
  expect(JSON.parse(files[1]?.[1] ?? '')).toEqual(JSON.parse(nasty))
  await h.post(`${at}/${made.body.id}/publish`)
  const changed = await h.patch(`${at}/${made.body.id}`, { seo })
  expect(changed.body).toMatchObject({ has_unpublished_changes: true })
  const back = await h.post(`${at}/${made.body.id}/restore`, { content_version: 1 })
  expect(back.body).toMatchObject({ seo: { structured_data: [nasty] } })
})

test('a fault is named at its file, with what to do, and numbers hold at their edges', async () => {
  const { body } = await h.post(at, { name: 'More boxes', document })
  const patch = (structured_data: string[]) => h.patch(`${at}/${body.id}`, { seo: { ...seo, structured_data } })
  const refused = await patch([JSON.stringify(product), JSON.stringify({ ...product, name: undefined })])
  expect(refused.body.errors).toEqual([
    { pointer: '/seo/structured_data/1', code: 'schema_property', text: 'Product needs “name”.' },
  ])
  const { page_schemas_max: most, page_schema_characters_max: characters } = pageLimits
  expect((await patch(Array(most).fill(JSON.stringify(product)))).status).toBe(200)
  expect((await patch(Array(most + 1).fill(JSON.stringify(product)))).status).toBe(422)
  const long = (length: number) => {
    const file = JSON.stringify({ ...product, description: '' })
    return JSON.stringify({ ...product, description: 'a'.repeat(length - file.length) })
  }
  expect((await patch([long(characters)])).status).toBe(200)
  expect((await patch([long(characters + 1)])).status).toBe(422)
})
