import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Problem } from '../../platform/problem/problem.ts'
import { adminFiles } from './admin-files.ts'

let folder: string
const script = 'export const admin = "admin"\n'.repeat(100)
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leadwright-admin-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<title>Leadwright</title>')
  await writeFile(join(folder, 'assets', 'entry-1.js'), script)
  await writeFile(join(folder, 'chunks.json'), '{}')
  await mkdir(join(folder, 'pages/payment'), { recursive: true })
  for (const name of ['first', 'leads', 'lead', 'payment/checkout'])
    await writeFile(join(folder, `pages/${name}.html`), `<title>${name}</title>`)
  const leads = '/sites/$site_id/leads'
  const screens = {
    '/': 'first',
    '/login': 'first',
    '/checkout': 'payment/checkout',
    [`${leads}/$lead_id`]: 'lead',
    [`${leads}/tags`]: 'leads',
    [leads]: 'leads',
  }
  const pages = Object.entries(screens).map(([path, page]) => [path, `pages/${page}.html`])
  await writeFile(join(folder, 'screens.json'), JSON.stringify(Object.fromEntries(pages)))
})
afterAll(() => rm(folder, { recursive: true }))

const ask = (path: string, headers: Record<string, string> = {}) => {
  const app = adminFiles(folder)
  app.onError((error, c) => c.text(error.message, ((error as Problem).status ?? 500) as 404))
  return app.request(path, { headers })
}

test.each([
  ['/', 'first'],
  ['/login', 'first'],
  ['/Login/', 'first'],
  ['/sites/site_1/leads', 'leads'],
  ['/SITES/site_1/Leads/', 'leads'],
  ['/sites/site_1/leads/tags', 'leads'],
  ['/sites/site_1/leads/lead_1', 'lead'],
])('%s is a screen, and its page is that of %s', async (path, page) => {
  const answer = await ask(path)
  expect([answer.status, await answer.text()]).toEqual([200, `<title>${page}</title>`])
})

test('Stripe.js runs on pages with a payment form, and on no other', async () => {
  const policyOf = async (path: string) => (await ask(path)).headers.get('content-security-policy') ?? ''
  const policy = await policyOf('/checkout')
  expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;")
  expect(policy).toContain("connect-src 'self' https://api.stripe.com;")
  expect(policy).toMatch(/frame-src [^;]*https:\/\/js\.stripe\.com[^;]* https:\/\/hooks\.stripe\.com;/)
  for (const path of ['/', '/login', '/sites/site_1/leads', '/assets/entry-1.js'])
    expect(await policyOf(path), path).not.toContain('stripe')
})

test.each([
  '/metrics',
  '/version',
  '/.well-known/security.txt',
  '/sites/site_1',
  '/sites//leads',
  '/index.html',
  '/screens.json',
  '/pages/leads.html',
  '/chunks.json',
  '/assets/none.js',
  '/loginx',
])('%s is not found', async path => expect((await ask(path)).status).toBe(404))

test('a person reads in the admin that there is nothing; of the API and its files they are told as machines are', async () => {
  const accept = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8'
  const answer = await ask('/sites/site_1/templates', { accept })
  expect([answer.status, await answer.text()]).toEqual([404, '<title>Leadwright</title>'])
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  for (const path of ['/v1/none', '/assets/none.js'])
    expect((await (await ask(path, { accept })).text()).includes('<title>'), path).toBe(false)
})

test('robots are told that there is nothing for them', async () => {
  expect(await (await ask('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n')
  const selling = await adminFiles(folder, { sellsPlans: true }).request('/robots.txt')
  expect(await selling.text()).toMatch(/^User-agent: \*\nAllow: \/\$\n(Allow: .+\n)+Disallow: \/\n$/)
})

test('a browser that asks for the icon of a page without one is not told of an error', async () => {
  expect((await ask('/favicon.ico')).status).toBe(204)
})

test.each([
  ['picture.webp', 'image/webp'],
  ['picture.avif', 'image/avif'],
  ['letters.woff2', 'font/woff2'],
])('%s is served as what it is', async (name, type) => {
  await writeFile(join(folder, 'assets', name), 'bytes')
  const answer = await ask(`/assets/${name}`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
})

test('its scripts are compressed, with a tag for each coding', async () => {
  const plain = await ask('/assets/entry-1.js')
  expect(await plain.text()).toBe(script)
  const small = await ask('/assets/entry-1.js', { 'accept-encoding': 'gzip, br' })
  expect(small.headers.get('content-encoding')).toBe('br')
  expect(small.headers.get('vary')).toBe('Accept-Encoding')
  expect(small.headers.get('etag')).not.toBe(plain.headers.get('etag'))
  const bytes = Buffer.from(await small.arrayBuffer())
  expect(bytes.byteLength).toBeLessThan(script.length / 10)
  expect(brotliDecompressSync(bytes).toString()).toBe(script)
  const known = { 'accept-encoding': 'br', 'if-none-match': small.headers.get('etag') ?? '' }
  expect((await ask('/assets/entry-1.js', known)).status).toBe(304)
})

test('what the build has compressed is sent as it is, to whoever takes it', async () => {
  await writeFile(join(folder, 'assets', 'entry-2.js'), script)
  await writeFile(join(folder, 'assets', 'entry-2.js.br'), brotliCompressSync('built'))
  const small = await ask('/assets/entry-2.js', { 'accept-encoding': 'gzip, br' })
  expect(small.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(Buffer.from(await small.arrayBuffer())).toString()).toBe('built')
  expect(await (await ask('/assets/entry-2.js')).text()).toBe(script)
  expect((await ask('/assets/entry-2.js.br')).status).toBe(404)
})
