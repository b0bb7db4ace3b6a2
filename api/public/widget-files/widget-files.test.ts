import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { widgetFiles } from './widget-files.ts'

const hash = '543a48f82d8082d4'
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leadwright-widget-'))
  await mkdir(join(folder, hash))
  await writeFile(join(folder, 'widget.js'), 'let loader = "loader"'.repeat(50))
  await writeFile(join(folder, hash, 'popup.js'), 'export let popup')
  await writeFile(join(folder, 'manifest.json'), '{}')
})
afterAll(() => rm(folder, { recursive: true }))

const ask = (path: string, headers: Record<string, string> = {}) => widgetFiles(folder).request(path, { headers })

test('the loader is kept for minutes, the hashed popup for good, both for any origin', async () => {
  const loader = await ask('/widget.js')
  expect(loader.headers.get('cache-control')).toBe('public, max-age=300, stale-while-revalidate=86400')
  expect(loader.headers.get('content-type')).toContain('text/javascript')
  const popup = await ask(`/widget/${hash}/popup.js`)
  expect(await popup.text()).toBe('export let popup')
  expect(popup.headers.get('cache-control')).toContain('immutable')
  for (const answer of [loader, popup]) expect(answer.headers.get('access-control-allow-origin')).toBe('*')
})

test('it is sent as the browser takes it, and not again while it is the same', async () => {
  const bytes = async (accepted: string) => {
    const answer = await ask('/widget.js', { 'accept-encoding': accepted })
    return { coding: answer.headers.get('content-encoding'), body: Buffer.from(await answer.arrayBuffer()) }
  }
  const plain = await bytes('identity')
  const br = await bytes('gzip, br')
  const gz = await bytes('gzip, br;q=0')
  expect([plain.coding, br.coding, gz.coding]).toEqual([null, 'br', 'gzip'])
  expect(brotliDecompressSync(br.body)).toEqual(plain.body)
  expect(gunzipSync(gz.body)).toEqual(plain.body)
  const etag = (await ask('/widget.js', { 'accept-encoding': 'br' })).headers.get('etag') ?? ''
  const again = await ask('/widget.js', { 'accept-encoding': 'br', 'if-none-match': `W/${etag}` })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

test('the preview page keeps no origin, runs only the widget’s scripts and is framed by this installation alone', async () => {
  expect((await ask('/widget/preview.html')).status).toBe(404)
  await writeFile(join(folder, 'preview.html'), '<title>Preview</title>')
  const page = await ask('/widget/preview.html')
  expect(await page.text()).toBe('<title>Preview</title>')
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(page.headers.get('cache-control')).toBe('no-cache')
  const rules = page.headers.get('content-security-policy')?.split('; ')
  for (const rule of ['sandbox allow-scripts', "default-src 'none'", "script-src 'self'", "frame-ancestors 'self'"])
    expect(rules).toContain(rule)
  expect(page.headers.has('access-control-allow-origin')).toBe(false)
})

test('a versioned loader never changes; the manifest says which it is', async () => {
  await writeFile(join(folder, hash, 'widget.js'), 'let pinned')
  const pinned = await ask(`/widget/${hash}/widget.js`)
  expect(pinned.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const manifest = await ask('/widget/manifest.json')
  expect(manifest.headers.get('content-type')).toContain('application/json')
  expect(manifest.headers.get('cache-control')).toBe('no-cache')
  expect(manifest.headers.get('access-control-allow-origin')).toBe('*')
})

test('nothing else of the folder or outside of it is served', async () => {
  for (const path of [`/widget/${hash}/other.js`, '/widget/..%2f..%2fpackage.json', '/widget/']) {
    expect((await ask(path)).status).toBe(404)
  }
})

test('a new build is served without a restart', async () => {
  const app = widgetFiles(folder)
  await app.request('/widget.js')
  await writeFile(join(folder, 'widget.js'), 'let loader = 2')
  await utimes(join(folder, 'widget.js'), new Date(), new Date(Date.now() + 5_000))
  expect(await (await app.request('/widget.js')).text()).toBe('let loader = 2')
})
