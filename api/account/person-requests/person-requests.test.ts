/** A person asks: everything that all sites of the account know, or to be erased from all of them, with a certificate of it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { workOff } from '../../testing/work-off.ts'
import { personRequestHandlers } from './job-handlers.ts'
import { answerPersonRequest, forgetPersonRequest } from './jobs.ts'
import { personRequestLimits } from './limits.ts'

let h: Harness
const sites: string[] = []
beforeAll(async () => {
  h = await createHarness()
  for (const name of ['Casa Verde', 'Casa Azul', 'Casa Roja']) sites.push(await h.newSite(name))
})
afterAll(() => h.close())

const address = 'eva.marchena@example.com'
const path = '/v1/person-requests'
const ask = (type: string, email = address, token?: string, key?: string) => {
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key }
  return h.call('POST', path, { body: { type, email }, headers, ...(token !== undefined && { token }) })
}

async function perform(type: string, subject_id: string, signal = new AbortController().signal) {
  const handler = personRequestHandlers(h.installation).find(one => one.type === type)
  const job = { type, subject_id, payload: null } as Parameters<NonNullable<typeof handler>['perform']>[0]
  const outcome = await handler?.perform(job, signal)
  const { write } = outcome ?? {}
  if (write) await h.installation.databases.control.write(write)
  return outcome
}
const answer = (id: string, signal?: AbortSignal) => perform(answerPersonRequest.type, id, signal)

async function addTo(site: string): Promise<string> {
  const { status, body } = await h.post(`/v1/sites/${site}/leads`, { email: address, first_name: 'Evangelina' })
  expect(status).toBe(201)
  return body.id
}

/** Whether a text stands anywhere in a database. */
async function holds(read: (sql: string) => Promise<unknown[][]>, text: string): Promise<string[]> {
  const tables = await read("select name from sqlite_master where type = 'table' and name not like 'lead_search%'")
  const found: string[] = []
  for (const [name] of tables) {
    const rows = await read(`select * from "${name}"`)
    if (JSON.stringify(rows).includes(text)) found.push(String(name))
  }
  return found
}
const inControl = (text: string) => h.installation.databases.control.read(db => holds(sql => db.all(sql, []), text))
const inSite = async (site: string, text: string) =>
  (await h.installation.databases.site(site)).read(db => holds(sql => db.all(sql, []), text))

test('an export counts what each site has, is downloaded as one document, and forgets the address', async () => {
  const [first = '', second = ''] = sites
  await addTo(first)
  await addTo(second)
  const asked = await ask('export')
  expect(asked.status).toBe(202)
  expect(asked.body).toMatchObject({ status: 'running', site_count: 3, email: address, sites: [] })
  const early = await h.get(`${path}/${asked.body.id}/certificate`)
  expect([early.status, early.body.code]).toEqual([409, 'transition_not_allowed'])
  expect((await h.get(`${path}/${asked.body.id}/download`)).body.code).toBe('transition_not_allowed')
  expect(await answer(asked.body.id)).toMatchObject({ done: true })
  const { body } = await h.get(`${path}/${asked.body.id}`)
  expect(body).toMatchObject({ status: 'completed', requested_by_name: 'Ana García' })
  expect(body.sites).toMatchObject([
    { site_name: 'Casa Verde', outcome: 'found', records: { lead: 1 } },
    { site_name: 'Casa Azul', outcome: 'found', records: { lead: 1 } },
    { site_name: 'Casa Roja', outcome: 'nothing_found', records: {} },
  ])
  const file = await h.get(`${path}/${asked.body.id}/download`)
  expect(file.headers.get('content-disposition')).toContain('attachment')
  expect(file.body.sites).toMatchObject([
    { site_name: 'Casa Verde', lead: { email: address, first_name: 'Evangelina' } },
    { site_name: 'Casa Azul', lead: { email: address } },
  ])
  const seen = (await h.get(`/v1/sites/${first}/data-accesses`)).body.data
  expect(seen[0]).toMatchObject({ action: 'exported', operation: 'downloadPersonRequest' })
  h.clock.forward(personRequestLimits.person_export_days * 86_400_000)
  await perform(forgetPersonRequest.type, asked.body.id)
  await h.signInAgain()
  const late = await h.get(`${path}/${asked.body.id}/download`)
  expect([late.status, late.body.code]).toEqual([410, 'gone'])
  expect((await h.get(`${path}/${asked.body.id}`)).body).not.toHaveProperty('email')
})

test('an erasure that is cut off goes on, counts once, and leaves the person nowhere; the certificate says so without them', async () => {
  const asked = await ask('erasure', address, undefined, 'of Evangelina')
  const ended = new AbortController()
  ended.abort()
  expect(await answer(asked.body.id, ended.signal)).toMatchObject({ done: false })
  await answer(asked.body.id)
  const certificate = await h.get(`${path}/${asked.body.id}/certificate`)
  expect(certificate.body).toMatchObject({ type: 'erasure', email_hash: expect.stringMatching(/^person_/) })
  expect(certificate.body.sites).toMatchObject([
    { outcome: 'found', records: { lead: 1, timeline: 1 } },
    { outcome: 'found', records: { lead: 1 } },
    { outcome: 'nothing_found' },
  ])
  const text = JSON.stringify(certificate.body)
  for (const word of [address, 'Evangelina', 'marchena']) {
    expect(text).not.toContain(word)
    expect(await inControl(word)).toEqual([])
    for (const site of sites) expect(await inSite(site, word)).toEqual([])
  }
  const again = await ask('erasure', address, undefined, 'of Evangelina')
  expect([again.status, again.body.code]).toEqual([410, 'answer_erased'])
  const found = await h.get(`${path}?email=${encodeURIComponent(address.toUpperCase())}`)
  expect(found.body.data.map(({ type }) => type)).toEqual(['erasure', 'export'])
  expect((await h.get(`${path}?email=nobody@example.com`)).body.data).toEqual([])
})

test('whoever was erased on request stays unsubscribed on every site, until they come back themselves', async () => {
  for (const site of sites) {
    const again = await h.post(`/v1/sites/${site}/leads`, { email: address, consent: { text: 'From a list.' } })
    expect(again.body).toMatchObject({ mailability: 'unsubscribed', unsubscribed_at: expect.any(String) })
    await h.delete(`/v1/sites/${site}/leads/${again.body.id}`)
  }
})

test('a kill between a site’s erasure and its note counts what there was, once', async () => {
  const [site = ''] = sites
  await addTo(site)
  const asked = await ask('erasure')
  const { control } = h.installation.databases
  await answer(asked.body.id)
  // As if nothing of it had been written down.
  await control.write(async tx => {
    await tx.run(`update person_requests set results = '[]', completed_at = null, email = ? where id = ?`, [
      ...[address, asked.body.id],
    ])
  })
  await answer(asked.body.id)
  const { body } = await h.get(`${path}/${asked.body.id}`)
  expect(body.sites).toMatchObject([{ outcome: 'found', records: { lead: 1 } }, {}, {}])
})

test('a site that is deleted meanwhile is said to be; another account sees and reaches nothing', async () => {
  const gone = await h.newSite('Casa Gris')
  const asked = await ask('export')
  expect((await h.delete(`/v1/sites/${gone}`)).status).toBe(204)
  await answer(asked.body.id)
  const { body } = await h.get(`${path}/${asked.body.id}`)
  expect((body.sites as { outcome: string }[]).map(({ outcome }) => outcome)).toContain('site_deleted')
  const stranger = await h.newPerson('bea@example.com')
  expect((await h.get(path, { token: stranger.token })).body.data).toEqual([])
  expect((await h.get(`${path}/${asked.body.id}`, { token: stranger.token })).status).toBe(404)
})

test('whoever has some sites alone may not ask, and a sign-in of long ago is not enough', async () => {
  const [site = ''] = sites
  const key = await h.post('/v1/api-keys', { name: 'One site', grants: ['manage-leads'], site_ids: [site] })
  const token = String(key.body.key)
  expect((await ask('export', address, token)).body.code).toBe('not_permitted')
  expect((await h.get(path, { token })).body.code).toBe('not_permitted')
  expect((await h.get(`${path}/preq_${'0'.repeat(32)}`, { token })).body.code).toBe('not_permitted')
  h.clock.forward(3_600_000)
  expect((await ask('erasure')).body.code).toBe('reauthentication_needed')
})

test('a person is found by a former address, of a merge as of a change, and is withdrawn at all of them once erased', async () => {
  await h.signInAgain()
  const [site = ''] = sites
  const at = `/v1/sites/${site}`
  const add = async (email: string) => (await h.post(`${at}/leads`, { email, consent: { text: 'Yes' } })).body
  const [kept, gone] = [await add('now@people.example'), await add('merged@people.example')]
  await h.post(`${at}/leads/${kept.id}/merges`, { merged_lead_id: gone.id })
  await h.patch(`${at}/leads/${kept.id}`, { email: 'changed@people.example' })
  await h.post(`${at}/suppressions`, { email: 'merged@people.example' })
  const exported = await ask('export', 'merged@people.example')
  await answer(exported.body.id)
  const file = (await h.get(`${path}/${exported.body.id}/download`)).body.sites as unknown as Record<string, unknown>[]
  expect(file).toMatchObject([
    {
      lead: { email: 'changed@people.example' },
      former_addresses: [{ email: 'merged@people.example' }, { email: 'now@people.example' }],
    },
  ])
  const asked = await ask('erasure', 'now@people.example')
  await answer(asked.body.id)
  expect((await h.get(`${path}/${asked.body.id}`)).body.sites).toMatchObject([{ outcome: 'found' }, {}, {}])
  for (const email of ['merged@people.example', 'now@people.example', 'changed@people.example']) {
    expect(await inSite(site, email)).toEqual([])
  }
  for (const email of ['merged@people.example', 'now@people.example', 'changed@people.example']) {
    expect(await add(email)).toMatchObject({ mailability: 'unsubscribed' })
  }
})

test('an export names nobody who was erased since, at whichever of their addresses; one that is being counted ends first', async () => {
  const [site = ''] = sites
  const [email, former] = ['ida@people.example', 'ida.former@people.example']
  const lead = await h.post(`/v1/sites/${site}/leads`, { email: former })
  await h.patch(`/v1/sites/${site}/leads/${lead.body.id}`, { email })
  const [first, second] = [await ask('export', email), await ask('export', former)]
  await answer(first.body.id)
  expect((await h.delete(`/v1/sites/${site}/leads/${lead.body.id}`)).status).toBe(204)
  await workOff(h, site)
  expect(await inControl(email)).toEqual([])
  expect(await inControl(former)).toEqual(['person_requests'])
  expect((await h.get(`${path}/${first.body.id}/download`)).body.code).toBe('gone')
  await answer(second.body.id)
  h.clock.forward(60_000)
  await workOff(h, site)
  expect(await inControl(former)).toEqual([])
})
