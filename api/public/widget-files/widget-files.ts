/**
 * `/widget.js` and `/widget/<hash>/*`: the built widget, compressed once and kept in memory; `/widget/preview.html`: the
 * page in the frame of the admin's popup editor; `/widget/manifest.json`: what lies where, with the integrity of each. Building them is widget/.
 */
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Context, Hono } from 'hono'

interface Served {
  mtime: number
  etag: string
  bodies: Record<Coding, Uint8Array<ArrayBuffer>>
}
type Coding = 'br' | 'gzip' | 'identity'

const loader_caching = 'public, max-age=300, stale-while-revalidate=86400'
const hashed_caching = 'public, max-age=31536000, immutable'
const files_max = 50

/** Serves the widget from the folder that `widget/build.ts` wrote. A new build is seen without a restart. */
export function widgetFiles(distFolder: string): Hono {
  const files = new Map<string, Promise<Served>>()

  async function find(path: string): Promise<Served | null> {
    const file = join(distFolder, path)
    const found = await stat(file).catch(() => null)
    if (!found?.isFile()) return null
    const known = await files.get(path)?.catch(() => undefined)
    if (known && known.mtime === found.mtimeMs) return known
    if (files.size >= files_max) files.clear()
    const reading = read(file, found.mtimeMs)
    files.set(path, reading)
    return reading
  }

  const app = new Hono()
  app.get('/widget.js', async c => serve(c, await find('widget.js'), loader_caching))
  app.get('/widget/:hash{[0-9a-f]{8,64}}/:name{[a-z-]+\\.js}', async c =>
    serve(c, await find(join(c.req.param('hash'), c.req.param('name'))), hashed_caching),
  )
  app.get('/widget/manifest.json', async c => serve(c, await find('manifest.json'), 'no-cache', 'application/json'))
  app.get('/widget/preview.html', async c => servePage(c, await find('preview.html')))
  app.get('/widget/*', c => serve(c, null, ''))
  return app
}

async function read(file: string, mtime: number): Promise<Served> {
  const plain = await readFile(file)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(plain, { level: 9 }),
  ])
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  return {
    mtime,
    etag: hash,
    bodies: { br: new Uint8Array(br), gzip: new Uint8Array(gz), identity: new Uint8Array(plain) },
  }
}

function serve(c: Context, file: Served | null, caching: string, type = 'text/javascript'): Response {
  const open = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' }
  if (!file) return c.text('There is no such file of the widget.', 404, { ...open, 'Cache-Control': 'no-store' })
  const coding = codingOf(c.req.header('accept-encoding'))
  const etag = `"${file.etag}-${coding}"`
  const headers: Record<string, string> = { ...open, ETag: etag, 'Cache-Control': caching, Vary: 'Accept-Encoding' }
  const named = c.req.header('if-none-match')?.split(',') ?? []
  if (named.some(tag => tag.trim().replace(/^W\//, '') === etag)) return c.body(null, 304, headers)
  if (coding !== 'identity') headers['Content-Encoding'] = coding
  return c.body(file.bodies[coding], 200, {
    ...headers,
    'Content-Type': `${type}; charset=utf-8`,
    'X-Content-Type-Options': 'nosniff',
  })
}

/** Only this installation's own pages may frame it, and whatever it shows stays without an origin. */
function servePage(c: Context, page: Served | null): Response {
  if (!page) return serve(c, null, '')
  return c.body(page.bodies.identity, 200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy':
      "sandbox allow-scripts; default-src 'none'; script-src 'self'; img-src 'self' https:; font-src 'self' https:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-cache',
  })
}

/** The best that the browser takes; a coding with `q=0` is one that it does not. */
function codingOf(accepted: string | undefined): Coding {
  const taken = (accepted ?? '')
    .split(',')
    .map(part => part.trim().toLowerCase())
    .filter(part => !/;\s*q=0(\.0*)?$/.test(part))
    .map(part => part.split(';')[0])
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : 'identity'
}
