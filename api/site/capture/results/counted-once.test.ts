/** One visitor is one, however many popups, campaigns and variants they meet, and what was counted stays with what it was counted for. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'

let h: Harness
let site: string
const at = (path: string) => `/v1/sites/${site}/${path}`
const anybody = { token: null }
beforeAll(async () => {
  h = await createHarness()
})
afterAll(() => h.close())

async function newSite(name: string) {
  site = await h.newSite(name)
  await h.post(at('publish'))
}

let names = 0
async function newPopup(more: object = {}): Promise<string> {
  const design = {
    content: { heading: 'Hello', button_text: 'Send', thank_you_heading: 'Thanks' },
    form: { fields: [{ name: 'email', required: true }], consent: { type: 'none' } },
  }
  const { body } = await h.post(at('popups'), { name: `Popup ${++names}`, ...design, ...more })
  expect((await h.post(at(`popups/${body.id}/publish`))).status).toBe(200)
  return body.id
}

const visitor = (n: number) => `visitor-number-${String(n).padStart(4, '0')}`
const page_url = 'https://casa.example/balconies'
async function see(popup_id: string, n: number, variant?: string) {
  h.clock.forward(1_000)
  const event = { type: 'popup_shown', popup_id, page_url, ...(variant && { variant }) }
  const body = { visitor_id: visitor(n), events: [event] }
  expect((await h.post(`/v1/public/sites/${site}/events`, body, anybody)).status).toBe(202)
}
let people = 0
async function submit(popup_id: string, n: number, variant?: string) {
  const values = { email: `person${++people}@example.com` }
  const body = { values, page_url, shown_for_ms: 4_000, visitor_id: visitor(n), ...(variant && { variant }) }
  const { status } = await h.post(`/v1/public/sites/${site}/popups/${popup_id}/submissions`, body, anybody)
  expect(status).toBe(201)
}

async function startCampaign(popup_id: string): Promise<string> {
  const campaign = { name: `Campaign ${++names}`, description: 'People.', lead_source: 'popup', popup_id }
  const made = await h.post(at('campaigns'), campaign)
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  expect((await h.post(at(`campaigns/${made.body.id}/publish`))).status).toBe(200)
  return made.body.id
}

test('a visitor counts once for the popup, once for each campaign and variant, and once for the site', async () => {
  await newSite('Once')
  const [one, two] = [await newPopup(), await newPopup()]
  await see(one, 3)
  const campaign = await startCampaign(one)
  for (const n of [1, 2, 3]) await see(one, n)
  for (const n of [2, 3]) await see(two, n)
  await submit(one, 3)
  await submit(two, 3)
  const of = { visitors: 3, converted: 1, shown_daily: 3, shown: 4 }
  const popup = (await h.get(at(`popups/${one}/results`))).body
  expect(popup).toMatchObject({ totals: of, variants: [{ variant: 'original', ...of }] })
  const during = { ...of, shown: 3 }
  const captured = (await h.get(at(`campaigns/${campaign}/results`))).body
  expect(captured).toMatchObject({ totals: during, variants: [{ popup_id: one, variant: 'original', ...during }] })
  const { figures, top } = (await h.get(at('dashboard'))).body
  expect(figures).toMatchObject({ popup_visitors: { total: 3 }, converted: { total: 1 } })
  expect(top).toMatchObject({
    popups: [
      { popup_id: one, visitors: 3, converted: 1 },
      { popup_id: two, visitors: 2, converted: 1 },
    ],
    campaigns: [{ campaign_id: campaign, visitors: 3, converted: 1 }],
  })
  h.clock.forward(86_400_000)
  await see(one, 1)
  await see(two, 1)
  const later = (await h.get(at(`popups/${one}/results`))).body.days as never as object[]
  expect(later.slice(-2)).toMatchObject([of, { visitors: 0, converted: 0, shown_daily: 1, shown: 1 }])
  expect((await h.get(at('dashboard'))).body.figures).toMatchObject({ popup_visitors: { total: 3 } })
})

test('the winner of a test goes on under its own id; the loser keeps what it came to', async () => {
  await newSite('Winner')
  const popup = await newPopup({ variants: [{ id: 'vb', name: 'B', content: { heading: 'Other' } }] })
  for (const n of [1, 2, 3, 4, 5]) await see(popup, n, 'original')
  await submit(popup, 1, 'original')
  for (const n of [11, 12, 13, 14, 15]) await see(popup, n, 'vb')
  for (const n of [11, 12, 13]) await submit(popup, n, 'vb')
  const { body: applied } = await h.post(at(`popups/${popup}/variants/vb/apply`))
  expect(applied).toMatchObject({ base_variant: 'vb', variants: [], content: { heading: 'Other' } })
  const config = (await h.get(`/v1/public/sites/${site}/config`)).body as never as { popups: object[] }
  expect(config.popups).toMatchObject([{ id: popup, variants: [{ id: 'vb' }] }])
  for (const n of [21, 22, 23, 24]) await see(popup, n)
  await submit(popup, 21, 'vb')
  // A page that was loaded before still shows the loser.
  await see(popup, 5, 'original')
  // Who saw the loser before is a visitor of the winner too, and one of the popup.
  await see(popup, 2)
  const results = async () => (await h.get(at(`popups/${popup}/results`))).body
  const winner = { variant: 'vb', name: 'B', gone: false, visitors: 10, converted: 4 }
  const loser = { variant: 'original', name: null, gone: true, shown: 6, visitors: 5, converted: 1 }
  expect(await results()).toMatchObject({ totals: { visitors: 14, converted: 5 }, variants: [winner, loser] })
  const doubled = await h.patch(at(`popups/${popup}`), { variants: [{ id: 'vb', name: 'Again' }] })
  expect([doubled.status, doubled.body.errors]).toMatchObject([422, [{ code: 'variant_reserved' }]])
  await h.patch(at(`popups/${popup}`), { variants: [{ id: 'vc', name: 'C' }] })
  await see(popup, 31, 'vc')
  const third = { variant: 'vc', name: 'C', visitors: 1 }
  expect((await results()).variants).toMatchObject([winner, third, loser])
  expect((await h.post(at(`popups/${popup}/variants/vb/apply`))).body).toMatchObject({
    base_variant: 'vb',
    variants: [],
  })
  expect((await results()).variants).toMatchObject([winner, loser, { ...third, gone: true }])
})

test('erasing people and their visits leaves what they counted for', async () => {
  await newSite('Erased')
  const popup = await newPopup()
  for (const n of [1, 2]) await see(popup, n)
  await submit(popup, 1)
  const days = async () => (await h.get(at('leads/by-day'))).body.data as never as { count: number }[]
  const figures = async () => (await h.get(at('dashboard'))).body.figures
  const before = await figures()
  expect(before).toMatchObject({ leads: { total: 1 }, converted: { total: 1 } })
  const [lead] = (await h.get(at('leads'))).body.data
  expect((await h.delete(at(`leads/${lead?.id}`))).status).toBe(204)
  expect(await figures()).toEqual(before)
  expect((await days()).at(-1)?.count).toBe(1)
})
