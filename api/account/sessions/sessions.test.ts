import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '../../platform/identity/secrets.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { authLimits } from '../auth/limits.ts'
import { sessions } from '../auth/table.ts'
import { users } from '../users/table.ts'

const password = 'correct horse'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'

let h: Harness
beforeAll(async () => {
  h = await createHarness({ TRUST_PROXY: 'true' })
  await h.newPerson('devices@example.com')
  const password_hash = await hashPassword(password)
  await h.installation.databases.control.write(async tx => {
    await tx.update(users).set({ password_hash })
  })
})
afterAll(() => h.close())

async function signIn(user_agent: string, ip = '8.8.8.8'): Promise<string> {
  const headers = { 'user-agent': user_agent, 'x-forwarded-for': ip }
  const body = { email: 'devices@example.com', password }
  const reply = await h.post('/v1/auth/sign-in', body, { token: null, headers })
  expect(reply.status).toBe(201)
  return String(reply.body.token)
}
const mine = async (token: string) => (await h.get('/v1/sessions', { token })).body.data
const isIn = async (token: string) => (await h.get('/v1/auth/profile', { token })).status === 200

test('each device is listed with its country and its last use, and the one that asks is marked', async () => {
  const [desk, mobile] = [await signIn(firefox), await signIn(phone, '127.0.0.1')]
  h.clock.forward(10 * 60_000)
  const [first, second] = (await mine(desk)).slice(0, 2)
  expect(first).toMatchObject({ device: 'mobile', browser: 'Safari', platform: 'iOS', country: null, current: false })
  expect(second).toMatchObject({
    device: 'desktop',
    browser: 'Firefox',
    platform: 'Linux',
    country: 'US',
    current: true,
  })
  const used = Date.parse(String(second?.last_used_at)) - Date.parse(String(second?.created_at))
  expect(used).toBe(10 * 60_000)
  expect(first?.last_used_at).toBe(first?.created_at)
  expect((await h.delete(`/v1/sessions/${first?.id}`, { token: desk })).status).toBe(204)
  expect([await isIn(mobile), await isIn(desk)]).toEqual([false, true])
  expect((await h.delete(`/v1/sessions/${first?.id}`, { token: desk })).body.code).toBe('not_found')
})

test('of what a browser calls itself the beginning is kept', async () => {
  const max = authLimits.session_user_agent_characters_max
  await signIn(firefox.padEnd(max + 1, 'x'))
  const kept = await h.installation.databases.control.read(db => db.select().from(sessions))
  expect(Math.max(...kept.map(({ user_agent }) => user_agent.length))).toBe(max)
})

test('all others are signed out at once, nobody else is, and nobody ends the session of another', async () => {
  const [here, there, elsewhere] = [await signIn(firefox), await signIn(phone), await signIn(phone)]
  expect((await h.post('/v1/sessions/delete-elsewhere', undefined, { token: here })).status).toBe(204)
  expect([await isIn(here), await isIn(there), await isIn(elsewhere)]).toEqual([true, false, false])
  expect(await isIn(h.person.token)).toBe(true)
  const [own] = await mine(here)
  expect((await h.delete(`/v1/sessions/${own?.id}`)).body.code).toBe('not_found')
  expect(await isIn(here)).toBe(true)
})

test('a changed password ends all other sessions, and one that has run out is not listed', async () => {
  const [here, there] = [await signIn(firefox), await signIn(phone)]
  const body = { current_password: password, password: 'another horse' }
  expect((await h.post('/v1/auth/change-password', body, { token: here })).status).toBe(204)
  expect([await isIn(here), await isIn(there)]).toEqual([true, false])
  const late = await h.newPerson('late@example.com')
  h.clock.forward(authLimits.session_days * 86_400_000)
  expect(await isIn(late.token)).toBe(false)
})

test('an API key is nobody’s, and has no sessions', async () => {
  const { token } = await h.newPerson('keys@example.com')
  const made = await h.post('/v1/api-keys', { name: 'Key', grants: ['manage-account'] }, { token })
  const key = { token: String(made.body.key) }
  const replies = [
    await h.get('/v1/sessions', key),
    await h.delete('/v1/sessions/sess_0199a3f2c4d87e6b9a0112233445566f', key),
    await h.post('/v1/sessions/delete-elsewhere', undefined, key),
  ]
  expect(replies.map(({ status, body }) => [status, body.code])).toEqual(replies.map(() => [404, 'user_not_found']))
})
