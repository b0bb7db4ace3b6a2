/** Emails at once: what is new goes out as it happens, no faster than one in a few minutes, and after a kill not twice. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { SiteScope } from '../../platform/features/site-scope.ts'
import type { Permission } from '../../platform/identity/permissions.ts'
import { jobs } from '../../platform/jobs/table.ts'
import type { SystemMail } from '../../platform/mail/outbox.ts'
import { openScope } from '../../site-work.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { insertMembership } from '../memberships/rules.ts'
import { tellAtOnce, tellingAtOnce } from './at-once.ts'
import { digestLimits } from './limits.ts'

const path = '/v1/notification-settings'
const gap_ms = digestLimits.at_once_gap_minutes * 60_000
let h: Harness
let site: string
let scope: SiteScope
/** Of a system of theirs: what a person has added is no news to that person. */
let key: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  scope = (await openScope(h.installation, site))!
  key = String((await h.post('/v1/api-keys', { name: 'Shop', grants: ['manage-leads'] })).body.key)
})
afterAll(() => h.close())

async function notices(): Promise<SystemMail[]> {
  const rows = await h.installation.databases.control.read(db => db.select().from(jobs))
  const mails = rows.flatMap(({ type, payload }) => (type === 'system_mail' ? [payload as SystemMail] : []))
  return mails.filter(mail => mail.unsubscribe_url !== undefined)
}
const choose = (type: string, at_once: boolean) =>
  h.patch(path, { types: [{ type, in_app: true, by_email: false, at_once }] })
let count = 0
function newLead() {
  count += 1
  return h.post(`/v1/sites/${site}/leads`, { email: `lead${count}@example.com` }, { token: key })
}

test('of what nobody chose, and of what came before it was chosen, nothing is told', async () => {
  await newLead()
  expect(await tellAtOnce(scope)).toBe(false)
  const { body } = await choose('leads', true)
  expect(body.types).toContainEqual({ type: 'leads', in_app: true, by_email: false, at_once: true })
  expect(await tellAtOnce(scope)).toBe(true)
  expect(await notices()).toEqual([])
})

test('the first goes out at once; what comes within the next minutes goes in one email', async () => {
  await newLead()
  await tellAtOnce(scope)
  const [first] = await notices()
  expect(first).toMatchObject({ to: 'ana@example.com', subject: 'Casa Verde: New leads: 1' })
  for (let i = 0; i < 5; i += 1) {
    await newLead()
    await tellAtOnce(scope)
  }
  h.clock.forward(gap_ms - 1)
  await tellAtOnce(scope)
  expect(await notices()).toHaveLength(1)
  h.clock.forward(1)
  await tellAtOnce(scope)
  await tellAtOnce(scope)
  const [, second, ...more] = await notices()
  expect(second!.text).toContain('– New leads: 5')
  expect(more).toEqual([])
  h.clock.forward(gap_ms)
  await tellAtOnce(scope)
  expect(await notices()).toHaveLength(2)
})

test('two that look at once, and one that was killed before it had written, tell it once', async () => {
  await newLead()
  h.clock.forward(gap_ms)
  const { control } = h.installation.databases
  const write = vi.spyOn(control, 'write').mockRejectedValueOnce(new Error('killed'))
  await expect(tellAtOnce(scope)).rejects.toThrow('killed')
  write.mockRestore()
  expect(await notices()).toHaveLength(2)
  await Promise.all([tellAtOnce(scope), tellAtOnce(scope)])
  expect(await notices()).toHaveLength(3)
  expect((await notices()).at(-1)!.text).toContain('– New leads: 1')
})

test('what waits is told when there is more of it, and again after it was dealt with', async () => {
  const sender = { first_name: 'A', last_name: 'S', email: 'a@example.com', reply_to: 'a@example.com', signature: 'A' }
  await choose('leads', false)
  await choose('unverified_senders', true)
  const { body } = await h.post(`/v1/sites/${site}/senders`, sender)
  const told = async () => {
    h.clock.forward(gap_ms)
    await tellAtOnce(scope)
    return (await notices()).length
  }
  expect([await told(), await told()]).toEqual([4, 4])
  await h.delete(`/v1/sites/${site}/senders/${String(body.id)}`)
  expect(await told()).toBe(4)
  await h.post(`/v1/sites/${site}/senders`, { ...sender, email: 'b@example.com' })
  expect([await told(), await told()]).toEqual([5, 5])
})

async function newManager(name: string, site_ids: string[], grants: Permission[]): Promise<void> {
  const { user_id, token } = await h.newPerson(`${name}@example.com`)
  const { account_id } = (await h.installation.sites.find(site))!
  const [id, now] = [h.installation.newId('membership'), h.clock.now()]
  await h.installation.databases.control.write(async tx => {
    await insertMembership(tx, {
      ...{ id, account_id, user_id, role: 'manager', site_ids, grants },
      created_at: now,
      updated_at: now,
    })
  })
  const types = [{ type: 'leads', in_app: true, by_email: false, at_once: true }]
  expect((await h.patch(path, { types }, { token })).status).toBe(200)
}

test('it is told only to who may see it, by site and by permission', async () => {
  await choose('leads', true)
  const other = await h.newSite('Other')
  await newManager('reader', [site], ['read-site', 'read-lead'])
  await newManager('elsewhere', [other], ['read-site', 'read-lead'])
  await newManager('designer', [site], ['read-site', 'manage-popups'])
  await newLead()
  h.clock.forward(gap_ms)
  const before = (await notices()).length
  await tellAtOnce(scope)
  const told = (await notices()).slice(before).map(({ to }) => to)
  expect(told.toSorted()).toEqual(['ana@example.com', 'reader@example.com'])
})

test('a site that is awake looks by itself after something has happened', async () => {
  const part = tellingAtOnce(scope)
  await part.start()
  const before = (await notices()).length
  await newLead()
  h.clock.forward(gap_ms)
  part.wake()
  await expect.poll(async () => (await notices()).length, { timeout: 10_000 }).toBeGreaterThan(before)
  await part.stop()
})

test('the link in it ends emails at once, and leaves the daily one as it is', async () => {
  await h.patch(path, { digest: true })
  const mail = (await notices()).findLast(({ to }) => to === 'ana@example.com')!
  const link = new URL(mail.unsubscribe_url!).pathname
  const page = await h.app.request(link, { headers: { accept: 'text/html' } })
  expect(await page.text()).toContain('Turn off instant emails?')
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const ended = await h.app.request(link, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' })
  expect(await ended.text()).toContain('Instant emails turned off')
  const { body } = await h.get(path)
  expect(body.digest).toBe(true)
  expect((body.types as { at_once: boolean }[]).some(({ at_once }) => at_once)).toBe(false)
})
