/** Sandboxes themselves: what a name and passwords must be, secrets, the machine, the subscription, plans, and what stands against a site's deletion. */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeWhm, startFakeWhm } from '../../../testing/fake-whm.ts'
import { createSandboxFixture, type SandboxFixture } from '../../../testing/fixtures/sandboxes.ts'

const hour = 3_600_000
const day = 24 * hour
let f: SandboxFixture
let whm: FakeWhm
beforeAll(async () => {
  f = await createSandboxFixture()
  whm = await startFakeWhm()
})
afterAll(async () => {
  await f.close()
  await whm.close()
})

const url = { type: 'url', url: 'https://demo.example.net/' }
const create = (body: object) => f.w.post(f.path('sandboxes'), body)
const refusal = async (body: object) => {
  const { status, body: answer } = await create(body)
  const [error] = (answer.errors ?? []) as { pointer: string; code: string }[]
  return `${status} ${error?.pointer ?? ''} ${error?.code ?? answer.code}`
}
const step = (id: string, name: string, body?: object) => f.w.post(f.path(`sandboxes/${id}/${name}`), body)
const connect = (more: object = {}) =>
  f.w.patch(f.path('sandbox-settings'), {
    ...{ panel_host: '127.0.0.1', panel_port: whm.port, panel_token: whm.token, panel_certificate: whm.certificate },
    ...more,
  })

test.each([
  ['Demo', '/name sandbox_name_short'],
  ['  Demo  ', '/name sandbox_name_short'],
  ['-Demos', '/name sandbox_name_characters'],
  ['Demos-', '/name sandbox_name_characters'],
  ['My demo', '/name sandbox_name_characters'],
  ['Démo-1', '/name sandbox_name_characters'],
  ['D'.repeat(51), '/name too_long'],
])('the name %s is refused', async (name, expected) => {
  expect(await refusal({ ...url, name })).toBe(`422 ${expected}`)
})

test('a name is that of one sandbox, without regard to case', async () => {
  expect((await create({ ...url, name: 'First-demo' })).status).toBe(201)
  expect(await refusal({ ...url, name: 'FIRST-demo' })).toBe('409 /name name_taken')
})

test.each([
  ['short1Aaaaaaaa', 'control_panel_password_weak'],
  ['alllowercase12345', 'control_panel_password_weak'],
  ['ALLUPPERCASE12345', 'control_panel_password_weak'],
  ['NoDigitsInThisOne', 'control_panel_password_weak'],
])('the control-panel password %s is refused', async (control_panel_password, code) => {
  const body = { name: 'Panel-demo', type: 'cpanel', url: 'https://a.example', control_panel_username: 'demo1' }
  expect(await refusal({ ...body, control_panel_password })).toBe(`422 /control_panel_password ${code}`)
})

test.each([
  [{ ...url, url: undefined }, '/url required'],
  [{ type: 'cpanel', url: 'https://a.example' }, '/control_panel_username required'],
  [
    { type: 'cpanel', url: 'https://a.example', control_panel_username: 'test1' },
    '/control_panel_username control_panel_username_invalid',
  ],
  [{ type: 'wordpress', url: 'https://a.example' }, '/url sandbox_field_of_other_type'],
  [{ type: 'wordpress', username: 'ana' }, '/username sandbox_field_of_other_type'],
  [{ ...url, lead_access: 'copy' }, '/lead_access sandbox_copies_of_wordpress'],
  [{ ...url, expires_at: '2020-01-01T00:00:00.000Z' }, '/expires_at moment_has_passed'],
  [{ ...url, user_data_expiry_hours: -1 }, '/user_data_expiry_hours too_small'],
])('%o is refused', async (body, expected) => {
  expect(await refusal({ name: 'Refused-demo', ...body })).toBe(`422 ${expected}`)
})

test('secrets are encrypted and never returned', async () => {
  const made = await create({ ...url, name: 'Secret-demo', username: 'guest', password: 'in-clear-once' })
  await f.work()
  const got = await f.sandbox(made.body.id)
  expect(got).toMatchObject({ username: 'guest', has_password: true })
  expect(JSON.stringify([made.body, got])).not.toContain('in-clear-once')
  const database = await f.w.installation.databases.site(f.site)
  const rows = await database.read(db => db.all('select * from sandboxes'))
  expect(JSON.stringify(rows)).not.toContain('in-clear-once')
})

test('a subscription runs down by the clock, comes back, and is cleaned up', async () => {
  const expires_at = new Date(f.w.clock.now() + 10 * day).toISOString()
  const id = await f.newSandbox({ ...url, name: 'Living-demo', expires_at, cleanup_after: 1, cleanup_unit: 'days' })
  const statusAfter = async (ms: number) => {
    f.w.clock.forward(ms)
    await f.work()
    const { status, machine_status } = await f.sandbox(id)
    return [status, machine_status]
  }
  expect(await statusAfter(0)).toEqual(['active', 'ready'])
  expect(await statusAfter(9 * day)).toEqual(['expiring', 'ready'])
  expect(await statusAfter(day)).toEqual(['action_required', 'asleep'])
  expect((await step(id, 'resume')).body.code).toBe('sandbox_not_activated')
  const back = new Date(f.w.clock.now() + 10 * day).toISOString()
  expect((await step(id, 'reactivate', { expires_at: back })).status).toBe(200)
  await f.work()
  expect(await f.sandbox(id)).toMatchObject({ status: 'active', machine_status: 'ready' })
  expect((await step(id, 'cancel')).body).toMatchObject({ status: 'canceled' })
  expect((await step(id, 'cancel')).body.code).toBe('transition_not_allowed')
  expect(await statusAfter(10 * day)).toEqual(['expired', 'asleep'])
  f.w.clock.forward(day)
  await f.work()
  expect((await f.w.get(f.path(`sandboxes/${id}`))).status).toBe(404)
})

test('a machine is suspended, resumed, and refuses what does not fit its state', async () => {
  const id = await f.newSandbox({ name: 'Machine-demo', type: 'wordpress' })
  expect((await step(id, 'suspend')).body).toMatchObject({ machine_status: 'creating', task: 'suspend' })
  expect((await step(id, 'suspend')).body.code).toBe('transition_not_allowed')
  expect((await f.w.post(f.path(`sandboxes/${id}/open`))).body.code).toBe('sandbox_not_ready')
  await f.work()
  expect(await f.sandbox(id)).toMatchObject({ machine_status: 'asleep' })
  expect(f.supervisor().isRunning(id)).toBe(false)
  await step(id, 'resume')
  await f.work()
  expect(await f.sandbox(id)).toMatchObject({ machine_status: 'ready' })
  expect((await step(id, 'retry')).body.code).toBe('transition_not_allowed')
  await f.w.delete(f.path(`sandboxes/${id}`))
  await f.work()
})

test('a snapshot brings a sandbox back, and a duplicate begins with it', async () => {
  const id = await f.newSandbox({ name: 'Snapshot-demo', type: 'wordpress' })
  expect((await step(id, 'reset')).body.code).toBe('sandbox_snapshot_missing')
  await step(id, 'snapshot')
  await f.work()
  const changed = (of: string) => join(f.folder(of), 'live', 'wordpress', 'changed.txt')
  writeFileSync(changed(id), 'later')
  await step(id, 'reset')
  await f.work()
  expect(existsSync(changed(id))).toBe(false)
  expect(await f.sandbox(id)).toMatchObject({ machine_status: 'asleep', has_snapshot: true })
  expect((await step(id, 'duplicate', { name: 'Snapshot-demo' })).body.code).toBe('name_taken')
  const double = (await step(id, 'duplicate', { name: 'Snapshot-demo-2' })).body
  expect(double).toMatchObject({ name: 'Snapshot-demo-2', source_id: id, machine_status: 'creating', task: 'copy' })
  await f.work()
  expect(await f.sandbox(double.id)).toMatchObject({ machine_status: 'asleep' })
  const [other] = (await f.w.get(f.path('sandboxes?search=secret'))).body.data
  expect((await step(String(other?.id), 'snapshot')).body.code).toBe('sandbox_type_cannot')
})

test('one whose WordPress is broken fails, says why, and is retried', async () => {
  const { runtime } = f.w.installation.config.sandboxes
  const broken = join(runtime, 'wordpress', 'fake', 'broken.txt')
  writeFileSync(broken, 'a plugin')
  const id = await f.newSandbox({ name: 'Broken-demo', type: 'wordpress' })
  expect(await f.sandbox(id)).toMatchObject({ machine_status: 'failed', failure: 'start_failed' })
  const { rmSync } = await import('node:fs')
  rmSync(broken)
  f.w.clock.forward(hour)
  expect((await step(id, 'retry')).status).toBe(202)
  await f.work()
  expect(await f.sandbox(id)).toMatchObject({ machine_status: 'ready' })
})

test('space that is over is said, and comes back with more of it', async () => {
  const id = await f.newSandbox({ name: 'Spacious-demo', type: 'wordpress', size_gb: 0.1 })
  writeFileSync(join(f.folder(id), 'live', 'wordpress', 'large.bin'), Buffer.alloc(110_000_000))
  f.w.clock.forward(hour)
  await f.work()
  expect(await f.sandbox(id)).toMatchObject({ space_over: true })
  expect(existsSync(join(f.folder(id), 'own', 'space-over'))).toBe(true)
  const { status, body } = await f.w.post(f.path('leads'), { email: 'space@example.com' })
  expect(status).toBe(201)
  const refused = await f.w.post(f.path(`sandboxes/${id}/accesses`), { lead_id: body.id })
  expect([refused.body.code, refused.body.detail]).toEqual(['sandbox_space_over', 'Sandbox space is over'])
  await f.w.patch(f.path(`sandboxes/${id}`), { size_gb: 1 })
  await f.work()
  expect(await f.sandbox(id)).toMatchObject({ space_over: false })
  await f.w.delete(f.path(`sandboxes/${id}`))
  await f.work()
})

test('without a panel none is made; with one, an account with a password that is shown once', async () => {
  const body = {
    name: 'Account-demo',
    type: 'cpanel',
    url: 'https://demo.example.com',
    control_panel_username: 'shopdemo',
  }
  expect((await create(body)).body.code).toBe('sandbox_panel_not_configured')
  const settings = await connect()
  expect(settings.body).toMatchObject({ panel_token_hint: '…0KEN' })
  expect((await f.w.patch(f.path('sandbox-settings'), { panel_host: 'other.example.com' })).status).toBe(422)
  const tested = await f.w.post(f.path('sandbox-settings/test'))
  expect(tested.body).toMatchObject({ outcome: 'connected', certificate: whm.certificate })
  const made = await create(body)
  const secret = String(made.body.control_panel_password)
  expect(secret).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{15,}$/)
  await f.work()
  expect(whm.accounts.get('shopdemo')).toMatchObject({ password: secret, quota: 1_024 })
  expect(JSON.stringify(await f.sandbox(made.body.id))).not.toContain(secret)
  expect(await f.sandbox(made.body.id)).toMatchObject({ machine_status: 'ready', url: 'https://demo.example.com' })
  whm.fail('editquota', 'down')
  await f.w.patch(f.path(`sandboxes/${made.body.id}`), { size_gb: 2 })
  await f.work()
  expect(whm.accounts.get('shopdemo')).toMatchObject({ quota: 1_024 })
  f.w.clock.forward(hour)
  await f.work()
  expect(whm.accounts.get('shopdemo'), 'told again').toMatchObject({ quota: 2_048 })
  const opened = await f.w.post(f.path(`sandboxes/${made.body.id}/open`))
  expect(String(opened.body.url)).toContain('panel.example.com')
  whm.fail('create_user_session', 'page')
  const failed = await f.w.post(f.path(`sandboxes/${made.body.id}/open`))
  expect([failed.status, failed.body.code]).toEqual([503, 'provider_unavailable'])
  await f.w.delete(f.path(`sandboxes/${made.body.id}`))
  whm.fail('removeacct', 'down')
  await f.work()
  expect(whm.accounts.size).toBe(1)
  f.w.clock.forward(hour)
  await f.work()
  expect(whm.accounts.size).toBe(0)
})

test('a site has as many as its plan allows, and is not deleted while it has one', async () => {
  const owner = await f.w.newPerson('owner@example.com')
  const site = await f.w.newSite('Casa Azul', owner.token)
  const made = await f.w.post(`/v1/sites/${site}/sandboxes`, { ...url, name: 'Only-demo' }, { token: owner.token })
  expect(made.status).toBe(201)
  const refused = await f.w.delete(`/v1/sites/${site}`, { token: owner.token })
  expect(refused.status).toBe(409)
  expect(refused.body.blockers).toMatchObject([{ type: 'sandbox', name: 'Only-demo' }])
  expect((await f.w.get(`/v1/sites/${site}/sandbox-allowance`, { token: owner.token })).body).toEqual({
    ...{ plan: null, used: 1, limit: null },
  })
})

test('folders of no sandbox are swept', async () => {
  const { mkdirSync } = await import('node:fs')
  const { removeUnknown } = await import('../drivers/playground/folders.ts')
  mkdirSync(f.folder('sbx_of_nobody'), { recursive: true })
  const names = (await f.w.get(f.path('sandboxes'))).body.data.map(({ id }) => String(id))
  await removeUnknown(f.w.installation.config.data_dir, f.site, new Set(names))
  expect(existsSync(f.folder('sbx_of_nobody'))).toBe(false)
})
