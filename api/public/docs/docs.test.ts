import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import product from '../../../package.json' with { type: 'json' }
import { tagDescriptions } from '../../document-tags.ts'
import { endpoints } from '../../features.ts'
import { catalog } from '../../platform/problem/catalog.ts'
import { problemType } from '../../platform/problem/problem.ts'
import { docs } from './docs.ts'
import { guideGroups, guides } from './guides.ts'
import type { SearchIndex } from './search-index.ts'
import { found } from './search-rank.js'

const base_url = 'https://leads.casa.example'
const app = docs(base_url)
const textAt = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await app.request(path, { headers })
  expect(answer.status, path).toBe(200)
  return answer.text()
}
const KB = 1_000
const tags = tagDescriptions.map(({ name }) => name)
const pages = [
  '/docs',
  '/docs/reference',
  ...guides.map(({ name }) => `/docs/${name}`),
  ...tags.map(tag => `/docs/reference/${tag}`),
]
const hrefs = (page: string) =>
  [...page.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, path = '']) => path.replaceAll('&amp;', '&'))

test('the document is whole', async () => {
  const document = JSON.parse(await textAt('/openapi.json'))
  expect(document).toMatchObject({ openapi: '3.1.0', info: { version: product.version } })
  expect(Object.keys(document.paths).length).toBeGreaterThan(60)
  expect(JSON.parse(await textAt('/docs/document.json')).paths).toEqual(document.paths)
})

test('every link of every page leads to a page, and to a place on it that is there', async () => {
  const ids = new Map<string, Set<string>>()
  const missing: string[] = []
  for (const path of pages)
    ids.set(path, new Set([...(await textAt(path)).matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)))
  for (const path of pages) {
    for (const href of new Set(hrefs(await textAt(path)))) {
      if (!href.startsWith('/docs') && !href.startsWith('#')) continue
      const [to = '', place] = href.split('#')
      const known = ids.get(to === '' ? path : to)
      if (known ? place !== undefined && !known.has(place) : (await app.request(to)).status !== 200)
        missing.push(`${path}: ${href}`)
    }
  }
  expect(missing).toEqual([])
})

test('the first load is small: the page, its style and its script', async () => {
  for (const path of pages) {
    const page = await textAt(path)
    const assets = hrefs(page).filter(href => href.startsWith('/docs/assets/'))
    expect(assets).toHaveLength(2)
    const bytes = await Promise.all([page, ...(await Promise.all(assets.map(asset => textAt(asset))))])
    // Beside the font, 49 kB.
    expect([path, bytes.reduce((sum, text) => sum + gzipSync(text).length, 0) < 300 * KB]).toEqual([path, true])
  }
})

test('samples call this installation, in three languages', async () => {
  const page = await textAt('/docs/reference/tags')
  expect(page).toContain(`curl &quot;${base_url}/v1/sites/$SITE_ID/tags&quot;`)
  expect(page).toContain('await client.tags.create({ site_id, body: { name: &#39;Webinar&#39; } })')
  expect(page).toContain(`f&quot;${base_url}/v1/sites/{site_id}/tags&quot;`)
  for (const { name } of guides) expect(await textAt(`/docs/${name}`)).not.toContain('leads.example.com')
})

test('the reference has every endpoint once, on the page of its tag', async () => {
  const overview = await textAt('/docs/reference')
  for (const { contract } of endpoints) {
    expect(overview).toContain(`href="/docs/reference/${contract.tag}#${contract.operationId}"`)
    expect(await textAt(`/docs/reference/${contract.tag}`)).toContain(
      `<section class="operation" id="${contract.operationId}"`,
    )
  }
})

test('the reference says what each value of a field means', async () => {
  const page = await textAt('/docs/reference/leads')
  expect(page).toContain('<code>incoming_hook</code> By a form of another product.')
})

test('the search finds what developers look for', async () => {
  const { entries }: SearchIndex = JSON.parse(await textAt('/docs/search.json'))
  const titles = entries.map(({ title }) => title.toLowerCase())
  for (const word of ['webhooks', 'verify the signature', 'pagination', 'limits', 'add a lead', 'sdk', 'not_permitted'])
    expect(titles).toContain(word)
})

test('an endpoint comes first by its name, whatever its title', async () => {
  const index: SearchIndex = JSON.parse(await textAt('/docs/search.json'))
  for (const query of ['create lead', 'createLead'])
    expect(found(query, index)[0]?.entry.title, query).toBe('Add a lead')
})

test('the search finds the same in Spanish, with and without accents', async () => {
  const index: SearchIndex = JSON.parse(await textAt('/docs/search.json'))
  const first = (query: string) => found(query, index).map(({ entry }) => entry.title)
  for (const [query, title] of [
    ['paginación', 'Pagination'],
    ['límites', 'Limits'],
    ['verificar la firma', 'Verify the signature'],
    ['añadir un contacto', 'Add a lead'],
    ['crear etiqueta', 'Create a tag'],
    ['autenticacion', 'Authentication'],
    ['códigos de error', 'Errors'],
    ['claves de API', 'List API keys'],
    ['enviar plantilla', 'Send an email template'],
    ['no tienes permiso', 'not_permitted'],
  ] as const)
    expect([query, first(query).some(found => found.startsWith(title))], `${query}: ${first(query)}`).toEqual([
      query,
      true,
    ])
  expect(found('de la', index)).toEqual([])
})

test('each English word of the Spanish search is in the documentation', async () => {
  const index: SearchIndex = JSON.parse(await textAt('/docs/search.json'))
  const nowhere = Object.values(index.spanish.words).filter(word => found(word, index).length === 0)
  expect(nowhere).toEqual([])
})

test('llms.txt leads to plain Markdown, and the collection of Postman has every endpoint', async () => {
  const text = await textAt('/llms.txt')
  expect(text).toMatch(/^# Leadwright\n\n> /)
  const files = [...text.matchAll(/\((https[^)]+\.md)\)/g)].map(([, url = '']) => url.slice(base_url.length))
  const stable = tagDescriptions.filter(({ stability }) => stability === 'stable')
  expect(files).toHaveLength(guideGroups.flatMap(group => group.guides).length + stable.length)
  for (const file of files) expect(await textAt(file)).toMatch(/^# /)
  const { item } = JSON.parse(await textAt('/docs/postman.json'))
  expect(item.flatMap((tag: { item: object[] }) => tag.item)).toHaveLength(endpoints.length)
})

test('the endpoints of a tag are Markdown, with fields, words of values, an example and codes, a fraction of the document', async () => {
  const text = await textAt('/docs/reference/leads.md')
  for (const { contract } of endpoints.filter(({ contract: { tag } }) => tag === 'leads'))
    expect(text).toContain(`\`${contract.method.toUpperCase()} ${contract.path}\``)
  expect(text).toContain('- `email` (string (email), required')
  expect(text).toMatch(/`subscribed` \([A-Z]/)
  expect(text).toContain('for await (const item of client.leads.search({')
  expect(text).toContain('`lead_exists`')
  expect(text.length * 4).toBeLessThan((await textAt('/docs/document/leads')).length)
  for (const tag of tags) expect(await textAt(`/docs/reference/${tag}.md`), tag).toMatch(/^# /)
})

test('a tag has a document of its own, small and whole', async () => {
  const text = await textAt('/docs/document/tags')
  const { paths, tags, components } = JSON.parse(text)
  expect(tags).toMatchObject([{ name: 'tags', 'x-displayName': 'Tags' }])
  expect(Object.keys(paths)).toContain('/v1/sites/{site_id}/tags')
  expect(Object.keys(paths)).not.toContain('/v1/sites/{site_id}/leads')
  const named = Object.entries<object>(components).flatMap(([type, all]) =>
    Object.keys(all).map(name => `#/components/${type}/${name}`),
  )
  const used = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference)
  expect(used.filter(reference => !named.includes(reference ?? ''))).toEqual([])
  expect(text.length).toBeLessThan(200_000)
  for (const path of ['/docs/document/nothing', '/docs/reference/nothing', '/docs/problems/nothing', '/docs/nothing'])
    expect((await app.request(path)).ok).toBe(false)
})

test('every tag is described once, and every description is of a tag', () => {
  const used = new Set(endpoints.map(({ contract }) => contract.tag))
  const described = tagDescriptions.map(({ name }) => name)
  expect(described.toSorted()).toEqual([...used].toSorted())
})

test('every code of a problem is explained in the guide of errors, and has its page, in both languages', async () => {
  const list = await textAt('/docs/errors')
  for (const code of Object.keys(catalog)) {
    expect(list).toContain(`<tr id="${code}"><td><a href="${problemType(code)}">`)
    expect(await textAt(problemType(code))).toContain(`<code>${code}</code>`)
  }
  expect(list).toContain('<tr id="email_invalid">')
  expect((await app.request('/docs/problems')).headers.get('location')).toBe('/docs/errors#codes')
  const spanish = await textAt(problemType('body_not_json'), { 'accept-language': 'es' })
  expect(spanish).toContain('<html lang="es">')
  expect(spanish).toContain('No se pudo leer el cuerpo como JSON.')
  expect(await textAt(problemType('domain_not_pointing'))).toContain('/docs/reference/domains#')
})

test.each(['/docs', '/docs/quick-start', '/docs/reference', '/docs/reference/tags', '/docs/problems/not_found'])(
  '%s runs its own script and nothing else, and is known by its tag',
  async path => {
    const page = await app.request(path)
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self'; /,
    )
    const text = await page.text()
    expect(text).not.toMatch(/<script(?![^>]* src=)|style=|https?:\/\/(cdn|fonts)/)
    const etag = page.headers.get('etag') ?? ''
    expect((await app.request(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect(createHash('sha256').update(text).digest('base64url').slice(0, 22)).toBe(etag.slice(1, -1))
  },
)
