/** Keys that may only read, from some addresses, until a time, so often in a minute. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../testing/harness.ts'

let h: Harness
let site: string
beforeAll(async () => {
  h = await createHarness({ TRUST_PROXY: 'true' })
  site = await h.newSite('Keys')
})
afterAll(() => h.close())

const newKey = async (limits: object, grants = ['manage-leads', 'manage-account']) => {
  const made = await h.post('/v1/api-keys', { name: 'Report', grants, ...limits })
  expect(made.status).toBe(201)
  return { id: made.body.id as string, token: made.body.key as string }
}

test('a key that may only read lists and searches, and changes nothing', async () => {
  const { token } = await newKey({ read_only: true })
  expect((await h.get(`/v1/sites/${site}/tags`, { token })).status).toBe(200)
  expect((await h.post(`/v1/sites/${site}/leads/search`, {}, { token })).status).toBe(200)
  const refused = await h.post(`/v1/sites/${site}/tags`, { name: 'VIP' }, { token })
  expect(refused).toMatchObject({ status: 403, body: { code: 'not_permitted' } })
  expect(refused.body.detail).toBe('This API key can only read: it can’t do this. Use one that isn’t read-only.')
})

test('a key works from its addresses alone', async () => {
  const { id, token } = await newKey({ allowed_addresses: ['203.0.113.0/24', '2001:db8::/48'] })
  const from = (address: string) => h.get(`/v1/sites/${site}/tags`, { token, headers: { 'x-forwarded-for': address } })
  for (const address of ['203.0.113.255', '::ffff:203.0.113.7', '2001:db8:0:1::1'])
    expect((await from(address)).status, address).toBe(200)
  for (const address of ['203.0.114.0', '2001:db8:1::', '::1']) {
    const refused = await from(address)
    expect(refused).toMatchObject({ status: 403, body: { code: 'not_permitted' } })
    expect(refused.body.detail).toContain(`doesn’t work from ${address}`)
  }
  const { body } = await h.patch(`/v1/api-keys/${id}`, { allowed_addresses: [] })
  expect(body).toMatchObject({ allowed_addresses: [], version: 2 })
  expect((await h.get(`/v1/sites/${site}/tags`, { token })).status).toBe(200)
  for (const address of ['203.0.113.0/33', 'here', '203.0.113', '1.2.3.4/8/9'])
    expect((await h.patch(`/v1/api-keys/${id}`, { allowed_addresses: [address] })).body).toMatchObject({
      errors: [{ pointer: '/allowed_addresses/0', code: 'ip_address_invalid' }],
    })
  const all = Array.from({ length: 50 }, (_, n) => `203.0.113.${n}`)
  expect((await h.patch(`/v1/api-keys/${id}`, { allowed_addresses: all })).status).toBe(200)
  expect((await h.patch(`/v1/api-keys/${id}`, { allowed_addresses: [...all, '203.0.113.50'] })).status).toBe(422)
})

test('a key ends with its time', async () => {
  const { id, token } = await newKey({ expires_at: '2027-03-14T09:35:00.000Z' })
  expect((await h.get(`/v1/sites/${site}/tags`, { token })).status).toBe(200)
  h.clock.forward(6 * 60_000)
  const ended = await h.get(`/v1/sites/${site}/tags`, { token })
  expect(ended).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
  expect(ended.body.detail).toContain('has expired')
  const past = await h.patch(`/v1/api-keys/${id}`, { expires_at: '2027-03-14T09:35:00.000Z' })
  expect(past.body).toMatchObject({ errors: [{ pointer: '/expires_at', code: 'moment_has_passed' }] })
  expect((await h.patch(`/v1/api-keys/${id}`, { expires_at: null })).status).toBe(200)
  expect((await h.get(`/v1/sites/${site}/tags`, { token })).status).toBe(200)
})

test('a key makes so many requests in a minute, and each answer says what is left', async () => {
  const { token } = await newKey({ requests_per_minute: 2 })
  const answers = [1, 2, 3].map(() => h.get(`/v1/sites/${site}/tags/tag_missing`, { token }))
  const [first, second, third] = await Promise.all(answers)
  expect([first, second].map(one => one?.status)).toEqual([404, 404])
  expect([first, second].map(one => one?.headers.get('ratelimit-remaining')).sort()).toEqual(['0', '1'])
  expect(third).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(third?.headers.get('ratelimit-limit')).toBe('2')
  expect(Number(third?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(third?.headers.get('ratelimit-reset'))).toBeGreaterThan(30)
  expect((await h.get(`/v1/sites/${site}/tags`)).headers.has('ratelimit-limit')).toBe(false)
  for (const requests_per_minute of [0, 60_001])
    expect((await h.post('/v1/api-keys', { name: 'x', grants: ['manage-leads'], requests_per_minute })).status).toBe(
      422,
    )
})

test('what a key may not do counts too; what comes from elsewhere does not', async () => {
  const limits = { requests_per_minute: 3, read_only: true, allowed_addresses: ['203.0.113.0/24'] }
  const { token } = await newKey(limits)
  const [here, elsewhere] = ['203.0.113.7', '203.0.114.7'].map(address => ({
    token,
    headers: { 'x-forwarded-for': address },
  }))
  const left = async (call: Promise<{ status: number; headers: Headers }>) => {
    const { status, headers } = await call
    return [status, headers.get('ratelimit-remaining')]
  }
  const tags = `/v1/sites/${site}/tags`
  expect(await left(h.get(tags, elsewhere))).toEqual([403, null])
  expect(await left(h.post(tags, { name: 'x' }, here))).toEqual([403, '2'])
  expect(await left(h.get('/v1/sites/site_nowhere/tags', here))).toEqual([404, '1'])
})

test('a key makes, changes and resets no key with wider limits than its own', async () => {
  const limits = {
    expires_at: '2027-06-01T00:00:00.000Z',
    requests_per_minute: 600,
    allowed_addresses: ['127.0.0.0/8', '::1'],
  }
  const { token, id } = await newKey(limits)
  const signed = { token, headers: { 'x-forwarded-for': '127.0.0.1' } }
  const child = await h.post('/v1/api-keys', { name: 'Child', grants: ['manage-leads'] }, signed)
  expect(child.body).toMatchObject(limits)
  const wider = [
    { expires_at: null },
    { expires_at: '2027-06-01T00:00:01.000Z' },
    { requests_per_minute: null },
    { requests_per_minute: 601 },
    { allowed_addresses: [] },
    { allowed_addresses: ['10.0.0.0/8'] },
  ]
  for (const one of wider)
    expect(await h.patch(`/v1/api-keys/${id}`, one, signed)).toMatchObject({
      status: 403,
      body: { detail: 'An API key can’t give another key wider limits than its own.' },
    })
  const free = await newKey({})
  expect((await h.post(`/v1/api-keys/${free.id}/reset`, undefined, signed)).status).toBe(403)
})
