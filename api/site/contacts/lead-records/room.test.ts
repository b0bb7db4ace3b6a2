/** The number of leads that a site may have, at its edge, on every way that leads come in. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'

let h: Harness
let site: string
let at: string
beforeAll(async () => {
  h = await createHarness({ LEADS_MAX: '3' })
  site = await h.newSite('Small')
  at = `/v1/sites/${site}`
})
afterAll(() => h.close())

const add = (name: string) => h.post(`${at}/leads`, { email: `${name}@example.com` })
const emails = async () =>
  ((await h.get(`${at}/leads?limit=100`)).body.data as { email: string }[]).map(({ email }) => email).sort()
const attention = async () => (await h.get(`${at}/notifications`)).body.attention

test('the last one is taken, the next is refused with the message, and a deleted one makes room', async () => {
  const first = (await add('a')).body.id
  await add('b')
  expect((await add('c')).status).toBe(201)
  expect(await add('d')).toMatchObject({
    status: 409,
    body: { code: 'lead_limit_exhausted', title: 'Lead limit exhausted', detail: expect.stringContaining('3') },
  })
  expect((await h.delete(`${at}/leads/${first}`)).status).toBe(204)
  expect((await add('d')).status).toBe(201)
  expect(await emails()).toEqual(['b@example.com', 'c@example.com', 'd@example.com'])
  expect(await attention()).toEqual([])
})

test('of many in one call the first that fit are taken, and known ones are changed', async () => {
  const other = `/v1/sites/${await h.newSite('Many')}`
  const leads = ['a', 'b', 'c', 'd', 'a'].map((name, i) => ({
    email: `${name}@example.com`,
    first_name: `N${'x'.repeat(i)}`,
  }))
  const { body } = await h.post(`${other}/leads/upsert`, { leads })
  expect(body.data).toMatchObject([
    { status: 'created' },
    { status: 'created' },
    { status: 'created' },
    { status: 'refused', errors: [{ pointer: '', code: 'lead_limit_exhausted', text: 'Lead limit exhausted' }] },
    { status: 'updated' },
  ])
})

test('what a visitor sends at the limit is taken with its lead, and the owner is told', async () => {
  const content = { heading: 'Hello', button_text: 'Send', thank_you_heading: 'Thanks' }
  const form = { fields: [{ name: 'email' }, { name: 'first_name' }], consent: { type: 'none' } }
  const popup = (await h.post(`${at}/popups`, { name: 'Hello', content, form })).body.id
  await h.post(`${at}/publish`)
  await h.post(`${at}/popups/${popup}/publish`)
  const values = { email: 'visitor@example.com', first_name: 'Eva' }
  const sent = await h.post(
    `/v1/public/sites/${site}/popups/${popup}/submissions`,
    { values, page_url: 'https://a.example/', shown_for_ms: 4_000 },
    { token: null },
  )
  expect(sent.status).toBe(201)
  expect(await emails()).toContain('visitor@example.com')
  expect(await attention()).toMatchObject([{ type: 'leads_beyond_limit', count: 1 }])
  expect((await add('late')).body.code).toBe('lead_limit_exhausted')
})

test('undoing a merge takes the room of one lead, and is refused where there is none', async () => {
  const merging = `/v1/sites/${await h.newSite('Merging')}`
  const make = async (name: string) =>
    String((await h.post(`${merging}/leads`, { email: `${name}@example.com` })).body.id)
  const [a, b] = [await make('a'), await make('b')]
  const merge = (await h.post(`${merging}/leads/${a}/merges`, { merged_lead_id: b })).body.id
  const [c] = [await make('c'), await make('d')]
  const undo = () => h.post(`${merging}/leads/${a}/merges/${merge}/undo`)
  expect(await undo()).toMatchObject({ status: 409, body: { code: 'lead_limit_exhausted' } })
  expect((await h.get(`${merging}/leads/${b}`)).status).toBe(404)
  await h.delete(`${merging}/leads/${c}`)
  expect((await undo()).status).toBe(200)
  expect((await h.get(`${merging}/notifications`)).body.attention).toEqual([])
})
