import { afterAll, beforeAll, expect, test } from 'vitest'
import { FetchRefused, type Refusal, type SafeFetch } from '../../platform/safe-fetch/safe-fetch.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { judgePolicy, policiesOf } from './content-policy.ts'
import { tagsOf } from './page-tags.ts'

let h: Harness
let site: string
let page: { html: string; headers?: Record<string, string>; status?: number } | Refusal
beforeAll(async () => {
  const safeFetch: SafeFetch = {
    async get(url) {
      if (typeof page === 'string') throw new FetchRefused(page)
      const { html, headers = {}, status = 200 } = page
      return { url, status, headers: new Headers(headers), body: Buffer.from(html) }
    },
  }
  h = await createHarness({}, { safeFetch })
  site = await h.newSite('Casa Verde')
})
afterAll(() => h.close())

const check = (headers: Record<string, string> = {}) =>
  h.post(`/v1/sites/${site}/popups/check-page`, { page_url: 'https://casa.example/' }, { headers })
const snippet = (id = site) => `<script async src="https://leads.example.com/widget.js" data-site="${id}"></script>`

test('the snippet, its site and its version are found', async () => {
  page = { html: `<title>Hi</title>${snippet()}` }
  expect((await check()).body).toMatchObject({
    status: 200,
    found: 'this_site',
    snippets: [{ site_name: 'Casa Verde', version: 'rolling', this_site: true, this_installation: true }],
    policies: [],
    header: null,
    site_published: false,
    host_allowed: true,
    popup_count: 0,
  })
  const other = await h.newSite('Other')
  page = { html: snippet(other) }
  expect((await check()).body).toMatchObject({ found: 'other_site', snippets: [{ site_name: 'Other' }] })
  page = {
    html: `<script src="https://leads.example.com/widget/0123456789abcdef/loader.js" data-site=${site} integrity=x></script>`,
  }
  expect((await check()).body).toMatchObject({ found: 'this_site', snippets: [{ version: '0123456789abcdef' }] })
  page = { html: snippet().replace('leads.example.com', 'elsewhere.example') }
  expect((await check()).body).toMatchObject({ found: 'other_site', snippets: [{ this_installation: false }] })
  page = { html: `<!-- ${snippet()} --><style>${snippet()}</style>`, status: 404 }
  expect((await check()).body).toMatchObject({ found: 'none', snippets: [], status: 404 })
})

test('policies in header and page are judged, and the line that mends them is told', async () => {
  page = {
    html: `<meta http-equiv="Content-Security-Policy" content="connect-src &#39;none&#39;">${snippet()}`,
    headers: { 'content-security-policy': "default-src 'self'; img-src *" },
  }
  const { body } = await check()
  expect(body.policies).toMatchObject([
    { where: 'header', blocks: ['script', 'connect', 'font'] },
    { where: 'meta', blocks: ['connect'], corrected: 'connect-src https://leads.example.com' },
  ])
  expect(body.header).toBe(
    "Content-Security-Policy: default-src 'self'; img-src *; script-src 'self' https://leads.example.com; connect-src 'self' https://leads.example.com; font-src 'self' https://leads.example.com",
  )
})

test.each<[Refusal, string]>([
  ['page_unreachable', 'Nadie responde en esta dirección.'],
  ['address_not_public', 'Esta dirección no está en internet pública, así que no se puede abrir desde aquí.'],
  ['page_slow', 'La página no respondió en 10 segundos.'],
  ['page_too_large', 'La página ocupa más de 5 MB.'],
  ['too_many_redirects', 'La página redirige más de 5 veces.'],
])('a page that cannot be opened says why: %s', async (code, text) => {
  page = code
  const answer = await check({ 'accept-language': 'es' })
  expect(answer.status).toBe(422)
  expect(answer.body).toMatchObject({ errors: [{ pointer: '/page_url', code, text }] })
})

test('the address itself must be one of the web', async () => {
  for (const page_url of ['javascript:alert(1)', 'file:///etc/passwd', 'casa.example', '//casa.example', '']) {
    const answer = await h.post(`/v1/sites/${site}/popups/check-page`, { page_url })
    expect(answer.body).toMatchObject({ errors: [{ pointer: '/page_url', code: 'url_invalid' }] })
  }
})

const needs = { origin: 'https://leads.example.com', page_url: 'https://casa.example/' }
test.each<[policy: string, blocks: string[], extra?: object]>([
  ["script-src 'self' https://leads.example.com; connect-src https://leads.example.com", []],
  ["script-src 'self'", ['script']],
  ["default-src 'none'", ['script', 'connect', 'image', 'font']],
  ['script-src https:', []],
  ['script-src http:', ['script']],
  ['script-src *.example.com', []],
  ['script-src *.leads.example.com', ['script']],
  ['script-src leads.example.com:8443', ['script']],
  ["script-src 'nonce-abc'", [], { nonce: 'abc' }],
  ["script-src 'nonce-abc'", ['script'], { nonce: 'xyz' }],
  ["script-src 'strict-dynamic' https://leads.example.com", ['nonce']],
  ["script-src 'strict-dynamic' 'nonce-abc'", [], { nonce: 'abc' }],
  ["script-src 'sha384-xyz'", [], { integrity: 'sha384-xyz' }],
  ["script-src-elem 'self'; script-src *", ['script']],
  ["form-action 'self'", ['form']],
  ['sandbox allow-forms', ['sandbox']],
  ["frame-ancestors 'none'; upgrade-insecure-requests", []],
])('%s blocks %j', (policy, blocks, extra = {}) => {
  const judged = judgePolicy(policy, { ...needs, ...extra })
  expect(judged.blocks).toEqual(blocks)
  const mended = judgePolicy(judged.corrected, { ...needs, ...extra }).blocks
  expect(mended).toEqual(blocks.includes('nonce') ? ['nonce'] : [])
})

test('one header may hold several policies', () => {
  expect(policiesOf("default-src 'self', script-src *")).toEqual(["default-src 'self'", 'script-src *'])
})

test('tags are read as browsers read them, however they are written', () => {
  const [tag] = tagsOf("<SCRIPT async\n data-site='a&amp;b' src = x data-site=second>1 < 2 <script src=no></SCRIPT>")
  expect([...(tag?.attributes ?? [])]).toEqual([
    ['async', ''],
    ['data-site', 'a&b'],
    ['src', 'x'],
  ])
  expect(tagsOf('<textarea><script src=x></script></textarea>').map(one => one.name)).toEqual(['textarea'])
  const began = performance.now()
  tagsOf('<script '.repeat(200_000))
  tagsOf('<script>'.repeat(200_000))
  tagsOf('<!-- '.repeat(200_000))
  tagsOf(`<script ${'a '.repeat(500_000)}>`)
  tagsOf(`<meta ${'a="'.repeat(200_000)}`)
  expect(performance.now() - began).toBeLessThan(1_000)
})
