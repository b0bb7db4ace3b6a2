/** The limits of signing in, from many places: who guesses is refused, who belongs there is let in. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '../../platform/identity/secrets.ts'
import { jobs } from '../../platform/jobs/table.ts'
import type { SystemMail } from '../../platform/mail/outbox.ts'
import { limits } from '../../platform/runtime/limits.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { users } from '../users/table.ts'
import { authLimits } from './limits.ts'
import { demandCausedMail, demandTry } from './tries.ts'

const password = 'correct horse'
let h: Harness
let password_hash: string
beforeAll(async () => {
  h = await createHarness({ TRUST_PROXY: 'true' })
  password_hash = await hashPassword(password)
})
afterAll(() => h.close())

const from = (ip: string) => ({ token: null, headers: { 'x-forwarded-for': ip } })
const signIn = (email: string, given: string, ip: string, more: object = {}) =>
  h.post('/v1/auth/sign-in', { email, password: given, ...more }, from(ip))

async function newPerson(email: string): Promise<string> {
  await h.newPerson(email)
  await h.installation.databases.control.write(async tx => {
    await tx.update(users).set({ password_hash })
  })
  return email
}

async function codeFor(email: string, ip: string): Promise<string> {
  expect((await h.post('/v1/auth/sign-in-code', { email }, from(ip))).status).toBe(202)
  const rows = await h.installation.databases.control.write(async tx => {
    const all = await tx.select().from(jobs)
    await tx.delete(jobs)
    return all
  })
  const mail = rows[0]?.payload as SystemMail | undefined
  return /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(mail?.text ?? '')?.[0] ?? ''
}

test('ten tries of an account, wherever they come from, and who signed in from there before is still let in', async () => {
  const email = await newPerson('victim@example.com')
  expect((await signIn(email, password, '198.51.100.7')).status).toBe(201)
  const replies = []
  for (let i = 0; i < 60; i++) replies.push((await signIn(email, 'wrong', `10.${i}.0.1`)).status)
  expect(replies.filter(status => status === 401)).toHaveLength(authLimits.sign_in_tries_max)
  const refused = await signIn(email, password, '192.0.2.1')
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect((await signIn(email, password, '198.51.100.7')).status).toBe(201)
  h.clock.forward(Number(refused.headers.get('retry-after')) * 1000)
  expect((await signIn(email, password, '192.0.2.1')).status).toBe(201)
})

test('guessing from where somebody signed in is limited too, and what they get right does not count', async () => {
  const email = await newPerson('home@example.com')
  for (let i = 0; i < 15; i++) expect((await signIn(email, password, '198.51.100.20')).status).toBe(201)
  const statuses = []
  for (let i = 0; i < 12; i++) statuses.push((await signIn(email, 'wrong', '198.51.100.20')).status)
  expect(statuses.filter(status => status === 401)).toHaveLength(authLimits.sign_in_tries_max)
})

test('a mailed code lets in besides the password, once, from anywhere', async () => {
  const email = await newPerson('travels@example.com')
  for (let i = 0; i < 12; i++) await signIn(email, 'wrong', `10.${i}.1.1`)
  expect((await signIn(email, password, '192.0.2.9')).status).toBe(429)
  const code = await codeFor(email, '192.0.2.9')
  const wrong = await signIn(email, password, '192.0.2.9', { code: 'AAAA-AAAA' })
  expect(wrong).toMatchObject({ status: 422, body: { code: 'sign_in_code_invalid', errors: [{ pointer: '/code' }] } })
  expect((await signIn(email, 'wrong', '192.0.2.9', { code })).body.code).toBe('wrong_password')
  const typed = code.toLowerCase().replace('-', ' ')
  expect((await signIn(email, password, '192.0.2.9', { code: typed })).status).toBe(201)
  expect((await signIn(email, password, '192.0.2.9', { code })).status).toBe(422)
  const late = await codeFor(email, '192.0.2.9')
  h.clock.forward(10 * 60_000 + 1)
  expect((await signIn(email, password, '192.0.2.9', { code: late })).status).toBe(422)
  expect(await codeFor('nobody@example.com', '192.0.2.9')).toBe('')
})

test('one address, and one network, try only so many accounts', async () => {
  const asking = (ip: string) => ({ installation: h.installation, request: { ip }, now: () => h.clock.now() })
  const take = (count: number, ip: (i: number) => string) => {
    for (let i = 0; i < count; i++) {
      const who = { account: `nobody-${ip(i)}-${i}@example.com`, trusted: null, code: false }
      expect(demandTry(asking(ip(i)), who)).toBeTypeOf('function')
    }
  }
  const { sign_in_tries_of_address_max: ofAddress, sign_in_tries_of_network_max: ofNetwork } = authLimits
  const oneMore = async (ip: string) => (await signIn('nobody@example.com', 'wrong', ip)).status
  take(ofAddress, () => '203.0.113.1')
  expect(await oneMore('203.0.113.1')).toBe(429)
  expect(await oneMore('203.0.113.2')).toBe(401)
  // Every address of a /64 is the same household.
  take(ofAddress, i => `2001:db8:1:1::${i + 1}`)
  expect(await oneMore('2001:db8:1:1:ffff::1')).toBe(429)
  expect(await oneMore('2001:db8:1:2::1')).toBe(401)
  take(ofNetwork, i => `2001:db8:2:${i}::1`)
  expect(await oneMore('2001:db8:2:ffff::1')).toBe(429)
  const right = demandTry(asking('192.0.2.200'), { account: 'right@example.com', trusted: null, code: false })
  take(ofAddress - 1, () => '192.0.2.200')
  right()
  expect(await oneMore('192.0.2.200')).toBe(401)
})

test('one address causes only so many mails', async () => {
  const body = { password, first_name: 'Eve', last_name: 'X' }
  const all = []
  for (let i = 0; i < authLimits.account_mails_of_address_max; i++) {
    const path = i % 2 ? 'register' : 'forgot-password'
    const email = `flood-${i}@example.com`
    all.push((await h.post(`/v1/auth/${path}`, i % 2 ? { ...body, email } : { email }, from('203.0.113.200'))).status)
  }
  expect(new Set(all)).toEqual(new Set([202]))
  const more = { ...body, email: 'flood@example.com' }
  expect((await h.post('/v1/auth/register', more, from('203.0.113.200'))).status).toBe(429)
  expect((await h.post('/v1/auth/forgot-password', { email: more.email }, from('203.0.113.200'))).status).toBe(429)
  expect((await h.post('/v1/auth/register', more, from('203.0.113.201'))).status).toBe(202)
})

test('of 300 people who sign in at one moment those whom there is no time for are told so at once', async () => {
  const replies = await Promise.all(
    Array.from({ length: 300 }, (_, i) =>
      signIn(`crowd-${i}@example.com`, 'wrong', `172.16.${i % 250}.${1 + (i >> 8)}`),
    ),
  )
  const served = limits.password_hashes_at_once_max + limits.password_hashes_waiting_max
  const late = replies.filter(reply => reply.status === 503)
  expect(replies.filter(reply => reply.status === 401).length).toBe(300 - late.length)
  expect(300 - late.length).toBeGreaterThanOrEqual(served)
  expect(late.length).toBeGreaterThan(200)
  expect(new Set(late.map(reply => reply.headers.get('retry-after')))).toEqual(new Set(['1']))
  expect((await signIn('crowd-0@example.com', 'wrong', '172.16.0.1')).status).toBe(401)
})

test('one account causes only so many mails in an hour, and one address gets only so many in a day, whoever causes them', () => {
  const asking = { installation: h.installation }
  const hour = authLimits.caused_mails_per_hour_max
  for (let i = 0; i < hour; i++) demandCausedMail(asking, 'account-1', `each-${i}@example.com`)
  const refused = { code: 'too_many_requests' }
  expect(() => demandCausedMail(asking, 'account-1', 'more@example.com')).toThrow(expect.objectContaining(refused))
  h.clock.forward(61_000)
  demandCausedMail(asking, 'account-1', 'more@example.com')
  const day = authLimits.caused_mails_to_address_per_day_max
  for (let i = 0; i < day; i++)
    demandCausedMail(asking, `account-${10 + i}`, i % 2 ? 'Target@example.com' : 'target@example.com')
  expect(() => demandCausedMail(asking, 'account-99', 'target@example.com')).toThrow(expect.objectContaining(refused))
  h.clock.forward((24 * 3_600_000) / day + 1_000)
  demandCausedMail(asking, 'account-99', 'target@example.com')
})
