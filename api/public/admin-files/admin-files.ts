/** The built admin: its files, and its page for every path that is nobody else's. A strict CSP guards the token. */
import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { Hono } from 'hono'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
}

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self' data: blob:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const headers = {
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
}

export function adminFiles(folder: string): Hono {
  const app = new Hono()
  app.get('*', async c => {
    const path = normalize(decodeURIComponent(c.req.path)).replaceAll('\\', '/')
    const type = types[extname(path)]
    if (type && !path.includes('..') && path !== '/index.html') {
      const file = await readFile(join(folder, path)).catch(() => null)
      if (!file) return c.text('Not found', 404)
      const cache = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
      return c.body(new Uint8Array(file), 200, { ...headers, 'Content-Type': type, 'Cache-Control': cache })
    }
    const page = await readFile(join(folder, 'index.html')).catch(() => null)
    if (!page) return c.text('The admin is not built. Start with “npm start”, which builds it.', 503)
    return c.body(new Uint8Array(page), 200, {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
    })
  })
  return app
}
