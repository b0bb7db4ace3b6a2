/**
 * `/docs`: the documentation for developers, from local files and the contracts, and the OpenAPI document itself at `/openapi.json`.
 * Each text is made when it is first asked for.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { openApiDocument } from '../../document.ts'
import { namesTag } from '../../platform/routing/compression/answers.ts'
import { type Locale, localeOf } from '../../platform/texts/messages/messages.ts'
import { guidePage } from './guide-pages.ts'
import { guides, guideText } from './guides.ts'
import { overview, referenceOverview, tagNames } from './overview.ts'
import { assets } from './page.ts'
import { isProblemCode, problemPage } from './problems.ts'
import { type ReferenceDocument, referencePage } from './reference.ts'
import { referenceText } from './reference-text.ts'
import { searchIndex } from './search-index.ts'
import { tagDocument } from './tag-document.ts'
import { llmsText, postmanCollection } from './tool-files.ts'

/** The pages have the admin's origin, whose token a foreign script could read. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const revalidated = { 'Cache-Control': 'public, no-cache' }
const json = { ...revalidated, 'Content-Type': 'application/json' }
const plain = { ...revalidated, 'Content-Type': 'text/plain; charset=utf-8' }
const page = {
  ...revalidated,
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
}

type Answer = (c: Context) => Promise<Response>

/** A text that stays the same while the process runs: made when it is first asked for, then known by its tag. */
function constant(make: () => string | Promise<string>, headers: Record<string, string>): Answer {
  let made: Promise<{ body: string; etag: string }> | undefined
  return async c => {
    made ??= Promise.resolve(make()).then(body => ({
      body,
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    }))
    const { body, etag } = await made
    const known = namesTag(c.req.header('if-none-match'), etag)
    return known ? c.body(null, 304, { ...headers, ETag: etag }) : c.body(body, 200, { ...headers, ETag: etag })
  }
}

/** A constant for each name that there is. */
function constants(isName: (name: string) => boolean, make: (name: string) => Answer) {
  const all = new Map<string, Answer>()
  return (c: Context, name: string) => {
    if (!isName(name)) return c.notFound()
    const answer = all.get(name) ?? make(name)
    all.set(name, answer)
    return answer(c)
  }
}

/** The same for everybody who reads its language. */
function inLanguages(make: (language: Locale) => Promise<string>): Answer {
  const byLanguage = new Map<Locale, Answer>()
  return c => {
    const language = localeOf(c.req.header('accept-language'))
    const headers = { ...page, 'Content-Language': language, Vary: 'Accept-Language' }
    const answer = byLanguage.get(language) ?? constant(() => make(language), headers)
    byLanguage.set(language, answer)
    return answer(c)
  }
}

/** As it is committed, which `npm run verify` compares with the contracts: read in a twentieth of the time that making it takes. */
const committed = join(import.meta.dirname, '../../../openapi/openapi.json')
let document: ReferenceDocument | undefined
function documentOnce(): ReferenceDocument {
  document ??= JSON.parse(readFileSync(committed, 'utf8'))
  return document as ReferenceDocument
}

const isTag = (name: string): boolean => tagNames.includes(name)
const kept = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/** `base_url`: where readers reach this installation, for the addresses in samples. */
export function docs(base_url: string): Hono {
  const app = new Hono()
  const guideNamed = (name: string) => guides.find(guide => guide.name === name)
  app.get(
    '/docs',
    constant(() => overview(base_url), page),
  )
  app.get('/docs/reference', constant(referenceOverview, page))
  const tagOf = (name: string) => name.replace(/\.md$/, '')
  const references = constants(
    name => isTag(tagOf(name)),
    name =>
      name.endsWith('.md')
        ? constant(() => referenceText(documentOnce(), tagOf(name), base_url), plain)
        : constant(() => referencePage(documentOnce(), name, base_url), page),
  )
  app.get('/docs/reference/:tag', c => references(c, c.req.param('tag')))
  app.get('/docs/problems', c => c.redirect('/docs/errors#codes'))
  const problems = constants(isProblemCode, code =>
    inLanguages(language => problemPage(isProblemCode(code) ? code : 'not_found', language)),
  )
  app.get('/docs/problems/:code', c => problems(c, c.req.param('code')))
  app.get(
    '/docs/search.json',
    constant(() => JSON.stringify(searchIndex(base_url)), json),
  )
  app.get(
    '/docs/postman.json',
    constant(() => JSON.stringify(postmanCollection(documentOnce(), base_url)), json),
  )
  app.get(
    '/llms.txt',
    constant(() => llmsText(base_url), plain),
  )
  app.get(
    '/openapi.json',
    constant(() => JSON.stringify(openApiDocument()), json),
  )
  app.get(
    '/docs/document.json',
    constant(() => JSON.stringify(documentOnce()), json),
  )
  const documents = constants(isTag, tag => constant(() => JSON.stringify(tagDocument(documentOnce(), tag)), json))
  app.get('/docs/document/:tag', c => documents(c, c.req.param('tag')))
  for (const [path, { type, text }] of Object.entries(assets))
    app.get(
      path,
      constant(() => text, { ...kept, 'Content-Type': `${type}; charset=utf-8` }),
    )
  const pages = constants(
    name => guideNamed(name.replace(/\.md$/, '')) !== undefined,
    name => {
      const guide = guideNamed(name.replace(/\.md$/, '')) ?? guides[0]!
      return name.endsWith('.md')
        ? constant(() => guideText(guide, base_url), plain)
        : constant(() => guidePage(guide, base_url, () => documentOnce()['x-limits']), page)
    },
  )
  app.get('/docs/:guide', c => pages(c, c.req.param('guide')))
  return app
}
