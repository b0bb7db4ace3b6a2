/** `/docs`: the API documentation from local files, and the OpenAPI document itself at `/openapi.json`. */
import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Scalar } from '@scalar/hono-api-reference'
import { Hono } from 'hono'
import { openApiDocument } from '../../document.ts'
import { namesTag } from '../../platform/compression/answers.ts'
import { problem } from '../../platform/problem/problem.ts'
import { serveFile, staticFiles } from '../../platform/static-files.ts'

/** The page shares its origin with the admin, whose token a foreign script could read: what it may run is named. */
function policyFor(page: string): string {
  const inline = [...page.matchAll(/<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return `default-src 'none'; script-src 'self' ${inline.join(' ')}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}

/** The page's script lies beside the package's entry, which alone its exports name. */
const script = new URL('browser/standalone.js', import.meta.resolve('@scalar/api-reference'))

export function docs(): Hono {
  const app = new Hono()
  let document: string | undefined
  let etag: string | undefined
  const packaged = staticFiles(fileURLToPath(new URL('.', script)))
  app.get('/openapi.json', c => {
    document ??= JSON.stringify(openApiDocument())
    etag ??= `"${createHash('sha256').update(document).digest('base64url').slice(0, 22)}"`
    const headers = { ETag: etag, 'Cache-Control': 'public, no-cache' }
    if (namesTag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
    return c.body(document, 200, { ...headers, 'Content-Type': 'application/json' })
  })
  app.get('/docs/reference.js', async c => {
    const file = await packaged.find(basename(script.pathname))
    if (!file) throw problem('not_found')
    return serveFile(c, file, 'text/javascript', { 'Cache-Control': 'public, max-age=86400' })
  })
  app.get(
    '/docs',
    async (c, next) => {
      await next()
      const page = await c.res.text()
      c.res = undefined
      c.res = c.html(page, 200, {
        'Content-Security-Policy': policyFor(page),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'same-origin',
      })
    },
    Scalar({
      url: '/openapi.json',
      cdn: '/docs/reference.js',
      pageTitle: 'Leadwright API',
      withDefaultFonts: false,
      telemetry: false,
      // What would talk to somebody else's servers.
      agent: { disabled: true },
      mcp: { disabled: true },
      showDeveloperTools: 'never',
      hideClientButton: true,
    }),
  )
  return app
}
