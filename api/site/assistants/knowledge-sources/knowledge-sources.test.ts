import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { upload } from '../../../testing/upload.ts'

let h: Harness
let site: string
let sources: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  sources = `/v1/sites/${site}/knowledge-sources`
})
afterAll(() => h.close())

const pair = (question: string, answer: string) => h.post(sources, { type: 'pair', question, answer })
const search = (question: string, more: object = {}) =>
  h.post(`/v1/sites/${site}/retrieval/search`, { question, ...more })

test('a pair is found by other words of its type, mistyped ones, and in either language', async () => {
  const made = await pair('Do you deliver on Sundays?', 'Yes, deliveries in Madrid arrive until 14:00.')
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({ type: 'pair', status: 'ready', content_version: 1, chunk_count: 1, language: 'en' })
  await pair('¿Cuánto tarda la facturación?', 'La factura llega por correo en dos días laborables.')
  for (const question of ['delivery on a sunday', 'Do you delvier in Madird?']) {
    const { status, body } = await search(question)
    expect(status).toBe(200)
    expect(body).toMatchObject({ answerable: true, passages: [{ source_id: made.body.id, version: 1, position: 0 }] })
  }
  const spanish = (await search('cuando llegan las facturas')).body as unknown as { passages: { text: string }[] }
  expect(spanish.passages[0]?.text).toContain('dos días')
  expect((await search('Do you repair electric scooters?')).body).toMatchObject({ answerable: false })
})

test('the question of a pair with one more word is answered; one that only shares a word with it is not', async () => {
  await pair('Where can I park?', 'In the lot behind the fish market.')
  await pair('What should I bring?', 'Closed shoes and an apron.')
  await pair('¿Dónde puedo aparcar?', 'Detrás de la lonja.')
  const asked = async (question: string) => (await search(question)).body
  const lot = { answerable: true, passages: [{ text: 'In the lot behind the fish market.' }] }
  expect(await asked('where can I park my car?')).toMatchObject(lot)
  expect(await asked('Donde puedo aparcar la furgoneta')).toMatchObject({ answerable: true })
  // What is asked beyond it is most of the question.
  expect(await asked('Where can I park my car, charge its battery and wash it?')).toMatchObject({ answerable: false })
  expect(await asked('can I bring my dog')).toMatchObject({ answerable: false })
})

test('a changed pair is its next version, and only that is answered from', async () => {
  const made = await pair('Where is the showroom?', 'In Calle Mayor 4.')
  const path = `${sources}/${made.body.id}`
  expect((await h.post(`${path}/update`)).body).toMatchObject({ status: 409, code: 'nothing_to_update' })
  const changed = await h.patch(path, { answer: 'In Plaza Nueva 7.' })
  expect(changed.body).toMatchObject({ content_version: 2, version: 2, answer: 'In Plaza Nueva 7.' })
  const found = (await search('where is the showroom')).body as unknown as { passages: { text: string; id: string }[] }
  expect(found.passages[0]).toMatchObject({ text: 'In Plaza Nueva 7.', id: `${made.body.id}.2.0` })
  expect(found.passages.some(({ text }) => text.includes('Mayor'))).toBe(false)
  expect((await h.get(`${path}/chunks`)).body.data).toMatchObject([{ position: 0, text: 'In Plaza Nueva 7.' }])
  expect((await h.delete(path)).status).toBe(204)
  expect((await search('where is the showroom')).body).toMatchObject({ answerable: false })
})

test('what is left of an old version is removed, with its words in the index', async () => {
  const made = await pair('Is there parking?', 'Behind the bakery.')
  await h.patch(`${sources}/${made.body.id}`, { answer: 'In the yard.' })
  h.clock.forward(120_000)
  const database = await h.installation.databases.site(site)
  const { removePassagesHandler } = await import('../retrieval/remove-passages.ts')
  const handler = removePassagesHandler({
    ...{ installation: h.installation, site_id: site, database, clock: h.clock },
    facts: () => h.installation.sites.find(site),
  })
  const job = { type: 'remove_passages', subject_id: 'knowledge', due_at: 0, lease_until: null, fence: 0, attempts: 0 }
  for (let more = true; more; ) {
    const outcome = await handler.perform({ ...job, payload: null, created_at: 0 } as never, AbortSignal.timeout(5_000))
    more = !outcome.done && outcome.again_at <= h.clock.now()
  }
  const left = await database.read(db => db.all("select text from knowledge_chunks where text like '%bakery%'"))
  expect(left).toEqual([])
  const words = await database.read(db =>
    db.all("select rowid from knowledge_text where knowledge_text match 'bakeri OR bakery'"),
  )
  expect(words).toEqual([])
})

test('a vector has sources and says what they hold; what does not exist is refused at its place', async () => {
  const one = await pair('How do returns work?', 'Within thirty days.')
  const path = `/v1/sites/${site}/vectors`
  const refused = await h.post(path, { name: 'Returns', source_ids: [one.body.id, `ksrc_${'0'.repeat(32)}`] })
  expect(refused.body).toMatchObject({ status: 422, errors: [{ pointer: '/source_ids/1', code: 'unknown_reference' }] })
  const made = await h.post(path, { name: 'Returns', source_ids: [one.body.id] })
  expect(made.body).toMatchObject({ source_ids: [one.body.id], file_count: 1, chunk_count: 1, version: 1 })
  expect((await h.post(path, { name: 'RETURNS' })).body).toMatchObject({ status: 409, code: 'name_taken' })
  expect((await h.get(`${sources}?vector_id=${made.body.id}`)).body.data).toMatchObject([{ id: one.body.id }])
  const within = await search('how do returns work', { vector_ids: [made.body.id] })
  expect(within.body).toMatchObject({ answerable: true, passages: [{ source_id: one.body.id }] })
  const emptied = await h.patch(`${path}/${made.body.id}`, { source_ids: [] })
  expect(emptied.body).toMatchObject({ source_ids: [], file_count: 0, bytes: 0 })
  expect((await search('how do returns work', { vector_ids: [made.body.id] })).body).toMatchObject({ passages: [] })
  expect((await h.delete(`${path}/${made.body.id}`)).status).toBe(204)
})

test('a pair has a question and an answer, another type has none to change', async () => {
  const refused = await h.post(sources, { type: 'pair', question: '  ', answer: 'a'.repeat(5_001) })
  expect(refused.body.errors).toMatchObject([{ pointer: '/question' }, { pointer: '/answer', code: 'too_long' }])
  expect((await h.post(sources, { type: 'pair', question: 'q'.repeat(500), answer: 'a'.repeat(5_000) })).status).toBe(
    201,
  )
})

test('the file of a source is loaded as it was uploaded, with its ending under another name too; others have none', async () => {
  const bytes = Buffer.from('# Returns\n\nWithin thirty days.')
  const { body } = await upload(h, `${sources}/files`, bytes, 'Returns.md')
  const [{ id }] = body.data as [{ id: string }]
  const load = (source_id: string) =>
    h.app.request(`${sources}/${source_id}/content`, { headers: { authorization: `Bearer ${h.person.token}` } })
  const first = await load(id)
  expect(Buffer.from(await first.arrayBuffer())).toEqual(bytes)
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': expect.stringContaining('attachment; filename="Returns.md"'),
    'content-security-policy': "default-src 'none'; sandbox",
  })
  await h.patch(`${sources}/${id}`, { name: 'Rules' })
  expect((await load(id)).headers.get('content-disposition')).toContain('filename="Rules.md"')
  const made = await pair('Is there a file?', 'There is none.')
  expect((await load(made.body.id)).status).toBe(404)
})
