import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs } from '../../platform/jobs/table.ts'
import type { SystemMail } from '../../platform/mail/outbox.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { authLimits } from '../auth/limits.ts'
import { managerLimits } from './limits.ts'

const password = 'correct horse'
let h: Harness
let site: string
let sister: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  sister = await h.newSite('Casa Azul')
})
afterAll(() => h.close())

let count = 0
const nextEmail = () => `manager-${++count}@example.com`

async function takeMail(): Promise<SystemMail> {
  const rows = await h.installation.databases.control.write(async tx => {
    const all = await tx.select().from(jobs)
    await tx.delete(jobs)
    return all
  })
  return rows.at(-1)?.payload as SystemMail
}
const tokenIn = (mail: SystemMail) => mail.link.split('/').at(-1) ?? ''

async function invite(rights: object, token = h.person.token, email = nextEmail()) {
  h.clock.forward(3_600_000)
  const made = await h.post('/v1/managers', { name: 'Bea', email, ...rights }, { token })
  return { ...made, email }
}
const accept = (body: object) => h.post('/v1/invitations/accept', body, { token: null })

/** Somebody who accepted an invitation and is signed in. */
async function joined(rights: object, by = h.person.token) {
  const { status, body, email } = await invite(rights, by)
  expect(status, JSON.stringify(body)).toBe(201)
  const chosen = { first_name: 'Bea', last_name: 'López', password }
  expect((await accept({ token: tokenIn(await takeMail()), ...chosen })).status).toBe(200)
  const session = await h.post('/v1/auth/sign-in', { email, password }, { token: null })
  return { id: body.id, email, token: String(session.body.token) }
}
const leads = async (token: string, of = site) => (await h.get(`/v1/sites/${of}/leads`, { token })).status

test('a manager is invited by email, accepts once, and may do on their sites what they were given', async () => {
  const { body, email } = await invite({ site_ids: [site], grants: ['manage-leads'] })
  expect(body).toMatchObject({ status: 'invited', role: 'manager', site_ids: [site], grants: ['manage-leads'], email })
  const mail = await takeMail()
  expect(mail).toMatchObject({ to: email, subject: 'Ana García invites you to Leadwright' })
  expect(mail.link).toBe(`https://leads.example.com/invitation/${tokenIn(mail)}`)
  const token = tokenIn(mail)
  const read = await h.post('/v1/invitations/read', { token }, { token: null })
  expect(read.body).toMatchObject({ email, name: 'Bea', has_account: false })
  expect((await accept({ token })).body).toMatchObject({
    code: 'new_password_needed',
    errors: [{ pointer: '/password' }],
  })
  const chosen = { first_name: 'Bea', last_name: 'López', password }
  const short = await accept({ token, ...chosen, password_confirmation: 'other' })
  expect(short.body.errors).toMatchObject([{ code: 'password_mismatch' }])
  expect((await accept({ token, ...chosen })).body).toEqual({ accepted: true, email })
  expect((await accept({ token, ...chosen })).body.code).toBe('invitation_invalid')
  const session = await h.post('/v1/auth/sign-in', { email, password }, { token: null })
  const bea = String(session.body.token)
  expect([await leads(bea), await leads(bea, sister)]).toEqual([200, 404])
  expect((await h.get(`/v1/sites/${site}/popups`, { token: bea })).status).toBe(403)
  expect((await h.get('/v1/managers', { token: bea })).status).toBe(403)
  const { rules, roles } = (await h.get('/v1/auth/abilities', { token: bea })).body
  expect(roles).toEqual(['manager'])
  expect(rules).toContainEqual({ action: 'manage-leads', subject: 'site', conditions: { site_id: { $in: [site] } } })
  const { data } = (await h.get('/v1/managers')).body
  expect(data).toContainEqual(expect.objectContaining({ email, status: 'active', name: 'Bea López', current: false }))
  expect(data).toContainEqual(expect.objectContaining({ role: 'administrator', all_sites: true, current: true }))
})

test('who has an account here signs in as ever, and an address that a stranger registered belongs to who was invited', async () => {
  const stranger = await h.newPerson('known@example.com')
  await invite({ site_ids: [site], grants: ['manage-leads'] }, h.person.token, 'Known@example.com')
  const token = tokenIn(await takeMail())
  const read = await h.post('/v1/invitations/read', { token }, { token: null })
  expect(read.body.has_account).toBe(true)
  expect(await leads(stranger.token)).toBe(404)
  expect((await accept({ token })).status).toBe(200)
  expect(await leads(stranger.token)).toBe(200)
  const email = nextEmail()
  const registration = { email, password: 'password of a stranger', first_name: 'Eve', last_name: 'X' }
  expect((await h.post('/v1/auth/register', registration, { token: null })).status).toBe(202)
  await invite({ site_ids: [site], grants: ['manage-leads'] }, h.person.token, email)
  const chosen = { first_name: 'Bea', last_name: 'López', password }
  expect((await accept({ token: tokenIn(await takeMail()), ...chosen })).status).toBe(200)
  const theirs = await h.post('/v1/auth/sign-in', { email, password: registration.password }, { token: null })
  expect(theirs.body.code).toBe('wrong_password')
  expect((await h.post('/v1/auth/sign-in', { email, password }, { token: null })).status).toBe(201)
})

test('a link holds for a week, a later one ends it, and a revoked one is worth nothing', async () => {
  const rights = { site_ids: [site], grants: ['manage-leads'] }
  const { body, email } = await invite(rights)
  const first = tokenIn(await takeMail())
  const again = await h.post(`/v1/managers/${body.id}/resend-invitation`)
  expect(again.status).toBe(202)
  const second = tokenIn(await takeMail())
  const readable = async (token: string) =>
    (await h.post('/v1/invitations/read', { token }, { token: null })).status === 200
  expect([await readable(first), await readable(second)]).toEqual([false, true])
  h.clock.forward(managerLimits.invitation_days * 86_400_000 + 1)
  expect(await readable(second)).toBe(false)
  expect((await invite(rights, h.person.token, email)).body).toMatchObject({ code: 'manager_exists' })
  expect((await h.delete(`/v1/managers/${body.id}`)).status).toBe(204)
  const anew = await invite(rights, h.person.token, email)
  expect(anew.status).toBe(201)
  expect(await readable(tokenIn(await takeMail()))).toBe(true)
  const active = await joined(rights)
  expect((await h.post(`/v1/managers/${active.id}/resend-invitation`)).body).toMatchObject({
    code: 'transition_not_allowed',
    detail: 'The invitation has been accepted already.',
  })
})

test('at least one site and one permission, and no site of others', async () => {
  const errors = async (rights: object) => (await invite(rights)).body.errors
  expect(await errors({ grants: ['manage-leads'] })).toMatchObject([{ pointer: '/site_ids', code: 'site_required' }])
  expect(await errors({ site_ids: [site] })).toMatchObject([{ pointer: '/grants', code: 'permission_required' }])
  const { token } = await h.newPerson(nextEmail())
  const foreign = await h.newSite('Foreign', token)
  expect((await invite({ site_ids: [foreign], grants: ['manage-leads'] })).body.code).toBe('site_not_found')
  expect((await invite({ role: 'author', site_ids: [site] })).body).toMatchObject({
    grants: ['read-site', 'manage-pages'],
  })
})

test('a manager has so many sites at most', async () => {
  const of = (count: number) => Array<string>(count).fill(site)
  const { manager_sites_max } = managerLimits
  const { status } = await invite({ site_ids: of(manager_sites_max), grants: ['manage-leads'] })
  expect(status).toBe(201)
  const more = await invite({ site_ids: of(manager_sites_max + 1), grants: ['manage-leads'] })
  expect(more.body).toMatchObject({ code: 'validation_failed', errors: [{ pointer: '/site_ids' }] })
})

test('nobody gives, changes or takes more than they have', async () => {
  const bea = await joined({ site_ids: [site], grants: ['manage-managers', 'manage-leads'] })
  const refused = async (rights: object) => (await invite(rights, bea.token)).body.code
  expect(await refused({ site_ids: [site], grants: ['manage-popups'] })).toBe('not_permitted')
  expect(await refused({ all_sites: true, grants: ['manage-leads'] })).toBe('not_permitted')
  expect(await refused({ site_ids: [sister], grants: ['manage-leads'] })).toBe('site_not_found')
  expect(await refused({ role: 'administrator' })).toBe('not_permitted')
  const below = await joined({ site_ids: [site], grants: ['read-lead'] }, bea.token)
  const raise = await h.patch(`/v1/managers/${below.id}`, { grants: ['manage-popups'] }, { token: bea.token })
  expect(raise.body.code).toBe('not_permitted')
  const elsewhere = await h.patch(`/v1/managers/${below.id}`, { site_ids: [sister] }, { token: bea.token })
  expect(elsewhere.body.code).toBe('site_not_found')
  const above = await joined({ site_ids: [site], grants: ['manage-popups'] })
  const replies = [
    await h.patch(`/v1/managers/${above.id}`, { grants: ['read-lead'] }, { token: bea.token }),
    await h.delete(`/v1/managers/${above.id}`, { token: bea.token }),
    await h.patch(`/v1/managers/${bea.id}`, { grants: ['manage-managers'] }, { token: bea.token }),
    await h.delete(`/v1/managers/${bea.id}`, { token: bea.token }),
  ]
  const codes = ['not_permitted', 'not_permitted', 'own_membership', 'own_membership']
  expect(replies.map(({ body }) => body.code)).toEqual(codes)
  const all = (await h.get('/v1/auth/abilities')).body.account_permissions as string[]
  const everything = await joined({ all_sites: true, grants: all })
  expect((await invite({ role: 'administrator' }, everything.token)).body.code).toBe('not_permitted')
})

test('who is removed is out with the next request, and so are the keys that they made', async () => {
  const bea = await joined({ site_ids: [site], grants: ['manage-leads', 'manage-account'] })
  const key = async (grants: string[]) =>
    String((await h.post('/v1/api-keys', { name: 'Key', grants, site_ids: [site] }, { token: bea.token })).body.key)
  const [strong, weak] = [await key(['manage-leads']), await key(['manage-account'])]
  const can = async (token: string) => (await h.get('/v1/api-keys', { token })).status
  expect([await leads(strong), await can(weak)]).toEqual([200, 200])
  expect((await h.patch(`/v1/managers/${bea.id}`, { grants: ['manage-account'] })).status).toBe(200)
  expect([await leads(bea.token), await leads(strong), await can(weak)]).toEqual([403, 401, 200])
  expect((await h.delete(`/v1/managers/${bea.id}`)).status).toBe(204)
  expect([await leads(bea.token), await can(weak)]).toEqual([401, 401])
  expect((await h.get(`/v1/managers/${bea.id}`)).status).toBe(404)
})

test('of two administrators who remove each other at one moment, one stays', async () => {
  const first = await h.newPerson(nextEmail())
  const second = await joined({ role: 'administrator' }, first.token)
  const { data } = (await h.get('/v1/managers', { token: first.token })).body
  const id = data.find(({ current }) => current)?.id
  const both = await Promise.all([
    h.delete(`/v1/managers/${second.id}`, { token: first.token }),
    h.delete(`/v1/managers/${id}`, { token: second.token }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([204, 403])
})

test('invitations are emailed only so often', async () => {
  const rights = { site_ids: [site], grants: ['manage-leads'] }
  const { body } = await invite(rights)
  const refusalOf = async (ask: () => ReturnType<typeof h.post>) => {
    for (let times = 0; times < 300; times++) {
      const answer = await ask()
      if (answer.status >= 400) return answer.body.code
    }
    return null
  }
  const again = await refusalOf(() => h.post(`/v1/managers/${body.id}/resend-invitation`))
  expect(again).toBe('too_many_requests')
  const more = await refusalOf(() => h.post('/v1/managers', { name: 'Bea', email: nextEmail(), ...rights }))
  expect(more).toBe('too_many_requests')
})

test('one account invites only so many people in an hour, and one person is written to only so often in a day', async () => {
  const { token } = await h.newPerson(nextEmail())
  const own = await h.newSite('Inviting', token)
  const rights = { site_ids: [own], grants: ['manage-leads'] }
  const target = nextEmail()
  const first = await invite(rights, token, target)
  const again = () => h.post(`/v1/managers/${first.body.id}/resend-invitation`, undefined, { token })
  for (let i = 1; i < authLimits.caused_mails_to_address_per_day_max; i++) expect((await again()).status).toBe(202)
  const refused = await again()
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_600)
  const more = (email: string) => h.post('/v1/managers', { name: 'Bea', email, ...rights }, { token })
  const left = authLimits.caused_mails_per_hour_max - authLimits.caused_mails_to_address_per_day_max
  for (let i = 0; i < left; i++) expect((await more(`mass-${i}@example.com`)).status).toBe(201)
  expect(await more('mass-more@example.com')).toMatchObject({ status: 429 })
})
