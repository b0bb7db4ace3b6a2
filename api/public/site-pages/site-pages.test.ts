import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../testing/harness.ts'

let h: Harness
let site: string
let at: string
beforeAll(async () => {
  h = await createHarness({ SITES_URL: 'https://sites.example.com' })
  site = await h.newSite('Casa Verde')
  at = `/v1/sites/${site}/pages`
})
afterAll(() => h.close())

const own = 'casa-verde.sites.example.com'
interface Asked {
  host?: string
  method?: string
  headers?: Record<string, string>
}
async function ask(path: string, { host = own, method = 'GET', headers = {} }: Asked = {}) {
  const response = await h.app.request(path, { method, headers: { host, accept: 'text/html', ...headers } })
  return { status: response.status, html: await response.text(), headers: response.headers }
}
const heading = (text: string) => ({ version: 1, blocks: [{ id: 'a', type: 'heading', text, level: 1 }] })
async function published(more: object) {
  const { body } = await h.post(at, { name: 'Page', document: heading('Hello'), ...more })
  expect((await h.post(`${at}/${body.id}/publish`)).status).toBe(200)
  return body
}

test('a site that is a draft says so on every page, with 503, and programs get a problem', async () => {
  await published({ type: 'homepage', name: 'Home', handle: 'home', document: heading('Welcome <b>in</b>') })
  const draft = await ask('/')
  expect([draft.status, draft.headers.get('retry-after'), draft.headers.get('cache-control')]).toEqual([
    ...[503, '3600', 'no-store'],
  ])
  expect(draft.html).toContain('Casa Verde')
  const program = await ask('/', { headers: { accept: 'application/json' } })
  expect(JSON.parse(program.html).code).toBe('site_under_construction')
  await h.post(`/v1/sites/${site}/publish`)
  expect((await ask('/')).status).toBe(200)
})

test('a page runs nothing, loads nothing from elsewhere, and escapes what its owner wrote', async () => {
  const { html, headers } = await ask('/')
  expect(html).toContain('<h1 dir="auto">Welcome &lt;b&gt;in&lt;/b&gt;</h1>')
  expect(html).toContain(`<link rel="canonical" href="https://${own}/">`)
  expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/)
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'none'/,
  )
  expect([...html.matchAll(/(?:src|srcset)="([^"]+)"/g)]).toEqual([])
  expect(headers.get('set-cookie')).toBeNull()
})

test('HEAD has the headers alone, a known tag answers 304, and other methods are refused', async () => {
  const { headers } = await ask('/')
  const etag = headers.get('etag') ?? ''
  const head = await ask('/', { method: 'HEAD' })
  expect([head.status, head.html, head.headers.get('etag')]).toEqual([200, '', etag])
  expect((await ask('/', { headers: { 'if-none-match': etag } })).status).toBe(304)
  expect(headers.get('cache-control')).toContain('stale-while-revalidate')
  const post = await ask('/', { method: 'POST' })
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test('a change is seen at once after it is published, and not before', async () => {
  const { id } = await published({ handle: 'prices', document: heading('One') })
  expect((await ask('/prices')).html).toContain('>One</h1>')
  await h.patch(`${at}/${id}`, { document: heading('Two') })
  expect((await ask('/prices')).html).toContain('>One</h1>')
  await h.post(`${at}/${id}/publish`)
  expect((await ask('/prices')).html).toContain('>Two</h1>')
  await h.patch(`/v1/sites/${site}`, { name: 'Casa Azul' })
  expect((await ask('/prices')).html).toContain('Casa Azul')
  await h.patch(`/v1/sites/${site}`, { name: 'Casa Verde' })
  await h.post(`${at}/${id}/unpublish`)
  const gone = await ask('/prices')
  expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store'])
  expect(gone.html).toContain('href="/"')
})

test('former handles, capitals, a slash at the end and the homepage’s handle lead to the one address, in no circle', async () => {
  const { id } = await published({ handle: 'first' })
  const to = async (path: string) => {
    const { status, headers } = await ask(path)
    return `${status} ${headers.get('location')}`
  }
  const rename = async (handle: string) => {
    await h.patch(`${at}/${id}`, { handle })
    await h.post(`${at}/${id}/publish`)
  }
  await rename('second')
  expect(await to('/first?utm_source=mail')).toBe(`301 https://${own}/second?utm_source=mail`)
  await rename('first')
  expect(await to('/second')).toBe(`301 https://${own}/first`)
  expect((await ask('/first')).status).toBe(200)
  expect(await to('/FIRST/')).toBe(`301 https://${own}/first`)
  expect(await to('/home')).toBe(`301 https://${own}/`)
  await published({ handle: 'second' })
  expect((await ask('/second')).status).toBe(200)
  expect(await to('//evil.example/')).toBe('404 null')
  expect(await to('/%2f%2fevil.example')).toBe('404 null')
})

test.each([
  ['CASA-verde.Sites.Example.com', 200],
  [`${own}:8443`, 200],
  [`${own}.`, 200],
  ['nobody.sites.example.com', 404],
  ['xn--caf-dma.sites.example.com', 404],
  ['a.b.sites.example.com', 404],
  ['-.sites.example.com', 404],
  ['sites.example.com', 404],
])('the host %s answers %i', async (host, status) => {
  const { status: found, html } = await ask('/', { host })
  expect(found).toBe(status)
  if (status === 404) expect(html).not.toContain('Casa Verde')
})

test.each([
  'leads.example.com',
  '127.0.0.1:8787',
  '[::1]:8787',
  'evilsites.example.com',
  'sites.example.com.evil.example',
])('the host %s has no pages of sites', async host => {
  expect((await ask('/', { host })).html).not.toContain('Welcome')
})

test('at the host of a site there is no API of owners, whoever is signed in', async () => {
  const { person } = h
  const signedIn = { authorization: `Bearer ${person.token}` }
  for (const path of ['/v1/me', `/v1/sites/${site}`, '/docs', '/demo', '/widget-other', '/health']) {
    expect((await ask(path, { headers: signedIn })).status, path).toBe(404)
  }
  expect((await ask(`/v1/public/sites/${site}/config`)).status).toBe(200)
  const by_path = await ask('/s/casa-verde/first?a=1', { host: 'leads.example.com' })
  expect([by_path.status, by_path.headers.get('location')]).toEqual([308, `https://${own}/first?a=1`])
})

test('nothing of a query or a header gets into what others are answered', async () => {
  const headers = {
    ...{ 'x-forwarded-host': 'evil.example', 'x-original-url': '/evil', forwarded: 'host=evil.example' },
    ...{ 'accept-language': 'es', cookie: 'a=evil', origin: 'https://evil.example', referer: 'https://evil.example/' },
  }
  const plain = await ask('/first')
  const poisoned = await ask('/first?evil=<script>&utm_source=evil', { headers })
  expect(poisoned.html).toBe(plain.html)
  expect(poisoned.headers.get('etag')).toBe(plain.headers.get('etag'))
  expect((await ask('/first')).html).not.toContain('evil')
})

test('a form on a page is posted without a script, from the host of the site', async () => {
  const { body: popup } = await h.post(`/v1/sites/${site}/popups`, {
    ...{ name: 'Letter', type: 'embedded' },
    content: { heading: 'A letter', thank_you_text: 'Thanks', button_text: 'Join' },
    form: { fields: [{ name: 'email', label: 'Email' }] },
  })
  const form = { id: 'f', type: 'form', heading: 'A letter', text: '', popup_id: popup.id }
  await published({ handle: 'letter', document: { version: 1, blocks: [form] } })
  expect((await ask('/letter')).html).not.toContain('<form')
  await h.post(`/v1/sites/${site}/popups/${popup.id}/publish`)
  const { html, headers } = await ask('/letter')
  const [, action = ''] = /<form method="post" action="([^"]+)"/.exec(html) ?? []
  expect(action).toBe(`/v1/public/sites/${site}/popups/${popup.id}/form`)
  expect(headers.get('content-security-policy')).toContain("form-action 'self' http: https:")
  expect(html).not.toContain('widget.js')
  const sent = await h.app.request(action, {
    ...{ method: 'POST', headers: { host: own, origin: `https://${own}` } },
    body: new URLSearchParams({ email: 'maria@example.com', _page_url: `https://${own}/letter` }),
  })
  expect(sent.status).toBe(200)
  expect((await h.get(`/v1/sites/${site}/submissions`)).body.data).toMatchObject([
    { page_url: `https://${own}/letter` },
  ])
})

test('a button that opens a popup brings the widget, and its files alone', async () => {
  const { body: popup } = await h.post(`/v1/sites/${site}/popups`, {
    ...{ name: 'Embedded', type: 'embedded' },
    content: { heading: 'More', thank_you_text: 'Thanks', button_text: 'Join' },
    form: { fields: [{ name: 'email', label: 'Email' }] },
  })
  await h.post(`/v1/sites/${site}/popups/${popup.id}/publish`)
  const trigger = { id: 't', type: 'popup_trigger', text: 'Open <it>', popup_id: popup.id }
  await published({ handle: 'more', document: { version: 1, blocks: [trigger] } })
  const { html, headers } = await ask('/more')
  expect(html).toContain(`data-leadwright-open="${popup.id}">Open &lt;it&gt;</button>`)
  expect(html).toContain(`<script async src="https://${own}/widget.js" data-site="${site}"></script>`)
  expect(headers.get('content-security-policy')).toContain(
    `script-src https://${own}/widget.js https://${own}/widget/; connect-src 'self'`,
  )
})

test('search engines find what is public and listed, with translations', async () => {
  const original = await published({ handle: 'about', name: 'About' })
  await published({ handle: 'sobre', name: 'Sobre', language: 'es', translation_of: original.id })
  await published({ handle: 'danke', type: 'thank_you' })
  await h.post(at, { name: 'Draft', handle: 'secret-draft', document: heading('x') })
  const { html: map, headers } = await ask('/sitemap.xml')
  expect(headers.get('content-type')).toContain('application/xml')
  expect(map).toContain(`<loc>https://${own}/about</loc>`)
  expect(map).toContain(`<xhtml:link rel="alternate" hreflang="es" href="https://${own}/sobre"/>`)
  expect(map).not.toMatch(/danke|secret-draft/)
  expect((await ask('/robots.txt')).html).toContain(`Sitemap: https://${own}/sitemap.xml`)
  expect((await ask('/favicon.ico')).status).toBe(204)
  const { html } = await ask('/sobre')
  expect(html).toContain('<html lang="es">')
  expect(html).toContain(`<link rel="alternate" hreflang="en" href="https://${own}/about">`)
  expect((await ask('/danke')).html).toContain('<meta name="robots" content="noindex">')
})

test('without hosts of their own sites are at paths', async () => {
  const other = await createHarness()
  const id = await other.newSite('Casa')
  await other.post(`/v1/sites/${id}/publish`)
  const link = { id: 'b', type: 'button', text: 'Prices', link: '/prices' }
  const { body } = await other.post(`/v1/sites/${id}/pages`, {
    name: 'Home',
    type: 'homepage',
    document: { version: 1, blocks: [link] },
  })
  await other.post(`/v1/sites/${id}/pages/${body.id}/publish`)
  const bare = await other.app.request('/s/casa?a=b')
  expect([bare.status, bare.headers.get('location')]).toEqual([308, 'https://leads.example.com/s/casa/?a=b'])
  const home = await (await other.app.request('/s/Casa/')).text()
  expect(home).toContain('href="/s/casa/prices"')
  expect(home).toContain('<link rel="canonical" href="https://leads.example.com/s/casa/">')
  expect((await other.app.request('/s/nobody/')).status).toBe(404)
  await other.close()
})
