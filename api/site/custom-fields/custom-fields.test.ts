import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '../../platform/limits.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { type FieldType, fromStored, parseFieldValue, toStored } from './values.ts'

let h: Harness
let site: string
let path: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Fields')
  path = `/v1/sites/${site}/custom-fields`
})
afterAll(() => h.close())

const parse = (type: FieldType, given: unknown) => parseFieldValue({ type, options: ['S', 'M'] }, given)

test.each<[FieldType, unknown[], [unknown, string][]]>([
  [
    'text',
    ['one', '<b>'],
    [
      ['a\0', 'text_characters'],
      ['\ud800', 'text_characters'],
      [1, 'type'],
      ['x'.repeat(limits.custom_value_characters_max + 1), 'too_long'],
    ],
  ],
  ['textarea', ['one\ntwo', 'x'.repeat(limits.custom_value_characters_max)], [[true, 'type']]],
  [
    'number',
    [0, -1.5, 1e6],
    [
      ['1x', 'type'],
      [Number.NaN, 'type'],
      [Infinity, 'type'],
      [2 ** 60, 'too_big'],
    ],
  ],
  [
    'checkbox',
    [true, false],
    [
      ['yes', 'type'],
      [1, 'type'],
    ],
  ],
  [
    'date',
    ['2028-02-29', '1969-07-20'],
    [
      ['2027-02-29', 'date_invalid'],
      ['14.3.2027', 'date_invalid'],
      [5, 'date_invalid'],
    ],
  ],
  ['dropdown', ['S'], [['s', 'not_allowed_value']]],
  ['hidden', ['utm'], [[{}, 'type']]],
  [
    'website',
    ['https://example.com/a?b', 'http://bücher.example'],
    [
      ['javascript:alert(1)', 'url_invalid'],
      ['example.com', 'url_invalid'],
      ['https://nodots', 'url_invalid'],
    ],
  ],
  [
    'phone',
    ['+34 600 123 456', '(020) 7946-0958 ext 12'],
    [
      ['12', 'phone_invalid'],
      ['call me', 'phone_invalid'],
      ['1'.repeat(21), 'phone_invalid'],
    ],
  ],
])('%s takes what it should, and comes back from the database as it went in', (type, good, bad) => {
  for (const given of good) {
    const parsed = parse(type, given)
    expect(parsed).toEqual({ ok: true, value: given })
    expect(fromStored(type, toStored(type, given as string))).toBe(given)
  }
  for (const [given, code] of bad) expect(parse(type, given)).toMatchObject({ ok: false, code })
  expect(parse(type, '')).toEqual({ ok: true, value: null })
})

test('numbers and ticks may come as text, as forms send them; a password is never kept', () => {
  expect(parse('number', ' 12.50 ')).toEqual({ ok: true, value: 12.5 })
  expect(parse('checkbox', 'true')).toEqual({ ok: true, value: true })
  expect(parse('password', 'hunter2!')).toEqual({ ok: true, value: '********' })
})

test('a field is made, changed and deleted with its values; its name is one that leads do not have', async () => {
  const body = { type: 'dropdown', name: 'size', label: 'Size', options: ['S', 'M'] }
  const made = await h.post(path, body)
  expect(made.body).toMatchObject({ ...body, version: 1 })
  expect((await h.post(path, body)).body).toMatchObject({ code: 'name_taken' })
  expect((await h.post(path, { ...body, name: 'email' })).body).toMatchObject({ code: 'name_taken' })
  expect((await h.post(path, { ...body, name: 'Size 2' })).body).toMatchObject({
    errors: [{ pointer: '/name', code: 'field_name_characters' }],
  })
  expect((await h.post(path, { ...body, name: 'none', options: [] })).body).toMatchObject({
    errors: [{ pointer: '/options', code: 'too_few' }],
  })
  expect((await h.post(path, { type: 'text', name: 't', label: 'T', options: ['x'] })).status).toBe(422)
  const lead = await h.post(`/v1/sites/${site}/leads`, { email: 'a@example.com', custom_fields: { size: 'M' } })
  expect(lead.body).toMatchObject({ custom_fields: { size: 'M' } })
  const refused = await h.patch(`/v1/sites/${site}/leads/${lead.body.id}`, { custom_fields: { size: 'XL' } })
  expect(refused.body).toMatchObject({ errors: [{ pointer: '/custom_fields/size', code: 'not_allowed_value' }] })
  const changed = await h.patch(`${path}/${made.body.id}`, { label: 'Size?', options: ['S'] })
  expect(changed.body).toMatchObject({ label: 'Size?', options: ['S'], name: 'size', version: 2 })
  expect((await h.get(`/v1/sites/${site}/leads/${lead.body.id}`)).body).toMatchObject({ custom_fields: { size: 'M' } })
  expect((await h.delete(`${path}/${made.body.id}`)).status).toBe(204)
  expect((await h.get(`/v1/sites/${site}/leads/${lead.body.id}`)).body).toMatchObject({ custom_fields: {} })
})

test('a site has at most 200 fields', async () => {
  const other = await h.newSite('Many')
  const make = (i: number) =>
    h.post(`/v1/sites/${other}/custom-fields`, { type: 'text', name: `f${i}`, label: `F ${i}` })
  const made = await Promise.all(Array.from({ length: limits.custom_fields_max }, (_, i) => make(i)))
  expect(made.every(reply => reply.status === 201)).toBe(true)
  expect((await make(limits.custom_fields_max)).status).toBe(422)
})
