import { afterAll, beforeAll, expect, test } from 'vitest'
import { runBatch } from '../../../../workflows/embedded/batch.ts'
import type { Output } from '../../../platform/features/contract.ts'
import { consumeNewEvents } from '../../../site-parts.ts'
import { createJourneyFixture, type JourneyFixture } from '../../../testing/fixtures/journeys.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { type MailSink, openSink } from '../../../testing/mail-sink.ts'
import type { getDashboard } from './contract.ts'
import { dashboardLimits } from './limits.ts'

type Dashboard = Output<typeof getDashboard>

const DAY = 86_400_000
const agent = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
let h: Harness
let at: string
let sink: MailSink
let w: JourneyFixture
beforeAll(async () => {
  h = await createHarness()
  at = `/v1/sites/${await h.newSite('Casa Verde')}`
  await h.post(`${at}/publish`)
  sink = await openSink({})
  w = await createJourneyFixture(runBatch, { SMTP_URL: sink.url })
})
afterAll(async () => {
  await h.close()
  await w.close()
  await sink.close()
})

const dashboard = async (query = '', options = {}): Promise<Dashboard> => {
  const reply = await h.get(`${at}/dashboard${query}`, options)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body as unknown as Dashboard
}

test('a site without any data has figures of zero, nothing on top and nothing to look after', async () => {
  const { figures, top, attention, from, to, previous_to } = await dashboard()
  const names = ['visitors', 'leads', 'popup_visitors', 'converted', 'delivered', 'opened', 'clicked']
  expect(Object.keys(figures)).toEqual(names)
  expect(figures.leads?.days).toEqual(Array(dashboardLimits.dashboard_days_default).fill(0))
  expect(top).toEqual({ popups: [], sources: [], pages: [], campaigns: [] })
  expect(attention).toEqual([])
  expect(Date.parse(to) - Date.parse(from)).toBe((dashboardLimits.dashboard_days_default - 1) * DAY)
  expect(Date.parse(from) - Date.parse(previous_to)).toBe(DAY)
})

test('days go from 1 to the most', async () => {
  const most = dashboardLimits.dashboard_days_max
  expect((await dashboard('?days=1')).figures.leads?.days).toHaveLength(1)
  expect((await dashboard(`?days=${most}`)).figures.leads?.previous_days).toHaveLength(most)
  for (const days of [0, most + 1]) expect((await h.get(`${at}/dashboard?days=${days}`)).status).toBe(422)
})

test('a period of one’s own has as many days before it', async () => {
  const { from, to, previous_from, previous_to, figures } = await dashboard('?from=2026-01-05&to=2026-01-11')
  expect([from, to, previous_from, previous_to]).toEqual(['2026-01-05', '2026-01-11', '2025-12-29', '2026-01-04'])
  expect(figures.leads?.days).toHaveLength(7)
  for (const query of ['from=2026-01-05&to=2026-01-04', 'from=2020-01-05', 'from=2026-02-31'])
    expect((await h.get(`${at}/dashboard?${query}`)).status, query).toBe(422)
})

test('what popups and visitors come to stands beside the period before', async () => {
  const design = {
    content: { heading: 'Hello', button_text: 'Send', thank_you_heading: 'Thanks' },
    form: { fields: [{ name: 'email', required: true }], consent: { type: 'none' } },
  }
  const popup_id = (await h.post(`${at}/popups`, { name: 'Balcony', ...design })).body.id
  await h.post(`${at}/popups/${popup_id}/publish`)
  const site = at.replace('/v1/', '/v1/public/')
  const come = async (visitor_id: string, email?: string, path = 'balconies') => {
    h.clock.forward(1_000)
    const page_url = `https://casa.example/${path}?utm_source=News`
    const headers = { 'user-agent': agent, 'content-type': 'text/plain;charset=UTF-8' }
    const events = [{ type: 'popup_shown', popup_id, page_url }]
    expect((await h.post(`${site}/events`, { visitor_id, events }, { token: null, headers })).status).toBe(202)
    if (email === undefined) return
    const body = { values: { email }, page_url, shown_for_ms: 4_000, visitor_id }
    expect((await h.post(`${site}/popups/${popup_id}/submissions`, body, { token: null })).status).toBe(201)
  }
  await come('visitor-number-0001')
  h.clock.forward(3 * DAY)
  await come('visitor-number-0002', 'one@example.com')
  await come('visitor-number-0003')

  const { figures, top } = await dashboard('?days=3')
  expect(figures.popup_visitors).toMatchObject({
    total: 2,
    previous_total: 1,
    days: [0, 0, 2],
    previous_days: [0, 0, 1],
  })
  expect(figures.converted).toMatchObject({ total: 1, previous_total: 0 })
  expect(figures.leads).toMatchObject({ total: 1, previous_total: 0, days: [0, 0, 1] })
  expect(top.popups).toEqual([{ popup_id, name: 'Balcony', visitors: 2, converted: 1, rate: 0.5 }])
  expect(top.sources).toContainEqual({ value: 'news', shown: 0, submitted: 1 })
  expect(top.pages).toEqual([{ value: 'casa.example/balconies', shown: 2, submitted: 1 }])
  // Where most people left something comes first, not what most saw.
  await come('visitor-number-0004', 'two@example.com', 'contact')
  await come('visitor-number-0005', 'three@example.com', 'contact')
  await come('visitor-number-0006')
  expect((await dashboard('?days=3')).top.pages).toEqual([
    { value: 'casa.example/contact', shown: 2, submitted: 2 },
    { value: 'casa.example/balconies', shown: 3, submitted: 1 },
  ])
})

test('what a caller may not read is absent', async () => {
  await h.signInAgain()
  const token = async (grant: string) => {
    const { body } = await h.post('/v1/api-keys', { name: grant, grants: ['read-site', grant] })
    return { token: String(body.key) }
  }
  const leads = await dashboard('', await token('read-lead'))
  expect(Object.keys(leads.figures)).toEqual(['visitors', 'leads'])
  expect(leads.top).toEqual({})
  expect(leads.attention).toEqual([])
  const emails = await dashboard('', await token('manage-emails'))
  expect(Object.keys(emails.figures)).toEqual(['delivered', 'opened', 'clicked'])
  expect(Object.keys((await dashboard('', await token('manage-marketing'))).top)).toEqual(['campaigns'])
})

test('an email counts once for its delivery, its first open and its first click by a person', async () => {
  const lead_id = await w.newLead('reader@example.com')
  const send = { type: 'send_email', template_id: w.template_id, sender_id: w.sender_id } as const
  await w.enroll(
    await w.publish([
      { id: 'one', ...send },
      { id: 'two', ...send },
    ]),
    lead_id,
  )
  await w.settle()
  await w.forward(15_000)
  const raw = (sink.received[0]?.raw ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=')
  const visit = async (pattern: RegExp) => {
    const headers = { 'user-agent': w.person }
    await w.call('GET', pattern.exec(raw)?.[1] ?? '', { token: null, headers })
    await w.forward(5_000)
  }
  // They are read days later, and still belong to the day of the delivery.
  await w.forward(3 * DAY)
  for (let time = 0; time < 2; time++) {
    await visit(/https:\/\/leads\.example\.com(\/v1\/public\/opens\/[\w-]+\.gif)/)
    await visit(/https:\/\/leads\.example\.com(\/v1\/public\/clicks\/[\w-]+)/)
  }
  while (await consumeNewEvents(w.scope));
  const { figures } = (await w.get(w.path('dashboard'))).body as unknown as Dashboard
  expect(figures.delivered?.total).toBe(2)
  expect(figures.opened?.total).toBe(1)
  expect(figures.clicked?.total).toBe(1)
  const daysWith = (name: 'delivered' | 'opened' | 'clicked') =>
    (figures[name]?.days ?? []).flatMap((count, day) => (count > 0 ? [day] : []))
  expect(daysWith('opened')).toEqual(daysWith('delivered'))
  expect(daysWith('clicked')).toEqual(daysWith('delivered'))
  for (const event of ['opened', 'clicked']) {
    const { body } = await w.get(w.path(`email-hours?event=${event}`))
    expect(body.total, event).toBe(1)
    expect((body.weekdays as number[][]).flat().filter(Boolean), event).toEqual([1])
  }
  const { data } = (await w.get(w.path('email-counts'))).body
  expect(data).toEqual([expect.objectContaining({ template_id: w.template_id, delivered: 2, opened: 1, clicked: 1 })])
  expect((data as { days: number[] }[])[0]?.days.reduce((sum, count) => sum + count)).toBe(2)
})

test('what waits for somebody is told by its number, until nothing waits', async () => {
  const attention = async () =>
    ((await w.get(w.path('dashboard'))).body as unknown as Dashboard).attention.map(
      ({ type, count }) => `${type} ${count}`,
    )
  expect(await attention()).toEqual([])
  const sender = {
    first_name: 'Ana',
    last_name: 'Sol',
    email: 'ana@example.com',
    reply_to: 'ana@example.com',
    signature: 'Ana',
  }
  const { id } = (await w.post(w.path('senders'), sender)).body
  expect(await attention()).toEqual(['unverified_senders 1'])
  expect((await w.call('DELETE', w.path(`senders/${id}`))).status).toBe(204)
  const journey = await w.publish([
    { id: 'one', type: 'send_email', template_id: w.template_id, sender_id: w.sender_id },
  ])
  await w.post(w.path(`journeys/${journey}/pause`))
  expect(await attention()).toEqual(['journeys_paused 1'])
  await w.post(w.path(`journeys/${journey}/resume`), { overdue: 'continue' })
  expect(await attention()).toEqual([])
})
