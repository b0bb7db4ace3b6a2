/** Showing again who one is, and changing the address that one signs in with. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashPassword } from '../../platform/identity/secrets.ts'
import { jobs } from '../../platform/jobs/table.ts'
import type { SystemMail } from '../../platform/mail/outbox.ts'
import { limits } from '../../platform/runtime/limits.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { updateUser } from '../users/store.ts'
import { authLimits } from './limits.ts'

let h: Harness
beforeAll(async () => {
  h = await createHarness()
})
afterAll(() => h.close())

const password = 'correct horse'
const window_ms = limits.reauthentication_minutes * 60_000
const anonymous = { token: null }
let count = 0
let eva: { user_id: string; token: string; email: string }

beforeEach(async () => {
  const email = `eva-${++count}@example.com`
  eva = { ...(await h.newPerson(email)), email }
  const password_hash = await hashPassword(password)
  const { control } = h.installation.databases
  await control.write(tx => updateUser(tx, eva.user_id, { password_hash, updated_at: h.clock.now() }))
})

async function takeMails(): Promise<SystemMail[]> {
  const { control } = h.installation.databases
  return control.write(async tx => {
    const rows = await tx.select().from(jobs)
    await tx.delete(jobs)
    return rows.flatMap(({ payload }) => (payload ? [payload as SystemMail] : []))
  })
}
const own = () => ({ token: eva.token })
const newKey = () => h.post('/v1/api-keys', { name: `Key ${count}`, grants: ['manage-leads'] }, own())
const show = (given: string) => h.post('/v1/auth/reauthentication', { password: given }, own())
const change = (email: string) => h.post('/v1/auth/email-change', { email }, own())
const confirm = (mail: SystemMail | undefined) =>
  h.post('/v1/auth/email-confirmation', { token: mail?.link.split('/').at(-1) ?? '' }, anonymous)
const signIn = (email: string) => h.post('/v1/auth/sign-in', { email, password }, anonymous)

test('a sign-in lets through for a while, and then the password does', async () => {
  h.clock.forward(window_ms)
  expect((await newKey()).status).toBe(201)
  h.clock.forward(1)
  const refused = await newKey()
  expect([refused.status, refused.body.code]).toEqual([403, 'reauthentication_needed'])
  expect((await show('wrong')).body).toMatchObject({ code: 'wrong_password', errors: [{ pointer: '/password' }] })
  expect((await newKey()).status).toBe(403)
  const shown = await show(password)
  expect(shown.body).toEqual({ valid_until: new Date(h.clock.now() + window_ms).toISOString() })
  expect((await newKey()).status).toBe(201)
  h.clock.forward(window_ms + 1)
  expect((await newKey()).status).toBe(403)
})

test('one session that has shown it speaks for no other', async () => {
  const other = await signIn(eva.email)
  h.clock.forward(window_ms + 1)
  expect((await show(password)).status).toBe(200)
  const body = { name: 'Other', grants: ['manage-leads'] }
  const refused = await h.post('/v1/api-keys', body, { token: String(other.body.token) })
  expect(refused.body.code).toBe('reauthentication_needed')
})

test('an API key needs no password: programs hold it, and it is within its own rights', async () => {
  const made = await h.post('/v1/api-keys', { name: 'Root', grants: ['manage-account', 'manage-leads'] }, own())
  h.clock.forward(window_ms + 1)
  const key = { token: String(made.body.key) }
  expect((await h.post('/v1/api-keys', { name: 'Leaf', grants: ['manage-leads'] }, key)).status).toBe(201)
  const nobody = [
    await h.post('/v1/auth/reauthentication', { password }, key),
    await h.post('/v1/auth/email-change', { email: 'key@example.com' }, key),
  ]
  expect(nobody.map(({ body }) => body.code)).toEqual(['user_not_found', 'user_not_found'])
})

test('a stolen session guesses ten times at the password, here and at its change together', async () => {
  for (let i = 0; i < authLimits.sign_in_tries_max; i++) expect((await show('a guess')).status).toBe(401)
  expect((await show(password)).body.code).toBe('too_many_requests')
  const body = { current_password: password, password: 'another horse' }
  expect((await h.post('/v1/auth/change-password', body, own())).body.code).toBe('too_many_requests')
})

test('another address holds once its link was opened, and the former one hears of it', async () => {
  await takeMails()
  await h.post('/v1/auth/forgot-password', { email: eva.email }, anonymous)
  const [reset] = await takeMails()
  const next = `new-${eva.email}`
  expect((await change(next)).status).toBe(202)
  expect((await signIn(next)).status).toBe(401)
  const [mail] = await takeMails()
  expect(mail).toMatchObject({ to: next, subject: 'Confirm your new address' })
  expect((await confirm(mail)).body).toEqual({ confirmed: true })
  expect((await confirm(mail)).body.code).toBe('email_verification_failed')
  const [notice] = await takeMails()
  expect(notice).toMatchObject({ to: eva.email, subject: 'Your address was changed' })
  expect(notice?.text).toContain(next)
  expect((await signIn(eva.email)).body.code).toBe('wrong_password')
  expect((await signIn(next)).status).toBe(201)
  const token = reset?.link.split('=').at(-1)
  expect((await h.post('/v1/auth/reset-password', { token, password }, anonymous)).body.code).toBe('reset_code_invalid')
  expect((await h.get('/v1/auth/profile', own())).body.email).toBe(next)
})

test('an address of another account answers alike, and that account learns that somebody tried', async () => {
  await takeMails()
  const other = `other-${eva.email}`
  await h.newPerson(other)
  const [known, unknown] = [await change(other), await change(`nobody-${eva.email}`)]
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
  const mails = await takeMails()
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [other, 'You already have an account'],
    [`nobody-${eva.email}`, 'Confirm your new address'],
  ])
})

test('an earlier link, an old one, and one whose address was taken since change nothing', async () => {
  await takeMails()
  await change(`first-${eva.email}`)
  await change(`second-${eva.email}`)
  const [first, second] = await takeMails()
  expect((await confirm(first)).body.code).toBe('email_verification_failed')
  await h.newPerson(`second-${eva.email}`)
  expect((await confirm(second)).body.code).toBe('email_verification_failed')
  await change(`third-${eva.email}`)
  const [third] = await takeMails()
  h.clock.forward(authLimits.one_time_link_hours * 3_600_000 + 1)
  expect((await confirm(third)).body.code).toBe('email_verification_failed')
})

test('one address gets five links, then one a minute', async () => {
  for (let i = 0; i < 5; i++) expect((await change('flooded@example.com')).status).toBe(202)
  expect((await change('flooded@example.com')).body.code).toBe('too_many_requests')
})
