import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '../../../platform/runtime/limits.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { newDesign, storedDesign } from './design.ts'

let h: Harness
let site: string
let at: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  at = `/v1/sites/${site}/popups`
})
afterAll(() => h.close())

interface Refused {
  pointer: string
  code: string
}

/** What a new popup with this design is refused for; `fine` where it is not. */
async function checked(design: object): Promise<unknown> {
  const { status, body } = await h.post(at, { name: 'Edges', ...design })
  if (status === 201) return 'fine'
  const [first] = (body.errors ?? []) as Refused[]
  return status === 422 && first ? `${first.pointer} ${first.code}` : status
}

const long = (count: number) => 'x'.repeat(count)
const many = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i))
const inactivity = (seconds: number) => ({ triggers: [{ type: 'inactivity', seconds }] })
const urlRules = (count: number) => ({ url_rules: many(count, i => ({ match: 'contains', value: `/${i}` })) })
const visitorRules = (count: number, values = 1) => ({
  visitor_rules: many(count, () => ({ field: 'utm_source', op: 'is', values: many(values, i => `v${i}`) })),
})
const steps = (...of: number[]) => ({ form: { fields: of.map((step, i) => ({ name: `field_${i}`, step })) } })
const variants = (count: number) => ({ variants: many(count, i => ({ id: `v${i}`, name: 'V' })) })
const code = (characters: number) => ({ after_submission: { type: 'code', code: long(characters) } })
const translations = (count: number) => ({
  translations: many(count, i => ({ locale: `en-${String.fromCharCode(65 + Math.floor(i / 26), 65 + (i % 26))}` })),
})

test.each<[string, object, object, string]>([
  ['inactivity', inactivity(7_200), inactivity(7_201), '/triggers/0/seconds too_big'],
  ['no inactivity', inactivity(1), inactivity(0), '/triggers/0/seconds too_small'],
  ['addresses', urlRules(50), urlRules(51), '/url_rules too_many'],
  [
    'an address',
    { url_rules: [{ match: 'equals', value: long(limits.url_rule_characters_max) }] },
    { url_rules: [{ match: 'equals', value: long(limits.url_rule_characters_max + 1) }] },
    '/url_rules/0/value too_long',
  ],
  ['rules on visitors', visitorRules(50), visitorRules(51), '/visitor_rules too_many'],
  ['values of a rule', visitorRules(1, 50), visitorRules(1, 51), '/visitor_rules/0/values too_many'],
  [
    'steps',
    steps(1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
    steps(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
    '/form/fields/10/step too_big',
  ],
  ['steps without a gap', steps(2, 1, 1, 3), steps(1, 3), '/form/fields steps_with_gap'],
  [
    'texts of steps',
    { content: { steps: many(9, () => ({ heading: '', text: '' })) } },
    { content: { steps: many(10, () => ({ heading: '', text: '' })) } },
    '/content/steps too_many',
  ],
  ['variants', variants(4), variants(5), '/variants too_many'],
  ['translations', translations(20), translations(21), '/translations too_many'],
  ['code', code(20_000), code(20_001), '/after_submission/code too_long'],
  [
    'CSS',
    { style: { custom_css: long(20_000) } },
    { style: { custom_css: long(20_001) } },
    '/style/custom_css too_long',
  ],
  [
    'the whole of a focus',
    { style: { image_focus_x_percent: 100, scrim_percent: 0 } },
    { style: { image_focus_x_percent: 101, scrim_percent: 0 } },
    '/style/image_focus_x_percent too_big',
  ],
  [
    'the widest image',
    { style: { image_share_percent: 70 } },
    { style: { image_share_percent: 71 } },
    '/style/image_share_percent too_big',
  ],
  [
    'the narrowest image',
    { style: { image_share_percent: 20 } },
    { style: { image_share_percent: 19 } },
    '/style/image_share_percent too_small',
  ],
  [
    'the longest countdown',
    { countdown: { type: 'per_visitor', minutes: 43_200 } },
    { countdown: { type: 'per_visitor', minutes: 43_201 } },
    '/countdown/minutes too_big',
  ],
  ['the widest', { style: { width_px: 1_200 } }, { style: { width_px: 1_201 } }, '/style/width_px too_big'],
  ['the narrowest', { style: { width_px: 240 } }, { style: { width_px: 239 } }, '/style/width_px too_small'],
])('%s: the limit is taken, one more is not', async (_name, fine, surplus, refused) => {
  expect(await checked(fine)).toBe('fine')
  expect(await checked(surplus)).toBe(refused)
})

test.each<[object, string]>([
  [
    { schedule: { starts_at: '2027-03-14T09:30:00Z', ends_at: '2027-03-14T09:30:00Z' } },
    '/schedule/ends_at ends_before_start',
  ],
  [{ schedule: { starts_at: 'tomorrow' } }, '/schedule/starts_at invalid'],
  [{ after_submission: { type: 'redirect' } }, '/after_submission/url required'],
  [{ after_submission: { type: 'redirect', url: 'javascript:alert(1)' } }, '/after_submission/url url_invalid'],
  [{ after_submission: { type: 'redirect', url: 'java\nscript:alert(1)' } }, '/after_submission/url url_invalid'],
  [{ after_submission: { type: 'redirect', url: 'data:text/html,x' } }, '/after_submission/url url_invalid'],
  [{ after_submission: { type: 'redirect', url: '//casa.example' } }, '/after_submission/url url_invalid'],
  [{ after_submission: { type: 'redirect', url: '' } }, '/after_submission/url url_invalid'],
  [
    { after_submission: { type: 'redirect', url: 'https://user:pw@casa.example/' } },
    '/after_submission/url url_with_credentials',
  ],
  [{ content: { button_url: 'https://:pw@casa.example/' } }, '/content/button_url url_with_credentials'],
  [{ after_submission: { type: 'code' } }, '/after_submission/code code_or_script_missing'],
  [{ after_submission: { type: 'code', code: '  ' } }, '/after_submission/code code_or_script_missing'],
  [{ after_submission: { type: 'code', script_url: 'blob:x' } }, '/after_submission/script_url url_invalid'],
  [{ content: { button_url: 'javascript:alert(1)' } }, '/content/button_url url_invalid'],
  [{ visitor_rules: [{ field: 'country', op: 'is', values: ['Spain'] }] }, '/visitor_rules/0/values/0 invalid'],
  [{ visitor_rules: [{ field: 'country', op: 'contains', values: ['ES'] }] }, '/visitor_rules/0/op not_allowed_value'],
  [{ visitor_rules: [{ field: 'device', op: 'is', values: ['watch'] }] }, '/visitor_rules/0/values/0 invalid'],
  [{ visitor_rules: [{ field: 'referrer', op: 'is' }] }, '/visitor_rules/0/values too_few'],
  [{ visitor_rules: [{ field: 'referrer', op: 'is', values: [' '] }] }, '/visitor_rules/0/values/0 required'],
  [
    { visitor_rules: [{ field: 'referrer', op: 'is_empty', values: ['x'] }] },
    '/visitor_rules/0/values filter_value_needless',
  ],
  [{ translations: [{ locale: 'english!' }] }, '/translations/0/locale locale_invalid'],
  [{ translations: [{ locale: 'es' }, { locale: 'ES' }] }, '/translations repeated'],
  [{ variants: [{ id: 'original', name: 'V' }] }, '/variants/0/id variant_reserved'],
  [
    {
      variants: [
        { id: 'b', name: 'V' },
        { id: 'b', name: 'W' },
      ],
    },
    '/variants repeated',
  ],
  [{ variants: [{ id: 'b', name: 'V', position: 'inline' }] }, '/variants/0/position position_not_for_type'],
  [{ style: { image_id: 'https://elsewhere.example/a.png' } }, '/style/image_id invalid'],
  [{ form: { fields: [{ name: 'offer', fill: { from: 'query', name: 'a b' } }] } }, '/form/fields/0/fill/name invalid'],
])('%j is refused at its place', async (design, refused) => {
  expect(await checked(design)).toBe(refused)
})

const positions: Record<string, string[]> = {
  popup_box: ['center', 'top', 'bottom'],
  sticky_banner: ['bottom', 'top'],
  slide_in: ['bottom_right', 'bottom_left', 'top_right', 'top_left'],
  embedded: ['inline'],
}

test.each(Object.keys(positions))('a %s begins at its place, and can be nowhere else', async type => {
  const { body } = await h.post(at, { name: 'Placed', type })
  expect(body).toMatchObject({ type, position: positions[type]?.[0] })
  for (const position of new Set(Object.values(positions).flat())) {
    const answer = await h.patch(`${at}/${body.id}`, { position })
    const fits = positions[type]?.includes(position)
    expect([position, answer.status]).toEqual([position, fits ? 200 : 422])
    if (!fits) expect(answer.body).toMatchObject({ errors: [{ pointer: '/position', code: 'position_not_for_type' }] })
  }
  const other = await h.patch(`${at}/${body.id}`, { type: 'popup_box' })
  expect(other.body).toMatchObject({ errors: [{ pointer: '/type', code: 'unknown_key' }] })
})

test('a button with a target takes the place of a form; without words on it, it is not complete', async () => {
  const content = { heading: 'Sale', thank_you_heading: 'Thanks', button_url: 'https://casa.example/sale' }
  const { body } = await h.post(at, { name: 'Button', type: 'sticky_banner', content })
  expect(body.missing).toEqual([{ pointer: '/content/button_text', code: 'button_text_missing' }])
  await h.patch(`${at}/${body.id}`, { content: { button_text: 'See it' } })
  expect((await h.post(`${at}/${body.id}/publish`)).status).toBe(200)
  const field = await h.patch(`${at}/${body.id}`, { form: { fields: [{ name: 'first_name' }] } })
  expect(field.body).toMatchObject({ code: 'design_incomplete', errors: [{ code: 'email_field_missing' }] })
})

test('images and tags of rules must be there before it is published', async () => {
  const { body } = await h.post(at, {
    name: 'Refers',
    content: { heading: 'A', thank_you_heading: 'T' },
    form: { fields: [{ name: 'email' }] },
    visitor_rules: [{ field: 'tag', op: 'is', values: [`tag_${'0'.repeat(32)}`] }],
    style: { image_id: `image_${'0'.repeat(32)}` },
  })
  expect(body.missing).toEqual([
    { pointer: '/visitor_rules/0/values/0', code: 'unknown_reference' },
    { pointer: '/style/image_id', code: 'unknown_reference' },
  ])
})

test('a design of before has what came since', () => {
  const { schedule: _s, url_rules: _u, variants: _v, after_submission: _a, ...before } = newDesign
  const { custom_css: _c, ...style } = before.style
  expect(storedDesign({ ...before, style })).toEqual(newDesign)
})

test('a change touches only what it names', async () => {
  const { body } = await h.post(at, { name: 'Kept', style: { width_px: 400 }, content: { heading: 'A', text: 'B' } })
  const changed = await h.patch(`${at}/${body.id}`, { style: { radius_px: 3 }, content: { text: '' } })
  expect(changed.body).toMatchObject({ style: { width_px: 400, radius_px: 3 }, content: { heading: 'A', text: '' } })
})
