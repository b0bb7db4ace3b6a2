/** Who may become a user: by themselves, by an invitation, or nobody, on every way in. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs } from '../../platform/jobs/table.ts'
import type { SystemMail } from '../../platform/mail/outbox.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { openIdProvider } from '../../testing/open-id-provider.ts'
import { answerOf, callback } from '../identities/testing.ts'
import { users } from '../users/table.ts'
import { isSetUp, newLink } from './rules.ts'

const anonymous = { token: null }
const password = 'correct horse battery'
const named = { first_name: 'Eva', last_name: 'López' }
let openId: Awaited<ReturnType<typeof openIdProvider>>
let by_invitation: Harness
let closed: Harness
const modes = () => [
  { h: by_invitation, code: 'registration_by_invitation', registration: 'invitation' },
  { h: closed, code: 'registration_closed', registration: 'closed' },
]

beforeAll(async () => {
  openId = await openIdProvider(callback)
  const { client_id, client_secret } = openId.client
  const google = {
    GOOGLE_CLIENT_ID: client_id,
    GOOGLE_CLIENT_SECRET: client_secret,
    GOOGLE_ISSUER: openId.issuer,
  }
  by_invitation = await createHarness({ ...google, REGISTRATION: 'invitation' })
  closed = await createHarness({ ...google, REGISTRATION: 'closed' })
})
afterAll(async () => {
  await by_invitation.close()
  await closed.close()
  await openId.close()
})

const takeMail = (h: Harness): Promise<SystemMail | undefined> =>
  h.installation.databases.control.write(async tx => {
    const rows = await tx.select().from(jobs)
    await tx.delete(jobs)
    return rows.map(({ payload }) => payload as SystemMail).find(({ link }) => link !== undefined)
  })
const countUsers = (h: Harness) => h.installation.databases.control.read(db => db.$count(users))
const tokenIn = (mail: SystemMail | undefined) => mail?.link.split('/').at(-1) ?? ''

async function invite(h: Harness, email: string) {
  const site = await h.newSite(`Site ${email.replace(/@.*/, '')}`)
  return h.post('/v1/managers', { name: 'Bea', email, site_ids: [site], grants: ['manage-leads'] })
}
const accept = (h: Harness, body: object) => h.post('/v1/invitations/accept', body, anonymous)

test('who would register by themselves is refused alike whether or not the address is known, and told before', async () => {
  for (const { h, code, registration } of modes()) {
    const before = await countUsers(h)
    for (const email of ['ana@example.com', 'new@example.com']) {
      const reply = await h.post('/v1/auth/register', { email, password, ...named }, anonymous)
      expect(reply).toMatchObject({ status: 403, body: { code } })
    }
    expect((await h.get('/v1/auth/providers', anonymous)).body).toMatchObject({ registration })
    expect([await countUsers(h), await takeMail(h)]).toEqual([before, undefined])
  }
  const open = await createHarness()
  expect((await open.get('/v1/auth/providers', anonymous)).body).toMatchObject({ registration: 'open' })
  await open.close()
})

test.each([true, false])(
  'a provider makes nobody a user, whether or not it verified the address: %s',
  async verified => {
    for (const { h, code } of modes()) {
      const before = await countUsers(h)
      const sub = `sub-${code}-${verified}`
      openId.signIn({ sub, email: `${sub}@example.com`, email_verified: verified, name: 'Eva López' })
      const reply = await h.post('/v1/auth/provider-sign-in/complete', await answerOf(h, 'google'), anonymous)
      expect(reply).toMatchObject({ status: 403, body: { code } })
      expect([await countUsers(h), await takeMail(h)]).toEqual([before, undefined])
    }
  },
)

test('who is invited becomes a user', async () => {
  const email = 'bea@example.com'
  expect((await invite(by_invitation, email)).status).toBe(201)
  const token = tokenIn(await takeMail(by_invitation))
  expect((await accept(by_invitation, { token, password, ...named })).body).toEqual({ accepted: true, email })
  expect((await by_invitation.post('/v1/auth/sign-in', { email, password }, anonymous)).status).toBe(201)
})

test('where nobody new is taken, those are invited who are users', async () => {
  await closed.newPerson('known@example.com')
  const known = await invite(closed, 'Known@example.com')
  expect(known.status).toBe(201)
  expect((await accept(closed, { token: tokenIn(await takeMail(closed)) })).status).toBe(200)
  expect(await invite(closed, 'stranger@example.com')).toMatchObject({
    status: 403,
    body: { code: 'registration_closed' },
  })
  expect(await takeMail(closed)).toBeUndefined()
})

test('invitations of strangers that are under way when it closes are refused', async () => {
  const h = await createHarness()
  const { id } = (await invite(h, 'late@example.com')).body
  const token = tokenIn(await takeMail(h))
  h.installation.config.registration = 'closed'
  expect(await accept(h, { token, password, ...named })).toMatchObject({
    status: 403,
    body: { code: 'registration_closed' },
  })
  expect(await h.post(`/v1/managers/${id}/resend-invitation`)).toMatchObject({
    status: 403,
    body: { code: 'registration_closed' },
  })
  await h.close()
})

test('an empty installation is set up by its link', async () => {
  const h = await createHarness({ REGISTRATION: 'closed' })
  const { control } = h.installation.databases
  const { token } = await control.write(async tx => {
    await tx.update(users).set({ super_administrator: false })
    return newLink(tx, 'set_up', null, h.clock.now(), 60_000)
  })
  expect(await control.read(isSetUp)).toBe(false)
  const owner = { token, email: 'owner@example.com', password, ...named }
  expect((await h.post('/v1/auth/set-up', owner, anonymous)).status).toBe(201)
  await h.close()
})
