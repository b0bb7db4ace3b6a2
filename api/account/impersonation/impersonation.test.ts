/** A super administrator acts as somebody: seen, for an hour, in the history, and never where it needs the person. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { membershipsOf } from '../memberships/rules.ts'
import { impersonationLimits } from './limits.ts'

let h: Harness
let bea: { user_id: string; token: string }
let account_id: string
let site: string
beforeAll(async () => {
  h = await createHarness()
  bea = await h.newPerson('bea@example.com')
  site = await h.newSite('Casa Azul', bea.token)
  const own = await h.installation.databases.control.read(db => membershipsOf(db, bea.user_id))
  account_id = own[0]!.account_id
})
afterAll(() => h.close())

const start = (token = h.person.token) => h.post(`/v1/accounts/${account_id}/impersonation`, undefined, { token })
const isIn = async (token: string) => (await h.get('/v1/sites', { token })).status === 200

test('only a super administrator may, and only where there is somebody', async () => {
  expect((await start(bea.token)).body.code).toBe('not_permitted')
  const nobody = 'acct_0199a3f2c4d87e6b9a01ffffffffffff'
  expect((await h.post(`/v1/accounts/${nobody}/impersonation`)).body.code).toBe('not_found')
})

test('it says who acts as whom and until when, gives the rights of the other alone, and ends by signing out', async () => {
  const begun = await start()
  expect([begun.status, begun.body.user]).toMatchObject([201, { id: bea.user_id }])
  const token = String(begun.body.token)
  expect((await h.get('/v1/auth/abilities', { token })).body).toMatchObject({
    super_administrator: false,
    impersonation: { by: 'Ana García', until: begun.body.expires_at },
  })
  expect((await h.get('/v1/auth/abilities', { token: bea.token })).body).not.toHaveProperty('impersonation')
  expect((await h.get('/v1/accounts', { token })).body.code).toBe('not_permitted')
  await h.patch(`/v1/sites/${site}`, { description: 'Changed for them' }, { token })
  await h.post(`/v1/sites/${site}/tags`, { name: 'Helped' }, { token })
  expect((await h.post('/v1/auth/sign-out', undefined, { token })).status).toBe(204)
  expect(await isIn(token)).toBe(false)
  expect(await isIn(bea.token)).toBe(true)
})

test('the history of the account tells of the beginning, the end, and of each change by whom it was made as whom', async () => {
  const { data } = (await h.get('/v1/activities', { token: bea.token })).body
  const [ended, updated, started] = data
  expect(ended).toMatchObject({ name: 'impersonation.ended', actor_name: 'Ana García', subject_id: bea.user_id })
  expect(updated).toMatchObject({ name: 'site.updated', actor_id: bea.user_id, impersonator_name: 'Ana García' })
  expect(started).toMatchObject({ name: 'impersonation.started', actor_id: h.person.user_id })
  const inside = (await h.get(`/v1/sites/${site}/activities`, { token: bea.token })).body.data
  expect(inside.find(({ name }) => name === 'tag.created')).toMatchObject({
    actor_id: bea.user_id,
    impersonator_id: h.person.user_id,
    impersonator_name: 'Ana García',
  })
  await h.post(`/v1/sites/${site}/tags`, { name: 'Alone' }, { token: bea.token })
  const [own] = (await h.get(`/v1/sites/${site}/activities`, { token: bea.token })).body.data
  expect(own).not.toHaveProperty('impersonator_id')
})

test('it ends by itself after an hour, to the millisecond', async () => {
  await h.signInAgain()
  const token = String((await start()).body.token)
  h.clock.forward(impersonationLimits.impersonation_minutes * 60_000 - 1)
  expect(await isIn(token)).toBe(true)
  h.clock.forward(1)
  expect(await isIn(token)).toBe(false)
})

test('an account without anybody yet cannot be acted for', async () => {
  await h.signInAgain()
  const empty = 'acct_0199a3f2c4d87e6b9a0112233445566a'
  const { accounts } = await import('../users/table.ts')
  await h.installation.databases.control.write(async tx => {
    await tx.insert(accounts).values({ id: empty, created_at: 1 })
  })
  expect((await h.post(`/v1/accounts/${empty}/impersonation`)).body.code).toBe('user_not_found')
})

test('nobody makes a way to stay, or speaks for the person', async () => {
  await h.signInAgain()
  const options = { token: String((await start()).body.token) }
  const staying = [
    await h.post('/v1/managers', { name: 'Eve', email: 'eve@example.com', role: 'administrator' }, options),
    await h.post('/v1/api-keys', { name: 'Key', grants: ['manage-leads'] }, options),
    await h.post(`/v1/sites/${site}/webhook-endpoints`, { url: 'https://eve.example/hook', events: ['*'] }, options),
    await h.patch('/v1/auth/profile', { first_name: 'Eve' }, options),
    await h.patch('/v1/notification-settings', { digest: true }, options),
  ]
  expect(staying.map(({ body }) => body.code)).toEqual(Array(5).fill('not_while_impersonating'))
})
