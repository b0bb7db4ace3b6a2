/** Switching second factors on and off, and who learns of it. */
import { generate } from 'otplib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { authLimits } from '../auth/limits.ts'
import { secondFactorLimits } from './limits.ts'
import { mailedCodes, recoveryCodes, secondFactors } from './table.ts'
import { lastCode } from './testing.ts'

let h: Harness
let eva: { user_id: string; token: string }
let email: string
let count = 0
beforeAll(async () => {
  h = await createHarness()
})
afterAll(() => h.close())
beforeEach(async () => {
  email = `eva-${++count}@example.com`
  eva = await h.newPerson(email)
})

const own = () => ({ token: eva.token })
const get = async () => (await h.get('/v1/second-factor', own())).body
const start = (type: string) => h.post('/v1/second-factor', { type }, own())
const confirm = (type: string, code: string) => h.post('/v1/second-factor/confirm', { type, code }, own())
const disable = (type: string) => h.post('/v1/second-factor/disable', { type }, own())
const renew = () => h.post('/v1/second-factor/recovery-codes', undefined, own())
const at = (secret: string, seconds = 0) => generate({ secret, epoch: h.clock.now() / 1000 + seconds })

async function enableApp(): Promise<{ secret: string; codes: string[] }> {
  const secret = String((await start('totp')).body.secret)
  const { body } = await confirm('totp', await at(secret))
  return { secret, codes: body.recovery_codes as unknown as string[] }
}

test('an app is switched on by its first code; nothing of it, nor of the recovery codes, is stored to be read', async () => {
  expect(await get()).toEqual({ types: [], recovery_codes_left: 0 })
  const started = await start('totp')
  const secret = String(started.body.secret)
  expect(started.body.uri).toBe(
    `otpauth://totp/Leadwright:${encodeURIComponent(email)}?secret=${secret}&issuer=Leadwright`,
  )
  expect((await get()).types).toEqual([])
  const confirmed = await confirm('totp', ` ${(await at(secret)).replace(/^.../, '$& ')} `)
  const codes = confirmed.body.recovery_codes as unknown as string[]
  expect(new Set(codes).size).toBe(secondFactorLimits.recovery_codes)
  expect(codes.every(code => /^([2-9A-HJ-NP-Z]{4}-){5}[2-9A-HJ-NP-Z]{4}$/.test(code))).toBe(true)
  expect(await get()).toEqual({ types: ['totp'], recovery_codes_left: 10 })
  const stored = await h.installation.databases.control.read(async db =>
    JSON.stringify([await db.select().from(secondFactors), await db.select().from(recoveryCodes)]),
  )
  for (const text of [secret, ...codes, ...codes.map(code => code.replaceAll('-', ''))])
    expect(stored).not.toContain(text)
})

test('codes by email are switched on by the mailed one; the second factor brings no further recovery codes', async () => {
  const sent = await start('email')
  expect(sent.body).toEqual({ type: 'email', sent_to: email })
  const code = await lastCode(h, email)
  const stored = await h.installation.databases.control.read(db => db.select().from(mailedCodes))
  expect(JSON.stringify(stored)).not.toContain(`"${code}"`)
  const codes = (await confirm('email', code)).body.recovery_codes as unknown as string[]
  expect(codes).toHaveLength(10)
  const secret = String((await start('totp')).body.secret)
  expect((await confirm('totp', await at(secret))).body.recovery_codes).toEqual([])
  expect(await get()).toEqual({ types: ['totp', 'email'], recovery_codes_left: 10 })
})

test('what is on is not begun again, and what is off is not switched off, confirmed or renewed', async () => {
  const refusals = [await confirm('totp', '123456'), await disable('totp'), await disable('email'), await renew()]
  await enableApp()
  refusals.push(await start('totp'), await confirm('totp', '123456'), await disable('email'))
  expect(refusals.map(({ status, body }) => [status, body.code])).toEqual(
    refusals.map(() => [409, 'transition_not_allowed']),
  )
  for (const { body } of refusals) expect(body.detail).toMatch(/^(This second step is|Start setting up)/)
})

test('a wrong code switches nothing on, and the eleventh is not looked at', async () => {
  const secret = String((await start('totp')).body.secret)
  for (let i = 0; i < authLimits.sign_in_tries_max; i++) {
    const { status, body } = await confirm('totp', i % 2 === 0 ? '000000' : 'no code')
    expect([status, body.code, body.errors]).toMatchObject([422, 'second_factor_code_invalid', [{ pointer: '/code' }]])
  }
  expect((await confirm('totp', await at(secret))).body.code).toBe('too_many_requests')
  expect((await get()).types).toEqual([])
})

test('a phone whose clock differs by half a minute is understood, by more not', async () => {
  const secret = String((await start('totp')).body.secret)
  const far = secondFactorLimits.totp_drift_seconds * 2
  for (const off of [-far, far]) expect((await confirm('totp', await at(secret, off))).status).toBe(422)
  expect((await confirm('totp', await at(secret, secondFactorLimits.totp_drift_seconds))).status).toBe(200)
})

test('switching the last one off takes the recovery codes away; new ones replace the former', async () => {
  const { codes } = await enableApp()
  const renewed = (await renew()).body.recovery_codes as unknown as string[]
  expect(renewed.some(code => codes.includes(code))).toBe(false)
  expect(await get()).toEqual({ types: ['totp'], recovery_codes_left: 10 })
  expect((await disable('totp')).status).toBe(204)
  expect(await get()).toEqual({ types: [], recovery_codes_left: 0 })
})

test('an API key is nobody’s, and has no second factor', async () => {
  const made = await h.post('/v1/api-keys', { name: 'Key', grants: ['manage-account'] }, own())
  const key = { token: String(made.body.key) }
  const replies = [
    await h.get('/v1/second-factor', key),
    await h.post('/v1/second-factor', { type: 'totp' }, key),
    await h.post('/v1/second-factor/confirm', { type: 'totp', code: '123456' }, key),
    await h.post('/v1/second-factor/disable', { type: 'totp' }, key),
    await h.post('/v1/second-factor/recovery-codes', undefined, key),
  ]
  expect(replies.map(({ body }) => body.code)).toEqual(replies.map(() => 'user_not_found'))
})

test('five codes are mailed, then one a minute', async () => {
  for (let i = 0; i < 5; i++) expect((await start('email')).status).toBe(200)
  expect((await start('email')).body.code).toBe('too_many_requests')
})

test('managers see who has one, and the history tells when it was switched', async () => {
  const mine = async () => (await h.get('/v1/managers', own())).body.data[0]?.second_factor
  expect(await mine()).toBe(false)
  await enableApp()
  expect(await mine()).toBe(true)
  await renew()
  await disable('totp')
  expect(await mine()).toBe(false)
  const { body } = await h.get('/v1/activities', own())
  expect(body.data.map(({ name }) => name)).toEqual(
    ['disabled', 'enabled'].flatMap((verb, i) =>
      i === 0 ? [`user.second_factor_${verb}`, 'user.recovery_codes_created'] : [`user.second_factor_${verb}`],
    ),
  )
})
