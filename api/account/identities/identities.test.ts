/** Connecting accounts at providers and letting them go, showing by one who one is, and a password for who has none. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { jobs } from '../../platform/jobs/table.ts'
import type { SystemMail } from '../../platform/mail/outbox.ts'
import { limits } from '../../platform/runtime/limits.ts'
import { type FakeGithub, fakeGithub, githubPerson } from '../../testing/fake-github.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { openIdProvider } from '../../testing/open-id-provider.ts'
import { updateUser } from '../users/store.ts'
import { type Answer, answerOf, callback } from './testing.ts'

let h: Harness
let openId: Awaited<ReturnType<typeof openIdProvider>>
let github: FakeGithub
let count = 0
let eva: { user_id: string; token: string; email: string }

beforeAll(async () => {
  openId = await openIdProvider(callback)
  github = await fakeGithub()
  h = await createHarness({
    GOOGLE_CLIENT_ID: openId.client.client_id,
    GOOGLE_CLIENT_SECRET: openId.client.client_secret,
    GOOGLE_ISSUER: openId.issuer,
    ...github.environment,
  })
})
afterAll(async () => {
  await h.close()
  await openId.close()
  await github.close()
})
beforeEach(async () => {
  const email = `eva-${++count}@example.com`
  eva = { ...(await h.newPerson(email)), email }
  there()
})

const own = () => ({ token: eva.token })
/** Somebody at both providers, who need not have the address that they have here. */
function there(id = ++count) {
  openId.signIn({ sub: `g-${id}`, email: `g-${id}@work.example`, email_verified: true, name: 'Eva' })
  github.signIn(githubPerson(id, `g-${id}@work.example`))
  return id
}
const toConnect = (provider = 'google', token = eva.token) =>
  answerOf(h, provider, { path: '/v1/identities/start', token })
const connect = async (provider = 'google') => h.post('/v1/identities', await toConnect(provider), own())
const list = async () => (await h.get('/v1/identities', own())).body.data
const disconnect = (id: unknown) => h.delete(`/v1/identities/${id}`, own())
const signIn = async (provider = 'google') =>
  h.post('/v1/auth/provider-sign-in/complete', await answerOf(h, provider), { token: null })
const takePassword = () =>
  h.installation.databases.control.write(tx => updateUser(tx, eva.user_id, { password_hash: null }))
const subjectsTo = async (email: string): Promise<string[]> => {
  const rows = await h.installation.databases.control.read(db => db.select().from(jobs))
  return rows.flatMap(({ payload }) => ((payload as SystemMail).to === email ? [(payload as SystemMail).subject] : []))
}

test('what is connected signs in, whatever its address; letting it go ends that, and the person is told of both', async () => {
  expect((await h.post('/v1/identities/start', { provider: 'google' }, own())).status).toBe(200)
  const made = await connect()
  expect([made.status, made.body.provider]).toEqual([201, 'google'])
  const session = (await signIn()).body.session as { user: { id: string } }
  expect(session.user.id).toBe(eva.user_id)
  await connect('github')
  expect((await list()).map(({ provider }) => provider)).toEqual(['google', 'github'])
  expect((await disconnect(made.body.id)).status).toBe(204)
  expect((await disconnect(made.body.id)).status).toBe(404)
  expect(((await signIn()).body.session as { user: { id: string } } | undefined)?.user.id).not.toBe(eva.user_id)
  expect(await subjectsTo(eva.email)).toEqual([
    'You can now sign in with Google',
    'You can now sign in with GitHub',
    'Google no longer signs you in',
  ])
  const { data } = (await h.get('/v1/activities', own())).body
  expect(data.map(({ name }) => name).filter(name => String(name).startsWith('identity.'))).toEqual([
    'identity.disconnected',
    'identity.connected',
    'identity.connected',
  ])
})

test('one account at a provider signs in one person', async () => {
  await connect()
  const other = await h.newPerson(`other-${++count}@example.com`)
  const answer = await toConnect('google', other.token)
  const taken = await h.post('/v1/identities', answer, { token: other.token })
  expect([taken.status, taken.body.code]).toEqual([409, 'identity_taken'])
})

test('another’s identity is not there for anybody else', async () => {
  const { id } = (await connect()).body
  const other = await h.newPerson(`other-${++count}@example.com`)
  const reply = await h.delete(`/v1/identities/${id}`, { token: other.token })
  expect(reply.status).toBe(404)
  expect(await list()).toHaveLength(1)
})

test('the last way in stays: of a password and two accounts, one', async () => {
  const first = (await connect()).body.id
  const second = (await connect('github')).body.id
  await takePassword()
  expect((await disconnect(first)).status).toBe(204)
  const refused = await disconnect(second)
  expect([refused.status, refused.body.code]).toEqual([409, 'last_way_in'])
  expect((await h.post('/v1/auth/password', { password: 'correct horse' }, own())).status).toBe(204)
  expect((await disconnect(second)).status).toBe(204)
})

test('an answer is taken in the session that began it alone, and for what it was begun', async () => {
  const refusals: Answer[] = [
    await answerOf(h, 'google'),
    await answerOf(h, 'google', { path: '/v1/auth/provider-reauthentication', token: eva.token }),
    await toConnect('google', (await h.newPerson(`other-${++count}@example.com`)).token),
  ]
  for (const answer of refusals)
    expect((await h.post('/v1/identities', answer, own())).body.code).toBe('attempt_expired')
  const mine = await toConnect()
  expect((await h.post('/v1/auth/provider-sign-in/complete', mine, { token: null })).body.code).toBe('attempt_expired')
  const wrong = { ...(await toConnect()), state: 'another' }
  expect((await h.post('/v1/identities', wrong, own())).body.code).toBe('provider_answer_invalid')
})

test('who has no password shows by the provider who they are; another account there does not do', async () => {
  await connect()
  await takePassword()
  const path = '/v1/auth/provider-reauthentication'
  const check = async (change: Partial<Answer> = {}) =>
    h.post(`${path}/complete`, { ...(await answerOf(h, 'google', { path, token: eva.token })), ...change }, own())
  h.clock.forward(limits.reauthentication_minutes * 60_000 + 1)
  const late = await h.post('/v1/identities/start', { provider: 'google' }, own())
  expect(late.body.code).toBe('reauthentication_needed')
  const { url } = (await h.post(path, { provider: 'google' }, own())).body
  expect(new URL(String(url)).searchParams.get('prompt')).toBe('select_account')
  const shown = await check()
  expect([shown.status, shown.body.valid_until]).toEqual([
    200,
    new Date(h.clock.now() + limits.reauthentication_minutes * 60_000).toISOString(),
  ])
  expect((await h.post('/v1/identities/start', { provider: 'google' }, own())).status).toBe(200)
  there()
  const other = await check()
  expect([other.status, other.body.code]).toEqual([409, 'identity_not_connected'])
  expect(other.body.detail).toContain('not the account that you have connected')
  expect((await check({ attempt: 'x' })).body.code).toBe('attempt_expired')
  expect((await check({ code: 'x' })).body.code).toBe('provider_answer_invalid')
  h.clock.forward(-limits.reauthentication_minutes * 60_000 - 1)
})

test('a password is set once, by who has none; then it signs in, and other devices are signed out', async () => {
  expect((await h.post('/v1/auth/password', { password: 'correct horse' }, own())).body.code).toBe(
    'transition_not_allowed',
  )
  await takePassword()
  const body = { email: eva.email, password: 'correct horse' }
  expect((await h.post('/v1/auth/sign-in', body, { token: null })).body.code).toBe('wrong_password')
  const guess = { ...body, password: 'nobody has this password' }
  expect((await h.post('/v1/auth/sign-in', guess, { token: null })).body.code).toBe('wrong_password')
  expect((await h.post('/v1/auth/reauthentication', { password: '' }, own())).body.code).toBe('wrong_password')
  await connect()
  const elsewhere = (await signIn()).body.session as { token: string }
  expect((await h.post('/v1/auth/password', { password: body.password }, own())).status).toBe(204)
  expect((await h.get('/v1/auth/profile', { token: elsewhere.token })).status).toBe(401)
  expect((await h.get('/v1/auth/profile', own())).body.has_password).toBe(true)
  expect((await h.post('/v1/auth/sign-in', body, { token: null })).status).toBe(201)
  expect(await subjectsTo(eva.email)).toContain('You now have a password')
})

test('an API key is nobody’s, and is vouched for by nobody', async () => {
  const made = await h.post('/v1/api-keys', { name: 'Key', grants: ['manage-account'] }, own())
  const key = { token: String(made.body.key) }
  const answer = { attempt: 'x', code: 'x', state: 'x' }
  const replies = [
    await h.get('/v1/identities', key),
    await h.post('/v1/identities/start', { provider: 'google' }, key),
    await h.post('/v1/identities', answer, key),
    await h.delete('/v1/identities/idn_0199a3f2c4d87e6b9a0112233445566f', key),
    await h.post('/v1/auth/provider-reauthentication', { provider: 'google' }, key),
    await h.post('/v1/auth/provider-reauthentication/complete', answer, key),
    await h.post('/v1/auth/password', { password: 'correct horse' }, key),
  ]
  expect(replies.map(({ body }) => body.code)).toEqual(replies.map(() => 'user_not_found'))
})
