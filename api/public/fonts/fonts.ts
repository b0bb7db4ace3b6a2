/** Fonts of this installation: those that every site may use, beside this file with their licenses, and the product's own. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { serveFile, staticFiles } from '../../platform/routing/static-files.ts'

/** For pages that no build writes: the admin's own file, which has another name after each of its builds. */
const latin = /^inter-latin-wght-normal-[\w-]+\.woff2$/
/** A file never changes under its name. */
const caching = 'public, max-age=31536000, immutable'

export function fonts(admin_folder: string): Hono {
  const { find } = staticFiles(join(import.meta.dirname, 'files'))
  const app = new Hono()
  app.get('/fonts/inter.woff2', async c => {
    const names = await readdir(join(admin_folder, 'assets')).catch(() => [])
    const name = names.find(one => latin.test(one))
    c.header('Cache-Control', 'public, max-age=3600')
    return name === undefined ? c.notFound() : c.redirect(`/assets/${name}`)
  })
  app.get('/fonts/:name{[a-z]+(-[a-z]+)*\\.woff2}', async c => {
    const file = await find(c.req.param('name'))
    if (!file) return c.notFound()
    // Fonts are asked for with the origin of the page that they are for.
    const open = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' }
    return serveFile(c, file, 'font/woff2', { ...open, 'Cache-Control': caching, 'X-Content-Type-Options': 'nosniff' })
  })
  return app
}
