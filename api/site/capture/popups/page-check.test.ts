import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FetchRefusalError, type Refusal, type SafeFetch } from '../../../platform/network/safe-fetch/safe-fetch.ts'
import { tagsOf } from '../../../platform/pages/page-tags.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { checkPolicy, type Needs, policiesOf } from './content-policy.ts'
import { blockedBy } from './script-tag.ts'
import { containersIn, snippetsIn } from './tag-managers.ts'

let h: Harness
let site: string
let page: { html: string; headers?: Record<string, string>; status?: number } | Refusal
/** What the containers of the tag manager hold; one that is not here cannot be reached. */
let containers: Record<string, string> = {}
beforeAll(async () => {
  const safeFetch: Pick<SafeFetch, 'get'> = {
    async get(url) {
      const container = /^https:\/\/www\.googletagmanager\.com\/gtm\.js\?id=(.+)$/.exec(url)?.[1]
      if (container !== undefined) {
        const body = containers[container]
        if (body === undefined) throw new FetchRefusalError('page_slow')
        return { url, status: body === '' ? 404 : 200, headers: new Headers(), body: Buffer.from(body) }
      }
      if (typeof page === 'string') throw new FetchRefusalError(page)
      const { html, headers = {}, status = 200 } = page
      return { url, status, headers: new Headers(headers), body: Buffer.from(html) }
    },
  }
  const widgetBuild = {
    current: async () => '0123456789abcdef',
    loader: async (hash: string) =>
      ['rolling', '0123456789abcdef', 'fedcba9876543210'].includes(hash) ? Buffer.from('loader') : null,
  }
  h = await createHarness({}, { safeFetch, widgetBuild })
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
    html: `<script src="https://leads.example.com/widget/0123456789abcdef/loader.js" data-site=${site}></script>`,
  }
  expect((await check()).body).toMatchObject({
    found: 'this_site',
    snippets: [{ version: '0123456789abcdef', version_status: 'current' }],
  })
  page = { html: snippet().replace('leads.example.com', 'elsewhere.example') }
  expect((await check()).body).toMatchObject({ found: 'other_site', snippets: [{ this_installation: false }] })
  page = { html: `<!-- ${snippet()} --><style>${snippet()}</style>`, status: 404 }
  expect((await check()).body).toMatchObject({ found: 'none', snippets: [], status: 404 })
})

test('a widget that an app puts on the page is known by the browsers that asked for it', async () => {
  page = { html: '<div id="root"></div><script type="module" src="/app.js"></script>' }
  expect((await check()).body).toMatchObject({ found: 'none', host_last_seen_at: null })
  await h.post(`/v1/sites/${site}/publish`)
  const seen_at = new Date(h.clock.now()).toISOString()
  for (const origin of ['https://casa.example', 'https://elsewhere.example'])
    expect((await h.get(`/v1/public/sites/${site}/config`, { token: null, headers: { origin } })).status).toBe(200)
  h.clock.forward(60_000)
  expect((await check()).body).toMatchObject({ found: 'none', host_last_seen_at: seen_at })
})

test('a fixed version is the present one, an older one, or no longer there; what the rolling one brings is said', async () => {
  const fixed = (hash: string) => snippet().replace('widget.js', `widget/${hash}/widget.js`)
  page = { html: snippet() + fixed('0123456789abcdef') + fixed('fedcba9876543210') + fixed('00000000') }
  const { body } = await check()
  expect(body.current_version).toBe('0123456789abcdef')
  expect((body.snippets as { version_status: string }[]).map(one => one.version_status)).toEqual([
    'current',
    'current',
    'older',
    'missing',
  ])
  page = { html: fixed('0123456789abcdef').replace('leads.example.com', 'elsewhere.example') }
  expect((await check()).body.snippets).toMatchObject([{ version_status: 'foreign' }])
})

const loadsContainer = (id: string) =>
  `<script>(function(w,d,s,l,i){var j=d.createElement(s);j.src='https://www.googletagmanager.com/gtm.js?id='+i})(window,document,'script','dataLayer','${id}');</script>`
/** As the tag manager writes a pasted tag: text within text. */
const pausedTag = (html: string) =>
  `var data={"resource":{"tags":[{"vtp_html":${JSON.stringify(html).replaceAll('<', '\\u003C').replaceAll('/', '\\/')}}]}}`

test('a snippet behind a tag manager is found in the container that the page loads', async () => {
  page = {
    html: `${loadsContainer('GTM-CASA01')}<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-CASA01"></noscript>`,
  }
  containers = {
    'GTM-CASA01': pausedTag(`<script async src="https://leads.example.com/widget.js" data-site="${site}"></script>`),
  }
  const seen = { via: 'tag_manager', version: 'rolling', version_status: 'current', this_site: true }
  const tag_managers = [{ container: 'GTM-CASA01', read: true, found: true }]
  expect((await check()).body).toMatchObject({ found: 'this_site', snippets: [seen], tag_managers })
  const lines = `var s=document.createElement('script');s.src='https://leads.example.com/widget/fedcba9876543210/widget.js';s.dataset.site='${site}'`
  containers = { 'GTM-CASA01': pausedTag(`<script>${lines}</script>`) }
  expect((await check()).body.snippets).toMatchObject([
    { via: 'tag_manager', version_status: 'older', this_site: true },
  ])
  const tag = { function: '__cvt_1_2', vtp_url: 'https://leads.example.com/', vtp_site: site, tag_id: 3 }
  containers = { 'GTM-CASA01': `var data={"tags":[${JSON.stringify(tag).replaceAll('/', '\\/')}]}` }
  expect((await check()).body.snippets).toMatchObject([seen])
  page = { ...page, headers: { 'content-security-policy': "script-src 'nonce-a' 'strict-dynamic'" } }
  expect((await check()).body.policies).toMatchObject([{ blocks: [] }])
})

test('a container that holds nothing of ours, or cannot be read, is said; pages without one ask nobody', async () => {
  page = {
    html:
      loadsContainer('GTM-EMPTY1') +
      loadsContainer('GTM-GONE01') +
      loadsContainer('GTM-SLOW01') +
      loadsContainer('GTM-FOUR01'),
  }
  containers = {
    'GTM-EMPTY1': pausedTag('<script src="https://elsewhere.example/chat.js"></script>'),
    'GTM-GONE01': '',
  }
  const { body } = await check()
  expect(body).toMatchObject({ found: 'none', snippets: [] })
  expect(body.tag_managers).toEqual([
    { container: 'GTM-EMPTY1', read: true, found: false },
    { container: 'GTM-GONE01', read: false, found: false },
    { container: 'GTM-SLOW01', read: false, found: false },
  ])
  page = { html: '<p>Write to GTM-OFFICE about it</p>' }
  expect((await check()).body.tag_managers).toEqual([])
})

const ofLoader = (algorithm: string) => `${algorithm}-${createHash(algorithm).update('loader').digest('base64')}`
test.each<[attributes: string, blocked_by: string | null, breaks?: boolean]>([
  ['type=text/plain data-cookieconsent=marketing', 'type'],
  ['type="TEXT/JavaScript"', null],
  ['type=module', null],
  ['nomodule', 'type'],
  [`integrity=${ofLoader('sha384')} crossorigin`, null, true],
  [`integrity=${ofLoader('sha384')}`, 'crossorigin', true],
  ['crossorigin=use-credentials', 'crossorigin'],
  ['integrity="sha384-AAAA" crossorigin=anonymous', 'integrity', true],
  [`integrity="${ofLoader('sha256')} sha512-AAAA" crossorigin`, 'integrity', true],
  [`integrity="${ofLoader('sha512')} sha512-AAAA sha256-AAAA" crossorigin`, null, true],
  ['integrity=unknown-AAAA crossorigin', null, true],
])('a tag with %s is kept from running by %s', async (attributes, blocked_by, breaks_with_release = false) => {
  page = { html: snippet().replace('async', attributes) }
  const [found] = (await check()).body.snippets as Record<string, unknown>[]
  expect(found?.blocked_by ?? null).toBe(blocked_by)
  expect(found).toMatchObject({ breaks_with_release })
})

test('a script without https does not run on a page with it, unless the page’s policy has it asked for so', () => {
  const tag = { attributes: new Map(), src: new URL('http://leads.example.com/widget.js'), file: null }
  expect(blockedBy({ ...tag, page_url: 'https://casa.example/' })).toBe('insecure')
  expect(blockedBy({ ...tag, page_url: 'https://casa.example/', upgrades: true })).toBeNull()
  expect(blockedBy({ ...tag, page_url: 'http://casa.example/' })).toBeNull()
})

test('policies in header and page are checked, and the line that mends them is told', async () => {
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
  ['page_unreachable', 'No hay respuesta en esta dirección.'],
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

const urls = (...paths: string[]) => paths.map(path => new URL(path, 'https://leads.example.com'))
const needs: Needs = {
  page_url: 'https://casa.example/',
  urls: {
    script: urls('/widget.js', ...['popup', 'runtime'].map(file => `/widget/0123456789abcdef/${file}.js`)),
    connect: urls('/v1/public/sites/site_1/config'),
    image: urls('/v1/public/sites/site_1/images/image_1'),
    font: urls('/v1/public/sites/site_1/fonts/file_1'),
    form: urls('/v1/public/sites/site_1/popups/popup_1/form'),
  },
}
test.each<[policy: string, blocks: string[], extra?: object]>([
  ["script-src 'self' https://leads.example.com; connect-src https://leads.example.com", []],
  ["script-src 'self'", ['script']],
  ["default-src 'none'", ['script', 'connect', 'image', 'font']],
  ['script-src https:', []],
  ['script-src http:', []],
  ['script-src HTTPS://LEADS.example.com', []],
  ['script-src http://leads.example.com', []],
  ['script-src http://leads.example.com:8443', ['script']],
  ['script-src https://leads.example.com/widget.js', ['script']],
  ['script-src leads.example.com/widget.js leads.example.com/widget/0123456789abcdef/popup.js', ['script']],
  ['script-src https://leads.example.com/widget.js https://leads.example.com/widget/', []],
  ['connect-src https://leads.example.com/v1/', []],
  ['connect-src https://leads.example.com/v1', ['connect']],
  ['script-src *.example.com', []],
  ['script-src *.leads.example.com', ['script']],
  ['script-src leads.example.com:8443', ['script']],
  ["script-src 'nonce-abc'", [], { nonce: 'abc' }],
  ["script-src 'nonce-abc'", ['script'], { nonce: 'xyz' }],
  ["script-src 'strict-dynamic' https://leads.example.com", ['nonce']],
  ["script-src 'strict-dynamic' 'nonce-abc'", [], { nonce: 'abc' }],
  ["script-src 'strict-dynamic' 'nonce-abc'", [], { by_script: true }],
  ["script-src 'nonce-abc'", ['script'], { by_script: true }],
  ["script-src 'sha384-xyz'", ['script']],
  ["script-src 'sha384-xyz' 'strict-dynamic'", ['nonce']],
  ["script-src-elem 'self'; script-src *", ['script']],
  ["form-action 'self'", ['form']],
  ['sandbox allow-forms', ['sandbox']],
  ["frame-ancestors 'none'; upgrade-insecure-requests", []],
])('%s blocks %j', (policy, blocks, extra = {}) => {
  const checked = checkPolicy(policy, { ...needs, ...extra })
  expect(checked.blocks).toEqual(blocks)
  const mended = checkPolicy(checked.corrected, { ...needs, ...extra }).blocks
  expect(mended).toEqual(blocks.includes('nonce') ? ['nonce'] : [])
})

test('a sandbox counts in a header only', () => {
  expect(checkPolicy('sandbox', needs, 'meta')).toEqual({ blocks: [], corrected: 'sandbox' })
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
  snippetsIn(`site_${'0'.repeat(32)} //a/`.repeat(20_000))
  containersIn(`gtm.js ${'GTM-ABCD1 '.repeat(200_000)}`)
  // What grows with the square of the text would take minutes.
  expect(performance.now() - began).toBeLessThan(15_000)
})
