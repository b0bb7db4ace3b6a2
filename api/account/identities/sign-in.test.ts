/** Signing in and up by others: Google and Microsoft as a real provider of OpenID Connect, GitHub as it speaks on the wire. */
import { generate } from 'otplib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs } from '../../platform/jobs/table.ts'
import type { SystemMail } from '../../platform/mail/outbox.ts'
import { type FakeGithub, fakeGithub, githubPerson } from '../../testing/fake-github.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { openIdProvider } from '../../testing/open-id-provider.ts'
import { authLimits } from '../auth/limits.ts'
import { users } from '../users/table.ts'
import { type Answer, answerOf, callback } from './testing.ts'

let h: Harness
let openId: Awaited<ReturnType<typeof openIdProvider>>
let github: FakeGithub
let count = 0

beforeAll(async () => {
  openId = await openIdProvider(callback)
  github = await fakeGithub()
  const { client_id, client_secret } = openId.client
  h = await createHarness({
    GOOGLE_CLIENT_ID: client_id,
    GOOGLE_CLIENT_SECRET: client_secret,
    GOOGLE_ISSUER: openId.issuer,
    MICROSOFT_CLIENT_ID: client_id,
    MICROSOFT_CLIENT_SECRET: client_secret,
    MICROSOFT_ISSUER: openId.issuer,
    ...github.environment,
  })
})
afterAll(async () => {
  await h.close()
  await openId.close()
  await github.close()
})

const anonymous = { token: null }
const complete = (answer: Answer) => h.post('/v1/auth/provider-sign-in/complete', answer, anonymous)
const newPerson = (verified = true) => {
  const sub = `g-${++count}`
  return {
    sub,
    email: `${sub}@example.com`,
    email_verified: verified,
    given_name: 'Eva',
    family_name: 'López',
    name: 'Eva López',
  }
}
const sessionOf = (body: Record<string, unknown>) => body.session as { token: string; user: Record<string, unknown> }
const signUp = async (person = newPerson()) => {
  openId.signIn(person)
  return { person, ...sessionOf((await complete(await answerOf(h, 'google'))).body) }
}
const mailsTo = async (email: string): Promise<SystemMail[]> => {
  const rows = await h.installation.databases.control.read(db => db.select().from(jobs))
  return rows.map(row => row.payload as SystemMail).filter(({ to }) => to === email)
}

test('only what is configured is offered', async () => {
  const { body } = await h.get('/v1/auth/providers', anonymous)
  expect(body.data).toEqual([{ provider: 'google' }, { provider: 'microsoft' }, { provider: 'github' }])
  const none = await createHarness()
  expect((await none.get('/v1/auth/providers', anonymous)).body.data).toEqual([])
  const paths = ['/v1/auth/provider-sign-in', '/v1/identities/start', '/v1/auth/provider-reauthentication']
  for (const path of paths) {
    const { status, body } = await none.post(path, { provider: 'google' })
    expect([status, body.code]).toEqual([422, 'provider_not_configured'])
  }
  await none.close()
})

test('the provider is asked with PKCE, state and nonce, and knows where to send the person back', async () => {
  const first = (await h.post('/v1/auth/provider-sign-in', { provider: 'google' }, anonymous)).body
  const second = (await h.post('/v1/auth/provider-sign-in', { provider: 'google' }, anonymous)).body
  const { searchParams: asked } = new URL(String(first.url))
  expect(Object.fromEntries(asked)).toMatchObject({
    redirect_uri: callback,
    response_type: 'code',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    state: first.state,
  })
  const other = new URL(String(second.url)).searchParams
  for (const name of ['state', 'nonce', 'code_challenge']) expect(other.get(name)).not.toBe(asked.get(name))
  expect(String(first.attempt)).not.toContain(String(asked.get('nonce')))
})

test('a new person with a verified address has an account without a password, and is the same the next time', async () => {
  const { person, token, user } = await signUp()
  expect(user).toMatchObject({
    email: person.email,
    first_name: 'Eva',
    last_name: 'López',
    confirmed: true,
    has_password: false,
  })
  expect((await h.get('/v1/auth/abilities', { token })).body.roles).toEqual(['administrator'])
  openId.signIn({ ...person, email: 'renamed@example.com' })
  const again = await complete(await answerOf(h, 'google'))
  expect(sessionOf(again.body).user.id).toBe(user.id)
  const { body } = await h.get('/v1/identities', { token })
  expect(body.data).toMatchObject([{ provider: 'google', label: person.email }])
})

test('GitHub: matched by number, with the primary address; another login of the same name is another person', async () => {
  const id = 1_000 + ++count
  const email = `hub-${id}@example.com`
  github.signIn(githubPerson(id, email))
  const first = sessionOf((await complete(await answerOf(h, 'github'))).body)
  expect(first.user).toMatchObject({ email, first_name: 'Eva', last_name: 'María López', has_password: false })
  github.signIn({ ...githubPerson(id, `moved-${id}@example.com`), login: 'renamed', name: null })
  expect(sessionOf((await complete(await answerOf(h, 'github'))).body).user.id).toBe(first.user.id)
  github.signIn({ ...githubPerson(id + 500_000, `new-${id}@example.com`), login: `person-${id}`, name: null })
  const other = sessionOf((await complete(await answerOf(h, 'github'))).body)
  expect([other.user.id === first.user.id, other.user.first_name]).toEqual([false, `person-${id}`])
})

test('an account that has another way in is never connected by its address: the answer says what to do', async () => {
  const known = newPerson()
  await h.newPerson(known.email)
  openId.signIn(known)
  const refused = await complete(await answerOf(h, 'google'))
  expect([refused.status, refused.body.code]).toEqual([409, 'identity_not_connected'])
  expect(refused.body.detail).toContain('connect this provider under Account → Security')
  github.signIn(githubPerson(++count, known.email.toUpperCase()))
  expect((await complete(await answerOf(h, 'github'))).body.code).toBe('identity_not_connected')
  // Nor one that another provider vouches for.
  const { person } = await signUp()
  github.signIn(githubPerson(++count, person.email))
  expect((await complete(await answerOf(h, 'github'))).body.code).toBe('identity_not_connected')
})

test('whoever registered an address without confirming it keeps no way in once its owner signs in', async () => {
  const owner = newPerson()
  const body = { email: owner.email, password: 'an intruder’s one', first_name: 'Mallory', last_name: 'X' }
  await h.post('/v1/auth/register', body, anonymous)
  const { token, user } = await signUp(owner)
  expect(user).toMatchObject({ first_name: 'Eva', has_password: false, confirmed: true })
  const intruder = await h.post('/v1/auth/sign-in', { email: owner.email, password: body.password }, anonymous)
  expect(intruder.body.code).toBe('wrong_password')
  const [mail] = await mailsTo(owner.email)
  const late = { token: mail?.link.split('/').at(-1), password: 'another one of them' }
  expect((await h.post('/v1/auth/email-confirmation', late, anonymous)).body.code).toBe('email_verification_failed')
  expect((await h.get('/v1/auth/profile', { token })).status).toBe(200)
})

test('an address that the provider has not verified gets a link, alike for known ones; the browser that asked is let in', async () => {
  const person = newPerson(false)
  openId.signIn(person)
  const first = await complete(await answerOf(h, 'microsoft'))
  expect(first.body).toEqual({
    outcome: 'confirmation_sent',
    email: person.email,
    confirmation_secret: expect.stringMatching(/^lw_once_/),
  })
  const token = (await mailsTo(person.email)).at(-1)?.link.split('/').at(-1)
  const elsewhere = await h.post('/v1/auth/email-confirmation', { token }, anonymous)
  expect(elsewhere.body.code).toBe('new_password_needed')
  const secret = { token, confirmation_secret: first.body.confirmation_secret }
  expect((await h.post('/v1/auth/email-confirmation', secret, anonymous)).status).toBe(200)
  expect(sessionOf((await complete(await answerOf(h, 'microsoft'))).body).user.email).toBe(person.email)

  const victim = newPerson(false)
  await h.newPerson(victim.email)
  openId.signIn(victim)
  const known = await complete(await answerOf(h, 'microsoft'))
  expect([known.status, Object.keys(known.body)]).toEqual([first.status, Object.keys(first.body)])
  expect((await mailsTo(victim.email)).map(({ subject }) => subject)).toEqual(['You already have an account'])
})

test('who opens the link in another browser chooses a password, and the provider’s account opens nothing', async () => {
  const victim = newPerson(false)
  openId.signIn({ ...victim, xms_edov: false })
  await complete(await answerOf(h, 'microsoft'))
  const token = (await mailsTo(victim.email)).at(-1)?.link.split('/').at(-1)
  const chosen = { token, password: 'the victim’s own' }
  expect((await h.post('/v1/auth/email-confirmation', chosen, anonymous)).status).toBe(200)
  expect((await complete(await answerOf(h, 'microsoft'))).body.outcome).toBe('confirmation_sent')
  openId.signIn({ ...victim, xms_edov: true })
  expect((await complete(await answerOf(h, 'microsoft'))).body.code).toBe('identity_not_connected')
})

test('an address of Microsoft whose domain was verified needs no link', async () => {
  const person = { ...newPerson(false), xms_edov: true }
  openId.signIn(person)
  expect((await complete(await answerOf(h, 'microsoft'))).body.outcome).toBe('signed_in')
})

test('without an address nobody can be written to', async () => {
  openId.signIn({ sub: `g-${++count}` })
  expect((await complete(await answerOf(h, 'google'))).body.code).toBe('provider_answer_invalid')
})

test('an answer works once, with its own state, its own attempt and its own code', async () => {
  openId.signIn(newPerson())
  const answer = await answerOf(h, 'google')
  expect((await complete(answer)).status).toBe(200)
  expect((await complete(answer)).body.code).toBe('attempt_expired')

  const [mine, theirs] = [await answerOf(h, 'google'), await answerOf(h, 'google')]
  const refused = [
    await complete({ ...mine, state: theirs.state }),
    // The other's code was asked for with another nonce and another PKCE verifier.
    await complete({ ...theirs, code: (await answerOf(h, 'google')).code }),
    await complete({ ...(await answerOf(h, 'google')), code: 'made-up' }),
    await complete({ ...(await answerOf(h, 'google')), iss: 'https://evil.example' }),
    await complete({ ...(await answerOf(h, 'github')), code: 'made-up' }),
  ]
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
    refused.map(() => [422, 'provider_answer_invalid']),
  )
  // A wrong answer uses the attempt up.
  expect((await complete(mine)).body.code).toBe('attempt_expired')
  const altered = await answerOf(h, 'google')
  for (const attempt of ['lw_attempt_x', `${altered.attempt.slice(0, -2)}AA`, ''])
    expect((await complete({ ...altered, attempt })).body.code).toBe('attempt_expired')
})

test('an ID token without the provider’s own signature opens nothing', async () => {
  openId.signIn(newPerson())
  const answer = await answerOf(h, 'google')
  openId.forgeSignatures(true)
  const forged = await complete(answer)
  openId.forgeSignatures(false)
  expect([forged.status, forged.body.code]).toEqual([422, 'provider_answer_invalid'])
  expect((await complete(await answerOf(h, 'google'))).status).toBe(200)
})

test('an attempt holds to the last millisecond of its five minutes', async () => {
  openId.signIn(newPerson())
  const [early, late] = [await answerOf(h, 'google'), await answerOf(h, 'google')]
  h.clock.forward(authLimits.sign_in_attempt_minutes * 60_000)
  expect((await complete(early)).status).toBe(200)
  h.clock.forward(1)
  expect((await complete(late)).body.code).toBe('attempt_expired')
})

test('the second factor is asked for as after a password', async () => {
  const { token } = await signUp()
  const secret = String((await h.post('/v1/second-factor', { type: 'totp' }, { token })).body.secret)
  const code = () => generate({ secret, epoch: h.clock.now() / 1000 })
  await h.post('/v1/second-factor/confirm', { type: 'totp', code: await code() }, { token })
  h.clock.forward(60_000)
  const half = await complete(await answerOf(h, 'google'))
  expect([half.status, half.body.code, half.body.session]).toEqual([403, 'second_factor_needed', undefined])
  const step = (half.body.second_step as { token: string }).token
  const done = await h.post('/v1/auth/second-step', { token: step, type: 'totp', code: await code() }, anonymous)
  expect(done.status).toBe(201)
})

test('a provider that does not answer is said to, and so is a secret of ours that is wrong', async () => {
  github.signIn(githubPerson(++count, `down-${count}@example.com`))
  const answer = await answerOf(h, 'github')
  github.fail(502)
  const down = await complete(answer)
  expect([down.status, down.body.code]).toEqual([503, 'provider_unavailable'])
  github.fail(undefined)
  const nowhere = { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'x', GOOGLE_ISSUER: 'http://127.0.0.1:1' }
  const other = await createHarness({ ...github.environment, ...nowhere, GITHUB_CLIENT_SECRET: 'wrong' })
  for (const path of ['/v1/auth/provider-sign-in', '/v1/identities/start', '/v1/auth/provider-reauthentication'])
    expect((await other.post(path, { provider: 'google' })).body.code).toBe('provider_unavailable')
  for (const [start, end] of [
    ['/v1/auth/provider-sign-in', '/v1/auth/provider-sign-in/complete'],
    ['/v1/identities/start', '/v1/identities'],
    ['/v1/auth/provider-reauthentication', '/v1/auth/provider-reauthentication/complete'],
  ] as const) {
    const wrong = await answerOf(other, 'github', { path: start, token: other.person.token })
    expect((await other.post(end, wrong)).body.code).toBe('provider_unavailable')
  }
  await other.close()
})

test('fifty answers in a quarter of an hour that are refused are enough for one address', async () => {
  h.clock.forward(3_600_000)
  const wrong = { attempt: 'lw_attempt_x', code: 'x', state: 'x' }
  for (let i = 0; i < authLimits.sign_in_tries_of_address_max; i++)
    expect((await complete(wrong)).body.code).toBe('attempt_expired')
  const { status, body } = await complete(wrong)
  expect([status, body.code]).toEqual([429, 'too_many_requests'])
  h.clock.forward(3_600_000)
})

test('nothing that comes back, and no secret, is stored', async () => {
  const { person } = await signUp()
  const stored = await h.installation.databases.control.read(async db => JSON.stringify(await db.select().from(users)))
  expect(stored).toContain(person.email)
  expect(stored).not.toContain(openId.client.client_secret)
})
