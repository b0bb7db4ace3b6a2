import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'

let h: Harness
let site: string
let at: string
beforeAll(async () => {
  h = await createHarness({ SITES_URL: 'https://sites.example.com' })
  site = await h.newSite('Casa Verde')
  at = `/v1/sites/${site}/pages`
  await h.post(`/v1/sites/${site}/publish`)
  await h.patch(`/v1/sites/${site}/tracking-settings`, { enabled: true })
})
afterAll(() => h.close())

const own = 'https://casa-verde.sites.example.com'
const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
async function visit(visitor: string, page_url: string, ...more: object[]) {
  const body = { visitor_id: visitor.repeat(16), events: [{ type: 'page_visited', page_url }, ...more] }
  const said = await h.post(`/v1/public/sites/${site}/events`, body, { token: null, headers: agent })
  expect(said.status, JSON.stringify(said.body)).toBe(202)
}
async function send(popup_id: string, page_url: string, email: string) {
  const response = await h.app.request(`/v1/public/sites/${site}/popups/${popup_id}/form`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...agent },
    body: new URLSearchParams({ email, _page_url: page_url, _comments: '' }),
  })
  expect(response.status).toBe(200)
}
const day_ms = 86_400_000

test('a page counts its visits, visitors, forms and leads by the days of the site, and the popups on it', async () => {
  const made = (await h.post(`${at}/from-template`, { template: 'waitlist', handle: 'soon', language: 'en' })).body
  await h.post(`${at}/${made.id}/publish`)
  const [popup] = (await h.get(`/v1/sites/${site}/popups`)).body.data
  const popup_id = String(popup?.id)
  const empty = (await h.get(`${at}/${made.id}/results`)).body
  expect(empty).toMatchObject({ tracked: true, totals: { visits: 0, visitors: 0, submitted: 0, leads: 0 }, popups: [] })
  await visit('a', `${own}/soon?utm_source=letter`)
  await visit('a', `${own}/soon#form`, { type: 'popup_shown', popup_id, page_url: `${own}/soon` })
  await visit('b', `${own}/soon`)
  await visit('b', `${own}/sooner`)
  await send(popup_id, `${own}/soon`, 'nora@example.org')
  await send(popup_id, `${own}/soon`, 'nora@example.org')
  await send(popup_id, `${own}/other`, 'elsewhere@example.org')
  h.clock.forward(day_ms)
  await h.patch(`${at}/${made.id}`, { handle: 'now' })
  await h.post(`${at}/${made.id}/publish`)
  await visit('c', `${own}/now`)
  await visit('c', `${own}/soon`)
  await send(popup_id, `${own}/now`, 'ana@example.org')
  const { days, totals, popups } = (await h.get(`${at}/${made.id}/results`)).body as never as {
    days: { day: string; visits: number }[]
    totals: object
    popups: object[]
  }
  expect(days).toHaveLength(30)
  expect(days.slice(-2)).toMatchObject([
    { visits: 3, visitors: 2, submitted: 2, leads: 1 },
    { visits: 2, visitors: 1, submitted: 1, leads: 1 },
  ])
  expect(days.slice(0, -2).every(({ visits }) => visits === 0)).toBe(true)
  expect(totals).toEqual({ visits: 5, visitors: 3, submitted: 3, leads: 2 })
  expect(popups).toEqual([{ popup_id, name: 'Waitlist', shown: 1, submitted: 3 }])
  const last = days.at(-1)?.day
  const today = (await h.get(`${at}/${made.id}/results?from=${last}&to=${last}`)).body
  expect(today.totals).toEqual({ visits: 2, visitors: 1, submitted: 1, leads: 1 })
})

test('the homepage is counted at the address of the site alone', async () => {
  const document = { version: 1, blocks: [{ id: 'a', kind: 'heading', text: 'Home', level: 1 }] }
  const { body } = await h.post(at, { name: 'Home', kind: 'homepage', handle: 'home', document })
  await h.post(`${at}/${body.id}/publish`)
  await visit('d', `${own}/`)
  await visit('d', `${own}/now`)
  expect((await h.get(`${at}/${body.id}/results`)).body.totals).toMatchObject({ visits: 1, visitors: 1 })
})
