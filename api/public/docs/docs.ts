/** `/docs`: the API documentation from local files, and the OpenAPI document itself at `/openapi.json`. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderApiReference } from '@scalar/client-side-rendering'
import { type Context, Hono } from 'hono'
import { openApiDocument } from '../../document.ts'
import { namesTag } from '../../platform/compression/answers.ts'
import { guide } from './guide.ts'

/** The product's type and colors, in the variables of that page. */
const look = readFileSync(join(import.meta.dirname, 'look.css'), 'utf8')

/** The page has the admin's origin, whose token a foreign script could read; so its CSP lists the allowed scripts. */
function policyFor(page: string): string {
  const inline = [...page.matchAll(/<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return `default-src 'none'; script-src 'self' ${inline.join(' ')}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}

/** A text that stays the same while the process runs: made when it is first asked for, then known by its tag. */
function constant(made: () => string | Promise<string>, headers: Record<string, string>) {
  let body: string | undefined
  let etag = ''
  return async (c: Context) => {
    if (body === undefined) {
      body = await made()
      etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    }
    const known = namesTag(c.req.header('if-none-match'), etag)
    return known ? c.body(null, 304, { ...headers, ETag: etag }) : c.body(body, 200, { ...headers, ETag: etag })
  }
}

/** Whoever generates a client has no use for the guide. */
function withGuide(document: { info?: object }): object {
  return { ...document, info: { ...document.info, description: guide } }
}

export function docs(): Hono {
  const app = new Hono()
  const document = constant(() => JSON.stringify(openApiDocument()), {
    'Content-Type': 'application/json',
    'Cache-Control': 'public, no-cache',
  })
  const reference = constant(async () => (await import('./reference.ts')).referenceScript(), {
    'Content-Type': 'text/javascript',
    'Cache-Control': 'public, max-age=86400',
  })
  const guided = constant(() => JSON.stringify(withGuide(openApiDocument())), {
    'Content-Type': 'application/json',
    'Cache-Control': 'public, no-cache',
  })
  app.get('/openapi.json', document)
  app.get('/docs/document.json', guided)
  app.get('/docs/reference.js', reference)
  const page = renderApiReference({
    config: {
      url: '/docs/document.json',
      theme: 'none',
      customCss: look,
      favicon: '/favicon.svg',
      withDefaultFonts: false,
      defaultHttpClient: { targetKey: 'js', clientKey: 'fetch' },
      telemetry: false,
      // Features that would call third-party servers.
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
