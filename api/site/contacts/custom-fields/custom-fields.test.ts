import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { customFieldLimits } from './limits.ts'
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
      ['x'.repeat(customFieldLimits.custom_value_characters_max + 1), 'too_long'],
    ],
  ],
  ['textarea', ['one\ntwo', 'x'.repeat(customFieldLimits.custom_value_characters_max)], [[true, 'type']]],
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
      ['no address', 'url_invalid'],
      ['n.a.', 'url_invalid'],
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

const digits = (count: number) => '1'.repeat(count)
test.each<[FieldType, unknown, unknown]>([
  ['text', 'x'.repeat(5_000), 'x'.repeat(5_000)],
  ['textarea', 'x'.repeat(5_001), 'too_long'],
  ['hidden', 'x'.repeat(5_001), 'too_long'],
  ['hidden', 'a\0b', 'text_characters'],
  ['number', Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  ['number', -Number.MAX_SAFE_INTEGER - 1, 'too_big'],
  ['number', -0, 0],
  ['number', '1e5', 'type'],
  ['number', '0x10', 'type'],
  ['number', true, 'type'],
  ['checkbox', 'false', false],
  ['checkbox', 'TRUE', 'type'],
  ['checkbox', null, null],
  ['date', '0000-01-01', '0000-01-01'],
  ['date', '9999-12-31', '9999-12-31'],
  ['date', '2100-02-29', 'date_invalid'],
  ['date', '2028-2-9', 'date_invalid'],
  ['date', '2028-02-09T00:00:00Z', 'date_invalid'],
  ['date', '-000001-01-01', 'date_invalid'],
  ['dropdown', ' M ', 'M'],
  ['dropdown', ['M'], 'type'],
  ['dropdown', 'L', 'not_allowed_value'],
  ['password', 'p'.repeat(5_001), 'too_long'],
  ['password', 7, 'type'],
  ['website', 'HTTPS://Example.com:8443/x', 'HTTPS://Example.com:8443/x'],
  ['website', 'https://example.com:99999', 'url_invalid'],
  ['website', 'https://exa mple.com', 'url_invalid'],
  ['website', 'ftp://example.com', 'url_invalid'],
  ['website', ' www.example.com/a?b ', 'https://www.example.com/a?b'],
  ['website', 'bücher.example', 'https://bücher.example'],
  ['website', 'someone@example.com', 'url_invalid'],
  ['phone', digits(3), digits(3)],
  ['phone', digits(20), digits(20)],
  ['phone', digits(2), 'phone_invalid'],
  ['phone', `+${digits(21)}`, 'phone_invalid'],
  ['phone', '123++', 'phone_invalid'],
])('%s at its edge: %.30j', (type, given, expected) => {
  const parsed = parse(type, given)
  expect(parsed.ok ? parsed.value : parsed.code).toBe(expected)
})

test('an option is known in either spelling of its letters, and kept as the owner wrote it', () => {
  const field = { type: 'dropdown' as const, options: ['Caf\u00e9'] }
  expect(parseFieldValue(field, 'Cafe\u0301')).toEqual({ ok: true, value: 'Caf\u00e9' })
})

test('every type is validated when a lead is made, changed, or sends a form', async () => {
  const wrong: [FieldType, unknown][] = [
    ['text', 1],
    ['textarea', false],
    ['number', 'many'],
    ['checkbox', 'perhaps'],
    ['date', '2027-02-30'],
    ['dropdown', 'L'],
    ['hidden', 5],
    ['password', 5],
    ['website', 'javascript:alert(1)'],
    ['phone', 'call me'],
  ]
  const other = await h.newSite('Every type')
  const at = `/v1/sites/${other}`
  for (const [type] of wrong) {
    const body = { type, name: `of_${type}`, label: type, ...(type === 'dropdown' && { options: ['S'] }) }
    expect((await h.post(`${at}/custom-fields`, body)).status).toBe(201)
  }
  const custom_fields = Object.fromEntries(wrong.map(([type, value]) => [`of_${type}`, value]))
  const pointers = wrong.map(([type]) => `/custom_fields/of_${type}`).sort()
  const lead = (await h.post(`${at}/leads`, { email: 'every@example.com' })).body
  const replies = [
    await h.post(`${at}/leads`, { email: 'other@example.com', custom_fields }),
    await h.patch(`${at}/leads/${lead.id}`, { custom_fields }),
  ]
  for (const { status, body } of replies) {
    expect(status).toBe(422)
    expect((body.errors as { pointer: string }[]).map(error => error.pointer).sort()).toEqual(pointers)
  }
  const fields = [{ name: 'email', required: true }, ...wrong.map(([type]) => ({ name: `of_${type}` }))]
  const content = { heading: 'Hello', button_text: 'Send', thank_you_heading: 'Thanks' }
  const popup = await h.post(`${at}/popups`, { name: 'All', content, form: { fields, consent: { type: 'none' } } })
  await h.post(`${at}/publish`)
  expect((await h.post(`${at}/popups/${popup.body.id}/publish`)).status).toBe(200)
  const values = Object.fromEntries(wrong.map(([type, value]) => [`of_${type}`, value]))
  const sent = await h.post(
    `/v1/public/sites/${other}/popups/${popup.body.id}/submissions`,
    { values: { email: 'form@example.com', ...values }, page_url: 'https://a.example/', shown_for_ms: 4_000 },
    { token: null },
  )
  expect((sent.body.errors as { pointer: string }[]).map(error => error.pointer).sort()).toEqual(
    wrong.map(([type]) => `/values/of_${type}`).sort(),
  )
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
    errors: [{ pointer: '/options', code: 'too_few', text: 'Give at least one.' }],
  })
  const textWith = { type: 'text', name: 't', label: 'T', options: ['x'] }
  expect((await h.post(path, textWith)).body).toMatchObject({
    errors: [{ code: 'too_many', text: 'Leave this empty.' }],
  })
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

test('a site has at most 500 fields', async () => {
  const other = await h.newSite('Many')
  const make = (i: number) =>
    h.post(`/v1/sites/${other}/custom-fields`, { type: 'text', name: `f${i}`, label: `F ${i}` })
  const made = await Promise.all(Array.from({ length: customFieldLimits.custom_fields_max }, (_, i) => make(i)))
  expect(made.every(reply => reply.status === 201)).toBe(true)
  expect((await make(customFieldLimits.custom_fields_max)).status).toBe(422)
  const path = `/v1/sites/${other}/custom-fields`
  expect((await h.delete(`${path}/${made[0]?.body.id}`)).status).toBe(204)
  expect((await make(customFieldLimits.custom_fields_max)).status).toBe(201)
  expect((await h.post(`${path}/${made[0]?.body.id}/restore`)).body).toMatchObject({ errors: [{ code: 'too_many' }] })
})
