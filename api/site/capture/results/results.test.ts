import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Output } from '../../../platform/features/contract.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import type { getPopupResults } from './contract.ts'

type Results = Output<typeof getPopupResults>

let h: Harness
let site: string
let at: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  at = `/v1/sites/${site}`
  await h.post(`${at}/publish`)
  await h.patch(at, { timezone: 'Europe/Madrid' })
})
afterAll(() => h.close())

const design = {
  content: { heading: 'Hello', button_text: 'Send', thank_you_heading: 'Thanks' },
  form: { fields: [{ name: 'email', required: true }], consent: { type: 'none' } },
}
let names = 0
async function newPopup(more: object = {}) {
  const made = await h.post(`${at}/popups`, { name: `Popup ${++names}`, ...design, ...more })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const id: string = made.body.id
  expect((await h.post(`${at}/popups/${id}/publish`)).status).toBe(200)
  return id
}

const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
const public_at = () => `/v1/public/sites/${site}`
const page_url = 'https://casa.example/balconies?utm_source=News'
type Told = 'popup_shown' | 'popup_closed'
async function tell(type: Told, popup_id: string, visitor_id?: string, more: object = {}, agent = chrome) {
  // So that the limit is not met.
  h.clock.forward(1_000)
  const body = { ...(visitor_id && { visitor_id }), events: [{ type, popup_id, page_url, ...more }] }
  const headers = { 'user-agent': agent, 'content-type': 'text/plain;charset=UTF-8' }
  const reply = await h.post(`${public_at()}/events`, body, { token: null, headers })
  expect(reply.status, JSON.stringify(reply.body)).toBe(202)
}
let people = 0
async function submit(popup_id: string, visitor_id?: string, more: object = {}) {
  const email = `person${++people}@example.com`
  const body = { values: { email }, page_url, shown_for_ms: 4_000, ...(visitor_id && { visitor_id }), ...more }
  const reply = await h.post(`${public_at()}/popups/${popup_id}/submissions`, body, { token: null })
  expect(reply.status, JSON.stringify(reply.body)).toBe(201)
}
const visitor = (n: number) => `visitor-number-${String(n).padStart(4, '0')}`
const results = async (popup_id: string, query = ''): Promise<Results> => {
  const reply = await h.get(`${at}/popups/${popup_id}/results${query}`)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body as unknown as Results
}

test('a popup is counted in total, once for each visitor and day, and by who sent the form', async () => {
  const popup = await newPopup()
  await tell('popup_shown', popup, visitor(1))
  await tell('popup_shown', popup, visitor(1))
  await tell('popup_closed', popup, visitor(1))
  await tell('popup_shown', popup, visitor(2))
  await tell('popup_shown', popup)
  await submit(popup, visitor(2))
  await submit(popup, visitor(2))
  await submit(popup)
  const { totals, days, breakdown } = await results(popup)
  const counted = { shown: 4, shown_daily: 2, closed: 1, submitted: 3, visitors: 2, converted: 1, rate: 0.5 }
  expect(totals).toEqual({ ...counted, shown_robots: 0 })
  expect(days).toHaveLength(30)
  expect(days.at(-1)).toMatchObject(counted)
  expect(days[0]).toMatchObject({ shown: 0, rate: null })
  expect(breakdown).toContainEqual({ fact: 'device', value: 'desktop', shown: 4, submitted: 3 })
  expect(breakdown).toContainEqual({ fact: 'page', value: 'casa.example/balconies', shown: 4, submitted: 3 })
  expect(breakdown).toContainEqual({ fact: 'source', value: 'news', shown: 0, submitted: 3 })
  const next = await results(popup)
  expect(next.totals).toEqual(totals)
})

test('the next local day counts a visitor again, but its conversion stays with the day of its first seeing', async () => {
  const popup = await newPopup()
  // 23:30 in Madrid; half an hour later it is the next day there, and still the same in UTC.
  h.clock.set(Date.parse('2027-03-20T22:30:00Z'))
  await tell('popup_shown', popup, visitor(1))
  h.clock.forward(3_600_000)
  await tell('popup_shown', popup, visitor(1))
  await submit(popup, visitor(1))
  const { days, totals } = await results(popup, '?from=2027-03-20&to=2027-03-21')
  expect(days).toEqual([
    { ...zero, day: '2027-03-20', shown: 1, shown_daily: 1, visitors: 1, converted: 1, rate: 1 },
    { ...zero, day: '2027-03-21', shown: 1, shown_daily: 1, submitted: 1 },
  ])
  expect(totals).toMatchObject({ shown_daily: 2, visitors: 1, converted: 1 })
})
const zero = {
  ...{ shown: 0, shown_daily: 0, closed: 0, submitted: 0, visitors: 0, converted: 0, rate: null, shown_robots: 0 },
}

test('robots are counted apart', async () => {
  const popup = await newPopup()
  await tell('popup_shown', popup, visitor(1), {}, 'Googlebot/2.1 (+http://www.google.com/bot.html)')
  await tell('popup_closed', popup, visitor(1), {}, 'Googlebot/2.1 (+http://www.google.com/bot.html)')
  const body = {
    visitor_id: visitor(2),
    session: { automated: true },
    events: [{ type: 'popup_shown', popup_id: popup }],
  }
  await h.post(`${public_at()}/events`, body, { token: null, headers: { 'user-agent': chrome } })
  const { totals, breakdown } = await results(popup)
  expect(totals).toEqual({ ...zero, shown_robots: 2 })
  expect(breakdown).toEqual([])
})

test('variants have their own numbers, intervals and a warning; one that nobody has counts as the original', async () => {
  const variants = [{ id: 'b', name: 'Shorter', content: { heading: 'Short' } }]
  const popup = await newPopup({ variants })
  for (let i = 0; i < 120; i++) await tell('popup_shown', popup, visitor(i), i % 4 === 0 ? { variant: 'b' } : {})
  await tell('popup_shown', popup, visitor(500), { variant: 'unknown' })
  for (let i = 0; i < 12; i++) await submit(popup, visitor(i * 4), { variant: 'b' })
  const { variants: found, uneven_split } = await results(popup)
  expect(found).toMatchObject([
    { popup_id: popup, variant: 'original', name: null, gone: false, visitors: 91, converted: 0, rate: 0, low: 0 },
    { popup_id: popup, variant: 'b', name: 'Shorter', gone: false, visitors: 30, converted: 12, rate: 0.4 },
  ])
  expect(found[1]?.low).toBeCloseTo(0.2459, 3)
  expect(found[1]?.high).toBeCloseTo(0.5768, 3)
  expect(uneven_split).toBe(true)
  await h.patch(`${at}/popups/${popup}`, { variants: [] })
  const after = await results(popup)
  expect(after.variants).toMatchObject([
    { variant: 'original' },
    { variant: 'b', name: 'Shorter', gone: true, visitors: 30 },
  ])
  expect(after.uneven_split).toBe(false)
})

test('a campaign has what its popups did while it was active; the popup keeps everything', async () => {
  const first = await newPopup()
  await tell('popup_shown', first, visitor(1))
  const basics = { name: 'Spring', description: 'For the balconies', lead_source: 'popup', form_action: 'thank_you' }
  const made = await h.post(`${at}/campaigns`, { ...basics, popup_id: first })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const campaign = `${at}/campaigns/${made.body.id}`
  const ofCampaign = async (): Promise<Results> => {
    const reply = await h.get(`${campaign}/results`)
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    return reply.body as unknown as Results
  }
  expect((await ofCampaign()).totals).toEqual(zero)
  const published = await h.post(`${campaign}/publish`)
  expect(published.status, JSON.stringify(published.body)).toBe(200)
  await tell('popup_shown', first, visitor(1))
  await tell('popup_shown', first, visitor(2))
  await tell('popup_closed', first, visitor(2))
  await submit(first, visitor(1))
  const during = await ofCampaign()
  expect(during.totals).toMatchObject({ shown: 2, closed: 1, submitted: 1, visitors: 2, converted: 1, rate: 0.5 })
  expect(during.breakdown).toContainEqual({ fact: 'page', value: 'casa.example/balconies', shown: 2, submitted: 1 })
  await h.post(`${campaign}/deactivate`)
  await tell('popup_shown', first, visitor(3))
  await submit(first, visitor(3))
  expect((await ofCampaign()).totals).toEqual(during.totals)
  expect((await results(first)).totals).toMatchObject({ shown: 4, closed: 1, submitted: 2 })
  const second = await newPopup()
  await h.patch(campaign, { popup_id: second })
  expect((await h.post(`${campaign}/publish`)).status).toBe(200)
  await tell('popup_shown', second, visitor(4))
  expect((await ofCampaign()).totals).toMatchObject({ shown: 3, submitted: 1, visitors: 3 })
  expect((await h.get(`${at}/campaigns/campaign_${'0'.repeat(32)}/results`)).status).toBe(404)
})

test('an unknown or unpublished popup is counted nowhere, and answers the same', async () => {
  const popup = await newPopup()
  await h.post(`${at}/popups/${popup}/unpublish`)
  await tell('popup_shown', popup, visitor(1))
  await tell('popup_shown', `popup_${'0'.repeat(32)}`, visitor(1))
  expect((await results(popup)).totals.shown).toBe(0)
})

test.each([
  ['?from=2027-03-02&to=2027-03-01', 422],
  ['?from=2027-02-30', 422],
  ['?from=yesterday', 422],
  ['?from=2026-03-01&to=2027-03-01', 200],
  ['?from=2026-02-28&to=2027-03-01', 422],
])('a period %s answers %i', async (query, status) => {
  const popup = await newPopup()
  expect((await h.get(`${at}/popups/${popup}/results${query}`)).status).toBe(status)
  expect((await h.get(`${at}/visit-counts${query}`)).status).toBe(status)
})

test('whoever invents sources without end gets one row for the rest', async () => {
  const popup = await newPopup()
  for (let i = 0; i < 210; i++) {
    await tell('popup_shown', popup, undefined, { page_url: `https://casa.example/${i}` })
  }
  const { breakdown } = await results(popup)
  const pages = breakdown.filter(row => row.fact === 'page')
  expect(pages).toHaveLength(20)
  expect(pages[0]).toMatchObject({ value: '…', shown: 10 })
})

type Listed = { id: string; recent_results?: { days: number[] } }

test('a list of popups and of campaigns says what each came to lately, when asked', async () => {
  const popup_id = await newPopup()
  const campaign = { name: 'Spring', description: 'Readers', popup_id }
  const { id: campaign_id } = (await h.post(`${at}/campaigns`, campaign)).body
  expect((await h.post(`${at}/campaigns/${campaign_id}/publish`)).status).toBe(200)
  await tell('popup_shown', popup_id, visitor(801))
  await tell('popup_shown', popup_id, visitor(802))
  await submit(popup_id, visitor(801))
  for (const [path, id] of [
    ['popups', popup_id],
    ['campaigns', campaign_id],
  ]) {
    const { data } = (await h.get(`${at}/${path}?expand=recent_results`)).body as unknown as { data: Listed[] }
    const recent = data.find(one => one.id === id)?.recent_results
    expect(recent, path).toMatchObject({ visitors: 2, converted: 1, rate: 0.5, submitted: 1 })
    expect(recent?.days, path).toEqual([...Array(13).fill(0), 1])
    expect((await h.get(`${at}/${path}`)).body.data[0]).not.toHaveProperty('recent_results')
    expect((await h.get(`${at}/${path}?expand=everything`)).status).toBe(422)
  }
})

test('submissions are counted by weekday and hour of the site’s zone', async () => {
  const popup_id = await newPopup()
  await submit(popup_id, visitor(811))
  const local = new Date(h.clock.now()).toLocaleString('en-GB', {
    ...{ timeZone: 'Europe/Madrid', weekday: 'short', hour: '2-digit', hourCycle: 'h23' },
  })
  const [day = '', hour = ''] = local.split(/,? /)
  const { body } = await h.get(`${at}/submission-hours?popup_id=${popup_id}`)
  expect(body).toMatchObject({ timezone: 'Europe/Madrid', total: 1 })
  expect(body.weekdays).toHaveLength(7)
  const weekday = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(day)
  expect((body.weekdays as number[][])[weekday]?.[Number(hour)]).toBe(1)
  expect((await h.get(`${at}/submission-hours`)).body.total).toBeGreaterThan(1)
  expect((await h.get(`${at}/submission-hours?from=2027-01-02&to=2027-01-01`)).status).toBe(422)
})
