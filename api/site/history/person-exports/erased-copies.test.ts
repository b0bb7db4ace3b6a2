/** An erased person is in no byte of the site's folder: neither in rows nor in copies that name nobody by id. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { siteFolder } from '../../../platform/database/site-file.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { importing } from '../../../testing/imports.ts'
import { workOff } from '../../../testing/work-off.ts'
import { saveConversation } from '../../assistants/conversations/store.ts'

let h: Harness
beforeAll(async () => {
  h = await createHarness()
})
afterAll(() => h.close())

const { at, scope, work, create, mapped, start, check, set, get, rows, freshSite, perform } = importing(() => h)
beforeEach(freshSite)

const address = 'qqzebra@people.example'
const name = 'Qqzebrando'
const visitor_id = 'qqzebra-browser-0123456789'
const words = [address, name, visitor_id, 'Qqzebra@People.example']
const site = () => at().split('/').at(-1) ?? ''

/** Files of the site in which one of the words stands; parts of exports are looked into unpacked. */
async function filesWithPerson(): Promise<string[]> {
  const { database, installation } = await scope()
  const parts = await database.read(db => db.all('select bytes from operation_file_parts', []))
  const unpacked = parts.map(([bytes]) => inflateRawSync(Buffer.from(bytes as ArrayBuffer)))
  await installation.storage.sweep(site(), () => database.read(installation.connections.storedHashes), 0)
  // What was overwritten is in the log until then.
  await installation.databases.restSite(site())
  const folder = siteFolder(installation.config.data_dir, site())
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(one => one.isFile())
  const read = files.map(one => [one.name, readFileSync(join(one.parentPath, one.name))] as const)
  const all = [...read, ...unpacked.map((bytes, number) => [`part ${number}`, bytes] as const)]
  return all.flatMap(([file, bytes]) => words.flatMap(word => (bytes.includes(word) ? [`${file}: ${word}`] : [])))
}

async function capture(): Promise<string> {
  const content = { heading: 'Hello', button_text: 'Send', thank_you_heading: 'Thanks' }
  const consent = { type: 'checkbox', text: 'Send me news.' }
  const form = { fields: [{ name: 'email' }, { name: 'first_name' }], consent }
  const popup = (await h.post(`${at()}/popups`, { name: 'Welcome', content, form })).body.id
  await h.post(`${at()}/publish`)
  await h.post(`${at()}/popups/${popup}/publish`)
  const page_url = 'https://a.example/x'
  const event = { type: 'popup_shown', popup_id: popup, page_url }
  await h.post(`/v1/public/sites/${site()}/events`, { visitor_id, events: [event] }, { token: null })
  const values = { email: address, first_name: name }
  const body = { values, consent: true, consent_version: 1, visitor_id, page_url, shown_for_ms: 4_000 }
  const sent = await h.post(`/v1/public/sites/${site()}/popups/${popup}/submissions`, body, { token: null })
  expect(sent.status, JSON.stringify(sent.body)).toBe(201)
  const { data } = (await h.get(`${at()}/leads`)).body
  return String(data[0]?.id)
}

const file = `email,first_name\n${address},${name}\nother@people.example,Olga\n`
const fields = ['email', 'first_name']

test('whoever went through everything is in no byte of the site, once erased', async () => {
  const lead = await capture()
  const headers = { 'idempotency-key': 'create-zebra' }
  const upsert = { leads: [{ email: address, first_name: name }] }
  expect((await h.post(`${at()}/leads/upsert`, upsert, { headers })).status).toBe(200)
  const other = { headers: { 'idempotency-key': 'create-other' } }
  const kept = await h.post(`${at()}/leads/upsert`, { leads: [{ email: 'other@people.example' }] }, other)
  await h.post(`${at()}/tags`, { name: 'Zebras' }, { headers: { 'idempotency-key': 'tag' } })

  const done = await mapped(file, fields)
  await start(done)
  const checked = await mapped(`${file}not an address,${name}\n`, fields)
  await check(checked)
  const draft = (await create(`Mail;Name\nqqzebra@PEOPLE.example;${name}\n`, 'draft.csv')).id
  const unconcerned = await mapped('email\nsomebody@else.example\n', ['email'])

  const exported = (await h.post(`${at()}/lead-exports`, { format: 'csv', selection: {} })).body.id
  await work(exported)
  const filter = { type: 'rule', field: 'email', op: 'is', value: 'Qqzebra@People.example' }
  const view = (await h.post(`${at()}/lead-views`, { name: 'Her', filter })).body.id
  const audience = (await h.post(`${at()}/audiences`, { name: 'Her', filter })).body.id
  await workOff(h, site())
  expect(await filesWithPerson()).not.toEqual([])

  expect((await h.delete(`${at()}/leads/${lead}`)).status).toBe(204)
  await workOff(h, site())
  expect(await filesWithPerson()).toEqual([])

  for (const id of [done, checked, draft]) {
    const { has_file, columns } = await get(id)
    expect([has_file, columns.map(({ samples }) => samples)]).toEqual([false, [[], []]])
  }
  expect((await rows(checked)).map(({ cells }) => cells)).toEqual([[], [], []])
  expect((await h.post(`${at()}/imports/${checked}/start`)).body.code).toBe('gone')
  expect((await set(draft, { delimiter: 'comma' })).body.code).toBe('gone')
  expect(await get(unconcerned)).toMatchObject({ has_file: true, columns: [{ samples: ['somebody@else.example'] }] })
  expect((await h.get(`${at()}/operations/${exported}/file`)).body.code).toBe('gone')
  expect((await h.get(`${at()}/operations/${exported}`)).body).not.toHaveProperty('file')
  for (const path of [`lead-views/${view}`, `audiences/${audience}`]) {
    expect((await h.get(`${at()}/${path}`)).body.filter).toMatchObject({ value: expect.stringMatching(/^erased_/) })
  }
  const again = await h.post(`${at()}/leads/upsert`, upsert, { headers })
  expect([again.status, again.body.code]).toEqual([410, 'answer_erased'])
  expect((await h.get(`${at()}/leads?search=${encodeURIComponent(address)}`)).body.data).toEqual([])
  expect((await h.post(`${at()}/leads/upsert`, { leads: [{ email: 'other@people.example' }] }, other)).body).toEqual(
    kept.body,
  )
})

test('an export that is under way when somebody is erased ends without its file', async () => {
  const lead = (await h.post(`${at()}/leads`, { email: address })).body.id
  const id = (await h.post(`${at()}/lead-exports`, { format: 'csv', selection: {} })).body.id
  await h.delete(`${at()}/leads/${lead}`)
  while (!(await perform(id)).done);
  const { body } = await h.get(`${at()}/operations/${id}`)
  expect(body).toMatchObject({ status: 'canceled', reason: { code: 'person_erased' } })
})

test('samples go with the file, whoever is in it', async () => {
  const id = await mapped(file, fields)
  await start(id)
  const { database } = await scope()
  expect((await get(id)).columns[0]?.samples).toContain(address)
  h.clock.forward(40 * 86_400_000)
  const { forgettingImports } = await import('../../contacts/imports/housekeeping.ts')
  const housekeeping = forgettingImports(await scope())
  await housekeeping.start()
  await housekeeping.stop()
  await h.signInAgain()
  expect((await get(id)).columns.map(({ samples }) => samples)).toEqual([[], []])
  const left = await database.read(db => db.all('select import_id from import_people', []))
  expect(left).toEqual([])
})

test('a stored response about two who were one goes with either of them, once they are two again', async () => {
  const other = (await h.post(`${at()}/leads`, { email: 'other@people.example' })).body.id
  const lead = (await h.post(`${at()}/leads`, { email: address, first_name: name })).body.id
  const merge = (await h.post(`${at()}/leads/${other}/merges`, { merged_lead_id: lead })).body.id
  const tag = (await h.post(`${at()}/tags`, { name: 'Guest' })).body.id
  const headers = { 'idempotency-key': 'while they are one' }
  const tagged = () => h.post(`${at()}/leads/${other}/tags`, { tag_ids: [tag] }, { headers })
  expect((await tagged()).body).toMatchObject({ first_name: name })
  expect((await h.post(`${at()}/leads/${other}/merges/${merge}/undo`)).status).toBe(200)
  expect((await h.delete(`${at()}/leads/${lead}`)).status).toBe(204)
  await workOff(h, site())
  expect(await filesWithPerson()).toEqual([])
  expect((await tagged()).body.code).toBe('answer_erased')
})

test('a stored response about somebody under an address that was theirs for a while goes with whom they became', async () => {
  const add = async (email: string, values = {}) => (await h.post(`${at()}/leads`, { email, ...values })).body.id
  const lender = await add('lender@people.example')
  const lead = await add(address, { first_name: name })
  const stayed = await add('stayed@people.example')
  const lent = (await h.post(`${at()}/leads/${lead}/merges`, { merged_lead_id: lender, take: ['email'] })).body.id
  const tag = (await h.post(`${at()}/tags`, { name: 'Lent' })).body.id
  const headers = { 'idempotency-key': 'under another address' }
  const tagged = () => h.post(`${at()}/leads/${lead}/tags`, { tag_ids: [tag] }, { headers })
  expect((await tagged()).body).toMatchObject({ first_name: name, email: 'lender@people.example' })
  expect((await h.post(`${at()}/leads/${lead}/merges/${lent}/undo`)).status).toBe(200)
  expect((await h.post(`${at()}/leads/${stayed}/merges`, { merged_lead_id: lead })).status).toBe(201)
  expect((await h.delete(`${at()}/leads/${stayed}`)).status).toBe(204)
  await workOff(h, site())
  expect((await tagged()).body.code).toBe('answer_erased')
})

test('a stored response with samples of what people sent goes with anybody', async () => {
  const hook = (await h.post(`${at()}/incoming-hooks`, { name: 'Webinar' })).body
  const url = String(hook.url).replace('https://leads.example.com', '')
  const send = (Email: string, Name: string) => h.post(url, { Email, Name }, { token: null })
  for (const number of [1, 2, 3, 4, 5]) await send(`guest${number}@people.example`, 'Olga')
  await send(address, name)
  await workOff(h, site())
  const headers = { 'idempotency-key': 'samples' }
  const mapping = [
    { source: 'Email', field: 'email' },
    { source: 'Name', field: 'first_name' },
  ]
  const save = () => h.patch(`${at()}/incoming-hooks/${hook.id}`, { mapping }, { headers })
  expect(JSON.stringify((await save()).body)).toMatch(new RegExp(`^(?!.*${address}).*${name}`))
  await workOff(h, site())
  const [lead] = (await h.get(`${at()}/leads?search=${encodeURIComponent(address)}`)).body.data
  expect((await h.delete(`${at()}/leads/${lead?.id}`)).status).toBe(204)
  await workOff(h, site())
  expect(await filesWithPerson()).toEqual([])
  expect((await save()).body.code).toBe('answer_erased')
})

test('a stored response about a conversation goes with whoever had it', async () => {
  await h.post(`${at()}/publish`)
  const assistant = (await h.post(`${at()}/assistants`, { name: 'Helper', strict: false, tools: [] })).body.id
  await h.post(`${at()}/assistants/${assistant}/publish`)
  const chat = `/v1/public/sites/${site()}/chats/${assistant}/conversations`
  const { conversation_id } = (await h.post(chat, {}, { token: null })).body
  const lead = (await h.post(`${at()}/leads`, { email: address })).body.id
  await h.inSite(site(), tx => saveConversation(tx, String(conversation_id), { lead_id: String(lead) }))
  const headers = { 'idempotency-key': 'reply' }
  const reply = () =>
    h.post(`${at()}/conversations/${conversation_id}/messages`, { text: `Dear ${name}, yes.` }, { headers })
  expect((await reply()).status).toBe(201)
  expect((await h.delete(`${at()}/leads/${lead}`)).status).toBe(204)
  await workOff(h, site())
  expect(await filesWithPerson()).toEqual([])
})
