/** Passkeys: made, used to sign in and to show who one is, renamed and deleted; and answers that are not good. */
import { generate } from 'otplib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { jobs } from '../../platform/jobs/table.ts'
import type { SystemMail } from '../../platform/mail/outbox.ts'
import { limits } from '../../platform/runtime/limits.ts'
import { authenticator } from '../../testing/authenticator.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { authLimits } from '../auth/limits.ts'
import { updateUser } from '../users/store.ts'
import { passkeyLimits } from './limits.ts'
import { passkeys } from './table.ts'

const origin = 'https://leads.example.com'
let h: Harness
let device: ReturnType<typeof authenticator>
let eva: { user_id: string; token: string; email: string }
let count = 0
beforeAll(async () => {
  h = await createHarness()
})
afterAll(() => h.close())
beforeEach(async () => {
  h.clock.forward(3_600_000)
  device = authenticator(origin)
  const email = `eva-${++count}@example.com`
  eva = { ...(await h.newPerson(email)), email }
})

/** Well written, and of no device. */
const nothing = { id: 'AA', rawId: 'AA', type: 'public-key', response: {} }
type Begun = { attempt: string; public_key: Record<string, unknown> }
const own = () => ({ token: eva.token })
const anonymous = { token: null }
const begin = async (path: string, token: string | null = eva.token) =>
  (await h.post(path, undefined, { token })).body as unknown as Begun
const start = '/v1/passkeys/start'
const signIn = '/v1/auth/passkey-sign-in'
const check = '/v1/auth/passkey-reauthentication'

async function create(name = 'Laptop') {
  const { attempt, public_key } = await begin(start)
  return h.post('/v1/passkeys', { attempt, name, credential: device.create(public_key) }, own())
}
async function use(path = signIn, token: string | null = null) {
  const { attempt, public_key } = await begin(path, token)
  return { attempt, credential: device.get(public_key) }
}
const complete = async (body?: object) => h.post(`${signIn}/complete`, body ?? (await use()), anonymous)
const list = async () => (await h.get('/v1/passkeys', own())).body.data

test('a device makes a passkey and signs in with it, without an address and without a second step', async () => {
  const { public_key } = await begin(start)
  expect(public_key).toMatchObject({
    rp: { id: 'leads.example.com', name: 'Leadwright' },
    user: { name: eva.email, displayName: 'Ana García' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const made = await create(' Laptop ')
  expect([made.status, made.body.name, made.body.last_used_at]).toEqual([201, 'Laptop', null])
  const secret = String((await h.post('/v1/second-factor', { type: 'totp' }, own())).body.secret)
  const code = await generate({ secret, epoch: h.clock.now() / 1000 })
  await h.post('/v1/second-factor/confirm', { type: 'totp', code }, own())
  expect((await begin(signIn, null)).public_key).toMatchObject({
    rpId: 'leads.example.com',
    userVerification: 'required',
  })
  h.clock.forward(60_000)
  const session = await complete()
  expect(session.status).toBe(201)
  expect((session.body.user as { email: string }).email).toBe(eva.email)
  expect((await h.get('/v1/auth/profile', { token: String(session.body.token) })).status).toBe(200)
  expect((await list()).map(one => one.last_used_at)).toEqual([new Date(h.clock.now()).toISOString()])
})

test('it is renamed and deleted, and the person is told of it by email', async () => {
  const { id } = (await create()).body
  expect((await h.patch(`/v1/passkeys/${id}`, { name: 'Phone' }, own())).body.name).toBe('Phone')
  const other = await h.newPerson(`other-${++count}@example.com`)
  expect((await h.patch(`/v1/passkeys/${id}`, { name: 'Mine' }, { token: other.token })).status).toBe(404)
  expect((await h.delete(`/v1/passkeys/${id}`, { token: other.token })).status).toBe(404)
  expect((await h.delete(`/v1/passkeys/${id}`, own())).status).toBe(204)
  expect(await list()).toEqual([])
  expect((await complete()).body.code).toBe('passkey_invalid')
  const rows = await h.installation.databases.control.read(db => db.select().from(jobs))
  const mails = rows.map(row => row.payload as SystemMail).filter(({ to }) => to === eva.email)
  expect(mails.map(({ subject }) => subject)).toEqual([
    'The passkey “Laptop” was added',
    'The passkey “Phone” was deleted',
  ])
})

test('the last way in stays', async () => {
  const { id } = (await create()).body
  await h.installation.databases.control.write(tx => updateUser(tx, eva.user_id, { password_hash: null }))
  const refused = await h.delete(`/v1/passkeys/${id}`, own())
  expect([refused.status, refused.body.code]).toEqual([409, 'last_way_in'])
  await create('Phone')
  expect((await h.delete(`/v1/passkeys/${id}`, own())).status).toBe(204)
})

test('a challenge works once, to the last millisecond of its five minutes, and in its own session', async () => {
  await create()
  const answer = await use()
  expect((await complete(answer)).status).toBe(201)
  expect((await complete(answer)).body.code).toBe('attempt_expired')
  const [early, late] = [await use(), await use()]
  h.clock.forward(authLimits.sign_in_attempt_minutes * 60_000)
  expect((await complete(early)).status).toBe(201)
  h.clock.forward(1)
  expect((await complete(late)).body.code).toBe('attempt_expired')
  const { attempt, public_key } = await begin(start, (await h.newPerson(`other-${++count}@example.com`)).token)
  const theirs = { attempt, name: 'Theirs', credential: device.create(public_key) }
  expect((await h.post('/v1/passkeys', theirs, own())).body.code).toBe('attempt_expired')
  expect((await h.post(`${check}/complete`, await use(), own())).body.code).toBe('attempt_expired')
})

test('what another page asked for, another challenge, an owner who did not unlock, or another key is refused', async () => {
  await create()
  const invalid = async (body: object) => {
    const { status, body: answer } = await complete(body)
    expect([status, answer.code]).toEqual([422, 'passkey_invalid'])
  }
  device.state.origin = 'https://leads.example.com.evil.example'
  await invalid(await use())
  const { attempt, public_key } = await begin(start)
  const elsewhere = { attempt, name: 'Phishing', credential: device.create(public_key) }
  expect((await h.post('/v1/passkeys', elsewhere, own())).body.code).toBe('passkey_invalid')
  device.state.origin = origin
  await create()

  const [mine, other] = [await begin(signIn, null), await begin(signIn, null)]
  await invalid({ attempt: mine.attempt, credential: device.get(other.public_key) })
  const begun = await begin(signIn, null)
  await invalid({ attempt: begun.attempt, credential: device.get({ ...begun.public_key, rpId: 'evil.example' }) })
  device.state.isVerified = false
  await invalid(await use())
  device.state.isVerified = true
  const signed = await use()
  const response = {
    ...(signed.credential.response as object),
    signature: Buffer.from('made up').toString('base64url'),
  }
  await invalid({ ...signed, credential: { ...signed.credential, response } })
  await invalid({ ...(await use()), credential: nothing })
  const odd = await use()
  for (const wrong of [
    {},
    { ...nothing, id: 1 },
    { ...nothing, type: 'other' },
    { ...nothing, response: null },
    { ...nothing, response: { signature: ['a'] } },
  ])
    expect((await complete({ ...odd, credential: wrong })).body.code).toBe('validation_failed')
  const stranger = Buffer.from('user_0199a3f2c4d87e6b9a0112233445566f').toString('base64url')
  const named = await use()
  const handle = { ...(named.credential.response as object), userHandle: stranger }
  await invalid({ ...named, credential: { ...named.credential, response: handle } })
})

test('a device whose count goes back has been copied, and is refused', async () => {
  device.state.counter = 5
  await create()
  device.state.counter = 6
  expect((await complete()).status).toBe(201)
  device.state.counter = 6
  expect((await complete()).body.code).toBe('passkey_invalid')
})

test('one passkey is kept once, and nobody keeps more than twenty', async () => {
  const { attempt, public_key } = await begin(start)
  const second = await begin(start)
  const credential = device.create(public_key)
  expect((await h.post('/v1/passkeys', { attempt, name: 'A', credential }, own())).status).toBe(201)
  expect((await begin(start)).public_key.excludeCredentials).toMatchObject([{ id: credential.id }])
  const waiting = await begin(start)
  const rows = await h.installation.databases.control.read(db => db.select().from(passkeys))
  const [row] = rows.slice(-1)
  await h.installation.databases.control.write(async tx => {
    for (let i = 2; i < passkeyLimits.passkeys_max; i++)
      await tx.insert(passkeys).values({ ...row!, id: `${row!.id}${i}`, credential_id: `c${count}-${i}` })
  })
  const last = { attempt: second.attempt, name: 'B', credential: device.create(second.public_key) }
  expect((await h.post('/v1/passkeys', last, own())).status).toBe(201)
  const over = { attempt: waiting.attempt, name: 'C', credential: device.create(waiting.public_key) }
  const refused = [await h.post('/v1/passkeys', over, own()), await h.post(start, undefined, own())]
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(refused.map(() => [409, 'too_many_passkeys']))
})

test('a passkey shows who one is before a sensitive change; another’s does not', async () => {
  await create()
  h.clock.forward(limits.reauthentication_minutes * 60_000 + 1)
  expect((await h.post(start, undefined, own())).body.code).toBe('reauthentication_needed')
  expect((await h.post(`${check}/complete`, await use(check, eva.token), own())).status).toBe(200)
  expect((await h.post(start, undefined, own())).status).toBe(200)
  const other = await h.newPerson(`other-${++count}@example.com`)
  const { attempt, public_key } = await begin(check, other.token)
  const theirs = { attempt, credential: device.get({ ...public_key, allowCredentials: [] }) }
  const refused = await h.post(`${check}/complete`, theirs, { token: other.token })
  expect([refused.status, refused.body.code]).toEqual([422, 'passkey_invalid'])
})

test('fifty answers that are refused in a quarter of an hour are enough for one address', async () => {
  const wrong = { attempt: 'lw_attempt_x', credential: nothing }
  for (let i = 0; i < authLimits.sign_in_tries_of_address_max; i++)
    expect((await complete(wrong)).body.code).toBe('attempt_expired')
  expect((await complete(wrong)).status).toBe(429)
  expect((await h.post(`${check}/complete`, wrong, own())).body.code).toBe('too_many_requests')
})

test('an API key is nobody’s, and has no passkeys', async () => {
  const made = await h.post('/v1/api-keys', { name: 'Key', grants: ['manage-account'] }, own())
  const key = { token: String(made.body.key) }
  const id = 'pk_0199a3f2c4d87e6b9a0112233445566f'
  const answer = { attempt: 'x', credential: nothing }
  const replies = [
    await h.get('/v1/passkeys', key),
    await h.post(start, undefined, key),
    await h.post('/v1/passkeys', { ...answer, name: 'x' }, key),
    await h.patch(`/v1/passkeys/${id}`, { name: 'x' }, key),
    await h.delete(`/v1/passkeys/${id}`, key),
    await h.post(check, undefined, key),
    await h.post(`${check}/complete`, answer, key),
  ]
  expect(replies.map(({ body }) => body.code)).toEqual(replies.map(() => 'user_not_found'))
})
