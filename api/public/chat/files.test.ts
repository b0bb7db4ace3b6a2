/** Files that visitors send: which are taken, what a model is given of them, who may load them, and when they go. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bytesKept } from '../../platform/files/storage/kept-bytes.ts'
import { tidyChats } from '../../site/assistants/conversations/housekeeping.ts'
import { conversationLimits as limits } from '../../site/assistants/conversations/limits.ts'
import { insertFiles } from '../../site/assistants/conversations/rules.ts'
import { conversationFiles } from '../../site/assistants/conversations/table.ts'
import { fileLimits } from '../../site/content/files/limits.ts'
import { files } from '../../site/content/files/table.ts'
import { type FakeOpenAi, openFakeOpenAi } from '../../testing/fake-openai.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { pdf } from '../../testing/pdf.ts'
import { zip } from '../../testing/zip.ts'

let fake: FakeOpenAi
let h: Harness
let site: string
let assistant: string
const at = (path: string) => `/v1/sites/${site}/${path}`
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

beforeAll(async () => {
  fake = await openFakeOpenAi()
  h = await createHarness({ ALLOW_LOOPBACK: 'true' })
  site = await h.newSite('Files')
  await h.post(at('publish'))
  const pair = { type: 'pair', question: 'Which days do you deliver?', answer: 'We deliver from Monday to Saturday.' }
  const source_ids = [(await h.post(at('knowledge-sources'), pair)).body.id]
  assistant = String((await h.post(at('assistants'), { name: 'Helper', source_ids })).body.id)
  await take(true)
})
afterAll(async () => {
  await h.close()
  await fake.close()
})
beforeEach(async () => {
  fake.asked.length = 0
  fake.always = { type: 'stream', pieces: ['It says 42.'], input_tokens: 100, output_tokens: 10 }
  await connect('gpt-4o-mini')
})

const connect = (model: string) => h.patch(at('ai-provider'), { base_url: fake.url, api_key: 'sk', model })
async function take(takes_files: boolean) {
  await h.patch(at(`assistants/${assistant}`), { takes_files })
  expect((await h.post(at(`assistants/${assistant}/publish`))).status).toBe(200)
}

interface Talk {
  id: string
  path: string
  authorization: string
}
async function talk(visitor_id?: string): Promise<Talk> {
  h.clock.forward(120_000)
  const path = `/v1/public/sites/${site}/chats/${assistant}/conversations`
  const { body } = await h.post(path, { locale: 'en', ...(visitor_id && { visitor_id }) }, { token: null })
  const id = String(body.conversation_id)
  return { id, path: `/v1/public/sites/${site}/conversations/${id}`, authorization: `Bearer ${body.secret}` }
}

type Sent = [name: string, bytes: string | Buffer]
async function upload({ path, authorization }: Talk, ...sent: Sent[]) {
  const form = new FormData()
  for (const [i, [name, bytes]] of sent.entries()) {
    const part = i === 0 ? 'file' : `file_${i + 1}`
    form.append(part, new Blob([bytes as string | Buffer<ArrayBuffer>]), name)
  }
  const response = await h.app.request(`${path}/files`, { method: 'POST', headers: { authorization }, body: form })
  const body = (await response.json()) as {
    code: string
    data: { id: string; name: string; bytes: number }[]
    errors: { pointer: string; code: string }[]
  }
  return { status: response.status, body, ids: body.data?.map(({ id }) => id) ?? [] }
}
async function say({ path, authorization }: Talk, text: string, file_ids?: string[]): Promise<string> {
  const headers = { authorization, 'content-type': 'application/json' }
  const body = JSON.stringify({ text, ...(file_ids && { file_ids }) })
  return (await h.app.request(`${path}/messages`, { method: 'POST', headers, body })).text()
}
const given = () => JSON.stringify(fake.asked.at(-1)?.messages ?? [])
const transcript = async ({ id }: Talk) =>
  (await h.get(at(`conversations/${id}/messages`))).body.data as unknown as { author: string; files: object[] }[]

test('a file is read, given to the model for its conversation alone, and shown with what was said', async () => {
  const one = await talk()
  const { status, body, ids } = await upload(one, ['order.txt', 'The secret number of order 7 is 42.'])
  expect(status, JSON.stringify(body)).toBe(201)
  expect([status, body.data[0]?.name, body.data[0]?.bytes]).toEqual([201, 'order.txt', 35])
  expect(await say(one, 'What does it say?', ids)).toContain('It says 42.')
  expect(given()).toContain('The secret number of order 7 is 42.')
  expect(given()).toContain('order.txt')
  await say(one, 'And which order is it?')
  expect(given(), 'a further question is about it too').toContain('order 7 is 42')
  const other = await talk()
  await say(other, 'Which days do you deliver?')
  expect(given(), 'nobody else is told').not.toContain('order 7')
  const sources = (await h.get(at('knowledge-sources'))).body.data
  expect(sources.map(row => row.name)).not.toContain('order.txt')
  const said = (await transcript(one)).findLast(row => row.author === 'visitor')
  expect(said?.files).toEqual([{ id: ids[0], name: 'order.txt', bytes: 35, is_picture: false }])
  const headers = { authorization: one.authorization }
  const seen = await (await h.app.request(`${one.path}/messages`, { headers })).json()
  expect((seen as { data: object[] }).data[0]).toMatchObject({ files: [{ id: ids[0], name: 'order.txt', bytes: 35 }] })
})

test('each type is read by its content, and what is none of them is refused with its place', async () => {
  const one = await talk()
  const html = '<!doctype html><title>T</title><body><p>Read <b>me</b></p><script>steal()</script></body>'
  const { status, ids } = await upload(one, ['a.md', '# Title\n\nText'], ['b.csv', 'a,b\n1,2'], ['c.html', html])
  expect(status).toBe(201)
  await say(one, 'What do they say?', ids)
  expect(given()).toContain('Read me')
  expect(given()).not.toContain('steal()')
  const refused = async (...sent: Sent[]) => (await upload(await talk(), ...sent)).body.errors
  const type = [{ pointer: '/file_2', code: 'chat_file_type' }]
  expect(await refused(['good.txt', 'Good.'], ['run.exe', Buffer.from('MZ\0\0binary')])).toMatchObject(type)
  expect(await refused(['good.txt', 'Good.'], ['table.svg', '<svg onload="x()"></svg>'])).toMatchObject(type)
  expect(await refused(['a.pdf', '%PDF-1.7 nothing'])).toMatchObject([
    { pointer: '/file', code: 'chat_file_unreadable' },
  ])
  expect(await refused(['e.txt', ' \n '])).toMatchObject([{ code: 'chat_file_unreadable' }])
})

test('a PDF and a Word document reach the model as text', async () => {
  const one = await talk()
  const guide = pdf('BT /F1 11 Tf 50 660 Td (Every bicycle has a guarantee of five years.) Tj ET')
  const body = '<w:p><w:r><w:t>The order comes on the 3rd of May.</w:t></w:r></w:p>'
  const names = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
  const letter = zip({ 'word/document.xml': `<w:document ${names}><w:body>${body}</w:body></w:document>` })
  const sent = await upload(one, ['guide.pdf', guide], ['letter.docx', letter as Buffer<ArrayBuffer>])
  expect(sent.status, JSON.stringify(sent.body)).toBe(201)
  await say(one, 'What do they say?', sent.ids)
  expect(given()).toContain('Every bicycle has a guarantee of five years.')
  expect(given()).toContain('The order comes on the 3rd of May.')
})

test('ten files at a time and five megabytes each, and so many in a conversation', async () => {
  const one = await talk()
  const many = (n: number): Sent[] => Array.from({ length: n }, (_, i) => [`${i}.txt`, `File ${i}.`])
  expect((await upload(one, ...many(limits.chat_files_max))).status).toBe(201)
  const over = await upload(one, ...many(limits.chat_files_max + 1))
  expect(over.body.errors).toMatchObject([{ pointer: '/file_11', code: 'too_many_files' }])
  const most = Buffer.alloc(limits.chat_file_bytes_max, 'a ')
  expect((await upload(one, ['most.txt', most])).status).toBe(201)
  const larger = await upload(one, ['more.txt', Buffer.concat([most, Buffer.from('a')])])
  expect([larger.status, larger.body.code]).toEqual([413, 'body_too_large'])
  const full = await talk()
  await h.inSite(site, (tx, { newId, now }) => {
    const row = { name: 'x', format: 'txt', bytes: 1, content_hash: '0'.repeat(64), text: 'x' } as const
    const of = { conversation_id: full.id, message_id: null, created_at: now() }
    const length = limits.conversation_files_max - 1
    return insertFiles(
      tx,
      Array.from({ length }, () => ({ ...row, ...of, id: newId('conversation_file') })),
    )
  })
  expect((await upload(full, ...many(2))).body.code).toBe('chat_files_full')
  expect((await upload(full, ...many(1))).status).toBe(201)
  expect((await upload(full, ...many(1))).body.code).toBe('chat_files_full')
})

test('of long texts as much is kept, and given, as there is room for', async () => {
  const one = await talk()
  const { ids } = await upload(one, ['long.txt', `${'word '.repeat(20_000)}`], ['two.txt', 'second '.repeat(9_000)])
  await h.inSite(site, async tx => {
    const rows = await tx.select().from(conversationFiles)
    const longest = Math.max(...rows.filter(({ id }) => ids.includes(id)).map(({ text }) => text.length))
    expect(longest).toBe(limits.chat_file_characters_max)
  })
  await say(one, 'Well?', ids)
  const { files } = JSON.parse(String(fake.asked.at(-1)?.messages.at(-1)?.content)) as { files: { text: string }[] }
  expect(files.reduce((sum, { text }) => sum + text.length, 0)).toBe(limits.chat_files_characters)
})

test('a picture is given to a model that sees, and refused where none does', async () => {
  const one = await talk()
  const { status, ids } = await upload(one, ['photo.png', pixel])
  expect(status).toBe(201)
  await say(one, 'What is on it?', ids)
  expect(given()).toContain(`data:image/png;base64,${pixel.toString('base64')}`)
  const chat = async () =>
    (await h.get(`/v1/public/sites/${site}/chats/${assistant}`, { token: null })).body.files as
      | { accept: string[] }
      | undefined
  expect(await chat()).toMatchObject({ count_max: 10, bytes_max: 5_242_880 })
  expect((await chat())?.accept).toContain('.png')
  await connect('llama-3-8b')
  expect((await chat())?.accept).not.toContain('.png')
  const refused = await upload(await talk(), ['photo.txt', pixel])
  expect(refused.body.errors).toMatchObject([{ pointer: '/file', code: 'chat_picture_unseen' }])
})

test('without a model it says that none is connected to read it, and keeps it for the owner', async () => {
  await h.delete(at('ai-provider'))
  const one = await talk()
  const { ids } = await upload(one, ['order.txt', 'Order 8.'])
  expect(await say(one, 'What does it say?', ids)).toContain('no model is connected')
  expect((await transcript(one)).findLast(({ author }) => author === 'visitor')?.files).toHaveLength(1)
  expect(await say(one, 'Which days do you deliver?')).toContain('Monday')
})

test('where files are not taken, none is; and one is sent once, in its own conversation', async () => {
  const [one, other] = [await talk(), await talk()]
  const { ids } = await upload(one, ['a.txt', 'A.'])
  expect(await say(other, 'Mine?', ids)).toContain('unknown_reference')
  expect(await say(one, 'Mine?', ids)).toContain('It says')
  expect(await say(one, 'Again?', ids)).toContain('unknown_reference')
  const strange = { ...one, authorization: 'Bearer nothing' }
  expect((await upload(strange, ['a.txt', 'A.'])).status).toBe(404)
  await take(false)
  const off = await upload(await talk(), ['a.txt', 'A.'])
  expect([off.status, off.body.code]).toEqual([409, 'chat_files_off'])
  expect((await h.get(`/v1/public/sites/${site}/chats/${assistant}`, { token: null })).body.files).toBeUndefined()
  await take(true)
})

test('the owner loads it as a download whatever it is, and nobody from another conversation', async () => {
  const [one, other] = [await talk(), await talk()]
  const html = '<!doctype html><body><p>Hello</p><script>alert(1)</script></body>'
  const { ids } = await upload(one, ['"día".html', html])
  const load = (id: string) =>
    h.app.request(at(`conversations/${id}/files/${ids[0]}`), { headers: { authorization: `Bearer ${h.person.token}` } })
  expect((await load(one.id)).status, 'not sent yet').toBe(404)
  await say(one, 'See?', ids)
  const response = await load(one.id)
  expect(await response.text()).toBe(html)
  expect(response.headers.get('content-type')).toBe('application/octet-stream')
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="_d_a_.html"; filename*=UTF-8''%22d%C3%ADa%22.html`,
  )
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect((await load(other.id)).status).toBe(404)
})

test('files go with their conversation, with the person, and where they are never sent after a day', async () => {
  const one = await talk()
  const { ids } = await upload(one, ['gone.txt', 'Gone with it.'])
  await say(one, 'See?', ids)
  const rows = () => h.inSite(site, async tx => tx.select().from(conversationFiles))
  const [row] = (await rows()).filter(({ id }) => id === ids[0])
  const named = async () =>
    (await h.inSite(site, tx => h.installation.connections.storedHashes(tx))).has(row!.content_hash)
  expect(await named()).toBe(true)
  expect(await h.installation.storage.read(site, row!.content_hash)).not.toBeNull()
  await h.app.request(one.path, { method: 'DELETE', headers: { authorization: one.authorization } })
  expect((await rows()).some(({ id }) => id === ids[0])).toBe(false)
  expect(await named(), 'the sweep takes the bytes').toBe(false)
  const two = await talk()
  const unsent = (await upload(two, ['never.txt', 'Never sent.'])).ids[0]
  const facts = async () => h.installation.sites.find(site)
  const database = await h.installation.databases.site(site)
  const scope = { installation: h.installation, site_id: site, database, clock: h.clock, facts }
  h.clock.forward(limits.chat_unsent_file_hours * 3_600_000 - 1_000)
  await tidyChats(scope)
  expect((await rows()).some(({ id }) => id === unsent)).toBe(true)
  h.clock.forward(2_000)
  await tidyChats(scope)
  expect((await rows()).some(({ id }) => id === unsent)).toBe(false)
})

test('they are in the export of the person who sent them', async () => {
  const one = await talk()
  const { ids } = await upload(one, ['mine.txt', 'All about me.'])
  await say(one, 'See?', ids)
  const headers = { authorization: one.authorization }
  await h.post(`${one.path}/form`, { values: { email: 'files@example.com' } }, { token: null, headers })
  const lead = (await h.get(at('leads?search=files@example.com'))).body.data[0]
  const { conversations } = (await h.get(at(`leads/${lead?.id}/export`))).body
  const said = (conversations as { author: string; files: object[] }[]).find(({ author }) => author === 'visitor')
  expect(said?.files).toEqual([{ name: 'mine.txt', bytes: 13, text: 'All about me.' }])
})

test('their bytes count for the storage of the site, and where it is full none is taken', async () => {
  const before = await h.inSite(site, bytesKept)
  const one = await talk()
  await upload(one, ['a.txt', 'Twelve bytes'])
  expect((await h.inSite(site, bytesKept)) - before).toBe(12)
  const bytes = fileLimits.site_storage_bytes_max - before - 12 - 5
  const row = { name: 'big', media_type: 'application/zip', content_hash: 'f'.repeat(64), download_count: 0, bytes }
  const id = await h.inSite(site, async (tx, { newId, now }) => {
    const made = { id: newId('file'), ...row, created_at: now() }
    await tx.insert(files).values(made as typeof files.$inferInsert)
    return made.id
  })
  expect(id).toMatch(/^file_/)
  expect((await upload(one, ['b.txt', 'Five.'])).status).toBe(201)
  const refused = await upload(one, ['c.txt', 'C'])
  expect(refused.body.code).toBe('storage_full')
})

test('so many uploads a minute', async () => {
  const one = await talk()
  for (let i = 0; i < limits.chat_uploads_per_minute; i++) await upload(one, ['a.svg', '<svg/>'])
  expect((await upload(one, ['a.svg', '<svg/>'])).body.code).toBe('too_many_requests')
})
