/** The second step of signing in, and guesses at it. */
import { generate } from 'otplib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashPassword } from '../../platform/identity/secrets.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { sized } from '../../testing/repetitions.ts'
import { authLimits } from '../auth/limits.ts'
import { updateUser } from '../users/store.ts'
import { secondFactorLimits } from './limits.ts'
import { lastCode } from './testing.ts'

const password = 'correct horse'
const anonymous = { token: null }
let h: Harness
let password_hash: string
let person: { user_id: string; token: string; email: string; secret: string; codes: string[] }
let count = 0

beforeAll(async () => {
  h = await createHarness({ TRUST_PROXY: 'true' })
  password_hash = await hashPassword(password)
})
afterAll(() => h.close())

const from = (ip: string) => ({ token: null, headers: { 'x-forwarded-for': ip } })
const setPassword = (user_id: string, hash: string) =>
  h.installation.databases.control.write(tx =>
    updateUser(tx, user_id, { password_hash: hash, updated_at: h.clock.now() }),
  )

beforeEach(async () => {
  h.clock.forward(3_600_000)
  const email = `eva-${++count}@example.com`
  const { user_id, token } = await h.newPerson(email)
  await setPassword(user_id, password_hash)
  const secret = String((await h.post('/v1/second-factor', { type: 'totp' }, { token })).body.secret)
  const code = await generate({ secret, epoch: h.clock.now() / 1000 })
  const confirmed = await h.post('/v1/second-factor/confirm', { type: 'totp', code }, { token })
  person = { user_id, token, email, secret, codes: confirmed.body.recovery_codes as unknown as string[] }
  h.clock.forward(60_000)
})

const signIn = (given = password, options = anonymous as object) =>
  h.post('/v1/auth/sign-in', { email: person.email, password: given }, { token: null, ...options })
const stepToken = async () => ((await signIn()).body.second_step as { token: string }).token
const complete = (token: string, type: string, code: string, options: object = anonymous) =>
  h.post('/v1/auth/second-step', { token, type, code }, { token: null, ...options })
const now = () => generate({ secret: person.secret, epoch: h.clock.now() / 1000 })
const other = (code: string) => code.replace(/.$/, last => String((Number(last) + 5) % 10))

async function enableEmail() {
  await h.post('/v1/second-factor', { type: 'email' }, { token: person.token })
  const code = await lastCode(h, person.email)
  await h.post('/v1/second-factor/confirm', { type: 'email', code }, { token: person.token })
}
const ask = (token: string) => h.post('/v1/auth/second-step-code', { token }, anonymous)

test('after the right password a code is asked for; after a wrong one nobody learns of it', async () => {
  const wrong = await signIn('a guess')
  expect([wrong.status, wrong.body.code, wrong.body.second_step]).toEqual([401, 'wrong_password', undefined])
  const half = await signIn()
  expect([half.status, half.body.code]).toEqual([403, 'second_factor_needed'])
  expect(half.body.second_step).toEqual({
    token: expect.stringMatching(/^lw_step_/),
    types: ['totp', 'recovery_code'],
    expires_at: new Date(h.clock.now() + secondFactorLimits.second_step_minutes * 60_000).toISOString(),
  })
  const { token } = half.body.second_step as { token: string }
  expect((await h.get('/v1/auth/profile', { token })).status).toBe(401)
  const session = await complete(token, 'totp', await now())
  expect(session.status).toBe(201)
  expect((await h.get('/v1/auth/profile', { token: String(session.body.token) })).body.email).toBe(person.email)
})

test('a code of the app works once, and so does a recovery code, however it is typed', async () => {
  const code = await now()
  expect((await complete(await stepToken(), 'totp', code)).status).toBe(201)
  expect((await complete(await stepToken(), 'totp', code)).body.code).toBe('second_factor_code_invalid')
  const [first = ''] = person.codes
  expect((await complete(await stepToken(), 'recovery_code', first.toLowerCase().replaceAll('-', ' '))).status).toBe(
    201,
  )
  expect((await complete(await stepToken(), 'recovery_code', first)).body.code).toBe('second_factor_code_invalid')
  const { body } = await h.get('/v1/second-factor', { token: person.token })
  expect(body.recovery_codes_left).toBe(secondFactorLimits.recovery_codes - 1)
})

test('a recovery code of another person, and a type that is off, do not fit', async () => {
  const token = await stepToken()
  const stranger = await h.newPerson(`stranger-${count}@example.com`)
  await h.post('/v1/second-factor', { type: 'email' }, { token: stranger.token })
  const code = await lastCode(h, `stranger-${count}@example.com`)
  const confirmed = await h.post('/v1/second-factor/confirm', { type: 'email', code }, { token: stranger.token })
  const [theirs = ''] = confirmed.body.recovery_codes as unknown as string[]
  const refused = [await complete(token, 'recovery_code', theirs), await complete(token, 'email', '123456')]
  expect(refused.map(({ body }) => body.code)).toEqual(refused.map(() => 'second_factor_code_invalid'))
  expect((await ask(token)).body.code).toBe('transition_not_allowed')
})

test('a mailed code holds for ten minutes and five tries, and a further one takes its place', async () => {
  await enableEmail()
  const token = await stepToken()
  await ask(token)
  const first = await lastCode(h, person.email)
  await ask(token)
  const second = await lastCode(h, person.email)
  if (first !== second) expect((await complete(token, 'email', first)).status).toBe(422)
  expect((await complete(token, 'email', second)).status).toBe(201)
  expect((await complete(token, 'email', second)).status).toBe(422)

  await ask(token)
  const third = await lastCode(h, person.email)
  const most = secondFactorLimits.mailed_code_tries_max
  for (let i = 0; i < most; i++) expect((await complete(token, 'email', other(third))).status).toBe(422)
  expect((await complete(token, 'email', third)).body.code).toBe('second_factor_code_invalid')

  h.clock.forward(900_000)
  const later = await stepToken()
  await ask(later)
  const fourth = await lastCode(h, person.email)
  h.clock.forward(secondFactorLimits.mailed_code_minutes * 60_000 - 1)
  const again = await stepToken()
  h.clock.forward(1)
  expect((await complete(again, 'email', fourth)).body.code).toBe('second_factor_code_invalid')
})

test('a token that is made up, altered, old, or older than the password opens nothing', async () => {
  const token = await stepToken()
  const [id, until, signature] = token.split('.')
  const altered = [
    'lw_step_nobody',
    `${id}.${Number(until) + 1}.${signature}`,
    `lw_step_${h.person.user_id}.${until}.${signature}`,
    `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
  ]
  const expired = async (given: string) => {
    const replies = [await complete(given, 'totp', await now()), await ask(given)]
    expect(replies.map(({ status, body }) => [status, body.code])).toEqual(
      replies.map(() => [422, 'second_step_expired']),
    )
  }
  for (const one of altered) await expired(one)
  h.clock.forward(secondFactorLimits.second_step_minutes * 60_000 + 1)
  await expired(token)
  const fresh = await stepToken()
  await setPassword(person.user_id, await hashPassword('another horse'))
  await expired(fresh)
})

test('the password waits ten minutes for its second step, and a mailed code to the last millisecond of its own', async () => {
  await enableEmail()
  const token = await stepToken()
  h.clock.forward(1)
  await ask(token)
  const code = await lastCode(h, person.email)
  h.clock.forward(secondFactorLimits.second_step_minutes * 60_000 - 1)
  expect((await complete(token, 'totp', await now())).status).toBe(201)
  const next = await stepToken()
  expect((await complete(next, 'email', code)).status).toBe(201)
})

const wrong_codes = sized(500, 10_000)
test('of many wrong codes ten are looked at, the rest are refused, and who signed in here before gets in', async () => {
  const home = from('198.51.100.7')
  const half = await signIn(password, home)
  const first = (half.body.second_step as { token: string }).token
  expect((await complete(first, 'totp', await now(), home)).status).toBe(201)
  h.clock.forward(60_000)
  const token = await stepToken()
  const seen = new Map<string, number>()
  const right = await now()
  for (let i = 0; i < wrong_codes; i++) {
    const guess = i.toString().padStart(6, '0')
    if (guess === right) continue
    const { code } = (await complete(token, 'totp', guess, from(`10.${i % 200}.${i % 250}.9`))).body
    seen.set(code, (seen.get(code) ?? 0) + 1)
  }
  expect(seen.get('second_factor_code_invalid')).toBe(authLimits.sign_in_tries_max)
  expect(seen.size).toBe(2)
  expect((await complete(token, 'totp', await now(), from('192.0.2.50'))).body.code).toBe('too_many_requests')
  expect((await complete(token, 'totp', await now(), home)).status).toBe(201)
}, 120_000)

test('a code is mailed five times, then once a minute', async () => {
  await enableEmail()
  const token = await stepToken()
  let status = 202
  for (let i = 0; i < 6 && status === 202; i++) status = (await ask(token)).status
  expect(status).toBe(429)
})
