/** Sources that are fetched: pages, sitemaps, files, videos; what changes, what is refused, and what is answered from meanwhile. */
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { FetchRefusalError, type Refusal } from '../../../../platform/network/safe-fetch/safe-fetch.ts'
import { createHarness, type Harness } from '../../../../testing/harness.ts'
import { workOff } from '../../../../testing/work-off.ts'

let h: Harness
let site: string
let sources: string

type Answer = { body: string | Buffer; status?: number; type?: string; url?: string } | Refusal
const web = new Map<string, Answer>()
const asked: string[] = []
const get = async (url: string) => {
  asked.push(url)
  const answer = web.get(url) ?? { body: '', status: 404 }
  if (typeof answer === 'string') throw new FetchRefusalError(answer)
  const { body, status = 200, type = 'text/html', url: found = url } = answer
  return { url: found, status, headers: new Headers({ 'content-type': type }), body: Buffer.from(body) }
}

beforeAll(async () => {
  h = await createHarness({}, { safeFetch: { get } })
  site = await h.newSite('Casa Verde')
  sources = `/v1/sites/${site}/knowledge-sources`
})
afterAll(() => h.close())
beforeEach(() => {
  web.clear()
  asked.length = 0
})

const page = (title: string, ...paragraphs: string[]) =>
  `<html lang="en"><title>${title}</title><nav>Menu <a href="/about">About</a></nav><main><h1>${title}</h1>${paragraphs.map(one => `<p>${one}</p>`).join('')}</main><footer>Imprint</footer></html>`

async function made(body: object) {
  const { status, body: source } = await h.post(sources, body)
  expect(status).toBe(201)
  await workOff(h, site)
  return (await h.get(`${sources}/${source.id}`)).body
}
const textsOf = async (id: string) =>
  ((await h.get(`${sources}/${id}/chunks?limit=100`)).body.data as { text: string }[]).map(({ text }) => text)
const search = async (question: string) =>
  (await h.post(`/v1/sites/${site}/retrieval/search`, { question })).body as unknown as {
    passages: { text: string; url: string | null; source_id: string; version: number }[]
    answerable: boolean
  }

test('a page is read without what surrounds it; the citation opens its very words', async () => {
  web.set('https://shop.example/returns', {
    body: page('Returns', 'Goods go back within thirty days of purchase.', 'Opened bottles are excluded.'),
  })
  const source = await made({ type: 'url', url: 'https://shop.example/returns' })
  expect(source).toMatchObject({
    status: 'ready',
    is_updating: false,
    content_version: 1,
    document_count: 1,
    language: 'en',
  })
  expect(source.report).toMatchObject({ added: 1, changed: 0 })
  expect((await textsOf(source.id)).join()).not.toMatch(/Menu|Imprint/)
  const found = await search('how many days to send goods back')
  expect(found.answerable).toBe(true)
  expect(found.passages[0]?.url).toBe(
    'https://shop.example/returns#:~:text=Goods%20go%20back%20within%20thirty%20days%20of%20purchase.',
  )
})

test('lists keep their marks, tables say of each cell what it is', async () => {
  web.set('https://shop.example/prices', {
    body: '<title>Prices</title><main><h2>Plans</h2><table><tr><th>Plan</th><th>Price</th></tr><tr><td>Pro</td><td>20 €</td></tr></table><ol><li>One</li><li>Two</li></ol></main>',
  })
  const source = await made({ type: 'url', url: 'https://shop.example/prices' })
  expect(await textsOf(source.id)).toEqual(['Plan: Pro; Price: 20 €\n1. One\n2. Two'])
})

test('a sitemap of sitemaps, packed or not, that loops: each page once, and only of the host', async () => {
  const index = (...urls: string[]) =>
    `<?xml version="1.0"?><sitemapindex>${urls.map(url => `<sitemap><loc>${url}</loc></sitemap>`).join('')}</sitemapindex>`
  const pages = (...urls: string[]) => `<urlset>${urls.map(url => `<url><loc>${url}</loc></url>`).join('')}</urlset>`
  web.set('https://s.example/sitemap.xml', {
    body: index('https://s.example/a.xml.gz', 'https://s.example/sitemap.xml'),
  })
  web.set('https://s.example/a.xml.gz', {
    body: gzipSync(pages('https://s.example/one', 'https://s.example/two', 'https://other.example/three')),
  })
  for (const name of ['one', 'two'])
    web.set(`https://s.example/${name}`, { body: page(name, `This is page ${name} of the map.`) })
  const source = await made({ type: 'sitemap', url: 'https://s.example/sitemap.xml' })
  expect(source).toMatchObject({ status: 'ready', document_count: 2 })
  expect(asked).not.toContain('https://other.example/three')
})

test('robots.txt is heeded, a redirect into the network and a page of 10 GB are refused, and each says why', async () => {
  web.set('https://r.example/robots.txt', { body: 'User-agent: *\nDisallow: /private', type: 'text/plain' })
  web.set('https://r.example/private/x', { body: page('Secret', 'Nobody may read this.') })
  web.set('https://r.example/inner', 'address_not_public')
  web.set('https://r.example/huge', 'page_too_large')
  web.set('https://r.example/loop', 'too_many_redirects')
  web.set('https://r.example/away', { body: page('Away', 'Elsewhere.'), url: 'https://elsewhere.example/' })
  web.set('https://r.example/good', { body: page('Good', 'This one can be read by everybody.') })
  const urls = ['private/x', 'inner', 'huge', 'loop', 'away', 'good', 'gone'].map(name => `https://r.example/${name}`)
  const source = await made({ type: 'urls', urls })
  expect(source).toMatchObject({ status: 'ready', document_count: 1, report: { added: 1, failed: 6 } })
  const documents = (await h.get(`${sources}/${source.id}/documents`)).body.data as { problem?: { code: string } }[]
  expect(documents.map(({ problem }) => problem?.code)).toEqual([
    ...['robots_forbid', 'address_not_public', 'page_too_large', 'too_many_redirects', 'other_host', undefined],
    'page_missing',
  ])
  expect(asked).not.toContain('https://r.example/private/x')
})

test('an update says what is different; what is out of reach for now stays, what is gone goes', async () => {
  const urls = ['a', 'b', 'c'].map(name => `https://u.example/${name}`)
  for (const url of urls) web.set(url, { body: page(url, `The text of ${url} about zebras.`) })
  const source = await made({ type: 'urls', urls, update_every_days: 2 })
  expect(source.next_run_at).toBe(new Date(h.clock.now() + 2 * 86_400_000).toISOString())
  web.set('https://u.example/a', { body: page('a', 'A new text about giraffes.') })
  web.set('https://u.example/b', 'page_unreachable')
  web.delete('https://u.example/c')
  h.clock.forward(2 * 86_400_000 + 1_000)
  await workOff(h, site)
  await workOff(h, site)
  const after = (await h.get(`${sources}/${source.id}`)).body
  expect(after).toMatchObject({
    ...{ status: 'ready', content_version: 2, document_count: 2 },
    report: { added: 0, changed: 1, removed: 1, unchanged: 1, failed: 2 },
  })
  expect(
    new Set((await search('zebras giraffes')).passages.filter(p => p.source_id === source.id).map(p => p.version)),
  ).toEqual(new Set([2]))
})

test('a source of which nothing can be read keeps what it had, and says why', async () => {
  web.set('https://k.example/', { body: page('Kept', 'Penguins live in the south.') })
  const source = await made({ type: 'url', url: 'https://k.example/' })
  web.set('https://k.example/', { body: '', status: 404 })
  const { status, body: operation } = await h.post(`${sources}/${source.id}/update`)
  expect(status).toBe(202)
  expect((await h.post(`${sources}/${source.id}/update`)).body).toMatchObject({ status: 409, code: 'update_under_way' })
  await workOff(h, site)
  expect((await h.get(`/v1/sites/${site}/operations/${operation.id}`)).body).toMatchObject({
    status: 'canceled',
    reason: { code: 'nothing_read' },
  })
  expect((await h.get(`${sources}/${source.id}`)).body).toMatchObject({
    status: 'failed',
    problem: { code: 'page_missing' },
    content_version: 1,
  })
  expect((await search('where do penguins live')).passages[0]?.text).toContain('Penguins')
})

test('an update that is canceled half way leaves nothing of what it had staged, and no model is waited for', async () => {
  web.set('https://h.example/robots.txt', { body: 'User-agent: *\nCrawl-delay: 10', type: 'text/plain' })
  const urls = ['one', 'two', 'three'].map(name => `https://h.example/${name}`)
  for (const url of urls) web.set(url, { body: page(url, 'Ostriches run faster than anybody else.') })
  const source = await made({ type: 'urls', urls })
  const staged = () =>
    h.inSite(site, async tx => ({
      documents: await tx.all('select position from knowledge_documents where source_id = ?', [source.id]),
      blocks: await tx.all('select block from knowledge_blocks where source_id = ? and left_at is null', [source.id]),
      waiting: await tx.all("select type from jobs where type = 'embed_passages'"),
    }))
  expect(await staged()).toMatchObject({ documents: [[0], [1], [2]], blocks: [[expect.any(Number)]] })
  const { operation_id } = (await h.get(`${sources}/${source.id}`)).body
  expect((await h.post(`/v1/sites/${site}/operations/${operation_id}/cancel`)).status).toBe(200)
  expect(await staged()).toEqual({ documents: [], blocks: [], waiting: [] })
  await workOff(h, site)
  expect((await h.get(`${sources}/${source.id}`)).body).toMatchObject({ status: 'waiting', is_updating: false })
})

test('nothing is fetched ahead of a host that asks for rests, though of the one before it', async () => {
  web.set('https://r.example/robots.txt', { body: 'User-agent: *\nCrawl-delay: 10', type: 'text/plain' })
  const urls = ['https://q.example/1', 'https://q.example/2', 'https://r.example/1', 'https://r.example/2']
  for (const url of urls) web.set(url, { body: page(url, 'Pelicans carry fish.') })
  await made({ type: 'urls', urls })
  expect(asked.filter(url => !url.endsWith('robots.txt'))).toEqual(urls.slice(0, 2))
})

test('a source that is deleted while it is read leaves nothing', async () => {
  web.set('https://d.example/', { body: page('Deleted', 'Walruses are large.') })
  const { body: source } = await h.post(sources, { type: 'url', url: 'https://d.example/' })
  expect((await h.delete(`${sources}/${source.id}`)).status).toBe(204)
  await workOff(h, site)
  expect((await search('walruses')).passages).toEqual([])
})

const upload = async (...files: [name: string, bytes: string | Buffer][]) => {
  const form = new FormData()
  for (const [i, [name, bytes]] of files.entries()) {
    // By its own name or the first one's: both are sent by clients.
    form.append(i % 2 === 0 ? 'file' : `file_${i + 1}`, new Blob([Buffer.from(bytes)]), name)
  }
  const headers = { authorization: `Bearer ${h.person.token}` }
  const response = await h.app.request(`${sources}/files`, { method: 'POST', headers, body: form })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const listed = async () => ((await h.get(`${sources}?limit=100`)).body.data as { id: string }[]).map(({ id }) => id)

test('files are read by their content: 11 are too many, 6 MB too much, another type is none', async () => {
  const text = (name: string): [string, string] => [name, 'The museum opens at nine in the morning.']
  const present = await listed()
  const many = (count: number) => upload(...Array.from({ length: count }, (_, i) => text(`${i}.txt`)))
  expect((await many(11)).body).toMatchObject({
    status: 422,
    errors: [{ pointer: '/file_11', code: 'too_many_files', text: 'Send at most 10 files at a time.' }],
  })
  expect(await listed(), 'none of them was taken').toEqual(present)
  expect((await many(10)).status).toBe(201)
  expect((await listed()).length).toBe(present.length + 10)
  expect((await upload(['large.txt', Buffer.alloc(6 * 1_048_576, 'a')])).status).toBe(413)
  const wrong = await upload(text('good.txt'), ['program.pdf', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 1, 2])])
  expect(wrong.body).toMatchObject({
    status: 422,
    errors: [{ pointer: '/file_2', code: 'knowledge_type_not_supported' }],
  })
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  )
  const good = await upload(
    text('a.txt'),
    ['b.md', '# Tickets\n\n- Adults pay 12 euros\n'],
    ['c.png', png],
    ['d.csv', 'Day;Hours\nMonday;closed\n'],
  )
  expect(good.status).toBe(201)
  await workOff(h, site)
  const made = await Promise.all(
    (good.body.data as { id: string }[]).map(async ({ id }) => (await h.get(`${sources}/${id}`)).body),
  )
  expect(made.map(({ status, format, chunk_count }) => [status, format, chunk_count])).toEqual([
    ['ready', 'txt', 1],
    ['ready', 'md', 1],
    ['failed', 'image', 0],
    ['ready', 'csv', 1],
  ])
  expect(await textsOf(made[3]?.id ?? '')).toEqual(['Day: Monday; Hours: closed'])
  const vector = await h.post(`/v1/sites/${site}/vectors`, { name: 'With a picture', source_ids: [made[2]?.id] })
  expect(vector.body).toMatchObject({
    status: 422,
    code: 'vector_images',
    title: 'Failed to update vector: vectors do not support images',
  })
})

test('a damaged archive and a PDF without text are refused in the thread, and harm nothing', async () => {
  const pdf =
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj 3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>'
  const docx = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), Buffer.from('word/document.xml and nothing else')])
  const { body } = await upload(['scan.pdf', pdf], ['broken.docx', docx])
  await workOff(h, site)
  const codes = await Promise.all(
    (body.data as { id: string }[]).map(async ({ id }) => (await h.get(`${sources}/${id}`)).body.problem),
  )
  expect(codes).toMatchObject([{ code: 'no_text_found' }, { code: 'file_damaged' }])
})

test('the captions that a video’s page offers are its transcript, to be downloaded', async () => {
  web.set('https://v.example/watch', {
    body: '<title>Tour</title><video><track kind="captions" src="/tour.vtt" default></video>',
  })
  const vtt =
    'WEBVTT\n\n00:00:01.000 --> 00:00:04.000\nWelcome to the garden.\n\n00:01:10.000 --> 00:01:12.000\nThe fountain is from 1750.\n'
  web.set('https://v.example/tour.vtt', { body: vtt, type: 'text/vtt' })
  const source = await made({ type: 'video', url: 'https://v.example/watch' })
  expect(source).toMatchObject({ status: 'ready', chunk_count: 2 })
  const transcript = await h.get(`${sources}/${source.id}/transcript`)
  expect(transcript.body).toBe(vtt)
  web.set('https://v.example/silent', { body: '<title>Silent</title><video src="x.mp4"></video>' })
  expect(await made({ type: 'video', url: 'https://v.example/silent' })).toMatchObject({
    status: 'failed',
    problem: { code: 'captions_missing' },
  })
})

test('a page’s links are listed to choose from, and a vector is read anew as a whole', async () => {
  web.set('https://l.example/', {
    body: '<title>Home</title><p>Welcome</p><a href="/one">One</a><a href="https://other.example/">Other</a>',
  })
  const found = await h.post(`${sources}/discover`, { url: 'https://l.example/' })
  expect(found.body.data).toEqual([
    { url: 'https://l.example/', text: 'Home' },
    { url: 'https://l.example/one', text: 'One' },
  ])
  expect((await h.post(sources, { type: 'url', url: 'ftp://x' })).body).toMatchObject({
    errors: [{ pointer: '/url', code: 'url_invalid', text: 'Invalid url' }],
  })
  const source = await made({ type: 'url', url: 'https://l.example/' })
  const vector = await h.post(`/v1/sites/${site}/vectors`, { name: 'Links', source_ids: [source.id] })
  const synced = await h.post(`/v1/sites/${site}/vectors/${vector.body.id}/sync`)
  expect(synced.body.data).toMatchObject([{ type: 'knowledge_update', subject_id: source.id }])
})
