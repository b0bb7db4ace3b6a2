import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../testing/harness.ts'

let h: Harness
let site: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Keys')
})
afterAll(() => h.close())

test('a key is shown once, works within its sites and permissions, and ends with a reset', async () => {
  const other = await h.newSite('Other')
  const made = await h.post('/v1/api-keys', { name: 'Website', site_ids: [site], grants: ['manage-leads'] })
  expect(made.status).toBe(201)
  const token = made.body.key as string
  expect((await h.get(`/v1/api-keys/${made.body.id}`)).body).not.toHaveProperty('key')
  expect((await h.get(`/v1/sites/${site}/tags`, { token })).status).toBe(200)
  expect((await h.get(`/v1/sites/${other}/tags`, { token })).status).toBe(404)
  expect((await h.patch(`/v1/sites/${site}`, { name: 'x' }, { token })).status).toBe(403)
  expect((await h.get(`/v1/api-keys/${made.body.id}`)).body.last_used_at).toBe('2027-03-14T09:30:00.000Z')
  const reset = await h.post(`/v1/api-keys/${made.body.id}/reset`)
  expect((await h.get(`/v1/sites/${site}/tags`, { token })).status).toBe(401)
  expect((await h.get(`/v1/sites/${site}/tags`, { token: reset.body.key as string })).status).toBe(200)
  await h.delete(`/v1/api-keys/${made.body.id}`)
  expect((await h.get(`/v1/sites/${site}/tags`, { token: reset.body.key as string })).status).toBe(401)
})

test('a repeat under the same Idempotency-Key does not show the secret again', async () => {
  const headers = { 'idempotency-key': 'key-once' }
  const body = { name: 'Once', grants: ['manage-leads'] }
  expect((await h.post('/v1/api-keys', body, { headers })).status).toBe(201)
  expect((await h.post('/v1/api-keys', body, { headers })).body.code).toBe('secret_already_shown')
})

test('a key cannot be given more than its maker may do, nor another account’s site', async () => {
  const made = await h.post('/v1/api-keys', { name: 'Small', grants: ['manage-account', 'manage-leads'] })
  const token = made.body.key as string
  const more = await h.post('/v1/api-keys', { name: 'More', grants: ['manage-emails'] }, { token })
  expect(more.status).toBe(403)
  const stranger = await h.newPerson('stranger@example.com')
  const theirs = { name: 'x', site_ids: [site], grants: ['manage-leads'] }
  expect((await h.post('/v1/api-keys', theirs, { token: stranger.token })).status).toBe(404)
})

test('nobody resets or deletes a key that may do more, or on more sites, than they', async () => {
  const other = await h.newSite('Elsewhere')
  const keyOf = async (body: object) => (await h.post('/v1/api-keys', { name: 'Key', ...body })).body
  const weak = await keyOf({ site_ids: [site], grants: ['manage-account', 'manage-leads'] })
  const signed = { token: weak.key as string }
  const stronger = [
    await keyOf({ site_ids: [site], grants: ['manage-emails'] }),
    await keyOf({ site_ids: [site, other], grants: ['manage-leads'] }),
    await keyOf({ grants: ['manage-leads'] }),
  ]
  for (const { id, key } of stronger) {
    const reset = await h.post(`/v1/api-keys/${id}/reset`, undefined, signed)
    expect(reset).toMatchObject({ status: 403, body: { code: 'not_permitted' } })
    expect(reset.body).not.toHaveProperty('key')
    expect((await h.delete(`/v1/api-keys/${id}`, signed)).status).toBe(403)
    expect((await h.get('/v1/sites', { token: key as string })).status).toBe(200)
  }
  const equal = await keyOf({ site_ids: [site], grants: ['read-lead', 'manage-account'] })
  expect((await h.post(`/v1/api-keys/${equal.id}/reset`, undefined, signed)).status).toBe(200)
  expect((await h.delete(`/v1/api-keys/${equal.id}`, signed)).status).toBe(204)
})

test('a key that is limited to some sites cannot make another', async () => {
  const made = await h.post('/v1/api-keys', { name: 'One site', site_ids: [site], grants: ['manage-sites'] })
  const reply = await h.post('/v1/sites', { name: 'New', subdomain: 'new' }, { token: made.body.key as string })
  expect(reply.status).toBe(403)
})

test('another scheme than Bearer is not accepted', async () => {
  const authorization = `Basic ${Buffer.from('a:b').toString('base64')}`
  expect((await h.get('/v1/sites', { token: null, headers: { authorization } })).status).toBe(401)
})
