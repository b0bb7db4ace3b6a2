/** `/docs`: the API documentation from local files, the reference of each tag, and the OpenAPI document itself at `/openapi.json`. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderApiReference } from '@scalar/client-side-rendering'
import { type Context, Hono } from 'hono'
import { openApiDocument } from '../../document.ts'
import { namesTag } from '../../platform/compression/answers.ts'
import { type Locale, localeOf } from '../../platform/messages/messages.ts'
import { integrationsPage } from './integrations.ts'
import { overview, tagNames } from './overview.ts'
import { isProblemCode, problemPage, problemsPage } from './problems.ts'
import { tagDocument } from './tag-document.ts'

/** The product's type and colors, in the variables of that page. */
const look = readFileSync(join(import.meta.dirname, 'look.css'), 'utf8')

/** The page has the admin's origin, whose token a foreign script could read; so its CSP lists the allowed scripts. */
function policyFor(page: string): string {
  const inline = [...page.matchAll(/<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return `default-src 'none'; script-src ${["'self'", ...inline].join(' ')}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
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

/** Whoever generates a client has no use for a part, or for the guide. */
const referenceDocument = (tag?: string): string =>
  JSON.stringify(tag ? tagDocument(documentOnce(), tag) : documentOnce())

let made: object | undefined
function documentOnce(): object {
  made ??= JSON.parse(JSON.stringify(openApiDocument()))
  return made as object
}

/** A constant for each name that there is. */
function constants(names: readonly string[], make: (name: string) => ReturnType<typeof constant>) {
  const all = new Map<string, ReturnType<typeof constant>>()
  return (name: string) => {
    if (!names.includes(name)) return undefined
    if (!all.has(name)) all.set(name, make(name))
    return all.get(name)
  }
}

const json = { 'Content-Type': 'application/json', 'Cache-Control': 'public, no-cache' }

const referencePage = (url: string): string =>
  renderApiReference({
    config: {
      url,
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

const pageHeaders = (page: string) => ({
  'Content-Security-Policy': policyFor(page),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
})

/** A page that is the same for everybody who reads its language. */
function pages(make: (language: Locale) => Promise<string>) {
  const byLanguage = new Map<Locale, Promise<string>>()
  return async (c: Context) => {
    const language = localeOf(c.req.header('accept-language'))
    const page = byLanguage.get(language) ?? make(language)
    byLanguage.set(language, page)
    const body = await page
    return c.html(body, 200, { ...pageHeaders(body), 'Content-Language': language, Vary: 'Accept-Language' })
  }
}

export function docs(): Hono {
  const app = new Hono()
  app.get('/docs', pages(overview))
  app.get('/docs/integrations', pages(integrationsPage))
  app.get('/docs/problems', pages(problemsPage))
  const ofCode = new Map<string, ReturnType<typeof pages>>()
  app.get('/docs/problems/:code', c => {
    const code = c.req.param('code')
    if (!isProblemCode(code)) return c.notFound()
    const page = ofCode.get(code) ?? pages(language => problemPage(code, language))
    ofCode.set(code, page)
    return page(c)
  })
  app.get(
    '/openapi.json',
    constant(() => JSON.stringify(openApiDocument()), json),
  )
  app.get(
    '/docs/document.json',
    constant(() => referenceDocument(), json),
  )
  const documents = constants(tagNames, tag => constant(() => referenceDocument(tag), json))
  app.get('/docs/document/:tag', c => documents(c.req.param('tag'))?.(c) ?? c.notFound())
  app.get(
    '/docs/reference.js',
    constant(async () => (await import('./reference.ts')).referenceScript(), {
      'Content-Type': 'text/javascript',
      'Cache-Control': 'public, max-age=86400',
    }),
  )
  app.get('/docs/reference/:tag?', c => {
    const tag = c.req.param('tag')
    if (tag !== undefined && !tagNames.includes(tag)) return c.notFound()
    const page = referencePage(tag === undefined ? '/docs/document.json' : `/docs/document/${tag}`)
    return c.html(page, 200, pageHeaders(page))
  })
  return app
}
