import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Output } from '../../../platform/features/contract.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import type { getVisitor } from './contract.ts'
import { forgetOldVisits } from './housekeeping.ts'

let h: Harness
let site: string
let at: string
let popup: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  at = `/v1/sites/${site}`
  await h.post(`${at}/publish`)
  await h.patch(`${at}/tracking-settings`, { enabled: true })
  const made = await h.post(`${at}/popups`, {
    name: 'Form',
    content: { heading: 'Hello', button_text: 'Send', thank_you_heading: 'Thanks' },
    form: { fields: [{ name: 'email', required: true }], consent: { type: 'none' } },
  })
  popup = made.body.id
  expect((await h.post(`${at}/popups/${popup}/publish`)).status).toBe(200)
})
afterAll(() => h.close())

const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1'
const session = { timezone: 'Europe/Madrid', language: 'es-ES' }

let count = 0
const newVisitor = () => `visitor-number-${String(++count).padStart(4, '0')}`

async function tell(visitor_id: string, events: object[], more: object = {}, agent = safari) {
  h.clock.forward(1_000)
  const body = { visitor_id, session, events, ...more }
  const reply = await h.post(`/v1/public/sites/${site}/events`, body, { token: null, headers: { 'user-agent': agent } })
  expect(reply.status, JSON.stringify(reply.body)).toBe(202)
}
const seen = (page_url: string, referrer?: string) => ({
  type: 'page_visited',
  page_url,
  ...(referrer && { referrer }),
})
const left = (page_url: string, visible_ms: number, interactions: number) => ({
  ...{ type: 'page_left', page_url, visible_ms, interactions },
})
async function submit(visitor_id: string | undefined, email: string, more: object = {}) {
  const body = {
    ...{ values: { email }, page_url: 'https://casa.example/form', shown_for_ms: 4_000, ...more },
    ...(visitor_id && { visitor_id }),
  }
  const path = `/v1/public/sites/${site}/popups/${popup}/submissions`
  const reply = await h.post(path, body, { token: null, headers: { 'user-agent': safari } })
  expect(reply.status, JSON.stringify(reply.body)).toBe(201)
}
const profile = async (id: string) => (await h.get(`${at}/visitors/${id}`)).body as unknown as Output<typeof getVisitor>
const visitsOf = async (id: string) => (await h.get(`${at}/visitors/${id}/visits`)).body.data
const leadOf = async (email: string) => {
  const { data } = (await h.get(`${at}/leads?search=${encodeURIComponent(email)}`)).body
  return data[0] as { id: string; origin?: Record<string, unknown> }
}

const landing = 'https://www.casa.example/balconies?utm_source=News&utm_campaign=Spring&gclid=abc'

test('a visitor’s pages, time, deeds, browser, country and arrivals are kept', async () => {
  const id = newVisitor()
  await tell(id, [seen(landing, 'https://search.example/?q=secret')])
  await tell(id, [left(landing, 8_000, 3)])
  await tell(id, [seen('https://www.casa.example/prices', landing), left('https://www.casa.example/prices', 2_000, 1)])
  await tell(id, [left(landing, 500, 1)])
  await tell(id, [{ type: 'custom', name: 'video watched', properties: { seconds: 30, whole: true } }])
  const first = {
    ...{ utm_source: 'News', utm_campaign: 'Spring', gclid: 'abc' },
    ...{ referrer: 'https://search.example/', landing_page: 'https://www.casa.example/balconies' },
  }
  expect(await profile(id)).toMatchObject({
    uuid: id,
    lead_id: null,
    ...{ visits: 1, pages: 2, time_on_pages_ms: 10_500, interactions: 5 },
    ...{ country_code: 'ES', device: 'mobile', platform: 'iOS', browser: 'Safari', language: 'es-ES' },
    ...{ is_robot: false, referrer_url: 'https://search.example/', first_touch: first, last_touch: first },
  })
  expect(await visitsOf(id)).toMatchObject([
    { type: 'custom', name: 'video watched', properties: { seconds: 30, whole: true } },
    { type: 'page', page_url: 'https://www.casa.example/prices', visible_ms: 2_000, interactions: 1 },
    { type: 'page', page_url: landing, visible_ms: 8_500, interactions: 4 },
  ])
})

test('a new arrival after half an hour is another visit, with a last touch of its own; the first one stays', async () => {
  const id = newVisitor()
  await tell(id, [seen('https://casa.example/')])
  h.clock.forward(1_800_000)
  await tell(id, [seen('https://casa.example/?utm_source=mail')])
  h.clock.forward(1_800_000)
  await tell(id, [seen('https://casa.example/again')])
  const found = await profile(id)
  expect(found).toMatchObject({ visits: 3, pages: 3, first_touch: { landing_page: 'https://casa.example/' } })
  expect(found.first_touch?.utm_source).toBeUndefined()
  expect(found.last_touch).toMatchObject({ utm_source: 'mail' })
})

test('a form makes the visitor the lead’s, who learns where it came from; filters find it', async () => {
  const id = newVisitor()
  await tell(id, [seen(landing, 'https://search.example/')])
  await tell(id, [seen('https://casa.example/?utm_source=Öko-Brief')])
  await submit(id, 'ana@example.com')
  const lead = await leadOf('ana@example.com')
  expect(lead.origin).toMatchObject({
    ...{ country: 'ES', device: 'mobile' },
    first_touch: { utm_source: 'News', referrer: 'https://search.example/' },
    last_touch: { utm_source: 'Öko-Brief', landing_page: 'https://casa.example/' },
  })
  expect(await profile(id)).toMatchObject({ lead_id: lead.id, known_by: 'form' })
  const finds = async (field: string, value: string) => {
    const filter = { type: 'rule', field, op: 'is', value }
    const { body } = await h.post(`${at}/leads/search`, { filter })
    expect(body.data, JSON.stringify(body)).toBeDefined()
    return (body.data as { id: string }[]).some(one => one.id === lead.id)
  }
  expect(await finds('first_utm_source', 'news')).toBe(true)
  expect(await finds('last_utm_source', 'öko-brief')).toBe(true)
  expect(await finds('last_utm_source', 'news')).toBe(false)
  expect(await finds('country', 'es')).toBe(true)
  expect(await finds('device', 'mobile')).toBe(true)
})

test('a visitor has the name and the address of its lead, while one is known', async () => {
  const [named, unnamed, unknown] = [newVisitor(), newVisitor(), newVisitor()]
  for (const id of [named, unnamed, unknown]) await tell(id, [seen(landing)])
  await submit(named, 'nora@example.com')
  await submit(unnamed, 'olga@example.com')
  const lead = await leadOf('nora@example.com')
  await h.patch(`${at}/leads/${lead.id}`, { first_name: 'Nora', last_name: 'Ruiz' })
  const listed = (await h.get(`${at}/visitors?limit=100`)).body.data
  const leadIn = (id: string) => listed.find(one => one.uuid === id)?.lead
  expect([named, unnamed, unknown].map(leadIn)).toEqual([
    { name: 'Nora Ruiz', email: 'nora@example.com' },
    { name: '', email: 'olga@example.com' },
    undefined,
  ])
  expect(await profile(named)).toMatchObject({ lead: { name: 'Nora Ruiz' } })
})

test('where nothing was tracked, the form’s own page tells; a later form changes the last arrival only', async () => {
  await submit(undefined, 'bea@example.com', { page_url: landing, referrer: 'https://blog.example/post' })
  await submit(undefined, 'bea@example.com', { page_url: 'https://casa.example/x', referrer: 'https://casa.example/' })
  const first = { utm_source: 'News', referrer: 'https://blog.example/post' }
  expect((await leadOf('bea@example.com')).origin).toMatchObject({ first_touch: first, last_touch: first })
  await submit(undefined, 'bea@example.com', { page_url: 'https://casa.example/?utm_source=shop' })
  const { origin } = await leadOf('bea@example.com')
  expect(origin).toMatchObject({ first_touch: first, last_touch: { utm_source: 'shop' } })
  expect((origin?.last_touch as object | undefined) ?? {}).not.toHaveProperty('referrer')
})

test('a browser is taken from its lead again, with all that it brought', async () => {
  const id = newVisitor()
  await tell(id, [seen(landing)])
  await submit(id, 'carla@example.com')
  await tell(id, [seen('https://casa.example/later')])
  const lead = await leadOf('carla@example.com')
  const timeline = async () => JSON.stringify((await h.get(`${at}/leads/${lead.id}/timeline`)).body)
  expect(await timeline()).toContain('https://casa.example/later')
  const apart = await h.post(`${at}/visitors/${id}/unlink`)
  expect(apart.body).toMatchObject({ uuid: id, lead_id: null, linked_at: null, pages: 2 })
  expect(await timeline()).not.toContain('https://casa.example/later')
  expect((await leadOf('carla@example.com')).origin).toBeUndefined()
  expect((await h.get(`${at}/visitors?lead_id=${lead.id}`)).body.data).toEqual([])
  const again = await h.post(`${at}/visitors/${id}/link`, { lead_id: lead.id })
  expect(again.body).toMatchObject({ lead_id: lead.id, known_by: 'owner' })
  expect((await leadOf('carla@example.com')).origin).toMatchObject({ first_touch: { utm_source: 'News' } })
})

test('of two browsers the other tells where the lead came from when one is taken away', async () => {
  const [first, second] = [newVisitor(), newVisitor()]
  await tell(first, [seen('https://casa.example/?utm_source=one')])
  await submit(first, 'dora@example.com')
  await tell(second, [seen('https://casa.example/?utm_source=two')])
  await submit(second, 'dora@example.com')
  const origin = async () => (await leadOf('dora@example.com')).origin
  expect(await origin()).toMatchObject({ first_touch: { utm_source: 'one' }, last_touch: { utm_source: 'two' } })
  await h.post(`${at}/visitors/${second}/unlink`)
  expect(await origin()).toMatchObject({ first_touch: { utm_source: 'one' }, last_touch: { utm_source: 'one' } })
})

test('erasing a lead erases its browsers and what they saw', async () => {
  const id = newVisitor()
  await tell(id, [seen(landing)])
  await submit(id, 'eva@example.com')
  const lead = await leadOf('eva@example.com')
  expect((await h.delete(`${at}/leads/${lead.id}`)).status).toBe(204)
  expect((await h.get(`${at}/visitors/${id}`)).status).toBe(404)
  const rows = await h.inSite(site, tx => tx.all('select 1 from visits where visitor_id = ?', [id]))
  expect(rows).toEqual([])
})

test('robots are told apart, by their name and by their haste', async () => {
  const [named, hasty, person] = [newVisitor(), newVisitor(), newVisitor()]
  await tell(named, [seen(landing)], {}, 'Googlebot/2.1 (+http://www.google.com/bot.html)')
  expect((await h.get(`${at}/visitors/${named}`)).status).toBe(404)
  for (let i = 0; i < 4; i++) await tell(hasty, Array(20).fill(seen(landing)))
  expect((await profile(hasty)).is_robot).toBe(true)
  await tell(person, Array(20).fill(seen(landing)))
  const list = async (query: string) => (await h.get(`${at}/visitors?limit=100${query}`)).body.data.map(one => one.uuid)
  expect(await list('')).toContain(person)
  expect(await list('')).not.toContain(hasty)
  expect(await list('&robots=true')).toEqual([hasty])
  const { days } = (await h.get(`${at}/visit-counts`)).body
  expect(days).toContainEqual(expect.objectContaining({ robot_pages: 21 }))
})

test('who is seen within the same minute in two zones is one visitor of one day', async () => {
  const days = async () => (await h.get(`${at}/visit-counts`)).body.days as unknown as { visitors: number }[]
  const total = async () => (await days()).reduce((sum, { visitors }) => sum + visitors, 0)
  h.clock.set(Date.parse('2028-03-20T12:30:00Z'))
  await h.signInAgain()
  const [before, visitor] = [await total(), newVisitor()]
  await tell(visitor, [seen(landing)])
  // East and west of the first, where it is another day.
  for (const timezone of ['Pacific/Kiritimati', 'Pacific/Honolulu', 'UTC']) {
    expect((await h.patch(at, { timezone })).status).toBe(200)
    await tell(visitor, [seen(landing)])
    expect([timezone, await total()]).toEqual([timezone, before + 1])
  }
})

test('the list pages without skipping or repeating, and filters', async () => {
  const all: unknown[] = []
  let cursor: unknown = null
  do {
    const reply = await h.get(`${at}/visitors?limit=2${cursor ? `&cursor=${cursor}` : ''}`)
    all.push(...reply.body.data.map(one => one.uuid))
    cursor = reply.body.next_cursor
  } while (cursor)
  expect(new Set(all).size).toBe(all.length)
  expect(all.length).toBeGreaterThan(4)
  const known = (await h.get(`${at}/visitors?known=true&limit=100`)).body.data
  expect(known.every(one => one.lead_id !== null)).toBe(true)
  expect((await h.get(`${at}/visitors?country_code=FR`)).body.data).toEqual([])
  expect((await h.get(`${at}/visitors?cursor=x`)).status).toBe(422)
})

test('where a site does not track, pages leave nothing', async () => {
  const quiet = await h.newSite('Quiet')
  await h.post(`/v1/sites/${quiet}/publish`)
  const id = newVisitor()
  const body = { visitor_id: id, events: [seen(landing)] }
  const path = `/v1/public/sites/${quiet}/events`
  expect((await h.post(path, body, { token: null, headers: { 'user-agent': safari } })).status).toBe(202)
  expect((await h.get(`/v1/sites/${quiet}/visitors/${id}`)).status).toBe(404)
})

test('visits and unknown visitors are forgotten after the site’s days; known ones keep their link', async () => {
  const [unknown, known, fresh] = [newVisitor(), newVisitor(), newVisitor()]
  await tell(unknown, [seen(landing)])
  await tell(known, [seen(landing)])
  await submit(known, 'fina@example.com')
  await h.patch(`${at}/tracking-settings`, { kept_days: 2 })
  h.clock.forward(3 * 86_400_000)
  await tell(fresh, [seen(landing)])
  const database = await h.installation.databases.site(site)
  const facts = () => h.installation.sites.find(site)
  await forgetOldVisits({ database, clock: h.clock, facts }, new AbortController().signal)
  expect((await h.get(`${at}/visitors/${unknown}`)).status).toBe(404)
  expect(await visitsOf(fresh)).toHaveLength(1)
  expect(await visitsOf(known)).toEqual([])
  expect((await profile(known)).lead_id).not.toBeNull()
})

test.each([
  [{ kept_days: 1 }, 200],
  [{ kept_days: 730 }, 200],
  [{ kept_days: 731 }, 422],
  [{ kept_days: 0 }, 422],
  [{ enabled: 'yes' }, 422],
])('settings %j answer %i', async (body, status) => {
  expect((await h.patch(`${at}/tracking-settings`, body)).status).toBe(status)
})
