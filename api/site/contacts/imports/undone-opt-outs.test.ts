/** An opt-out of a file that is undone has never been said: its people may agree again. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { importing } from '../../../testing/imports.ts'
import { workOff } from '../../../testing/work-off.ts'
import { resubscribeLead, unsubscribeLeads } from '../mailability/rules.ts'

let h: Harness
const { at, create, freshSite, leads, mapped, scope, set, start, undo } = importing(() => h)
beforeAll(async () => {
  h = await createHarness()
})
beforeEach(() => freshSite())
afterAll(() => h.close())

const consent = { text: 'News of Casa Verde' }

test('whom a file brought as opted out, and other systems were told of, may agree once it is taken back', async () => {
  const endpoint = { url: 'https://hooks.example/leads', events: ['lead.created'] }
  expect((await h.post(`${at()}/webhook-endpoints`, endpoint)).status).toBe(201)
  const made = await create('Email,Status\nana@example.com,Opted Out\n')
  const mapping = made.suggestions.map(({ from: _, ...target }) => target)
  expect((await set(made.id, { mapping, consent })).status).toBe(200)
  const { id } = await start(made.id)
  const { site_id } = await scope()
  await workOff(h, site_id)
  expect((await leads())['ana@example.com']).toMatchObject({ mailability: 'unsubscribed' })
  await undo(id)
  expect(await leads()).toEqual({})
  const again = await h.post(`${at()}/leads`, { email: 'ana@example.com', consent })
  expect(again.body).toMatchObject({ mailability: 'subscribed' })
})

test('somebody who agreed by a form meanwhile, and did not follow the mailed link, stands as before the file', async () => {
  const lead_id = (await h.post(`${at()}/leads`, { email: 'ana@example.com', consent })).body.id
  const form = { fields: [{ name: 'email' }], consent: { type: 'notice', text: 'I agree.' } }
  const content = { heading: 'News', button_text: 'Send', thank_you_heading: 'Thanks' }
  const popup = (await h.post(`${at()}/popups`, { name: 'News', content, form })).body.id
  await h.patch(at(), { postal_address: 'Calle Mayor 1, Madrid' })
  await h.post(`${at()}/publish`)
  expect((await h.post(`${at()}/popups/${popup}/publish`)).status).toBe(200)
  const file = 'email,status\nana@example.com,Opted Out\n'
  const { id } = await start(await mapped(file, ['email', 'consent.status']))
  const present = async () => (await h.get(`${at()}/leads/${lead_id}`)).body
  expect(await present()).toMatchObject({ mailability: 'unsubscribed' })

  const sent = { values: { email: 'ana@example.com' }, page_url: 'https://a.example/', shown_for_ms: 4_000 }
  const submissions = `/v1/public${at().slice('/v1'.length)}/popups/${popup}/submissions`
  expect((await h.post(submissions, sent, { token: null })).status).toBe(201)
  expect(await present()).toMatchObject({ mailability: 'unsubscribed' })

  expect(await undo(id)).toMatchObject({ progress: { succeeded: 1, failed: 0 } })
  expect(await present()).toMatchObject({ mailability: 'subscribed', unsubscribed_at: null })
})

test('who came back and left again stays away', async () => {
  await h.post(`${at()}/leads`, { email: 'ana@example.com', consent })
  const file = 'email,status\nana@example.com,Opted Out\n'
  const { id } = await start(await mapped(file, ['email', 'consent.status']))
  const lead = (await leads())['ana@example.com']
  const { site_id } = await scope()
  const again = {
    text: 'Yes',
    text_version: 1,
    place: 'email',
    method: 'double_opt_in',
    page_url: null,
    locale: null,
  } as const
  await h.inSite(site_id, async (tx, context) => {
    await resubscribeLead(tx, String(lead?.id), again, context)
    await unsubscribeLeads(tx, [String(lead?.id)], { cause: 'link' }, context)
  })
  expect(await undo(id)).toMatchObject({ progress: { succeeded: 0, failed: 1 } })
  expect((await leads())['ana@example.com']).toMatchObject({ mailability: 'unsubscribed' })
})
