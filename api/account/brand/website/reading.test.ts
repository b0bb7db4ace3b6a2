/** A website on this machine, read as those of strangers are. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { safeFetch } from '../../../platform/network/safe-fetch/safe-fetch.ts'
import { limits } from '../../../platform/runtime/limits.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'

let h: Harness
let site: string
let server: Server
let origin: string
let pages: Record<string, string | Buffer | ((request: IncomingMessage, response: ServerResponse) => void)>
const asked: string[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const page = pages[request.url ?? '']
    if (typeof page === 'function') return page(request, response)
    response.statusCode = page === undefined ? 404 : 200
    const type = Buffer.isBuffer(page) ? 'image/png' : request.url?.endsWith('.css') ? 'text/css' : 'text/html'
    response.setHeader('content-type', type)
    response.end(page ?? 'none')
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  h = await createHarness(
    {},
    { safeFetch: safeFetch({ isOwnPage: url => url.origin === origin, milliseconds_max: 2_000 }) },
  )
  site = await h.newSite('Casa Verde')
})
afterAll(async () => {
  await h.close()
  server.closeAllConnections()
  server.close()
})

const read = (url = `${origin}/`) => h.post(`/v1/sites/${site}/brand/read`, { url })
const png = (edge: number) =>
  sharp({ create: { width: edge, height: edge, channels: 3, background: '#b5532c' } })
    .png()
    .toBuffer()

const sheet = `
:root { --ink: #2A211D; --brand-primary: var(--clay); --clay: rgb(181 83 44 / 100%); --primary-foreground: #fff }
/* body { background: red } */
body { background: #fffdf9 url("a;b{c}.png"); color: var(--ink); font: 400 16px/1.5 "Inter", sans-serif }
h1, h2 { font-family: "Playfair Display", Georgia, serif }
a { color: #3d4f2a }
.btn-primary { background-color: var(--brand-primary); color: #fff; border-radius: 0.5rem }
.btn-secondary:hover { background: #0d6efd }
@media (prefers-color-scheme: dark) { body { background: #000; color: #fff } }
`

test('name, colors, fonts, corners, icon and logo are found, whatever is missing beside them', async () => {
  pages = {
    '/': `<!doctype html><title>Plants for balconies | Casa Verde</title><meta property="og:site_name" content="Casa &amp; Verde">
      <meta name="theme-color" content="#123456"><link rel="stylesheet" href="/style.css"><link rel=stylesheet href=/gone.css>
      <link rel="icon" type="image/svg+xml" href="/icon.svg"><link rel="apple-touch-icon" sizes="180x180" href="/apple.png">
      <link rel="manifest" href="/site.webmanifest"><img class="site-logo" src="/logo.svg"><img alt="Logo" src="/logo.png">`,
    '/style.css': sheet,
    '/site.webmanifest': JSON.stringify({ icons: [{ src: '/none.png', sizes: '512x512' }, { src: '/x.svg' }, 5] }),
    '/apple.png': await png(180),
    '/logo.png': await png(60),
  }
  const { status, body } = await read()
  expect(status).toBe(200)
  const { icon, logo, ...rest } = body
  expect(rest).toEqual({
    url: `${origin}/`,
    name: 'Casa & Verde',
    colors: { accent_color: '#b5532c', background_color: '#fffdf9', text_color: '#2a211d' },
    palette: ['#b5532c', '#0d6efd', '#3d4f2a'],
    font: {
      family: '"Inter", sans-serif',
      font_family: 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
      is_same: false,
    },
    heading_font: {
      family: '"Playfair Display", Georgia, serif',
      font_family: '"Playfair Display", Georgia, serif',
      is_same: true,
    },
    radius_px: 8,
    button_shape: 'rounded',
  })
  expect(icon).toMatchObject({ url: `${origin}/apple.png`, width: 180, height: 180 })
  expect(logo).toMatchObject({ url: `${origin}/logo.png`, width: 60 })
  const bytes = Buffer.from((icon as { data_url: string }).data_url.split(',')[1] ?? '', 'base64')
  expect((await sharp(bytes).metadata()).format).toBe('webp')
  expect((await h.get(`/v1/sites/${site}/brand`)).body).toMatchObject({ is_set: false })
  expect(asked).not.toContain('/icon.svg')
})

test('without an icon or a style sheet there is a name at least; of ten icons the largest that can be read is taken', async () => {
  pages = { '/': '<title>Only words</title>' }
  const bare = await read()
  expect(bare.body).toEqual({ url: `${origin}/`, name: 'Only words', colors: {}, palette: [] })
  const links = Array.from({ length: 10 }, (_, i) => `<link rel="icon" sizes="${i + 10}x${i + 10}" href="/${i}.png">`)
  pages = { '/': links.join(''), '/9.png': Buffer.from('no picture at all, but twenty bytes'), '/8.png': await png(64) }
  asked.length = 0
  expect((await read()).body.icon).toMatchObject({ url: `${origin}/8.png`, width: 64 })
  expect(asked.filter(url => url !== '/')).toHaveLength(6)
})

test.each([
  ['a page that is not there', () => ({}), 'page_failed'],
  ['a picture', () => ({ '/': Buffer.from('\x89PNG') }), 'page_not_html'],
  ['bytes that say they are HTML', () => ({ '/': 'a\0b' }), 'page_not_html'],
  ['a page that is too large', () => ({ '/': 'a'.repeat(limits.fetch_bytes_max + 1) }), 'page_too_large'],
  ['a page that leads into the network', () => ({ '/': leads('http://10.0.0.1/') }), 'address_not_public'],
  ['a page that leads around in circles', () => ({ '/': leads('/') }), 'too_many_redirects'],
  ['a page that never comes', () => ({ '/': () => {} }), 'page_slow'],
  [
    'a page that breaks off',
    () => ({ '/': (_: unknown, response: ServerResponse) => response.destroy() }),
    'page_unreachable',
  ],
])('%s is refused at its address', async (_, given, code) => {
  pages = given() as typeof pages
  const { status, body } = await read()
  expect([status, body.errors]).toMatchObject([422, [{ pointer: '/url', code }]])
})
const leads = (location: string) => (_: unknown, response: ServerResponse) =>
  response.writeHead(302, { location }).end()

test('addresses within the network, and what is no address, are refused', async () => {
  expect((await read('http://127.0.0.1:8080/')).body.errors).toMatchObject([
    { pointer: '/url', code: 'address_not_public' },
  ])
  expect((await read('file:///etc/passwd')).body.errors).toMatchObject([{ pointer: '/url', code: 'url_invalid' }])
})

test('a page whose parts lead into the network shows what is left', async () => {
  pages = {
    '/': '<title>A</title><link rel=stylesheet href="http://169.254.169.254/a.css"><link rel=icon href="http://10.0.0.1/i.png"><style>a{color:#b5532c}</style>',
  }
  expect((await read()).body).toEqual({
    url: `${origin}/`,
    name: 'A',
    colors: { accent_color: '#b5532c' },
    palette: ['#b5532c'],
  })
})
