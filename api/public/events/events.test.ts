import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRunner } from '../../../workflows/embedded/runner.ts'
import { linkToken } from '../../platform/features/signed-link.ts'
import { queueSend } from '../../site/email/emails/rules.ts'
import { createTriggerFixture, type TriggerFixture } from '../../testing/fixtures/triggers.ts'

let s: TriggerFixture
beforeAll(async () => {
  s = await createTriggerFixture(createRunner)
  await track(s.site)
})
afterAll(() => s.close())

async function track(site_id: string, changes: object = {}) {
  const reply = await s.h.patch(`/v1/sites/${site_id}/tracking-settings`, { enabled: true, ...changes })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
}

const events = `/v1/public/sites`
const visit = (visitor_id: string, page_url: string, more: object = {}) =>
  s.h.post(
    `${events}/${s.site}/events`,
    { visitor_id, events: [{ type: 'page_visited', page_url }], ...more },
    { token: null },
  )

async function visitorToken(lead_id: string, of = s.site, until = s.h.clock.now() + 3_600_000) {
  const key = await s.h.installation.databases.siteKey(of)
  return linkToken(key, 'visitor', of, [lead_id, String(until)])
}

test('a visited page enrolls only whom a form or a signed link made known', async () => {
  const rules = [
    { match: 'starts_with', value: '/prices' },
    { match: 'contains', value: 'internal', exclude: true },
  ]
  const journey = await s.published([{ type: 'page_visited', rules }])
  const lead = await s.newLead()
  const browser = 'b'.repeat(16)
  const stranger = await visit(browser, 'https://casa.example/prices')
  expect(stranger.status).toBe(202)
  expect(stranger.headers.get('access-control-allow-origin')).toBe('*')
  expect(stranger.headers.get('access-control-allow-credentials')).toBeNull()
  const wrong = [
    await visitorToken(lead, s.site, s.h.clock.now() - 1),
    await visitorToken(`lead_${'0'.repeat(32)}`),
    `${await visitorToken(lead)}x`,
    await visitorToken(lead, await s.h.newSite('Another')),
  ]
  for (const token of wrong)
    expect((await visit(browser, 'https://casa.example/prices', { token })).body).toEqual(stranger.body)
  expect(JSON.stringify((await s.h.get(`${s.at}/leads/${lead}/timeline`)).body)).not.toContain('page.visited')
  await visit(browser, 'https://casa.example/about', { token: await visitorToken(lead) })
  await visit(browser, 'https://casa.example/prices?internal')
  await s.settled()
  expect(await s.runsOf(journey)).toHaveLength(0)
  await visit(browser, 'https://www.casa.example/Prices/?utm_source=mail')
  const [run] = await s.enrolled(journey, 1)
  expect(run?.lead_id).toBe(lead)
})

test('a form makes the browser known, for the lead that sent it last', async () => {
  const content = { heading: 'Hello', button_text: 'Send', thank_you_heading: 'Thanks', thank_you_text: '' }
  const form = { fields: [{ name: 'email', required: true }], consent: { type: 'none' } }
  const popup = await s.h.post(`${s.at}/popups`, { name: 'Form', content, form })
  expect(popup.status, JSON.stringify(popup.body)).toBe(201)
  await s.h.post(`${s.at}/popups/${popup.body.id}/publish`)
  const journey = await s.published([{ type: 'page_visited', rules: [{ match: 'equals', value: '/thanks' }] }])
  const send = (email: string) =>
    s.h.post(
      `${events}/${s.site}/popups/${popup.body.id}/submissions`,
      { values: { email }, page_url: 'https://casa.example/', shown_for_ms: 4_000, visitor_id: 'visitor-of-a-form' },
      { token: null },
    )
  expect((await send('first@example.com')).status).toBe(201)
  expect((await send('second@example.com')).status).toBe(201)
  await visit('visitor-of-a-form', 'https://casa.example/thanks')
  const [run] = await s.enrolled(journey, 1)
  expect(run?.lead).toMatchObject({ email: 'second@example.com' })
  const { data } = (await s.h.get(`${s.at}/leads?search=second`)).body
  expect((await s.h.delete(`${s.at}/leads/${data[0]?.id}`)).status).toBe(204)
  expect((await visit('visitor-of-a-form', 'https://casa.example/thanks')).status).toBe(202)
})

test('a link of a mail says who comes, to pages of the site alone', async () => {
  const lead_id = await s.newLead()
  const key = await s.h.installation.databases.siteKey(s.site)
  const ids = { journey_id: 'jrn', step_id: 'mail', template_id: 'tmpl', sender_id: 'snd' }
  const email = await s.h.inSite(s.site, (tx, { newId, now }) =>
    queueSend(tx, { ...ids, run_id: newId('run'), sequence: 1, lead_id }, { newId, now: now() }),
  )
  const click = async (url: string) => {
    const token = linkToken(key, 'click', s.site, [email, url])
    return (await s.h.get(`/v1/public/clicks/${token}`, { token: null })).headers.get('location') ?? ''
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
  const journey = await s.published([{ type: 'page_visited', rules: [{ match: 'equals', value: '/offer?a=1' }] }])
  await visit('came-by-a-mail-link', there.href, { token })
  const [run] = await s.enrolled(journey, 1)
  expect(run?.lead_id).toBe(lead_id)
  const timeline = JSON.stringify((await s.h.get(`${s.at}/leads/${lead_id}/timeline`)).body)
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
  expect((await s.h.post(`${events}/${s.site}/events`, body, { token: null })).status).toBe(status)
})

test('a site that is not published, or not there, looks the same to visitors', async () => {
  const draft = await s.h.newSite('Draft')
  const body = { visitor_id: 'v'.repeat(32), events: [{ type: 'page_visited', page_url: 'https://a.example/' }] }
  for (const id of [draft, `site_${'0'.repeat(32)}`]) {
    const reply = await s.h.post(`${events}/${id}/events`, body, { token: null })
    expect([reply.status, reply.body.code]).toEqual([404, 'site_not_found'])
  }
})

test('a flood of visits is answered with the time to wait, and leaves other sites alone', async () => {
  const other = await s.h.newSite('Quiet')
  await s.h.post(`/v1/sites/${other}/publish`)
  const body = { visitor_id: 'f'.repeat(32), events: [{ type: 'page_visited', page_url: 'https://a.example/' }] }
  const statuses = new Set<number>()
  let waited = ''
  for (let i = 0; i < 700; i++) {
    const reply = await s.h.post(`${events}/${s.site}/events`, body, { token: null })
    statuses.add(reply.status)
    waited = reply.headers.get('retry-after') ?? waited
  }
  expect([...statuses].sort()).toEqual([202, 429])
  expect(Number(waited)).toBeGreaterThan(0)
  expect((await s.h.post(`${events}/${other}/events`, body, { token: null })).status).toBe(202)
  s.h.clock.forward(Number(waited) * 1_000)
  expect((await s.h.post(`${events}/${s.site}/events`, body, { token: null })).status).toBe(202)
})
