/** `/docs`: the API documentation from local files, and the OpenAPI document itself at `/openapi.json`. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Scalar } from '@scalar/hono-api-reference'
import { Hono } from 'hono'
import { openApiDocument } from '../../document.ts'

const script = () => createRequire(import.meta.url).resolve('@scalar/api-reference/browser/standalone.js')

export function docs(): Hono {
  const app = new Hono()
  let document: string | undefined
  app.get('/openapi.json', c => {
    document ??= JSON.stringify(openApiDocument())
    return c.body(document, 200, { 'Content-Type': 'application/json' })
  })
  app.get('/docs/reference.js', async c =>
    c.body(new Uint8Array(await readFile(script())), 200, {
      'Content-Type': 'text/javascript',
      'Cache-Control': 'public, max-age=86400',
    }),
  )
  app.get(
    '/docs',
    Scalar({
      url: '/openapi.json',
      cdn: '/docs/reference.js',
      pageTitle: 'Leadwright API',
      withDefaultFonts: false,
      telemetry: false,
    }),
  )
  return app
}
