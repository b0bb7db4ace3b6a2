import { afterAll, beforeAll, expect, test } from 'vitest'
import { nextDueOfAll } from '../../platform/jobs/jobs.ts'
import { jobs } from '../../platform/jobs/table.ts'
import type { SystemMail } from '../../platform/mail/outbox.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'

let h: Harness
beforeAll(async () => {
  h = await createHarness()
})
afterAll(() => h.close())

const anonymous = { token: null }

/** What waits to be mailed, oldest first; taken out, so that each test sees its own. */
async function takeMails(): Promise<SystemMail[]> {
  const { control } = h.installation.databases
  expect(await control.read(nextDueOfAll)).not.toBeNull()
  return control.write(async tx => {
    const rows = await tx.select().from(jobs)
    await tx.delete(jobs)
    return rows.map(row => row.payload as SystemMail)
  })
}
const tokenIn = (mail: SystemMail | undefined) => mail?.link.split(/[/=]/).at(-1) ?? ''

async function registered(email: string, password = 'correct horse') {
  const body = { email, password, password_confirmation: password, first_name: 'Jean-Luc', last_name: "O'Brien" }
  const reply = await h.post('/v1/auth/register', body, anonymous)
  expect(reply.status).toBe(202)
  const [mail] = await takeMails()
  return { mail, token: tokenIn(mail), confirmation_secret: reply.body.confirmation_secret as string }
}

const confirm = (body: Record<string, unknown>) => h.post('/v1/auth/email-confirmation', body, anonymous)
const signIn = (email: string, password: string) => h.post('/v1/auth/sign-in', { email, password }, anonymous)

test('a person registers, confirms, signs in and out, and the token ends with the next request', async () => {
  const { mail, token, confirmation_secret } = await registered('jl@example.com')
  expect(mail).toMatchObject({ to: 'jl@example.com', subject: 'Confirm your address' })
  expect(mail?.link).toBe(`https://leads.example.com/email-confirmation/${token}`)
  const credentials = { email: 'JL@example.com', password: 'correct horse' }
  expect((await h.post('/v1/auth/sign-in', credentials, anonymous)).body.code).toBe('email_not_verified')
  expect((await confirm({ token, confirmation_secret })).status).toBe(200)
  expect((await confirm({ token, confirmation_secret })).body.code).toBe('email_verification_failed')
  const session = await h.post('/v1/auth/sign-in', credentials, anonymous)
  expect(session.status).toBe(201)
  const signed = { token: session.body.token as string }
  expect((await h.get('/v1/auth/profile', signed)).body).toMatchObject({
    email: 'jl@example.com',
    last_name: "O'Brien",
  })
  expect((await h.post('/v1/auth/sign-out', undefined, signed)).status).toBe(204)
  expect((await h.get('/v1/auth/profile', signed)).status).toBe(401)
})

test('registering a known address answers alike and mails that there is an account', async () => {
  await confirm(await registered('known@example.com').then(({ mail: _, ...body }) => body))
  const body = { email: 'Known@Example.com', password: 'another password', first_name: 'Eve', last_name: 'X' }
  const again = await h.post('/v1/auth/register', body, anonymous)
  expect(again).toMatchObject({ status: 202, body: { accepted: true, confirmation_secret: expect.any(String) } })
  const [mail] = await takeMails()
  expect(mail).toMatchObject({ to: 'known@example.com', subject: 'You already have an account' })
})

test('unknown address and wrong password answer alike, and the tries of an address are limited', async () => {
  await registered('tries@example.com')
  const unknown = await h.post('/v1/auth/sign-in', { email: 'no@example.com', password: 'wrong' }, anonymous)
  const replies = []
  for (let i = 0; i < 11; i++) {
    replies.push(await h.post('/v1/auth/sign-in', { email: 'tries@example.com', password: 'wrong' }, anonymous))
  }
  expect({ ...replies[0]?.body, request_id: '' }).toEqual({ ...unknown.body, request_id: '' })
  expect(replies.slice(0, 10).every(r => r.status === 401)).toBe(true)
  expect(replies[10]?.status).toBe(429)
  h.clock.forward(Number(replies[10]?.headers.get('retry-after')) * 1000)
  const later = await h.post('/v1/auth/sign-in', { email: 'tries@example.com', password: 'wrong' }, anonymous)
  expect(later.status).toBe(401)
})

test('a forgotten password is replaced through the mailed link, once, and all sessions end', async () => {
  const { token, confirmation_secret } = await registered('forgot@example.com')
  await confirm({ token, confirmation_secret })
  const credentials = { email: 'forgot@example.com', password: 'correct horse' }
  const before = await h.post('/v1/auth/sign-in', credentials, anonymous)
  const unknown = await h.post('/v1/auth/forgot-password', { email: 'nobody@example.com' }, anonymous)
  const known = await h.post('/v1/auth/forgot-password', { email: 'forgot@example.com' }, anonymous)
  expect({ ...known.body }).toEqual({ ...unknown.body })
  const [mail] = await takeMails()
  const reset = { token: tokenIn(mail), password: 'battery staple', password_confirmation: 'battery staple' }
  expect((await h.post('/v1/auth/reset-password', reset, anonymous)).status).toBe(200)
  expect((await h.get('/v1/auth/profile', { token: before.body.token as string })).status).toBe(401)
  expect((await h.post('/v1/auth/sign-in', { ...credentials, password: 'battery staple' }, anonymous)).status).toBe(201)
  expect((await takeMails()).map(({ subject }) => subject)).toEqual(['Your password was changed'])
  const twice = await h.post('/v1/auth/reset-password', reset, anonymous)
  expect(twice.body).toMatchObject({ code: 'reset_code_invalid', errors: [{ pointer: '/token' }] })
})

test('a link for a forgotten password works whoever asks for another, and none does once the password has changed', async () => {
  const { token, confirmation_secret } = await registered('asked@example.com')
  await confirm({ token, confirmation_secret })
  const links: string[] = []
  for (let asked = 0; asked < 4; asked++) {
    await h.post('/v1/auth/forgot-password', { email: 'asked@example.com' }, anonymous)
    links.push(tokenIn((await takeMails())[0]))
  }
  const reset = (at: number, password: string) =>
    h.post('/v1/auth/reset-password', { token: links[at], password }, anonymous)
  expect((await reset(0, 'battery staple')).status).toBe(200)
  expect((await reset(1, 'battery of a stranger')).body.code).toBe('reset_code_invalid')
  await takeMails()
  h.clock.forward(60_000)
  await h.post('/v1/auth/forgot-password', { email: 'asked@example.com' }, anonymous)
  links.push(tokenIn((await takeMails())[0]))
  const session = await signIn('asked@example.com', 'battery staple')
  const change = { current_password: 'battery staple', password: 'horse correct' }
  await h.post('/v1/auth/change-password', change, { token: String(session.body.token) })
  expect((await reset(4, 'battery of a stranger')).body.code).toBe('reset_code_invalid')
  expect((await signIn('asked@example.com', 'horse correct')).status).toBe(201)
  await takeMails()
})

test('an address that a stranger registered first belongs to who opens its mail, with a password of their own', async () => {
  const stranger = await registered('owner@example.com', 'password of a stranger')
  const own = await registered('owner@example.com', 'password of the owner')
  expect(own.mail).toMatchObject({ to: 'owner@example.com', subject: 'Confirm your address' })
  expect((await signIn('owner@example.com', 'password of the owner')).body.code).toBe('email_not_verified')
  // Both mails are in the owner's box; the stranger's secret is in another browser.
  const refused = await confirm({ token: stranger.token, confirmation_secret: own.confirmation_secret })
  expect(refused).toMatchObject({
    status: 422,
    body: { code: 'new_password_needed', errors: [{ pointer: '/password' }] },
  })
  const { token, confirmation_secret } = own
  expect((await confirm({ token, confirmation_secret })).status).toBe(200)
  expect((await signIn('owner@example.com', 'password of a stranger')).body.code).toBe('wrong_password')
  expect((await signIn('owner@example.com', 'password of the owner')).status).toBe(201)
  const late = await confirm({ token: stranger.token, confirmation_secret: stranger.confirmation_secret })
  expect(late.body.code).toBe('email_verification_failed')
})

test('who confirms what another registered chooses the password, and the other’s is worth nothing', async () => {
  const { token } = await registered('target@example.com', 'password of a stranger')
  expect((await confirm({ token })).body.code).toBe('new_password_needed')
  const mismatch = await confirm({ token, password: 'battery staple', password_confirmation: 'battery' })
  expect(mismatch.body.errors).toMatchObject([{ code: 'password_mismatch' }])
  const chosen = { password: 'battery staple', password_confirmation: 'battery staple' }
  expect((await confirm({ token, ...chosen })).status).toBe(200)
  expect((await signIn('target@example.com', 'password of a stranger')).status).toBe(401)
  expect((await signIn('target@example.com', 'battery staple')).status).toBe(201)
})

test('a reset link works for 30 minutes and no longer', async () => {
  await registered('late@example.com')
  await h.post('/v1/auth/forgot-password', { email: 'late@example.com' }, anonymous)
  const [mail] = await takeMails()
  h.clock.forward(30 * 60_000 + 1)
  const late = await h.post('/v1/auth/reset-password', { token: tokenIn(mail), password: 'battery staple' }, anonymous)
  expect(late.body.code).toBe('reset_code_invalid')
})

test.each([
  ['en', 'Password must be at least 8 characters.', 'Password confirmation must match.', /no digits/],
  [
    'es',
    'La contraseña debe tener al menos 8 caracteres.',
    'La confirmación de la contraseña debe coincidir.',
    /sin cifras/,
  ],
])('the rules of names and passwords are said at their fields in %s', async (language, short, mismatch, digits) => {
  const body = { email: 'x@example.com', password: '1234567', first_name: 'R2D2', last_name: 'García' }
  const headers = { 'accept-language': language }
  const reply = await h.post('/v1/auth/register', body, { ...anonymous, headers })
  expect(reply.body.errors).toEqual([
    { pointer: '/password', code: 'password_too_short', text: short },
    { pointer: '/first_name', code: 'name_characters', text: expect.stringMatching(digits) },
  ])
  const other = { ...body, password: '12345678', password_confirmation: '12345679', first_name: 'María José' }
  const differing = await h.post('/v1/auth/register', other, { ...anonymous, headers })
  expect(differing.body.errors).toEqual([
    { pointer: '/password_confirmation', code: 'password_mismatch', text: mismatch },
  ])
})

test('abilities are CASL rules over the sites that the person may enter', async () => {
  const site = await h.newSite('Abilities')
  const { body } = await h.get('/v1/auth/abilities')
  const rules = body.rules as { action: string; conditions: { site_id: { $in: string[] } } }[]
  expect(rules.find(r => r.action === 'manage-leads')?.conditions.site_id.$in).toContain(site)
  expect(rules.map(r => r.action)).not.toContain('manage')
  expect((await h.get('/v1/auth/checkAccess', { headers: { 'x-tenant': site } })).status).toBe(204)
  const stranger = await h.newPerson('stranger@example.com')
  const refused = await h.get('/v1/auth/checkAccess', { token: stranger.token, headers: { 'x-tenant': site } })
  expect(refused.status).toBe(404)
})
