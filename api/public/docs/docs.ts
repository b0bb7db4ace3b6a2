/** `/docs`: the API documentation from local files, and the OpenAPI document itself at `/openapi.json`. */
import { createHash } from 'node:crypto'
import { renderApiReference } from '@scalar/client-side-rendering'
import { Hono } from 'hono'
import { openApiDocument } from '../../document.ts'

/** The page shares its origin with the admin, whose token a foreign script could read: what it may run is named. */
function policyFor(page: string): string {
  const inline = [...page.matchAll(/<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return `default-src 'none'; script-src 'self' ${inline.join(' ')}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}

export function docs(): Hono {
  const app = new Hono()
  let document: string | undefined
  app.get('/openapi.json', c => {
    document ??= JSON.stringify(openApiDocument())
    return c.body(document, 200, { 'Content-Type': 'application/json' })
  })
  app.get('/docs/reference.js', async c => {
    const { referenceScript } = await import('./reference.ts')
    return c.body(await referenceScript(), 200, {
      'Content-Type': 'text/javascript',
      'Cache-Control': 'public, max-age=86400',
    })
  })
  const page = renderApiReference({
    config: {
      url: '/openapi.json',
      withDefaultFonts: false,
      telemetry: false,
      // What would talk to somebody else's servers.
      agent: { disabled: true },
      mcp: { disabled: true },
      showDeveloperTools: 'never',
      hideClientButton: true,
    },
    cdn: '/docs/reference.js',
    pageTitle: 'Leadwright API',
  })
  const headers = {
    'Content-Security-Policy': policyFor(page),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
  }
  app.get('/docs', c => c.html(page, 200, headers))
  return app
}
