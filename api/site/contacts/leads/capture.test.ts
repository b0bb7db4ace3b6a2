import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Handle } from '../../../platform/database/handle.ts'
import { acting } from '../../../platform/features/write-context.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { currentConsent, recordConsent } from '../consents/rules.ts'
import { existingField } from '../custom-fields/rules.ts'
import { resubscribeLead, unsubscribeLead } from '../mailability/rules.ts'
import { type Capture, captureLead, leadFacts, setFieldValue } from './rules.ts'

let h: Harness
let site: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Capture')
})
afterAll(() => h.close())

const context = () => acting(h.installation, h.clock)
const plain = {
  values: {},
  tag_ids: [],
  audience_ids: [],
  source: 'form',
  overwrite: false,
  subscribed: false,
} as const
const capture = async (given: Partial<Capture> & { email: string }) => {
  const database = await h.installation.databases.site(site)
  return database.write(tx => captureLead(tx, { ...plain, ...given }, context()))
}
const write = async <T>(fn: (tx: Handle<'site'>) => Promise<T>) => (await h.installation.databases.site(site)).write(fn)
const factsOf = async (id: string) =>
  (await (await h.installation.databases.site(site)).read(db => leadFacts(db, [id]))).get(id)

test('a new lead without consent is not subscribed, and becomes so with consent', async () => {
  const first = await capture({ email: ' Ana@Example.com ' })
  expect(first).toMatchObject({ created: true, lead: { email: 'Ana@Example.com', mailability: 'unsubscribed' } })
  const second = await capture({ email: 'ana@EXAMPLE.com', subscribed: true })
  expect(second).toMatchObject({ created: false, lead: { id: first.lead.id, mailability: 'subscribed' } })
})

test('a known lead keeps what it has, fills what is empty, and what differs is handed back', async () => {
  const first = await capture({ email: 'b@example.com', values: { first_name: 'Berta' } })
  const second = await capture({ email: 'b@example.com', values: { first_name: 'Bea', last_name: 'O’Brien' } })
  expect(second.differing).toEqual({ first_name: 'Bea' })
  expect(await factsOf(first.lead.id)).toMatchObject({ first_name: 'Berta', last_name: 'O’Brien' })
  const third = await capture({ email: 'b@example.com', values: { first_name: 'Bea' }, overwrite: true })
  expect(third.differing).toEqual({})
  expect(await factsOf(first.lead.id)).toMatchObject({ first_name: 'Bea' })
})

test('values of no field and values that a field refuses are handed back, never stored', async () => {
  const { lead, unknown } = await capture({ email: 'c@example.com', values: { gone: 'x', last_name: 'R2D2' } })
  expect(unknown).toEqual({ gone: 'x', last_name: 'R2D2' })
  expect(await factsOf(lead.id)).toMatchObject({ last_name: null, custom_fields: {} })
})

test('one who withdrew stays unsubscribed by form, and comes back by confirming only', async () => {
  const { lead } = await capture({ email: 'd@example.com', subscribed: true })
  const proof = {
    text: 'Yes',
    text_version: 1,
    place: 'popup_x',
    method: 'checkbox',
    page_url: null,
    locale: 'en',
  } as const
  await write(tx => recordConsent(tx, { lead_id: lead.id, ...proof }, context()))
  expect(await write(tx => currentConsent(tx, lead.id))).toMatchObject({ text: 'Yes' })
  expect(await write(tx => unsubscribeLead(tx, lead.id, { cause: 'one_click' }, context()))).toBe(true)
  expect(await write(tx => unsubscribeLead(tx, lead.id, { cause: 'link' }, context()))).toBe(false)
  expect(await write(tx => currentConsent(tx, lead.id))).toBeNull()
  expect((await capture({ email: 'd@example.com', subscribed: true })).lead.mailability).toBe('unsubscribed')
  await write(tx => resubscribeLead(tx, lead.id, { ...proof, method: 'double_opt_in' }, context()))
  expect(await factsOf(lead.id)).toMatchObject({ mailability: 'subscribed' })
  expect(await write(tx => currentConsent(tx, lead.id))).toMatchObject({ method: 'double_opt_in' })
})

test('a value is set under the rule of its field', async () => {
  const { lead } = await capture({ email: 'e@example.com' })
  const field = (await h.post(`/v1/sites/${site}/custom-fields`, { name: 'seats', label: 'Seats', type: 'number' }))
    .body.id
  const set = (value: string | number | null, of = lead.id) =>
    write(async tx => setFieldValue(tx, of, await existingField(tx, field), value, context()))
  expect(await set('four')).toEqual({ ok: false, code: 'type' })
  expect(await set(4)).toEqual({ ok: true, changed: true })
  expect(await set(4)).toEqual({ ok: true, changed: false })
  expect(await factsOf(lead.id)).toMatchObject({ custom_fields: { seats: 4 } })
  expect(await set(null)).toEqual({ ok: true, changed: true })
  expect(await set(4, `lead_${'0'.repeat(32)}`)).toEqual({ ok: false, code: 'unknown_reference' })
})

test('tags and audiences are added once each, those that do not exist are passed over', async () => {
  const tag = (await h.post(`/v1/sites/${site}/tags`, { name: 'Hot' })).body.id
  const given = {
    email: 'f@example.com',
    tag_ids: [tag, `tag_${'0'.repeat(32)}`],
    audience_ids: [`aud_${'0'.repeat(32)}`],
  }
  const { lead } = await capture(given)
  await capture(given)
  expect(await factsOf(lead.id)).toMatchObject({ tags: [tag], audiences: [] })
})
