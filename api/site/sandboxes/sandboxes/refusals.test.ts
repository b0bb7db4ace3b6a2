/** What only sandboxes refuse: without a runtime, in the wrong state or of the wrong type, beyond a plan, too often. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { permissionsOf } from '../../../platform/identity/permissions.ts'
import { createSandboxFixture, type SandboxFixture } from '../../../testing/fixtures/sandboxes.ts'
import { createHarness } from '../../../testing/harness.ts'
import { changeSandbox } from './store.ts'

let f: SandboxFixture
beforeAll(async () => {
  f = await createSandboxFixture()
})
afterAll(() => f.close())

const url = { type: 'url', url: 'https://demo.example.net/' }
const codeOf = async (path: string, body?: unknown) => (await f.w.post(f.path(path), body)).body.code
const set = (id: string, more: Parameters<typeof changeSandbox>[2]) =>
  f.w.inSite(f.site, tx => changeSandbox(tx, id, more))

test('a server without a runtime says so, with the command', async () => {
  const h = await createHarness({ SANDBOXES_URL: 'http://demos.example.com' })
  const site = await h.newSite('Casa Gris')
  const body = { name: 'Nothing-here', type: 'wordpress' }
  const refused = await h.post(`/v1/sites/${site}/sandboxes`, body)
  expect([refused.status, refused.body.code]).toEqual([409, 'sandbox_runtime_missing'])
  expect(refused.body.detail).toContain('npm run sandboxes:install')
  const runtime = (await h.get(`/v1/sites/${site}/sandbox-runtime`)).body
  expect(runtime).toMatchObject({ is_ready: false, missing: 'runtime_missing', command: 'npm run sandboxes:install' })
  await h.close()
})

test('whoever may create sandboxes may read them', () => {
  expect([...permissionsOf('manager', ['create-sandbox'])]).toEqual(
    expect.arrayContaining(['create-sandbox', 'read-sandbox']),
  )
  expect(permissionsOf('manager', ['create-sandbox']).has('manage-sandboxes')).toBe(false)
})

test('what a demo elsewhere has not is refused', async () => {
  const id = await f.newSandbox({ ...url, name: 'Url-demo' })
  expect(await codeOf(`sandboxes/${id}/snapshot`)).toBe('sandbox_type_cannot')
  expect(await codeOf(`sandboxes/${id}/reset`)).toBe('sandbox_type_cannot')
  expect(await codeOf(`sandboxes/${id}/duplicate`, { name: 'Url-demo-2' })).toBe('sandbox_type_cannot')
})

test('each step is refused from the states that it does not fit', async () => {
  const id = await f.newSandbox({ name: 'Stepped-demo', type: 'wordpress' })
  await set(id, { machine_status: 'failed', failure: 'start_failed', task: 'create', updated_at: 0 })
  for (const step of ['suspend', 'resume', 'snapshot', 'reset']) {
    expect(await codeOf(`sandboxes/${id}/${step}`), step).toBe('transition_not_allowed')
  }
  expect(await codeOf(`sandboxes/${id}/duplicate`, { name: 'Stepped-demo-2' })).toBe('transition_not_allowed')
  await set(id, { machine_status: 'deleting', updated_at: 0 })
  expect(await codeOf(`sandboxes/${id}/reactivate`, { expires_at: null })).toBe('transition_not_allowed')
  await set(id, { machine_status: 'ready', task: null, failure: null, updated_at: 0 })
  const other = await f.newSandbox({ ...url, name: 'Named-demo' })
  expect((await f.w.patch(f.path(`sandboxes/${other}`), { name: 'stepped-DEMO' })).body.code).toBe('name_taken')
})

test('an access that is gone is not ended, and none is extended to what has ended; links are not mailed all the time', async () => {
  const id = await f.newSandbox({ ...url, name: 'Accessed-demo' })
  const lead_id = await f.newLead('refused@example.com')
  const given = (await f.w.post(f.path(`sandboxes/${id}/accesses`), { lead_id })).body.id
  await f.work()
  expect(await codeOf(`sandbox-accesses/${given}/send`)).toBe('too_many_requests')
  await f.w.post(f.path(`sandboxes/${id}/cancel`))
  expect(await codeOf(`sandbox-accesses/${given}/extend`, { hours: 1 })).toBe('sandbox_not_activated')
  expect((await f.w.delete(f.path(`sandbox-accesses/${given}`))).status).toBe(204)
  expect(await codeOf(`sandbox-accesses/${given}/end`)).toBe('transition_not_allowed')
})

test('a panel is not tested all the time', async () => {
  const codes = []
  for (let i = 0; i < 12; i++) codes.push(await codeOf('sandbox-settings/test'))
  expect(codes.at(-1)).toBe('too_many_requests')
  expect(codes[0]).toBeUndefined()
})

test('a plan limits sandboxes and copies of them, and says how much is used', async () => {
  const source = await f.newSandbox({ name: 'Planned-demo', type: 'wordpress', lead_access: 'copy' })
  const lead_id = await f.newLead('planned@example.com')
  const { account_id } = (await f.w.installation.sites.find(f.site)) ?? {}
  const plan = await f.w.post('/v1/plans', { name: 'Small', limits: { sandboxes: 1 }, features: null })
  const given = await f.w.call('PUT', `/v1/accounts/${account_id}/plan`, { body: { plan_id: plan.body.id } })
  expect(given.status, JSON.stringify(given.body)).toBe(200)
  const refused = await f.w.post(f.path('sandboxes'), { ...url, name: 'Beyond-demo' })
  expect(refused.body).toMatchObject({ code: 'limit_reached', allowance: { name: 'sandboxes', limit: 1 } })
  expect(await codeOf(`sandboxes/${source}/duplicate`, { name: 'Beyond-demo' })).toBe('limit_reached')
  expect(await codeOf(`sandboxes/${source}/accesses`, { lead_id })).toBe('limit_reached')
})
