import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '../../platform/identity/secrets.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { findUser, updateUser } from '../users/store.ts'
import { authLimits } from './limits.ts'

let h: Harness
beforeAll(async () => {
  h = await createHarness()
})
afterAll(() => h.close())

const anonymous = { token: null }
const someone = { password: 'correct horse', first_name: 'Eva', last_name: 'Núñez' }

test.each([
  ['register', someone],
  ['forgot-password', {}],
  ['sign-in-code', {}],
])('%s mails one address five times, then once a minute', async (path, body) => {
  const ask = (email: string) => h.post(`/v1/auth/${path}`, { ...body, email }, anonymous)
  for (let i = 0; i < 5; i++) expect((await ask('flooded@example.com')).status).toBe(202)
  const refused = await ask('Flooded@Example.com')
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests'])
  expect((await ask('other@example.com')).status).toBe(202)
  h.clock.forward(Number(refused.headers.get('retry-after')) * 1000)
  expect((await ask('flooded@example.com')).status).toBe(202)
})

test('the password is changed with the present one only, after a limited number of tries', async () => {
  const { user_id, token } = await h.newPerson('changes@example.com')
  const { control } = h.installation.databases
  const password_hash = await hashPassword('correct horse')
  await control.write(tx => updateUser(tx, user_id, { password_hash, updated_at: h.clock.now() }))
  const change = (current_password: string) =>
    h.post('/v1/auth/change-password', { current_password, password: 'another horse' }, { token })
  for (let i = 0; i < authLimits.sign_in_tries_max; i++) {
    const { status, body } = await change('wrong horse')
    expect([status, body.code, body.errors]).toMatchObject([401, 'wrong_password', [{ pointer: '/current_password' }]])
  }
  expect((await change('correct horse')).body.code).toBe('too_many_requests')
  const user = await control.read(db => findUser(db, user_id))
  expect(user?.password_hash).toBe(password_hash)
})

test('whoever comes after the first cannot set the installation up', async () => {
  const body = { ...someone, email: 'second@example.com', token: 'x'.repeat(43) }
  const { status, body: refused } = await h.post('/v1/auth/set-up', body, anonymous)
  expect([status, refused.code]).toEqual([409, 'already_set_up'])
})

test('an API key is nobody’s: it has no profile and no password', async () => {
  const made = await h.post('/v1/api-keys', { name: 'Key', grants: ['manage-account'] })
  const key = { token: String(made.body.key) }
  const replies = [
    await h.get('/v1/auth/profile', key),
    await h.patch('/v1/auth/profile', { first_name: 'Key' }, key),
    await h.post('/v1/auth/change-password', { current_password: 'x', password: 'another horse' }, key),
  ]
  expect(replies.map(({ status, body }) => [status, body.code])).toEqual(replies.map(() => [404, 'user_not_found']))
})
