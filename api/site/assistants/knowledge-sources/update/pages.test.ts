/** What stands on pages of the site is said as long as it is public, and from the moment on at which it is. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../../testing/harness.ts'
import { workOff } from '../../../../testing/work-off.ts'

let h: Harness
let site: string
let source_id: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  await published('The opening hours are from nine to five on weekdays.')
  const made = await h.post(at('knowledge-sources'), { type: 'pages' })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  source_id = made.body.id
  await workOff(h, site)
})
afterAll(() => h.close())

let n = 0
const at = (rest: string) => `/v1/sites/${site}/${rest}`
const documentOf = (text: string) => ({
  version: 1,
  blocks: [{ id: 'a', type: 'text', content: [{ type: 'paragraph', runs: [{ text }] }] }],
})

async function published(text: string): Promise<string> {
  const made = await h.post(at('pages'), { name: `Page ${++n}`, handle: `page-${n}`, document: documentOf(text) })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  expect((await h.post(at(`pages/${made.body.id}/publish`))).status).toBe(200)
  return made.body.id
}

async function said(question: string): Promise<string> {
  await workOff(h, site)
  const { status, body } = await h.post(at('retrieval/search'), { source_ids: [source_id], question })
  expect(status, JSON.stringify(body)).toBe(200)
  return JSON.stringify((body as unknown as { passages: { text: string }[] }).passages.map(({ text }) => text))
}
const source = async () => (await h.get(at(`knowledge-sources/${source_id}`))).body
const zebra = 'The zebra subscription costs 4711 euros per month for resellers.'
const question = 'What does the zebra subscription cost?'

test('a page is answered from once it is public, and no longer than it is; its users are named', async () => {
  expect(await said(question)).not.toContain('4711')
  const page = await published(zebra)
  expect(await said(question)).toContain('4711')
  const uses = await h.get(at(`pages/${page}/uses`))
  expect(uses.body.data).toMatchObject([{ type: 'knowledge_source', id: source_id }])
  await h.patch(at(`pages/${page}`), { document: documentOf(zebra.replace('4711', '4712')) })
  expect(await said(question)).toContain('4711')
  await h.post(at(`pages/${page}/publish`))
  const now = await said(question)
  expect([now.includes('4711'), now.includes('4712')]).toEqual([false, true])
  expect((await h.post(at(`pages/${page}/unpublish`))).status).toBe(200)
  expect(await said(question)).not.toContain('zebra')
  expect(await source()).toMatchObject({ status: 'ready', document_count: 1, chunk_count: 1 })
  await h.post(at(`pages/${page}/publish`))
  expect(await said(question)).toContain('4712')
  expect((await h.delete(at(`pages/${page}`))).status).toBe(204)
  expect(await said(question)).not.toContain('zebra')
})

test('a page that is taken down while it is read is not said, and where nothing is public nothing is', async () => {
  const page = await published(zebra)
  await workOff(h, site)
  const update = await h.post(at(`knowledge-sources/${source_id}/update`))
  expect(update.status).toBe(202)
  await h.post(at(`pages/${page}/unpublish`))
  expect(await said(question)).not.toContain('zebra')
  const { data } = (await h.get(at('pages'))).body
  for (const { id } of data) await h.post(at(`pages/${String(id)}/unpublish`))
  expect(await said('When are the opening hours?')).toBe('[]')
  const anew = await h.post(at(`knowledge-sources/${source_id}/update`))
  await workOff(h, site)
  expect((await h.get(at(`operations/${anew.body.id}`))).body).toMatchObject({ status: 'completed' })
  expect(await source()).toMatchObject({ status: 'ready', document_count: 0, chunk_count: 0 })
  await published(zebra)
  expect(await said(question)).toContain('4711')
})
