/** Upserts: a result for each lead, refusals that cost the others nothing, and nothing changed by the same call again. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { leadUpsertLimits } from './limits.ts'

let h: Harness
let at: string
let tag: string
beforeAll(async () => {
  h = await createHarness()
  at = `/v1/sites/${await h.newSite('Casa Verde')}`
  tag = (await h.post(`${at}/tags`, { name: 'Sync' })).body.id
  await h.post(`${at}/custom-fields`, { type: 'number', name: 'seats', label: 'Seats' })
})
afterAll(() => h.close())

interface Result {
  status: string
  lead_id?: string
  errors?: { pointer: string; code: string; text: string }[]
}
const upsert = async (leads: object[], more: object = {}): Promise<Result[]> => {
  const { status, body } = await h.post(`${at}/leads/upsert`, { leads, ...more })
  expect(status).toBe(200)
  return body.data as unknown as Result[]
}
const statuses = (results: readonly Result[]) => results.map(({ status }) => status)
const lead = async (id = '') => (await h.get(`${at}/leads/${id}`)).body

test('leads are added and changed, each with its result; the same again changes nothing', async () => {
  const leads = [
    { email: 'ana@example.com', first_name: 'Ana', custom_fields: { seats: 4 }, tag_ids: [tag] },
    { email: 'eva@example.com', consent: { text: 'Write to me.' } },
  ]
  const first = await upsert(leads)
  expect(statuses(first)).toEqual(['created', 'created'])
  expect(await lead(first[0]?.lead_id)).toMatchObject({ custom_fields: { seats: 4 }, tag_ids: [tag], source: 'api' })
  expect(await lead(first[1]?.lead_id)).toMatchObject({ mailability: 'subscribed' })
  expect(statuses(await upsert(leads))).toEqual(['unchanged', 'unchanged'])
  expect((await h.get(`${at}/leads/${first[1]?.lead_id}/consents`)).body.data).toHaveLength(1)
  const changed = await upsert([
    { email: 'ANA@example.com', first_name: 'Anna', custom_fields: { seats: null } },
    { email: 'eva@example.com', tag_ids: [tag] },
  ])
  expect(changed).toEqual([
    { status: 'updated', lead_id: first[0]?.lead_id },
    { status: 'updated', lead_id: first[1]?.lead_id },
  ])
  expect(await lead(first[0]?.lead_id)).toMatchObject({ first_name: 'Anna', custom_fields: {}, tag_ids: [tag] })
})

test('what is refused is said for its lead, and the others are taken in', async () => {
  const results = await upsert([
    { email: 'not an email' },
    { email: 'good@example.com' },
    { email: 'name@example.com', first_name: '7' },
    { email: 'field@example.com', custom_fields: { seats: 'many', none: 1 } },
    { email: 'tag@example.com', tag_ids: ['tag_0199a3f2c4d87e6b9a0112233445566f'] },
  ])
  expect(statuses(results)).toEqual(['refused', 'created', 'refused', 'refused', 'refused'])
  expect(results.map(({ errors }) => errors?.map(({ pointer, code }) => [pointer, code]))).toEqual([
    [['/email', 'email_invalid']],
    undefined,
    [['/first_name', 'name_characters']],
    [
      ['/custom_fields/seats', 'type'],
      ['/custom_fields/none', 'unknown_key'],
    ],
    [['/tag_ids/0', 'unknown_reference']],
  ])
  expect(results[0]?.errors?.[0]?.text).not.toBe('')
  expect((await h.get(`${at}/leads?search=tag@example.com`)).body.data).toEqual([])
})

test('values fill what is empty alone, where that is asked for', async () => {
  const [made] = await upsert([{ email: 'fill@example.com', first_name: 'Zoë' }])
  const given = { email: 'fill@example.com', first_name: 'Other', last_name: 'Muñoz', custom_fields: { seats: 2 } }
  expect(statuses(await upsert([given], { mode: 'fill_empty' }))).toEqual(['updated'])
  expect(await lead(made?.lead_id)).toMatchObject({
    first_name: 'Zoë',
    last_name: 'Muñoz',
    custom_fields: { seats: 2 },
  })
  const again = { ...given, custom_fields: { seats: 3 } }
  expect(statuses(await upsert([again], { mode: 'fill_empty' }))).toEqual(['unchanged'])
})

test('who unsubscribed stays so, and so does who withdrew and was erased', async () => {
  const consent = { text: 'Write to me.' }
  const [made] = await upsert([{ email: 'left@example.com', consent }])
  await h.post(`${at}/leads/${made?.lead_id}/unsubscribe`)
  expect(statuses(await upsert([{ email: 'left@example.com', consent }]))).toEqual(['unchanged'])
  expect(await lead(made?.lead_id)).toMatchObject({ mailability: 'unsubscribed' })
  await h.delete(`${at}/leads/${made?.lead_id}`)
  const [anew] = await upsert([{ email: 'left@example.com', consent }])
  expect(await lead(anew?.lead_id)).toMatchObject({ mailability: 'unsubscribed' })
})

test('who is subscribed and said to agree has agreed once more, each statement once', async () => {
  const email = 'agrees@example.com'
  const [made] = await upsert([{ email, consent: { text: 'Write to me.' } }])
  const again = [{ email, consent: { text: 'Write to me each week.' } }]
  expect(statuses([...(await upsert(again)), ...(await upsert(again))])).toEqual(['updated', 'unchanged'])
  const { data } = (await h.get(`${at}/leads/${made?.lead_id}/consents`)).body
  expect(data.map(({ type, text }) => `${type}: ${text}`)).toEqual([
    'given: Write to me each week.',
    'given: Write to me.',
  ])
})

test('one address twice in a call is one lead', async () => {
  const results = await upsert([{ email: 'twice@example.com' }, { email: 'Twice@example.com', first_name: 'Ana' }])
  expect(statuses(results)).toEqual(['created', 'updated'])
  expect(results[0]?.lead_id).toBe(results[1]?.lead_id)
})

test('journeys start only where that is asked for', async () => {
  const created = async (email: string, more: object) => {
    const [made] = await upsert([{ email }], more)
    const { data } = (await h.get(`${at}/leads/${made?.lead_id}/timeline`)).body
    return data.at(-1)?.data
  }
  expect(await created('quiet@example.com', {})).toMatchObject({ suppress_triggers: true })
  expect(await created('loud@example.com', { start_journeys: true })).not.toHaveProperty('suppress_triggers')
})

test('a repeat with the same key answers what the first call answered', async () => {
  const call = () =>
    h.post(
      `${at}/leads/upsert`,
      { leads: [{ email: 'key@example.com' }] },
      { headers: { 'idempotency-key': 'sync-1' } },
    )
  const first = await call()
  expect(first.body.data).toMatchObject([{ status: 'created' }])
  expect((await call()).body).toEqual(first.body)
})

test('so many leads are taken in one call, and not one more', async () => {
  const leads = Array.from({ length: leadUpsertLimits.lead_upsert_leads_max + 1 }, (_, i) => ({
    email: `many${i}@example.com`,
  }))
  const results = await upsert(leads.slice(1))
  expect(new Set(statuses(results))).toEqual(new Set(['created']))
  expect((await h.post(`${at}/leads/upsert`, { leads })).status).toBe(422)
  const text = 'x'.repeat(leadUpsertLimits.lead_upsert_bytes_max)
  expect((await h.post(`${at}/leads/upsert`, { leads: [{ email: text }] })).status).toBe(413)
})

test('a former address that bounces is suppressed, and not the one that the person has', async () => {
  const consent = { text: 'Write to me.' }
  const [before, now] = ['before@moved.example', 'now@moved.example']
  const [{ lead_id } = { lead_id: '' }] = await upsert([{ email: before, consent }])
  expect((await h.patch(`${at}/leads/${lead_id}`, { email: now })).status).toBe(200)
  const given = [{ email: before, email_status: { status: 'bounced' } }]
  expect(await upsert(given)).toMatchObject([{ status: 'updated', lead_id }])
  expect(await lead(lead_id)).toMatchObject({ email: now, mailability: 'subscribed' })
  expect(await lead(lead_id)).not.toHaveProperty('suppression')
  const { data } = (await h.get(`${at}/suppressions?search=moved.example`)).body
  expect(data.map(({ email }) => email)).toEqual([before])
  expect(statuses(await upsert(given))).toEqual(['unchanged'])
})

test('whom another system must not email is taken out, suppressed, or never subscribed', async () => {
  const consent = { text: 'Write to me.' }
  const names = ['left', 'older', 'bounced', 'complained', 'never'].map(name => `${name}@status.example`)
  const [left, older, bounced] = (await upsert(names.slice(0, 3).map(email => ({ email, consent })))).map(
    ({ lead_id }) => lead_id,
  )
  const given = [
    { email: names[0], email_status: { status: 'opted_out' } },
    { email: names[1], email_status: { status: 'opted_out', at: '2020-01-02T03:04:05Z' } },
    { email: names[2], email_status: { status: 'bounced' } },
    { email: names[3], consent, email_status: { status: 'complained', at: '2021-01-02T03:04:05Z' } },
    { email: names[4], consent, email_status: { status: 'never_consented' } },
  ]
  const results = await upsert(given)
  expect(statuses(results)).toEqual(['updated', 'unchanged', 'updated', 'created', 'created'])
  expect(await lead(left)).toMatchObject({ mailability: 'unsubscribed', unsubscribed_at: expect.any(String) })
  expect((await h.get(`${at}/leads/${left}/consents`)).body.data[0]).toMatchObject({ type: 'withdrawn', place: 'api' })
  // Agreed here after that.
  expect(await lead(older)).toMatchObject({ mailability: 'subscribed' })
  expect(await lead(bounced)).toMatchObject({ mailability: 'subscribed' })
  expect(await lead(results[3]?.lead_id)).toMatchObject({ unsubscribed_at: '2021-01-02T03:04:05.000Z' })
  expect(await lead(results[4]?.lead_id)).toMatchObject({ mailability: 'unsubscribed', unsubscribed_at: null })
  const { data } = (await h.get(`${at}/suppressions?search=status.example`)).body
  expect(data.map(({ email, reason }) => [email, reason]).sort()).toEqual([
    [names[2], 'hard_bounce'],
    [names[3], 'complaint'],
  ])
  expect(statuses(await upsert(given))).toEqual(Array.from(given, () => 'unchanged'))
  const alone = await h.post(`${at}/leads`, {
    email: 'one@status.example',
    consent,
    email_status: { status: 'opted_out' },
  })
  expect(alone).toMatchObject({
    status: 201,
    body: { mailability: 'unsubscribed', unsubscribed_at: expect.any(String) },
  })
})
