import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRunner } from '../../../workflows/embedded/runner.ts'
import { type Background, startBackground } from '../../background.ts'
import { linkToken } from '../../platform/signed-link.ts'
import { queueSend } from '../../site/emails/rules.ts'
import { createHarness, type Harness, until } from '../../testing/harness.ts'

let h: Harness
let background: Background
let site: string
let at: string
beforeAll(async () => {
  h = await createHarness()
  background = await startBackground(h.installation, { createRunner })
  site = await h.newSite('Casa Verde')
  at = `/v1/sites/${site}`
  await h.post(`${at}/publish`)
  await track(site)
})
afterAll(async () => {
  await background.stop()
  await h.close()
})

async function track(site_id: string, changes: object = {}) {
  const reply = await h.patch(`/v1/sites/${site_id}/tracking-settings`, { enabled: true, ...changes })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
}

const made = async (path: string, body: unknown): Promise<string> => {
  const reply = await h.post(`${at}/${path}`, body)
  expect(reply.status, JSON.stringify(reply.body)).toBe(201)
  return reply.body.id
}
let count = 0
const newLead = () => made('leads', { email: `lead${++count}@example.com` })

async function published(triggers: object[], changes: object = {}) {
  const steps = [{ id: 'wait', type: 'delay', duration: { value: 1, unit: 'hours' } }]
  const document = { triggers, allow_duplicate_enrollment: false, use_lead_timezone: false, steps, ...changes }
  const id = await made('journeys', { name: `Journey ${++count}`, document })
  const on = await h.post(`${at}/journeys/${id}/publish`, { enroll: 'new' })
  expect(on.status, JSON.stringify(on.body)).toBe(200)
  return id
}
const runsOf = async (journey_id: string) => (await h.get(`${at}/runs?journey_id=${journey_id}`)).body.data
const enrolled = (journey_id: string, number: number) =>
  until(
    () => runsOf(journey_id),
    runs => runs.length === number,
  )
/** A later event of another journey has been read: so have all before it. */
async function settled() {
  const id = await published([{ type: 'lead_created' }])
  await newLead()
  await enrolled(id, 1)
  await h.post(`${at}/journeys/${id}/switch-off`, { runs: 'stop' })
}

const events = `/v1/public/sites`
const visit = (visitor_id: string, page_url: string, more: object = {}) =>
  h.post(
    `${events}/${site}/events`,
    { visitor_id, events: [{ type: 'page_visited', page_url }], ...more },
    { token: null },
  )

async function visitorToken(lead_id: string, of = site, until = h.clock.now() + 3_600_000) {
  const key = await h.installation.databases.siteKey(of)
  return linkToken(key, 'visitor', of, [lead_id, String(until)])
}

test('a visited page enrols only whom a form or a signed link made known', async () => {
  const rules = [
    { match: 'starts_with', value: '/prices' },
    { match: 'contains', value: 'internal', exclude: true },
  ]
  const journey = await published([{ type: 'page_visited', rules }])
  const lead = await newLead()
  const browser = 'b'.repeat(16)
  const stranger = await visit(browser, 'https://casa.example/prices')
  expect(stranger.status).toBe(202)
  expect(stranger.headers.get('access-control-allow-origin')).toBe('*')
  expect(stranger.headers.get('access-control-allow-credentials')).toBeNull()
  const wrong = [
    await visitorToken(lead, site, h.clock.now() - 1),
    await visitorToken(`lead_${'0'.repeat(32)}`),
    `${await visitorToken(lead)}x`,
    await visitorToken(lead, await h.newSite('Another')),
  ]
  for (const token of wrong)
    expect((await visit(browser, 'https://casa.example/prices', { token })).body).toEqual(stranger.body)
  expect(JSON.stringify((await h.get(`${at}/leads/${lead}/timeline`)).body)).not.toContain('page.visited')
  await visit(browser, 'https://casa.example/about', { token: await visitorToken(lead) })
  await visit(browser, 'https://casa.example/prices?internal')
  await settled()
  expect(await runsOf(journey)).toHaveLength(0)
  await visit(browser, 'https://www.casa.example/Prices/?utm_source=mail')
  const [run] = await enrolled(journey, 1)
  expect(run?.lead).toMatchObject({ id: lead })
})

test('a form makes the browser known, for the lead that sent it last', async () => {
  const content = { heading: 'Hello', button_text: 'Send', thank_you_heading: 'Thanks', thank_you_text: '' }
  const form = { fields: [{ name: 'email', required: true }], consent: { kind: 'none' } }
  const popup = await h.post(`${at}/popups`, { name: 'Form', content, form })
  expect(popup.status, JSON.stringify(popup.body)).toBe(201)
  await h.post(`${at}/popups/${popup.body.id}/publish`)
  const journey = await published([{ type: 'page_visited', rules: [{ match: 'equals', value: '/thanks' }] }])
  const send = (email: string) =>
    h.post(
      `${events}/${site}/popups/${popup.body.id}/submissions`,
      { values: { email }, page_url: 'https://casa.example/', shown_for_ms: 4_000, visitor_id: 'visitor-of-a-form' },
      { token: null },
    )
  expect((await send('first@example.com')).status).toBe(201)
  expect((await send('second@example.com')).status).toBe(201)
  await visit('visitor-of-a-form', 'https://casa.example/thanks')
  const [run] = await enrolled(journey, 1)
  expect(run?.lead).toMatchObject({ email: 'second@example.com' })
  const { data } = (await h.get(`${at}/leads?search=second`)).body
  expect((await h.delete(`${at}/leads/${data[0]?.id}`)).status).toBe(204)
  expect((await visit('visitor-of-a-form', 'https://casa.example/thanks')).status).toBe(202)
})

test('a link of a mail says who comes, to pages of the site alone', async () => {
  const lead_id = await newLead()
  const key = await h.installation.databases.siteKey(site)
  const ids = { journey_id: 'jrn', step_id: 'mail', template_id: 'tmpl', sender_id: 'snd' }
  const email = await h.inSite(site, (tx, { newId, now }) =>
    queueSend(tx, { ...ids, run_id: newId('run'), sequence: 1, lead_id }, { newId, now: now() }),
  )
  const click = async (url: string) => {
    const token = linkToken(key, 'click', site, [email, url])
    return (await h.get(`/v1/public/clicks/${token}`, { token: null })).headers.get('location') ?? ''
  }
  // The form of the test before came from casa.example.
  for (const url of [
    'https://other.example/a?b=1',
    'https://casa.example.evil.example/',
    'https://casa.example:8443/',
  ]) {
    expect(await click(url)).toBe(url)
  }
  const there = new URL(await click('https://casa.example/offer?a=1#part'))
  const token = there.searchParams.get('lw_visitor') ?? ''
  expect(there.href).toBe(`https://casa.example/offer?a=1&lw_visitor=${token}#part`)
  const journey = await published([{ type: 'page_visited', rules: [{ match: 'equals', value: '/offer?a=1' }] }])
  await visit('came-by-a-mail-link', there.href, { token })
  const [run] = await enrolled(journey, 1)
  expect(run?.lead).toMatchObject({ id: lead_id })
  const timeline = JSON.stringify((await h.get(`${at}/leads/${lead_id}/timeline`)).body)
  expect(timeline).toContain('https://casa.example/offer?a=1#part')
  expect(timeline).not.toContain('lw_visitor')
})

test.each<[object, number]>([
  [{ visitor_id: 'short', events: [{ type: 'page_visited', page_url: 'https://a.example/' }] }, 422],
  [{ visitor_id: 'v'.repeat(64), events: [] }, 422],
  [{ visitor_id: 'v'.repeat(64), events: [{ type: 'page_visited', page_url: 'javascript:alert(1)' }] }, 422],
  [
    {
      visitor_id: 'v'.repeat(64),
      events: [{ type: 'page_visited', page_url: `https://a.example/${'a'.repeat(2_048)}` }],
    },
    422,
  ],
  [
    { visitor_id: 'v'.repeat(64), events: Array(21).fill({ type: 'page_visited', page_url: 'https://a.example/' }) },
    422,
  ],
  [
    { visitor_id: 'v'.repeat(64), events: Array(20).fill({ type: 'page_visited', page_url: 'https://a.example/' }) },
    202,
  ],
  [{ visitor_id: 'v'.repeat(64), events: [], padding: 'x'.repeat(65_536) }, 413],
])('visits: %.80j answers %i', async (body, status) => {
  expect((await h.post(`${events}/${site}/events`, body, { token: null })).status).toBe(status)
})

test('a site that is not published, or not there, looks the same to visitors', async () => {
  const draft = await h.newSite('Draft')
  const body = { visitor_id: 'v'.repeat(32), events: [{ type: 'page_visited', page_url: 'https://a.example/' }] }
  for (const id of [draft, `site_${'0'.repeat(32)}`]) {
    const reply = await h.post(`${events}/${id}/events`, body, { token: null })
    expect([reply.status, reply.body.code]).toEqual([404, 'site_not_found'])
  }
})

test('a flood of visits is answered with the time to wait, and leaves other sites alone', async () => {
  const other = await h.newSite('Quiet')
  await h.post(`/v1/sites/${other}/publish`)
  const body = { visitor_id: 'f'.repeat(32), events: [{ type: 'page_visited', page_url: 'https://a.example/' }] }
  const statuses = new Set<number>()
  let waited = ''
  for (let i = 0; i < 700; i++) {
    const reply = await h.post(`${events}/${site}/events`, body, { token: null })
    statuses.add(reply.status)
    waited = reply.headers.get('retry-after') ?? waited
  }
  expect([...statuses].sort()).toEqual([202, 429])
  expect(Number(waited)).toBeGreaterThan(0)
  expect((await h.post(`${events}/${other}/events`, body, { token: null })).status).toBe(202)
  h.clock.forward(Number(waited) * 1_000)
  expect((await h.post(`${events}/${site}/events`, body, { token: null })).status).toBe(202)
})
