/** Saved views: everybody's own, and those of all. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { leadViewLimits } from './limits.ts'

let h: Harness
let base: string
let other: { token: string }
beforeAll(async () => {
  h = await createHarness()
  const site_id = await h.newSite('Casa Verde')
  base = `/v1/sites/${site_id}/lead-views`
  const key = await h.post('/v1/api-keys', { name: 'Other', grants: ['manage-leads'], site_ids: [site_id] })
  other = { token: String(key.body.key) }
})
afterAll(() => h.close())

const filter = { type: 'all', filters: [{ type: 'rule', field: 'opens', op: 'gt', value: 3 }] }
const parts = { search: 'ana', filter, sort: '-opens', columns: ['last_name', 'opens'], density: 'compact' }

test('a view is saved with all its parts, replaced as a whole, and deleted', async () => {
  const made = await h.post(base, { name: ' Readers ', ...parts })
  expect([made.status, made.body]).toMatchObject([201, { name: 'Readers', shared: false, ...parts, version: 1 }])
  const path = `${base}/${made.body.id}`
  expect((await h.get(path)).body).toEqual(made.body)
  const replaced = await h.call('PUT', path, { body: { name: 'Readers', shared: false, sort: 'email' } })
  expect(replaced.body).toMatchObject({ sort: 'email', version: 2 })
  expect(replaced.body.filter).toBeUndefined()
  const late = { body: { name: 'Late', shared: false }, headers: { 'if-match': '"1"' } }
  expect((await h.call('PUT', path, late)).status).toBe(412)
  expect((await h.delete(path)).status).toBe(204)
  expect((await h.get(path)).status).toBe(404)
})

test('others see and change what is shared, and nothing else', async () => {
  const own = await h.post(base, { name: 'Mine' })
  const shared = await h.post(base, { name: 'Ours', shared: true })
  const seen = await h.get(base, other)
  expect(seen.body.data.map(({ name }) => name)).toEqual(['Ours'])
  expect((await h.get(`${base}/${own.body.id}`, other)).status).toBe(404)
  expect((await h.delete(`${base}/${own.body.id}`, other)).status).toBe(404)
  const theirs = await h.post(base, { name: 'Mine' }, other)
  expect(theirs.status).toBe(201)
  const sharing = { body: { name: 'Mine', shared: true }, ...other }
  expect((await h.call('PUT', `${base}/${theirs.body.id}`, sharing)).body).toMatchObject({ shared: true })
  expect((await h.delete(`${base}/${shared.body.id}`, other)).status).toBe(204)
})

test('who may only read leads has views of their own, and leaves those of all alone', async () => {
  const site_ids = [base.split('/')[3]]
  const key = await h.post('/v1/api-keys', { name: 'Reader', grants: ['read-lead'], site_ids })
  const reader = { token: String(key.body.key) }
  const ours = (await h.post(base, { name: 'Everybody', shared: true })).body
  const mine = await h.post(base, { name: 'Mine alone', sort: 'email' }, reader)
  expect(mine).toMatchObject({ status: 201, body: { shared: false } })
  const path = `${base}/${mine.body.id}`
  const replacement = { name: 'Mine alone', shared: false }
  expect((await h.call('PUT', path, { body: replacement, ...reader })).status).toBe(200)
  const refused = [
    await h.post(base, { name: 'For all', shared: true }, reader),
    await h.call('PUT', path, { body: { ...replacement, shared: true }, ...reader }),
    await h.call('PUT', `${base}/${ours.id}`, { body: { name: 'Taken', shared: false }, ...reader }),
    await h.delete(`${base}/${ours.id}`, reader),
  ]
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  expect((await h.delete(path, reader)).status).toBe(204)
})

test('names are free within one owner, and rules are checked as in a search', async () => {
  const first = await h.post(base, { name: 'Ávila' })
  expect((await h.post(base, { name: 'ÁVILA' })).body).toMatchObject({ code: 'name_taken' })
  expect((await h.post(base, { name: 'Ávila', shared: true })).status).toBe(201)
  const second = await h.post(base, { name: 'Other' })
  const renamed = { body: { name: 'ávila', shared: false } }
  expect((await h.call('PUT', `${base}/${second.body.id}`, renamed)).body.code).toBe('name_taken')
  expect((await h.call('PUT', `${base}/${first.body.id}`, renamed)).status).toBe(200)
  const wrong = { type: 'rule', field: 'custom_fields.nope', op: 'is', value: 'x' }
  expect((await h.post(base, { name: 'Wrong', filter: wrong })).body).toMatchObject({
    errors: [{ pointer: '/filter/field', code: 'filter_field_unknown' }],
  })
})

test('so many views fit, and one more does not', async () => {
  const there = Number((await h.get(`${base}?limit=100`, other)).body.data.filter(({ shared }) => !shared).length)
  for (let n = there; n < leadViewLimits.lead_views_max; n++) {
    expect((await h.post(base, { name: `View ${n}` }, other)).status).toBe(201)
  }
  const refused = await h.post(base, { name: 'One more' }, other)
  expect(refused.body).toMatchObject({ errors: [{ code: 'too_many' }] })
  const columns = (count: number) => Array.from({ length: count }, (_, n) => `custom_fields.f${n}`)
  const most = leadViewLimits.lead_view_columns_max
  expect((await h.post(base, { name: 'Wide', columns: columns(most) })).status).toBe(201)
  expect((await h.post(base, { name: 'Wider', columns: columns(most + 1) })).status).toBe(422)
})
