/** What a person wants to hear of: hidden kinds stay out of the app; the daily email leaves at their hour, once a day, and one click ends it. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { features } from '../../features.ts'
import { jobs } from '../../platform/jobs/table.ts'
import type { SystemMail } from '../../platform/mail/outbox.ts'
import { systemMessage } from '../../platform/mail/system-mail.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { workInstallation } from '../../testing/work-installation.ts'
import { users } from '../users/table.ts'
import { digestOfDay, nextDigest } from './digest-time.ts'
import { sendDigest } from './jobs.ts'

const path = '/v1/notification-settings'
const HOUR = 3_600_000
const DAY = 24 * HOUR
let h: Harness
let site: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  const sender = {
    first_name: 'Ana',
    last_name: 'Sol',
    email: 'a@example.com',
    reply_to: 'a@example.com',
    signature: 'A',
  }
  await h.post(`/v1/sites/${site}/senders`, sender)
})
afterAll(() => h.close())

const rows = () => h.installation.databases.control.read(db => db.select().from(jobs))
async function digests(): Promise<SystemMail[]> {
  const mails = (await rows()).flatMap(({ type, payload }) => (type === 'system_mail' ? [payload as SystemMail] : []))
  return mails.filter(mail => mail.unsubscribe_url !== undefined)
}
const handler = () =>
  features
    .flatMap(({ installationHandlers }) => installationHandlers?.(h.installation) ?? [])
    .find(({ type }) => type === sendDigest.type)!

test('everything shows and nothing is emailed until somebody chooses', async () => {
  const { body } = await h.get(path)
  expect(body).toMatchObject({ digest: false, digest_hour: 8, version: 0 })
  expect(body.types).toContainEqual({ type: 'unverified_senders', in_app: true, by_email: true, at_once: false })
  expect((await h.get(`/v1/sites/${site}/notifications`)).body.unread).toBe(1)
})

test('a type that is hidden does not show in the app, for this person alone', async () => {
  const hide = { types: [{ type: 'unverified_senders', in_app: false, by_email: true }] }
  expect((await h.patch(path, hide)).body).toMatchObject({ version: 1 })
  const shown = async () => (await h.get(`/v1/sites/${site}/notifications`)).body
  expect(await shown()).toMatchObject({ unread: 0, attention: [] })
  const key = String((await h.post('/v1/api-keys', { name: 'K', grants: ['read-site', 'manage-emails'] })).body.key)
  expect((await h.get(`/v1/sites/${site}/notifications`, { token: key })).body.unread).toBe(1)
  await h.patch(path, { types: [{ type: 'unverified_senders', in_app: true, by_email: true }] })
  expect(await shown()).toMatchObject({ unread: 1 })
  expect((await h.patch(path, hide, { headers: { 'if-match': '"1"' } })).body.code).toBe('changed_elsewhere')
})

test('unknown kinds, hours that no clock has, and zones that no place has are refused at their place', async () => {
  const wrong = await h.patch(path, { types: [{ type: 'weather', in_app: true, by_email: true }] })
  expect(wrong.body.errors).toMatchObject([{ pointer: '/types/0/type', code: 'unknown_reference' }])
  for (const digest_hour of [-1, 24, 7.5])
    expect((await h.patch(path, { digest_hour })).body.errors).toMatchObject([{ pointer: '/digest_hour' }])
  expect((await h.patch(path, { timezone: 'Mars/Base' })).body.errors).toMatchObject([{ pointer: '/timezone' }])
  for (const digest_hour of [0, 23]) expect((await h.patch(path, { digest_hour })).status).toBe(200)
})

test('a key has nothing to hear of', async () => {
  const key = String((await h.post('/v1/api-keys', { name: 'No person', grants: ['read-site'] })).body.key)
  expect((await h.get(path, { token: key })).body.code).toBe('user_not_found')
  expect((await h.patch(path, { digest: true }, { token: key })).body.code).toBe('user_not_found')
})

test('the hour is that of the person’s clock, in summer and winter alike', () => {
  const madrid = { digest_hour: 8, timezone: 'Europe/Madrid' }
  const iso = (at: number) => new Date(at).toISOString()
  expect(iso(digestOfDay(madrid, Date.parse('2027-03-27T12:00:00Z')).due_at)).toBe('2027-03-27T07:00:00.000Z')
  expect(iso(nextDigest(madrid, Date.parse('2027-03-27T12:00:00Z')))).toBe('2027-03-28T06:00:00.000Z')
  expect(iso(nextDigest(madrid, Date.parse('2027-10-30T12:00:00Z')))).toBe('2027-10-31T07:00:00.000Z')
  // The hour that the change to summer time skips.
  const skipped = { digest_hour: 2, timezone: 'Europe/Madrid' }
  expect(iso(nextDigest(skipped, Date.parse('2027-03-27T12:00:00Z')))).toBe('2027-03-28T01:00:00.000Z')
})

test('it leaves at the hour and not before, once a day, with what waits and what came', async () => {
  // Sunday, 10:30 in Madrid: today’s hour is over.
  await h.patch(path, { digest: true, digest_hour: 8, timezone: 'Europe/Madrid' })
  await workInstallation(h)
  expect(await digests()).toEqual([])
  const token = String((await h.post('/v1/api-keys', { name: 'Shop', grants: ['manage-leads'] })).body.key)
  await h.post(`/v1/sites/${site}/leads`, { email: 'new@example.com' }, { token })
  const due = Date.parse('2027-03-15T07:00:00Z')
  h.clock.forward(due - 1 - h.clock.now())
  await workInstallation(h)
  expect(await digests()).toEqual([])
  h.clock.forward(1)
  await workInstallation(h)
  await workInstallation(h)
  const [mail, ...more] = await digests()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ to: 'ana@example.com', subject: 'Your day in Leadwright: Casa Verde' })
  expect(mail!.text).toContain('– Senders that are not verified: 1')
  expect(mail!.text).toContain('– New leads: 1')
  // Changing the hour to a later one of the same day brings no second one.
  await h.patch(path, { digest_hour: 20 })
  h.clock.forward(13 * HOUR)
  await workInstallation(h)
  expect(await digests()).toHaveLength(1)
})

test('a process that dies before the end, or two that work at once, send one', async () => {
  await h.patch(path, { digest_hour: 8 })
  h.clock.forward(Date.parse('2027-03-17T07:00:00Z') - h.clock.now())
  const before = (await digests()).length
  const [row] = (await rows()).filter(({ type }) => type === sendDigest.type)
  const { signal } = new AbortController()
  const perform = () => handler().perform(row!, signal)
  // Gathered by a process that is killed, and by two others.
  await perform()
  const outcomes = [await perform(), await perform()]
  for (const { write } of outcomes) await h.installation.databases.control.write(async tx => write?.(tx))
  await workInstallation(h)
  expect(await digests()).toHaveLength(before + 1)
})

test('what is chosen against is left out, and of a day without anything no email is sent', async () => {
  const { types } = (await h.get(path)).body as unknown as { types: { type: string; in_app: boolean }[] }
  await h.patch(path, { types: types.map(({ type, in_app }) => ({ type, in_app, by_email: false })) })
  const before = (await digests()).length
  h.clock.forward(DAY)
  await workInstallation(h)
  expect(await digests()).toHaveLength(before)
  await h.patch(path, { types: types.map(({ type, in_app }) => ({ type, in_app, by_email: true })) })
  await h.installation.databases.control.write(async tx => {
    await tx.update(users).set({ language: 'es' }).where(eq(users.id, h.person.user_id))
  })
  h.clock.forward(DAY)
  await workInstallation(h)
  const mail = (await digests()).at(-1)!
  expect(mail.subject).toBe('Tu día en Leadwright: Casa Verde')
  expect(mail.text).toContain('– Remitentes sin verificar: 1')
  expect(mail.text).not.toContain('Contactos nuevos')
})

test('looking at its link ends nothing; one click does, as email apps send it', async () => {
  const mail = (await digests()).at(-1)!
  const message = systemMessage(mail, { id: 'x', now: h.clock.now(), mail_from: 'hello@example.com', dkim: undefined })
  const head = message.raw.toString()
  expect(head).toContain(`List-Unsubscribe: <${mail.unsubscribe_url}>`)
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const link = new URL(mail.unsubscribe_url!).pathname
  const page = await h.app.request(link, { headers: { accept: 'text/html' } })
  expect(await page.text()).toContain('Turn off the daily email?')
  expect((await h.get(path)).body.digest).toBe(true)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const ended = await h.app.request(link, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' })
  expect(ended.status).toBe(200)
  expect((await h.get(path)).body.digest).toBe(false)
  const before = (await digests()).length
  h.clock.forward(DAY)
  await workInstallation(h)
  expect(await digests()).toHaveLength(before)
  for (const method of ['GET', 'POST']) {
    const wrong = await h.call(method, `/v1/public/digests/${'x'.repeat(32)}${h.person.user_id}`, { token: null })
    expect([wrong.status, wrong.body.code]).toEqual([404, 'not_found'])
  }
})
