/**
 * `/widget.js` and `/widget/<hash>/*`: the built widget, compressed once and kept in memory; `/widget/preview.html`: the
 * page in the frame of the admin's popup editor; `/widget/manifest.json`: the paths of all files with their integrity. They are built by widget/.
 */
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { type StaticFile, serveFile, staticFiles } from '../../platform/routing/static-files.ts'

const loader_caching = 'public, max-age=300, stale-while-revalidate=86400'
const hashed_caching = 'public, max-age=31536000, immutable'

/** Serves the widget from the folder that `widget/build.ts` wrote. A new build is seen without a restart. */
export function widgetFiles(distFolder: string): Hono {
  const { find } = staticFiles(distFolder)
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

function serve(
  c: Context,
  file: StaticFile | null,
  caching: string,
  type = 'text/javascript',
): Response | Promise<Response> {
  const open = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' }
  if (!file) return c.text('There is no such file of the widget.', 404, { ...open, 'Cache-Control': 'no-store' })
  const headers = { ...open, 'Cache-Control': caching, 'X-Content-Type-Options': 'nosniff' }
  return serveFile(c, file, `${type}; charset=utf-8`, headers)
}

/**
 * Only this installation's own pages may frame it, and whatever it shows stays without an origin. A page of the owner's
 * behind the popup brings its styles, pictures and fonts from anywhere, and no script.
 */
function servePage(c: Context, page: StaticFile | null): Response | Promise<Response> {
  if (!page) return serve(c, null, '')
  return c.body(page.plain, 200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy':
      "sandbox allow-scripts; default-src 'none'; script-src 'self'; style-src 'unsafe-inline' http: https:; img-src 'self' data: http: https:; font-src 'self' data: http: https:; base-uri http: https:; form-action 'none'; frame-ancestors 'self'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-cache',
  })
}
