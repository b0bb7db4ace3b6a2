/** Connections: made by a key or by signing in at the service, paused, authorized again, disconnected. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFakeActiveCampaign } from '../../../testing/fake-services/activecampaign/fake-activecampaign.ts'
import { startFakeConstantContact } from '../../../testing/fake-services/constant-contact/fake-constant-contact.ts'
import { startFakeMailchimp } from '../../../testing/fake-services/mailchimp/fake-mailchimp.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'

let h: Harness
let at: string
let mailchimp: Awaited<ReturnType<typeof startFakeMailchimp>>
let constant: Awaited<ReturnType<typeof startFakeConstantContact>>
let active: Awaited<ReturnType<typeof startFakeActiveCampaign>>

beforeAll(async () => {
  mailchimp = await startFakeMailchimp({ receive: async () => 200 })
  constant = await startFakeConstantContact()
  active = await startFakeActiveCampaign({ receive: async () => 200 })
  const marketingServices = {
    fetch,
    clock: constant.clock,
    wait: async (milliseconds: number) => constant.clock.forward(milliseconds),
    origins: { mailchimp: mailchimp.origin, constant_contact: constant.origin },
  }
  const environment = {
    MAILCHIMP_CLIENT_ID: mailchimp.application.client_id,
    MAILCHIMP_CLIENT_SECRET: mailchimp.application.client_secret,
    CONSTANT_CONTACT_CLIENT_ID: constant.application.client_id,
    CONSTANT_CONTACT_CLIENT_SECRET: constant.application.client_secret,
  }
  h = await createHarness(environment, { marketingServices })
  at = `/v1/sites/${await h.newSite('Casa Verde')}`
})
afterAll(async () => {
  await h.close()
  for (const fake of [mailchimp, constant, active]) await fake.close()
})

const byKey = (api_key = mailchimp.key) => h.post(`${at}/connections`, { service: 'mailchimp', key: { api_key } })
const stateOf = (url: string) => new URL(url).searchParams.get('state') ?? ''

test('a key is tried at once, and never shown again', async () => {
  const { status, body } = await byKey()
  expect(status).toBe(201)
  expect(body).toMatchObject({ status: 'connected', sign_in: 'key', name: 'Mailchimp', calls_per_day: null })
  expect(JSON.stringify(body)).not.toContain(mailchimp.key)
  expect(JSON.stringify((await h.get(`${at}/connections/${body.id}`)).body)).not.toContain(mailchimp.key)
  const wrong = await byKey('fedcba9876543210fedcba9876543210-us6')
  expect([wrong.status, wrong.body.code]).toEqual([409, 'account_not_authorized'])
})

test('ActiveCampaign is connected by its address and a key; Constant Contact by signing in alone', async () => {
  const key = { api_key: active.key, account_url: active.origin }
  const made = await h.post(`${at}/connections`, { service: 'activecampaign', key })
  expect(made.body).toMatchObject({ status: 'connected', account: { url: active.origin } })
  const refused = await h.post(`${at}/connections`, { service: 'constant_contact', key: { api_key: 'x' } })
  expect(refused.body.errors).toMatchObject([{ pointer: '/key', code: 'sign_in_by_key_not_possible' }])
  const lacking = await h.post(`${at}/connections`, { service: 'activecampaign' })
  expect(lacking.body.errors).toMatchObject([{ pointer: '/key', code: 'required' }])
})

test('an owner signs in at the service and comes back once, with the state that was given', async () => {
  for (const [service, fake] of [
    ['constant_contact', constant],
    ['mailchimp', mailchimp],
  ] as const) {
    const { body: made } = await h.post(`${at}/connections`, { service })
    expect(made).toMatchObject({ status: 'authorization_pending', sign_in: 'oauth', application: 'installation' })
    const { body: begun } = await h.post(`${at}/connections/${made.id}/authorize`)
    const url = new URL(String(begun.url))
    expect(url.searchParams.get('redirect_uri')).toBe('https://leads.example.com/sites/redirect-constantcontact-url')
    const result = { state: stateOf(url.href), code: fake.authorize() }
    const done = await h.post(`${at}/connection-authorizations`, result)
    expect([done.status, done.body.status, done.body.id]).toEqual([200, 'connected', made.id])
    const again = await h.post(`${at}/connection-authorizations`, { ...result, code: fake.authorize() })
    expect([again.status, again.body.code]).toEqual([422, 'attempt_expired'])
  }
})

test('who says no, or comes back to another site, changes nothing', async () => {
  const { body: made } = await h.post(`${at}/connections`, { service: 'constant_contact' })
  const begin = async () => stateOf(String((await h.post(`${at}/connections/${made.id}/authorize`)).body.url))
  const no = await h.post(`${at}/connection-authorizations`, { state: await begin(), error: 'access_denied' })
  expect([no.status, no.body.code]).toEqual([409, 'account_not_authorized'])
  const other = `/v1/sites/${await h.newSite('Casa Azul')}`
  const elsewhere = await h.post(`${other}/connection-authorizations`, { state: await begin(), code: 'x' })
  expect(elsewhere.body.code).toBe('attempt_expired')
  const used = await h.post(`${at}/connection-authorizations`, { state: await begin(), code: 'nonsense' })
  expect(used.body.code).toBe('account_not_authorized')
  expect((await h.get(`${at}/connections/${made.id}`)).body.status).toBe('authorization_pending')
})

test('a list is chosen, fields are suggested and checked, and made there where they are missing', async () => {
  const list = mailchimp.addList('Fields')
  const { body: made } = await byKey()
  const path = `${at}/connections/${made.id}`
  expect((await h.get(`${path}/lists`)).body.data).toContainEqual(expect.objectContaining({ name: 'Fields' }))
  expect((await h.get(`${path}/fields`)).body.code).toBe('transition_not_allowed')
  expect((await h.patch(path, { list_id: 'none' })).body.errors).toMatchObject([{ pointer: '/list_id' }])
  await h.patch(path, { list_id: list.id })
  const there = (await h.get(`${path}/fields`)).body.data
  expect(there.find(({ id }) => id === 'FNAME')).toMatchObject({ suggested: 'first_name' })
  const { id: size } = (await h.post(`${at}/custom-fields`, { type: 'number', name: 'size', label: 'Shoe size' })).body
  const field = (await h.post(`${path}/fields`, { field: size })).body
  expect(field).toMatchObject({ name: 'Shoe size', type: 'number', suggested: size, fits: [size] })
  expect((await h.post(`${path}/fields`, { field: size })).body.id).toBe(field.id)
  const wrong = await h.patch(path, { fields: [{ field: 'first_name', service_field: field.id }] })
  expect(wrong.body.errors).toMatchObject([{ pointer: '/fields/0', code: 'field_type_mismatch' }])
  const mapped = await h.patch(path, { fields: [{ field: size, service_field: field.id }] })
  expect(mapped.body.fields).toMatchObject([{ field: size, service_type: 'number', conflict: 'newest' }])
  expect((await h.delete(`${at}/custom-fields/${size}`)).body.code).toBe('in_use')
  const { body: second } = await byKey()
  const rival = await h.patch(`${at}/connections/${second.id}`, { list_id: list.id })
  expect([rival.status, rival.body.code]).toEqual([409, 'list_already_connected'])
})

test('what disconnecting deletes is said before; then nothing of the credential is left', async () => {
  const { body: made } = await byKey()
  const path = `${at}/connections/${made.id}`
  expect((await h.delete(path)).body.code).toBe('transition_not_allowed')
  expect((await h.post(`${path}/pause`)).body.status).toBe('paused')
  expect((await h.post(`${path}/pause`)).body.code).toBe('transition_not_allowed')
  expect((await h.post(`${path}/resume`)).body.status).toBe('connected')
  const preview = (await h.get(`${path}/disconnection`)).body
  expect(preview).toMatchObject({ deleted: { credential: true, webhook: false } })
  expect(preview.text).toMatch(
    /^Deleted: the credential, and the record of what was synced \(0\)\. Kept: the leads here/,
  )
  expect((await h.post(`${path}/disconnect`)).body.status).toBe('disconnected')
  expect((await h.get(`${path}/disconnection`)).body).toMatchObject({ deleted: { credential: false } })
  expect((await h.post(`${path}/key`, { api_key: mailchimp.key })).body.code).toBe('transition_not_allowed')
  expect((await h.delete(path)).status).toBe(204)
})

test('a key that is revoked asks for another one, of the same account', async () => {
  const key = { api_key: active.key, account_url: active.origin }
  const { body: made } = await h.post(`${at}/connections`, { service: 'activecampaign', key })
  const path = `${at}/connections/${made.id}`
  const other = await startFakeActiveCampaign({ receive: async () => 200 })
  active.owner.revoke()
  const refused = await h.get(`${path}/lists`)
  expect([refused.status, refused.body.code]).toEqual([409, 'account_not_authorized'])
  const { body: stopped } = await h.get(path)
  expect(stopped).toMatchObject({ status: 'reauthorization_required', reason: 'credential_refused' })
  expect(stopped.reason_text).toMatch(/^Account not authorized/)
  expect((await h.get(`${at}/dashboard`)).status).toBe(200)
  const foreign = await h.post(`${path}/key`, { api_key: other.key, account_url: other.origin })
  expect([foreign.status, foreign.body.code]).toEqual([409, 'other_account'])
  await other.close()
})
