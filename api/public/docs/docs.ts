/** `/docs`: the API documentation from local files, and the OpenAPI document itself at `/openapi.json`. */
import { readFile } from 'node:fs/promises'
import { Scalar } from '@scalar/hono-api-reference'
import { Hono } from 'hono'
import { openApiDocument } from '../../document.ts'

/** The page's script lies beside the package's entry, which alone its exports name. */
const script = new URL('browser/standalone.js', import.meta.resolve('@scalar/api-reference'))

export function docs(): Hono {
  const app = new Hono()
  let document: string | undefined
  app.get('/openapi.json', c => {
    document ??= JSON.stringify(openApiDocument())
    return c.body(document, 200, { 'Content-Type': 'application/json' })
  })
  app.get('/docs/reference.js', async c =>
    c.body(new Uint8Array(await readFile(script)), 200, {
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
      // What would talk to somebody else's servers.
      agent: { disabled: true },
      mcp: { disabled: true },
      showDeveloperTools: 'never',
      hideClientButton: true,
    }),
  )
  return app
}
