/** Who saw data of people: leads that are opened, files that are downloaded, by a session or a key; and what leaves no entry. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '../../../platform/runtime/limits.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'

let h: Harness
let at: string
let lead: string
beforeAll(async () => {
  h = await createHarness()
  at = `/v1/sites/${await h.newSite('Casa Verde')}`
  lead = (await h.post(`${at}/leads`, { email: 'eva@example.com', first_name: 'Eva' })).body.id
})
afterAll(() => h.close())

const entries = async (query = '') => (await h.get(`${at}/data-accesses${query}`)).body.data

test('a lead that is opened is an entry with the session; again within minutes it is the same view', async () => {
  expect((await h.get(`${at}/leads/${lead}`)).status).toBe(200)
  expect((await h.get(`${at}/leads/${lead}`)).status).toBe(200)
  const [entry, ...others] = await entries()
  expect(others).toEqual([])
  expect(entry).toMatchObject({
    ...{ action: 'opened', operation: 'getLead', subject_id: lead, subject_name: 'eva@example.com' },
    ...{ actor_type: 'user', actor_id: h.person.user_id, actor_name: 'Ana García' },
    session_id: expect.stringMatching(/^sess_/),
  })
  h.clock.forward(limits.data_access_minutes * 60_000 - 1)
  await h.get(`${at}/leads/${lead}`)
  expect(await entries()).toHaveLength(1)
  h.clock.forward(1)
  await h.get(`${at}/leads/${lead}`)
  expect(await entries()).toHaveLength(2)
})

test('an export is an entry each time, and a key is named in place of a session', async () => {
  const key = (await h.post('/v1/api-keys', { name: 'Shop', grants: ['manage-leads'] })).body
  for (let n = 0; n < 2; n++)
    expect((await h.get(`${at}/leads/${lead}/export`, { token: String(key.key) })).status).toBe(200)
  const [last, former] = await entries('?action=exported')
  expect(last).toMatchObject({ operation: 'exportPerson', subject_id: lead, actor_type: 'api_key', actor_name: 'Shop' })
  expect(last).not.toHaveProperty('session_id')
  expect(former).toMatchObject({ operation: 'exportPerson' })
})

test('what is refused or not there leaves no entry', async () => {
  const before = (await entries()).length
  expect((await h.get(`${at}/leads/lead_0199a3f2c4d87e6b9a01ffffffffffff`)).status).toBe(404)
  const weak = (await h.post('/v1/api-keys', { name: 'Weak', grants: ['manage-popups'] })).body
  expect((await h.get(`${at}/leads/${lead}`, { token: String(weak.key) })).status).toBe(403)
  expect(await entries()).toHaveLength(before)
})

test('entries are found by whom, what and when, and never changed', async () => {
  expect((await entries(`?subject_id=${lead}`)).length).toBe((await entries()).length)
  expect(await entries('?subject_id=lead_0199a3f2c4d87e6b9a01ffffffffffff')).toEqual([])
  expect((await entries(`?actor_id=${h.person.user_id}`)).every(({ actor_type }) => actor_type === 'user')).toBe(true)
  const moment = encodeURIComponent(new Date(h.clock.now() + 1).toISOString())
  expect(await entries(`?created_after=${moment}`)).toEqual([])
  expect((await entries(`?created_before=${moment}`)).length).toBeGreaterThan(0)
  const [{ id } = { id: '' }] = await entries()
  for (const method of ['PATCH', 'PUT', 'DELETE'])
    expect((await h.call(method, `${at}/data-accesses/${id}`, { body: {} })).status).toBe(404)
})

test('everybody who has an entry is named once, those who are gone by their id', async () => {
  const gone = (await h.post('/v1/api-keys', { name: 'Gone', grants: ['manage-leads'] })).body
  await h.get(`${at}/leads/${lead}`, { token: String(gone.key) })
  await h.delete(`/v1/api-keys/${gone.id}`)
  const { data } = (await h.get(`${at}/data-accesses/actors`)).body
  expect(data).toContainEqual({ id: h.person.user_id, type: 'user', name: 'Ana García' })
  expect(data.filter(({ name }) => name === 'Shop')).toHaveLength(1)
  expect(data.map(({ id }) => id)).toContain(gone.id)
  const distinct = new Set((await entries('?limit=100')).map(({ actor_id }) => actor_id))
  expect(new Set(data.map(({ id }) => id))).toEqual(distinct)
  const empty = await h.newSite('Casa Vacía')
  expect((await h.get(`/v1/sites/${empty}/data-accesses/actors`)).body.data).toEqual([])
})

test('who acts as somebody is in the entry, and found by it', async () => {
  const other = await h.newPerson('tina@example.com')
  const site = await h.newSite('Casa Azul', other.token)
  const account = (await h.get('/v1/auth/abilities', { token: other.token })).body as unknown as {
    accounts: { id: string }[]
  }
  await h.signInAgain()
  const acting = await h.post(`/v1/accounts/${account.accounts[0]?.id}/impersonation`)
  const token = String(acting.body.token)
  const { id } = (await h.post(`/v1/sites/${site}/leads`, { email: 'eva@example.com' }, { token })).body
  const seen = async (as: string) => (await h.get(`/v1/sites/${site}/leads/${id}`, { token: as })).status
  expect([await seen(token), await seen(other.token)]).toEqual([200, 200])
  const log = `/v1/sites/${site}/data-accesses`
  const read = async (query = '') => (await h.get(`${log}${query}`, { token: other.token })).body.data
  const [own, acted, ...others] = await read()
  expect(others).toEqual([])
  expect(own).not.toHaveProperty('impersonator_id')
  const by = { impersonator_id: h.person.user_id, impersonator_name: 'Ana García' }
  expect(acted).toMatchObject({ actor_id: other.user_id, ...by })
  expect(await read(`?actor_id=${h.person.user_id}`)).toEqual([acted])
  expect(await read(`?actor_id=${other.user_id}`)).toEqual([own, acted])
  const actors = (await h.get(`${log}/actors`, { token: other.token })).body.data
  expect(actors.map(actor => actor.id).sort()).toEqual([h.person.user_id, other.user_id].sort())
})
