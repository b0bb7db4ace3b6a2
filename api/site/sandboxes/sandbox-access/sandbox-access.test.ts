/** Leads' access to sandboxes: given, mailed, used once, ended by the clock, and cleaned up after. */
import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSandboxFixture, type SandboxFixture } from '../../../testing/fixtures/sandboxes.ts'

const hour = 3_600_000
const day = 24 * hour
let f: SandboxFixture
beforeAll(async () => {
  f = await createSandboxFixture()
})
afterAll(() => f.close())

const demo = (name: string, more: object = {}) =>
  f.newSandbox({
    ...{ name, type: 'url', url: 'https://demo.example.net/', username: 'guest', password: 'guest-password' },
    ...{ user_data_expiry_hours: 48, cleanup_after: 2, cleanup_unit: 'days' },
    ...more,
  })
const assign = (sandbox_id: string, lead_id: string, more: object = {}) =>
  f.w.post(f.path(`sandboxes/${sandbox_id}/accesses`), { lead_id, ...more })
const access = async (id: unknown) => (await f.w.get(f.path(`sandbox-accesses/${id}`))).body
const eventsOf = async (lead_id: string) =>
  (await f.w.get(f.path(`leads/${lead_id}/timeline`))).body.data.map(({ type }) => type)
const page = (method: string, link: string) =>
  f.w.call(method, new URL(link).pathname, { token: null, headers: { accept: 'text/html' } })

test('a lead is mailed the link and the credentials; the link lets in once, and the page sends another', async () => {
  const [sandbox_id, lead_id] = [await demo('Shared-demo'), await f.newLead('one@example.com')]
  const given = await assign(sandbox_id, lead_id)
  expect(given.body).toMatchObject({
    status: 'active',
    copy_id: null,
    source: 'manual',
    lead: { email: 'one@example.com' },
  })
  expect((await f.w.get(f.path(`leads/${lead_id}`))).body.sandbox_id).toBe(sandbox_id)
  await f.work()
  const [mail] = await f.mailsTo('one@example.com')
  expect(mail?.subject).toBe('Your demo is ready: Shared-demo')
  expect(mail?.text).toContain('Password: guest-password')
  const link = String(mail?.link)
  for (let i = 0; i < 5; i++) expect((await page(i % 2 ? 'GET' : 'HEAD', link)).status).toBe(200)
  const entered = await page('POST', link)
  expect(String(entered.body)).toContain('https://demo.example.net/')
  expect(String(entered.body)).toContain('guest-password')
  expect((await page('POST', link)).status).toBe(410)
  expect(await access(given.body.id)).toMatchObject({ opens: 1 })
  expect(await eventsOf(lead_id)).toContain('lead.sandbox_opened')
  expect((await page('POST', `${link}/send`)).status).toBe(200)
  await f.work()
  expect(await f.mailsTo('one@example.com'), 'not twice within two minutes').toHaveLength(1)
  f.w.clock.forward(3 * 60_000)
  await page('POST', `${link}/send`)
  await f.work()
  expect(await f.mailsTo('one@example.com')).toHaveLength(2)
  expect((await assign(sandbox_id, lead_id)).body.code).toBe('sandbox_already_assigned')
  const altered = `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`
  expect([(await page('GET', altered)).status, (await page('POST', altered)).status]).toEqual([404, 404])
})

test('an access is told of a day before, ends, can be extended, and goes after its grace without its person', async () => {
  const [sandbox_id, lead_id] = [await demo('Ending-demo'), await f.newLead('two@example.com')]
  const { id } = (await assign(sandbox_id, lead_id)).body
  const { url } = (await f.w.post(f.path(`sandbox-accesses/${id}/links`))).body
  f.w.clock.forward(24 * hour)
  await f.work()
  expect(await eventsOf(lead_id)).toContain('lead.sandbox_expires_tomorrow')
  f.w.clock.forward(20 * hour)
  expect(await access(id)).toMatchObject({ status: 'expiring' })
  f.w.clock.forward(4 * hour)
  // By the clock alone, before any job.
  expect(await access(id)).toMatchObject({ status: 'expired' })
  expect((await page('POST', String(url))).status).toBe(410)
  await f.work()
  expect(await eventsOf(lead_id)).toContain('lead.sandbox_expired')
  expect((await f.w.post(f.path(`sandbox-accesses/${id}/send`))).body.code).toBe('sandbox_not_activated')
  const extended = await f.w.post(f.path(`sandbox-accesses/${id}/extend`), { hours: 24 })
  expect(extended.body).toMatchObject({ status: 'active' })
  f.w.clock.forward(day)
  await f.work()
  expect(await access(id)).toMatchObject({ status: 'expired', lead_id })
  f.w.clock.forward(2 * day - 1)
  await f.work()
  expect(await access(id)).toMatchObject({ status: 'expired', lead_id })
  f.w.clock.forward(1)
  await f.work()
  expect(await access(id)).toMatchObject({ status: 'deleted', lead_id: null, lead: { email: '', name: '' } })
  expect((await f.w.get(f.path(`leads/${lead_id}`))).body.sandbox_id).toBeNull()
  expect((await f.w.post(f.path(`sandbox-accesses/${id}/extend`), { hours: 1 })).body.code).toBe(
    'transition_not_allowed',
  )
})

test('one that is ended by hand is dead at once', async () => {
  const { id } = (await assign(await demo('Handed-demo'), await f.newLead('three@example.com'))).body
  const { url } = (await f.w.post(f.path(`sandbox-accesses/${id}/links`))).body
  expect((await f.w.post(f.path(`sandbox-accesses/${id}/end`))).body).toMatchObject({ status: 'expired' })
  expect((await page('POST', String(url))).status).toBe(410)
})

test('a sandbox that has ended lets nobody in: Sandbox not activated', async () => {
  const [sandbox_id, lead_id] = [await demo('Over-demo'), await f.newLead('four@example.com')]
  const { id } = (await assign(sandbox_id, lead_id, { hours: 0 })).body
  expect(await access(id)).toMatchObject({ expires_at: null })
  await f.w.post(f.path(`sandboxes/${sandbox_id}/cancel`))
  const refused = await assign(sandbox_id, await f.newLead('five@example.com'))
  expect([refused.body.code, refused.body.detail]).toEqual(['sandbox_not_activated', 'Sandbox not activated'])
  expect((await f.w.post(f.path(`sandbox-accesses/${id}/links`))).body.code).toBe('sandbox_not_activated')
})

test('each lead gets a copy with the content of its source, enters it, and it goes with them', async () => {
  const sandbox_id = await f.newSandbox({
    ...{ name: 'Copied-demo', type: 'wordpress', lead_access: 'copy', pool_size: 1 },
    ...{ user_data_expiry_hours: 4, cleanup_after: 1, cleanup_unit: 'hours' },
  })
  await f.work()
  expect(await f.sandbox(sandbox_id)).toMatchObject({ pool_ready: 1, has_snapshot: true })
  const lead_id = await f.newLead('six@example.com')
  const given = (await assign(sandbox_id, lead_id)).body
  expect(given.machine_status, 'from the pool').toBe('ready')
  await f.work()
  const copy_id = String(given.copy_id)
  expect(await f.sandbox(sandbox_id)).toMatchObject({ pool_ready: 1, lead_count: 1 })
  const [mail] = await f.mailsTo('six@example.com')
  const entered = await page('POST', String(mail?.link))
  expect(entered.status).toBe(303)
  const signed = await f.visit(String(entered.headers.get('location')))
  expect([signed.status, signed.headers.location]).toEqual([302, '/wp-admin/'])
  const cookie = signed.headers['set-cookie']?.at(-1)?.split(';')[0] ?? ''
  const origin = String((await f.sandbox(copy_id)).url)
  expect((await f.visit(`${origin}/`, { headers: { cookie } })).status).toBe(200)
  f.w.clock.forward(4 * hour)
  expect((await f.visit(`${origin}/`, { headers: { cookie } })).status, 'the link is dead by the clock').toBe(410)
  await f.work()
  expect(f.supervisor().isRunning(copy_id), 'then the process is stopped').toBe(false)
  expect(existsSync(f.folder(copy_id)), 'its data stays for the grace').toBe(true)
  f.w.clock.forward(hour)
  await f.work()
  expect(existsSync(f.folder(copy_id))).toBe(false)
  expect((await f.w.get(f.path(`sandboxes/${copy_id}`))).status).toBe(404)
  expect(await access(given.id)).toMatchObject({ status: 'deleted', lead_id: null })
})

test('erasing a lead erases their copy, whatever its clean-up', async () => {
  const sandbox_id = await f.newSandbox({
    name: 'Erased-demo',
    type: 'wordpress',
    lead_access: 'copy',
    cleanup_after: null,
  })
  const lead_id = await f.newLead('seven@example.com')
  const given = (await assign(sandbox_id, lead_id, { send_email: false })).body
  await f.work()
  const copy_id = String(given.copy_id)
  expect(existsSync(f.folder(copy_id))).toBe(true)
  expect((await f.w.delete(f.path(`leads/${lead_id}`))).status).toBe(204)
  await f.work()
  expect(existsSync(f.folder(copy_id))).toBe(false)
  expect(await access(given.id)).toMatchObject({ status: 'deleted', lead_id: null })
})

test('of two leads that become one, the one that stays has what both had', async () => {
  const [first, second] = [await demo('Merged-demo-1'), await demo('Merged-demo-2')]
  const [stays, goes] = [await f.newLead('eight@example.com'), await f.newLead('nine@example.com')]
  await assign(first, stays)
  const theirs = (await assign(first, goes)).body
  const other = (await assign(second, goes)).body
  await f.w.post(f.path(`leads/${stays}/merges`), { merged_lead_id: goes })
  expect(await access(other.id)).toMatchObject({ lead_id: stays, status: 'active' })
  expect(await access(theirs.id)).toMatchObject({ status: 'expired' })
})

test('deleting a sandbox ends every access to it, and its copies go too', async () => {
  const sandbox_id = await f.newSandbox({ name: 'Gone-demo-1', type: 'wordpress', lead_access: 'copy', pool_size: 2 })
  await f.work()
  const given = (await assign(sandbox_id, await f.newLead('ten@example.com'))).body
  await f.work()
  const copies = (await f.w.get(f.path(`sandboxes?source_id=${sandbox_id}`))).body.data.map(({ id }) => String(id))
  expect(copies).toHaveLength(3)
  expect((await f.w.delete(f.path(`sandboxes/${sandbox_id}`))).status).toBe(204)
  await f.work()
  for (const id of [sandbox_id, ...copies]) expect(existsSync(f.folder(id))).toBe(false)
  expect((await f.w.get(f.path(`sandboxes/${sandbox_id}`))).status).toBe(404)
  expect(await access(given.id)).toMatchObject({ status: 'deleted' })
  expect(f.supervisor().awake).toBeLessThanOrEqual(4)
})
