import { afterAll, beforeAll, expect, test } from 'vitest'
import { siteLimits } from '../../../account/sites/limits.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { hostCounts } from './counts.ts'
import { hostLimits } from './limits.ts'

let h: Harness
let site: string
let popup: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  const made = await h.post(`/v1/sites/${site}/popups`, {
    name: 'Newsletter',
    content: { heading: 'Hello', button_text: 'Send', thank_you_heading: 'Thanks' },
    form: { fields: [{ name: 'email' }] },
  })
  popup = made.body.id
  await h.post(`/v1/sites/${site}/popups/${popup}/publish`)
  await h.post(`/v1/sites/${site}/publish`)
})
afterAll(() => h.close())

const config = (headers: Record<string, string> = {}) =>
  h.get(`/v1/public/sites/${site}/config`, { token: null, headers })
const submit = (headers: Record<string, string>, email: string, page_url = 'https://x.example/') =>
  h.post(
    `/v1/public/sites/${site}/popups/${popup}/submissions`,
    { values: { email }, page_url, shown_for_ms: 4_000 },
    { token: null, headers },
  )
const allow = (allowed_hosts: unknown) => h.patch(`/v1/sites/${site}/host-settings`, { allowed_hosts })
const seen = async () => {
  await hostCounts(h.installation).write()
  return (await h.get(`/v1/sites/${site}/hosts`)).body.data
}
const leads = async () => (await h.get(`/v1/sites/${site}/leads`)).body.data.map(lead => lead.email)

test('without a list every host is answered, and counted', async () => {
  for (const origin of ['https://a.example', 'https://a.example', 'http://b.example:3000', 'null']) {
    const answer = await config({ origin })
    expect([answer.status, answer.headers.get('vary')]).toEqual([200, 'Accept-Encoding'])
  }
  expect((await submit({}, 'one@example.com', 'https://c.example/page')).status).toBe(201)
  const rows = await seen()
  expect(rows.map(r => [r.host, r.allowed, r.config_count, r.submission_count, r.refused_count]).sort()).toEqual([
    ['', true, 1, 0, 0],
    ['a.example', true, 2, 0, 0],
    ['b.example', true, 1, 0, 0],
    ['c.example', true, 0, 1, 0],
  ])
})

test('with a list other hosts get the 404 of a site that never was, take effect nowhere, and are counted', async () => {
  expect((await allow([' https://A.example/x ', '*.plantería.example', 'a.example'])).body.allowed_hosts).toEqual([
    'a.example',
    '*.xn--plantera-i2a.example',
  ])
  const answer = await config({ origin: 'https://a.example' })
  expect([answer.status, answer.headers.get('vary')]).toEqual([200, 'Origin, Accept-Encoding'])
  expect((await config({ origin: 'https://www.xn--plantera-i2a.example' })).status).toBe(200)
  // Our own pages, and programs that name none.
  expect((await config({ origin: 'https://leads.example.com' })).status).toBe(200)
  expect((await config()).status).toBe(200)
  const nowhere = await h.get('/v1/public/sites/site_00000000000000000000000000000000/config', { token: null })
  for (const origin of ['https://evil.example', 'https://a.example.evil.example', 'null']) {
    const refused = await config({ origin })
    expect([refused.status, { ...refused.body, request_id: '' }]).toEqual([404, { ...nowhere.body, request_id: '' }])
  }
  expect((await submit({ origin: 'https://evil.example' }, 'evil@example.com', 'https://a.example/')).status).toBe(404)
  expect((await submit({}, 'evil2@example.com', 'https://evil.example/')).status).toBe(404)
  expect((await submit({ origin: 'https://a.example' }, 'two@example.com')).status).toBe(201)
  expect(await leads()).not.toContain('evil@example.com')
  expect(await leads()).toContain('two@example.com')
  const evil = (await seen()).find(row => row.host === 'evil.example')
  expect(evil).toMatchObject({ allowed: false, config_count: 1, submission_count: 2, refused_count: 3 })
})

test('a preview works on any host', async () => {
  await allow(['a.example'])
  const { body } = await h.post(`/v1/sites/${site}/popups/${popup}/previews`, { page_url: 'https://evil.example/' })
  const path = `/v1/public/sites/${site}/config?preview=${encodeURIComponent(String(body.token))}`
  expect((await h.get(path, { token: null, headers: { origin: 'https://evil.example' } })).status).toBe(200)
})

test('a change holds with the next request, and an empty list opens again', async () => {
  await allow(['a.example'])
  expect((await config({ origin: 'https://z.example' })).status).toBe(404)
  await allow([])
  expect((await config({ origin: 'https://z.example' })).status).toBe(200)
})

test('what is no host, and one more than a hundred, is refused at its place', async () => {
  const refused = await allow(['a.example', 'not a host'])
  expect(refused.body).toMatchObject({ errors: [{ pointer: '/allowed_hosts/1', code: 'host_invalid' }] })
  const many = (count: number) => Array.from({ length: count }, (_, i) => `h${i}.example`)
  expect((await allow(many(siteLimits.allowed_hosts_max))).status).toBe(200)
  expect((await allow(many(siteLimits.allowed_hosts_max + 1))).body).toMatchObject({
    errors: [{ pointer: '/allowed_hosts', code: 'too_many' }],
  })
  await allow([])
})

test('no more hosts are kept than the limit; those that are known go on counting', async () => {
  const other = await h.newSite('Flooded')
  await h.post(`/v1/sites/${other}/publish`)
  const ask = (origin: string) => h.get(`/v1/public/sites/${other}/config`, { token: null, headers: { origin } })
  await ask('https://first.example')
  await hostCounts(h.installation).write()
  for (let i = 0; i < hostLimits.widget_hosts_kept_max + 20; i++) await ask(`https://h${i}.example`)
  await hostCounts(h.installation).write()
  await ask('https://first.example')
  await hostCounts(h.installation).write()
  const { data } = (await h.get(`/v1/sites/${other}/hosts`)).body
  expect(data).toHaveLength(hostLimits.widget_hosts_kept_max)
  expect(data.find(row => row.host === 'first.example')).toMatchObject({ config_count: 2 })
})

test('fonts: one to ten, each once, system stacks and files of web fonts', async () => {
  const path = `/v1/sites/${site}/design-settings`
  expect((await h.get(path)).body.fonts).toHaveLength(6)
  const fonts = (count: number) => Array.from({ length: count }, (_, i) => ({ name: `F${i}`, stack: `F${i}, serif` }))
  for (const [count, code] of [
    [0, 'font_missing'],
    [11, 'fonts_too_many'],
  ] as const) {
    const refused = await h.patch(path, { fonts: fonts(count) })
    expect([refused.status, refused.body.errors]).toMatchObject([422, [{ pointer: '/fonts', code }]])
  }
  for (const count of [1, 10]) expect((await h.patch(path, { fonts: fonts(count) })).status).toBe(200)
  const bad = async (font: object) => {
    const { body } = await h.patch(path, { fonts: [{ name: 'X', stack: 'X, serif', ...font }] })
    return (body.errors as { pointer: string; code: string }[]).map(e => [e.pointer, e.code])
  }
  for (const url of [
    'http://x.example/a.woff2',
    'javascript:alert(1)//.woff2',
    'https://x.example/a.css',
    'https://a:b@x.example/a.woff2',
    '/fonts/none.woff2',
  ]) {
    expect(await bad({ url }), url).toEqual([['/fonts/0/url', 'font_url_invalid']])
  }
  expect(await bad({ stack: 'x; } body { display: none' })).toEqual([['/fonts/0/stack', 'font_stack_invalid']])
  expect(await bad({ name: '"' })).toEqual([['/fonts/0/name', 'invalid']])
  const served = [{ name: 'Lora', stack: 'Lora, serif', url: '/fonts/lora.woff2' }]
  expect((await h.patch(path, { fonts: served })).body).toMatchObject({ fonts: served })
  const twice = await h.patch(path, { fonts: [...fonts(1), { name: 'f0', stack: 'other' }] })
  expect(twice.body).toMatchObject({ errors: [{ pointer: '/fonts/1/name', code: 'repeated' }] })
})
