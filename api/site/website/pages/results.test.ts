import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { resultCounts } from '../../capture/results/counts-table.ts'
import { forgetOldVisits } from '../../contacts/visitors/housekeeping.ts'
import { countEarlierVisits } from './earlier-visits.ts'
import { savePage } from './store.ts'

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

const newPage = async (name: string, handle: string) => {
  const document = { version: 1, blocks: [{ id: 'a', type: 'heading', text: name, level: 1 }] }
  const { body } = await h.post(at, { name, handle, document })
  return String(body.id)
}
const totals = async (page_id: string) => (await h.get(`${at}/${page_id}/results`)).body.totals

test('what was counted stays whatever becomes of its address, and of those who were counted', async () => {
  const page = await newPage('Prices', 'prices')
  await h.post(`${at}/${page}/publish`)
  for (const one of ['p', 'q', 'r']) await visit(one, `${own}/prices`)
  await visit('p', `${own}/prices/`)
  await h.patch(`${at}/${page}`, { handle: 'tarifs' })
  await h.post(`${at}/${page}/publish`)
  await visit('p', `${own}/tarifs`)
  const counted = { visits: 5, visitors: 3, submitted: 0, leads: 0 }
  expect(await totals(page)).toEqual(counted)
  const draft = await newPage('Other prices', 'prices')
  expect(await totals(page)).toEqual(counted)
  await visit('s', `${own}/prices`)
  expect(await totals(page), 'the former address still leads here').toEqual({ ...counted, visits: 6, visitors: 4 })
  await h.post(`${at}/${draft}/publish`)
  await visit('t', `${own}/prices`)
  expect(await totals(draft)).toMatchObject({ visits: 1, visitors: 1 })
  await h.delete(`/v1/sites/${site}/visitors/${'p'.repeat(16)}`)
  const database = await h.installation.databases.site(site)
  const later = { now: () => h.clock.now() + 800 * day_ms }
  const facts = () => h.installation.sites.find(site)
  await forgetOldVisits({ database, clock: later, facts }, new AbortController().signal)
  const moved = { ...counted, visits: 6, visitors: 4 }
  await h.patch(`/v1/sites/${site}`, { subdomain: 'casa-nueva' })
  expect(await totals(page)).toEqual(moved)
  await visit('u', 'https://casa-nueva.sites.example.com/tarifs')
  expect(await totals(page)).toEqual({ ...moved, visits: 7, visitors: 5 })
  await h.patch(`/v1/sites/${site}`, { subdomain: 'casa-verde' })
})

test('what an upgrade finds is counted once, by the addresses that it was stored with', async () => {
  const { body } = await h.post(`${at}/from-template`, { template: 'waitlist', handle: 'early', language: 'en' })
  const page = String(body.id)
  await h.post(`${at}/${page}/publish`)
  const [popup] = (await h.get(`/v1/sites/${site}/popups`)).body.data
  const popup_id = String(popup?.id)
  await visit('w', `${own}/early`, { type: 'popup_shown', popup_id, page_url: `${own}/early` })
  await send(popup_id, `${own}/early`, 'wim@example.org')
  h.clock.forward(day_ms)
  await h.patch(`${at}/${page}`, { handle: 'earlier' })
  await h.post(`${at}/${page}/publish`)
  await visit('w', `${own}/earlier`)
  const results = async () => (await h.get(`${at}/${page}/results`)).body
  const before = await results()
  expect(before).toMatchObject({ totals: { visits: 2, visitors: 2, submitted: 1, leads: 1 }, popups: [{ shown: 1 }] })
  const database = await h.installation.databases.site(site)
  h.clock.forward(1)
  await database.write(async tx => {
    await tx.delete(resultCounts).where(eq(resultCounts.thing_id, page))
    await savePage(tx, page, { uncounted_before: h.clock.now() })
  })
  expect((await results()).totals).toMatchObject({ visits: 0 })
  h.clock.forward(1)
  await visit('x', `${own}/early`)
  const facts = () => h.installation.sites.find(site)
  const scope = { database, facts, installation: h.installation }
  for (let i = 0; i < 2; i++) await countEarlierVisits(scope, new AbortController().signal)
  const after = await results()
  expect(after.totals).toEqual({ visits: 3, visitors: 3, submitted: 1, leads: 1 })
  expect(after.popups).toEqual(before.popups)
})

test('who is erased has been counted', async () => {
  const made = (await h.post(`${at}/from-template`, { template: 'waitlist', handle: 'later', language: 'en' })).body
  await h.post(`${at}/${made.id}/publish`)
  const [popup] = (await h.get(`/v1/sites/${site}/popups`)).body.data
  await visit('v', `${own}/later`)
  await send(String(popup?.id), `${own}/later`, 'vera@example.org')
  const counted = { visits: 1, visitors: 1, submitted: 1, leads: 1 }
  expect(await totals(made.id)).toEqual(counted)
  const [lead] = (await h.get(`/v1/sites/${site}/leads?search=vera@example.org`)).body.data
  expect((await h.delete(`/v1/sites/${site}/leads/${lead?.id}`)).status).toBe(204)
  expect(await totals(made.id)).toEqual(counted)
  const popups = (await h.get(`${at}/${made.id}/results`)).body.popups
  expect(popups).toMatchObject([{ popup_id: popup?.id, submitted: 1 }])
})

test('the homepage is counted at the address of the site alone', async () => {
  const document = { version: 1, blocks: [{ id: 'a', type: 'heading', text: 'Home', level: 1 }] }
  const { body } = await h.post(at, { name: 'Home', type: 'homepage', handle: 'home', document })
  await h.post(`${at}/${body.id}/publish`)
  await visit('d', `${own}/`)
  await visit('d', `${own}/now`)
  expect((await h.get(`${at}/${body.id}/results`)).body.totals).toMatchObject({ visits: 1, visitors: 1 })
})
