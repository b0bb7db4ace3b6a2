/** Whatever a service, a state or a limit refuses to somebody who waits for an answer: each endpoint says which it was. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startFakeMailchimp } from '../../../testing/fake-services/mailchimp/fake-mailchimp.ts'
import { createHarness, type Harness, type Reply } from '../../../testing/harness.ts'
import { workOff } from '../../../testing/work-off.ts'
import { importLimits } from '../../contacts/imports/limits.ts'
import { wrapCredential } from '../connections/credentials.ts'
import { connectionLimits } from '../connections/limits.ts'
import { type ConnectionRow, findConnection, saveConnection } from '../connections/store.ts'
import { syncLimits } from './limits.ts'

/** What the service does: as always, no answer, no to the credential, no to the call, or another account's answers. */
type Line = 'open' | 'down' | 'revoked' | 'refused' | 'other_account'

const MINUTE = 60_000

let line: Line = 'open'
let h: Harness
let site: string
let at: string
let mailchimp: Awaited<ReturnType<typeof startFakeMailchimp>>
let list_id: string
let connection_id: string

const refusal = (status: number, title: string) => Response.json({ title, status, detail: title }, { status })

const fetchThere: typeof fetch = async (input, init) => {
  if (line === 'down') throw new TypeError('fetch failed')
  if (line === 'revoked') return refusal(401, 'API Key Invalid')
  // Signing in itself has no such answer.
  if (line === 'refused' && String(input).includes('/3.0')) return refusal(400, 'Bad Request')
  const answer = await fetch(input, init)
  if (line !== 'other_account' || !answer.ok) return answer
  const body = (await answer.json()) as object
  return Response.json('account_id' in body ? { ...body, account_id: 'another' } : body)
}

beforeEach(() => {
  line = 'open'
})
beforeAll(async () => {
  mailchimp = await startFakeMailchimp({ receive: async () => 200 })
  list_id = mailchimp.addList('Newsletter').id
  const services = { fetch: fetchThere, origins: { mailchimp: mailchimp.origin } }
  h = await createHarness({}, { marketingServices: services })
  site = await h.newSite('Casa Verde')
  at = `/v1/sites/${site}`
  connection_id = (await byKey()).body.id
  await h.patch(`${at}/connections/${connection_id}`, { list_id })
  await h.post(`${at}/leads`, { email: 'ana@example.com', consent: { text: 'Yes' } })
})
afterAll(async () => {
  await h.close()
  await mailchimp.close()
})

const byKey = () => h.post(`${at}/connections`, { service: 'mailchimp', key: { api_key: mailchimp.key } })
const put = (set: Partial<ConnectionRow>, id = connection_id) => h.inSite(site, tx => saveConnection(tx, id, set))
const code = async (reply: Promise<Reply>) => (await reply).body.code

const call = (path: string) => `${at}/connections/${connection_id}/${path}`
/** Work at the service of a connection. */
const working: [string, () => Promise<Reply>][] = [
  ['listServiceLists', () => h.get(call('lists'))],
  ['listServiceTags', () => h.get(call('tags'))],
  ['listServiceFields', () => h.get(call('fields'))],
  ['createServiceField', () => h.post(call('fields'), { field: 'last_name' })],
  ['updateConnection', () => h.patch(`${at}/connections/${connection_id}`, { list_id })],
  ['trialConnection', () => h.post(call('trial'), {})],
]

test.each(working)('%s says what the service refuses', async (_, ask) => {
  h.clock.forward(MINUTE)
  line = 'down'
  const away = await ask()
  expect([away.status, away.body.code]).toEqual([503, 'service_unreachable'])
  line = 'refused'
  expect(await code(ask())).toBe('service_refused')
  line = 'revoked'
  expect(await code(ask())).toBe('account_not_authorized')
  line = 'open'
  expect(await code(ask()), 'the owner must sign in first').toBe('transition_not_allowed')
  await put({ status: 'connected', reason: null })
})

test.each(working)('%s needs the application by which the connection signed in', async (_, ask) => {
  h.clock.forward(MINUTE)
  const key = await h.installation.databases.siteKey(site)
  const tokens = { access_token: 'a', refresh_token: 'r', expires_at: h.clock.now() + MINUTE }
  const former = { service: 'mailchimp', credential: mailchimpCredential(key) } as const
  await put({ service: 'constant_contact', credential: wrapCredential(key, { service: 'constant_contact', tokens }) })
  expect(await code(ask())).toBe('application_missing')
  await put(former)
})

const mailchimpCredential = (key: Buffer) =>
  wrapCredential(key, { service: 'mailchimp', mailchimp: { kind: 'api_key', key: mailchimp.key } })

test('a site asks so often a minute', async () => {
  h.clock.forward(MINUTE)
  const [, first] = working[0]!
  for (let n = 0; n < connectionLimits.connection_calls_per_minute; n++) expect((await first()).status).toBe(200)
  for (const [name, ask] of working) {
    const { status, body } = await ask()
    expect([name, status, body.code]).toEqual([name, 429, 'too_many_requests'])
  }
})

test('a key is tried, and what is wrong with it is said', async () => {
  const replace = () => h.post(call('key'), { api_key: mailchimp.key })
  for (const [state, expected] of [
    ['down', 'service_unreachable'],
    ['refused', 'service_refused'],
    ['revoked', 'account_not_authorized'],
  ] as const) {
    line = state
    expect([await code(byKey()), await code(replace())]).toEqual([expected, expected])
  }
  line = 'open'
})

test('who signs in needs an application, an open connection and the same account', async () => {
  expect(await code(h.post(`${at}/connections`, { service: 'mailchimp' }))).toBe('application_missing')
  const { body: made } = await h.post(`${at}/connections`, { service: 'mailchimp', application: mailchimp.application })
  const begin = () => h.post(`${at}/connections/${made.id}/authorize`)
  const finish = async () => {
    line = 'open'
    const { body } = await begin()
    return (after: Line) => {
      line = after
      const state = new URL(String(body.url)).searchParams.get('state')
      return h.post(`${at}/connection-authorizations`, { state, code: mailchimp.authorize() })
    }
  }
  expect(await code((await finish())('down'))).toBe('service_unreachable')
  expect(await code((await finish())('refused'))).toBe('service_refused')
  expect((await (await finish())('open')).status).toBe(200)
  const other = (await (await finish())('other_account')).body
  expect(other.code).toBe('other_account')
  expect(other.detail).toMatch(/another account than the one that is connected\. Sign in to the same account/)
  const late = await finish()
  const { client_id = null, client_secret = null } = (await h.inSite(site, tx => findConnection(tx, made.id))) ?? {}
  await put({ client_id: null, client_secret: null }, made.id)
  expect(await code(late('open'))).toBe('application_missing')
  expect(await code(begin())).toBe('application_missing')
  await put({ client_id, client_secret }, made.id)
  const closed = await finish()
  await h.post(`${at}/connections/${made.id}/disconnect`)
  expect(await code(closed('open'))).toBe('transition_not_allowed')
  expect(await code(begin())).toBe('transition_not_allowed')
  for (const change of ['disconnect', 'resume', 'sync'])
    expect(await code(h.post(`${at}/connections/${made.id}/${change}`)), change).toBe('transition_not_allowed')
})

describe('a list that is read for an import', () => {
  const begin = async (): Promise<string> => {
    await put({ status: 'connected', reason: null })
    const begun = await h.post(call('imports'))
    expect(begun.status).toBe(202)
    return begun.body.id
  }
  const look = async (id: string) => {
    await workOff(h, site)
    const { status, reason } = (await h.get(`${at}/operations/${id}`)).body
    return [status, (reason as { code: string } | undefined)?.code]
  }

  test('says why it ends without an import', async () => {
    expect(await look(await begin())).toEqual(['canceled', 'list_empty'])
    const id = await begin()
    line = 'revoked'
    expect(await look(id)).toEqual(['canceled', 'credential_refused'])
    line = 'open'
    const lost = await begin()
    await put({ list_id: 'gone' })
    expect(await look(lost)).toEqual(['canceled', 'list_gone'])
    await put({ list_id: null })
    expect(await code(h.post(call('imports')))).toBe('transition_not_allowed')
    mailchimp.addMember(mailchimp.addList('Other'), 'luis@example.com')
    await put({ list_id: [...mailchimp.state.lists.keys()].at(-1) ?? null })
    const without = await begin()
    await put({ list_id: null })
    expect(await look(without)).toEqual(['canceled', 'connection_gone'])
  })

  test('waits for a service that is away, for days and no longer', async () => {
    await put({ list_id: [...mailchimp.state.lists.keys()].at(-1) ?? null })
    const id = await begin()
    line = 'down'
    expect(await look(id)).toEqual(['running', undefined])
    h.clock.forward(MINUTE)
    expect(await look(id)).toEqual(['running', undefined])
    line = 'open'
    h.clock.forward(60 * MINUTE)
    expect(await look(id)).toEqual(['completed', undefined])
    const other = await begin()
    line = 'down'
    await look(other)
    const waits = syncLimits.sync_import_waits_max
    const wait = `update operations set cursor = json_set(cursor, '$.waits', ?) where id = ?`
    await h.inSite(site, tx => tx.run(wait, [waits, other]))
    h.clock.forward(60 * MINUTE)
    expect(await look(other)).toEqual(['canceled', 'service_away'])
    line = 'open'
  })

  test('ends where imports have no more room', async () => {
    await h.inSite(site, tx => tx.run('update imports set bytes = ?', [importLimits.import_files_bytes_max]))
    expect(await look(await begin())).toEqual(['canceled', 'imports_full'])
  })

  test('is not given out once somebody was erased who may be in it', async () => {
    await h.inSite(site, tx => tx.run('delete from imports'))
    const id = await begin()
    line = 'down'
    await look(id)
    const [lead] = (await h.get(`${at}/leads`)).body.data
    expect((await h.delete(`${at}/leads/${lead?.id}`)).status).toBe(204)
    line = 'open'
    h.clock.forward(60 * MINUTE)
    expect(await look(id)).toEqual(['canceled', 'person_erased'])
  })
})
