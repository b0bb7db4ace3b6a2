/** Deleting the own account: guarded, revocable for 30 days, then nothing of the person is left. */
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '../../platform/identity/secrets.ts'
import { jobs } from '../../platform/jobs/table.ts'
import type { SystemMail } from '../../platform/mail/outbox.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { workInstallation } from '../../testing/work-installation.ts'
import { memberships } from '../memberships/table.ts'
import { accounts, users } from '../users/table.ts'
import { deletionLimits } from './limits.ts'

const password = 'correct horse'
const days_30 = deletionLimits.account_deletion_days * 86_400_000
const path = '/v1/account-deletion'

let h: Harness
let password_hash: string
beforeAll(async () => {
  h = await createHarness()
  password_hash = await hashPassword(password)
})
afterAll(() => h.close())

let count = 0
const control = () => h.installation.databases.control

/** Somebody with a password, and an account of their own. */
async function somebody() {
  const email = `leaving-${++count}@example.com`
  const person = await h.newPerson(email)
  await control().write(async tx => {
    await tx.update(users).set({ password_hash }).where(eq(users.id, person.user_id))
  })
  return { ...person, email }
}
const signIn = (email: string) => h.post('/v1/auth/sign-in', { email, password }, { token: null })
const ask = (token: string) => h.post(path, undefined, { token })

async function mailsTo(email: string): Promise<string[]> {
  const rows = await control().read(db => db.select().from(jobs))
  const mails = rows.flatMap(({ payload }) => (payload as SystemMail | null) ?? []).filter(({ to }) => to === email)
  return mails.map(({ subject }) => subject)
}
const isThere = async (id: string) => (await control().read(db => db.$count(users, eq(users.id, id)))) === 1

test('everything that would be left behind is named, and nothing happens', async () => {
  const ana = await somebody()
  const site = await h.newSite(`Guarded ${count}`, ana.token)
  const bea = await somebody()
  const [own] = await control().read(db => db.select().from(memberships).where(eq(memberships.user_id, ana.user_id)))
  const worker = { role: 'manager', site_ids: 'all', grants: ['manage-leads'], created_at: 1, updated_at: 1 } as const
  const row = { ...worker, grants: [...worker.grants], account_id: own!.account_id, user_id: bea.user_id }
  await control().write(async tx => {
    await tx.insert(memberships).values({ ...row, id: 'mem_0199a3f2c4d87e6b9a0112233445566f' })
  })
  const blockers = [
    { type: 'site', id: site, name: `Guarded ${count - 1}` },
    { type: 'manager', id: 'mem_0199a3f2c4d87e6b9a0112233445566f', name: 'Ana García' },
  ]
  expect((await h.get(path, { token: ana.token })).body).toEqual({ subscriptions: [], blockers })
  const refused = await ask(ana.token)
  expect([refused.status, refused.body.code, refused.body.blockers]).toEqual([409, 'account_in_use', blockers])
  expect((await h.get('/v1/auth/profile', { token: ana.token })).body).not.toHaveProperty('deletes_at')
  // With another administrator who stays, the account goes on without them.
  await control().write(async tx => {
    await tx
      .update(memberships)
      .set({ role: 'administrator', grants: [] })
      .where(and(eq(memberships.user_id, bea.user_id), eq(memberships.account_id, own!.account_id)))
  })
  expect((await h.get(path, { token: ana.token })).body).toEqual({ subscriptions: [], blockers: [] })
  expect((await ask(ana.token)).status).toBe(202)
  // Who is left is the last one now.
  expect((await h.get(path, { token: bea.token })).body.blockers).toMatchObject([{ type: 'site', id: site }])
})

test('the only super administrator stays', async () => {
  const said = await h.get(path, { headers: { 'accept-language': 'es' } })
  expect(said.body.blockers).toContainEqual({
    type: 'super_administrator',
    id: h.person.user_id,
    name: 'Eres la única persona con superadministración',
  })
})

test('sessions and keys end at once; until the last moment of the 30th day it can be taken back, and nothing else be done', async () => {
  const ana = await somebody()
  const other = String((await signIn(ana.email)).body.token)
  const key = await h.post('/v1/api-keys', { name: 'Key', grants: ['manage-sites'] }, { token: ana.token })
  expect(key.status).toBe(201)
  const asked = await ask(ana.token)
  expect(asked.body).toEqual({ deletes_at: new Date(h.clock.now() + days_30).toISOString() })
  for (const token of [ana.token, other, String(key.body.key)])
    expect((await h.get('/v1/sites', { token })).status).toBe(401)
  expect(await mailsTo(ana.email)).toEqual(['Your account will be deleted'])
  h.clock.forward(days_30 - 1)
  await workInstallation(h)
  const session = await signIn(ana.email)
  expect(session.body.user).toMatchObject({ deletes_at: asked.body.deletes_at })
  const token = String(session.body.token)
  expect((await h.post('/v1/sites', { name: 'New', subdomain: 'new-site' }, { token })).body.code).toBe('not_permitted')
  expect((await h.get('/v1/auth/abilities', { token })).body).toMatchObject({ rules: [], account_permissions: [] })
  expect((await ask(token)).body.code).toBe('transition_not_allowed')
  expect((await h.delete(path, { token })).status).toBe(204)
  expect((await h.delete(path, { token })).body.code).toBe('transition_not_allowed')
  expect((await h.get('/v1/auth/abilities', { token })).body.account_permissions).toContain('manage-sites')
  h.clock.forward(2 * 86_400_000)
  await workInstallation(h)
  expect(await isThere(ana.user_id)).toBe(true)
  expect(await mailsTo(ana.email)).toEqual(['Your account will be deleted', 'You keep your account'])
  const names = (await h.get('/v1/activities', { token })).body.data.map(({ name }) => name)
  expect(names.slice(0, 2)).toEqual(['user.deletion_canceled', 'user.deletion_requested'])
})

test('at the end of the 30th day it cannot be taken back any more, and nothing of them is left', async () => {
  const ana = await somebody()
  const [own] = await control().read(db => db.select().from(memberships).where(eq(memberships.user_id, ana.user_id)))
  await ask(ana.token)
  h.clock.forward(days_30)
  const token = String((await signIn(ana.email)).body.token)
  expect((await h.delete(path, { token })).body.code).toBe('transition_not_allowed')
  await workInstallation(h)
  expect(await isThere(ana.user_id)).toBe(false)
  expect((await h.get('/v1/auth/profile', { token })).status).toBe(401)
  expect((await signIn(ana.email)).body.code).toBe('wrong_password')
  expect(await control().read(db => db.$count(accounts, eq(accounts.id, own!.account_id)))).toBe(0)
  expect((await mailsTo(ana.email)).at(-1)).toBe('Your account was deleted')
  // Their address is free again.
  expect((await h.newPerson(ana.email)).user_id).not.toBe(ana.user_id)
})

test('what they had for themselves in the sites of others goes too', async () => {
  const owner = await somebody()
  const site = await h.newSite(`Shared ${count}`, owner.token)
  const ana = await somebody()
  const [own] = await control().read(db => db.select().from(memberships).where(eq(memberships.user_id, owner.user_id)))
  const worker = { id: 'mem_0199a3f2c4d87e6b9a0112233445566e', role: 'manager', site_ids: 'all' } as const
  const row = { ...worker, grants: ['manage-leads' as const, 'read-site' as const], created_at: 1, updated_at: 1 }
  await control().write(async tx => {
    await tx.insert(memberships).values({ ...row, account_id: own!.account_id, user_id: ana.user_id })
  })
  const view = { name: 'Mine', filter: { type: 'all', filters: [] } }
  expect((await h.post(`/v1/sites/${site}/lead-views`, view, { token: ana.token })).status).toBe(201)
  expect((await h.post(`/v1/sites/${site}/notifications/read`, undefined, { token: ana.token })).status).toBe(204)
  await ask(ana.token)
  h.clock.forward(days_30)
  await workInstallation(h)
  const left = await h.inSite(site, async tx => ({
    views: await tx.all('select 1 from lead_views where owner_id = ?', [ana.user_id]),
    marks: await tx.all('select 1 from notification_marks where person_id = ?', [ana.user_id]),
  }))
  expect(left).toEqual({ views: [], marks: [] })
})

test('a key has no account of its own to delete', async () => {
  await h.signInAgain()
  const key = String((await h.post('/v1/api-keys', { name: 'No person', grants: ['read-site'] })).body.key)
  for (const method of ['GET', 'POST', 'DELETE'])
    expect((await h.call(method, path, { token: key })).body.code).toBe('user_not_found')
})
