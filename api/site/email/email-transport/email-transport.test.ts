/** By what a site sends: its own transport, of which no secret comes out again. */
import { afterEach, expect, test } from 'vitest'
import { authLimits } from '../../../account/auth/limits.ts'
import { type FakeRules, fakeProviders, postmarkFault, server_token, ses_key } from '../../../testing/fake-providers.ts'
import { createMailFixture } from '../../../testing/fixtures/mail.ts'
import { openSink } from '../../../testing/mail-sink.ts'
import { transportLimits } from './limits.ts'
import { findTransport } from './store.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const ses = { region: 'eu-west-1', ...ses_key, configuration_set: null }
const postmark = { message_stream: 'outbound', server_token }

async function world(rules: FakeRules = {}, environment: Record<string, string> = {}) {
  const fake = await fakeProviders(rules)
  closers.push(() => fake.close())
  const w = await createMailFixture({ SES_ENDPOINT: fake.origin, POSTMARK_ENDPOINT: fake.origin, ...environment })
  closers.push(() => w.close())
  return { w, fake, path: w.path('email-transport') }
}

test('a secret is stored encrypted, kept, and never shown', async () => {
  const { w, path } = await world()
  expect((await w.get(path)).body).toEqual({
    type: 'installation',
    installation: 'files',
    has_secret: false,
    version: 1,
  })
  const saved = await w.patch(path, { type: 'ses', ses })
  const { secret_access_key, ...shown } = ses
  expect(saved).toMatchObject({ status: 200, body: { type: 'ses', ses: shown, has_secret: true, version: 2 } })
  const row = await w.database.read(findTransport)
  expect(JSON.stringify([saved.body, row])).not.toContain(secret_access_key)
  const again = await w.patch(path, { type: 'ses', ses: { ...shown, region: 'us-east-1' } })
  expect(again).toMatchObject({ status: 200, body: { has_secret: true } })
  expect((await w.database.read(findTransport))?.secret).toBe(row?.secret)
  expect((await w.get(w.path('email-settings'))).body.uses_server).toBe(true)
  expect((await w.delete(path)).status).toBe(204)
  expect((await w.get(path)).body.type).toBe('installation')
})

test.each([
  [{ type: 'ses' }, '/ses'],
  [{ type: 'ses', ses, postmark }, '/postmark'],
  [{ type: 'ses', ses: { ...ses, secret_access_key: undefined } }, '/ses/secret_access_key'],
  [{ type: 'ses', ses: { ...ses, region: 'evil.example/' } }, '/ses/region'],
  [{ type: 'postmark', postmark: { message_stream: 'outbound' } }, '/postmark/server_token'],
  [{ type: 'smtp', smtp: { host: '127.0.0.1', port: 25, security: 'none', username: null } }, '/smtp/host'],
  [{ type: 'smtp', smtp: { host: 'a b', port: 25, security: 'none', username: null } }, '/smtp/host'],
  [{ type: 'smtp', smtp: { host: 'mx.example', port: 25, security: 'none', username: 'ana' } }, '/smtp/password'],
])('%j is refused', async (body, pointer) => {
  const { w, path } = await world()
  expect(await w.patch(path, body)).toMatchObject({ status: 422, body: { errors: [{ pointer }] } })
})

test('a stored password goes to no other server', async () => {
  const { w, path } = await world()
  const smtp = { host: 'mx.example', port: 465, security: 'tls', username: 'ana' } as const
  expect((await w.patch(path, { type: 'smtp', smtp: { ...smtp, password: 'secret' } })).status).toBe(200)
  expect((await w.patch(path, { type: 'smtp', smtp: { ...smtp, port: 587, security: 'starttls' } })).status).toBe(200)
  expect((await w.patch(path, { type: 'smtp', smtp: { ...smtp, host: 'evil.example' } })).status).toBe(422)
})

test('emails of the site leave by it, and what the provider calls them is kept', async () => {
  const { w, fake, path } = await world()
  await w.patch(path, { type: 'ses', ses })
  const first = await w.send(await w.newLead('lucia@example.net'))
  expect(await w.email(first.email_id)).toMatchObject({
    status: 'delivered',
    rfc_message_id: '<01021-aa@eu-west-1.amazonses.com>',
  })
  await w.patch(path, { type: 'postmark', postmark })
  const second = await w.send(await w.newLead('marc@example.net'))
  expect(await w.email(second.email_id)).toMatchObject({ status: 'delivered' })
  expect(fake.accepted.map(({ provider, to }) => [provider, to])).toEqual([
    ['ses', 'lucia@example.net'],
    ['postmark', 'marc@example.net'],
  ])
  expect(fake.accepted[1]?.body.Metadata).toEqual({ leadwright: expect.stringMatching(/^[a-z2-7]{55}$/) })
})

test('whom the provider calls inactive is suppressed', async () => {
  const { w, path } = await world({ fault: () => postmarkFault(422, 406, 'marked as inactive') })
  await w.patch(path, { type: 'postmark', postmark })
  const { email_id } = await w.send(await w.newLead('lucia@example.net'))
  expect(await w.email(email_id)).toMatchObject({ status: 'not_delivered', reason: 'refused' })
  expect((await w.get(w.path('suppressions'))).body.data).toMatchObject([
    { email: 'lucia@example.net', reason: 'hard_bounce', source: 'provider', email_id },
  ])
})

test('a test really sends, says what came of it, and is counted', async () => {
  const { w, fake, path } = await world()
  await w.patch(path, { type: 'ses', ses })
  const tested = await w.post(`${path}/test`, { to: 'ana@example.net' })
  expect(tested).toMatchObject({ status: 200, body: { outcome: 'delivered', from: 'ana@casaverde.example' } })
  expect(fake.accepted).toMatchObject([{ to: 'ana@example.net' }])
  await w.patch(path, { type: 'postmark', postmark: { ...postmark, server_token: 'wrong' } })
  expect((await w.post(`${path}/test`, { to: 'ana@example.net' })).body).toMatchObject({
    outcome: 'deferred',
    response: expect.stringMatching(/^401 10 /),
  })
  for (let i = 2; i < transportLimits.transport_tests_per_minute; i++)
    await w.post(`${path}/test`, { to: 'a@example.net' })
  expect((await w.post(`${path}/test`, { to: 'a@example.net' })).status).toBe(429)
  for (let i = 3; i <= authLimits.caused_mails_to_address_per_day_max; i++) {
    w.clock.forward(60_000)
    await w.post(`${path}/test`, { to: 'ana@example.net' })
  }
  w.clock.forward(60_000)
  const refused = await w.post(`${path}/test`, { to: 'ana@example.net' })
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_600)
})

test('a mail server of the site’s own', async () => {
  const sink = await openSink()
  closers.push(() => sink.close())
  const { w, path } = await world({}, { ALLOW_LOOPBACK: 'true' })
  const { port, hostname: host } = new URL(sink.url)
  await w.patch(path, { type: 'smtp', smtp: { host, port: Number(port), security: 'none', username: null } })
  await w.send(await w.newLead('lucia@example.net'))
  expect(sink.received).toMatchObject([{ to: 'lucia@example.net' }])
  const name = { host: 'localhost', port: Number(port), security: 'none', username: null }
  const outside = await world()
  expect((await outside.w.patch(outside.path, { type: 'smtp', smtp: name })).status).toBe(200)
  expect((await outside.w.post(`${outside.path}/test`, { to: 'a@example.net' })).body).toMatchObject({
    outcome: 'deferred',
    response: 'localhost has no public address',
  })
})
