/** The whole installation, for a super administrator alone: accounts, what is damaged, and maintenance. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openInstallation } from '../../installation.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'

let h: Harness
beforeAll(async () => {
  h = await createHarness()
})
afterAll(() => h.close())

test('accounts come with who manages them, what they have, and their plan', async () => {
  await h.newSite('Casa Verde')
  const plan = (await h.post('/v1/plans', { name: 'Starter', limits: {} })).body.id
  await h.newPerson('bea@example.com')
  const [bea, ana] = (await h.get('/v1/accounts')).body.data
  await h.call('PUT', `/v1/accounts/${bea?.id}/plan`, { body: { plan_id: plan } })
  const [given] = (await h.get('/v1/accounts?limit=1')).body.data
  expect(given).toMatchObject({ owner_email: 'bea@example.com', site_count: 0, plan_id: plan, plan_name: 'Starter' })
  expect(ana).toMatchObject({
    owner_email: 'ana@example.com',
    owner_name: 'Ana García',
    site_count: 1,
    member_count: 1,
  })
  expect(ana).not.toHaveProperty('plan_id')
})

test('in maintenance everybody gets 503 with when to come again; who closed it opens it, and a restart does not', async () => {
  const site = (await h.get('/v1/sites')).body.data[0]?.id
  expect((await h.patch('/v1/installation', { maintenance: true })).body).toMatchObject({
    maintenance: true,
    fixed: false,
  })
  const refused = await h.get('/v1/sites')
  expect([refused.status, refused.body.code, refused.body.type]).toEqual([
    503,
    'maintenance',
    '/docs/problems/maintenance',
  ])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  const visited = await h.get(`/v1/public/sites/${site}/configuration`, { token: null })
  expect(visited.body.code).toBe('maintenance')
  expect((await h.get('/v1/auth/abilities')).status).toBe(200)
  expect((await h.get('/v1/installation')).body).toMatchObject({
    maintenance: true,
    site_count: 1,
    damaged_site_ids: [],
  })
  await h.installation.databases.close()
  const again = await openInstallation(h.installation.config)
  expect(again.maintenance.on).toBe(true)
  await again.close()
})
