import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import product from '../../../package.json' with { type: 'json' }
import { tagDescriptions } from '../../document-tags.ts'
import { endpoints } from '../../features.ts'
import { catalog } from '../../platform/problem/catalog.ts'
import { problemType } from '../../platform/problem/problem.ts'
import { docs } from './docs.ts'

const app = docs()
const textAt = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await app.request(path, { headers })
  expect(answer.status, path).toBe(200)
  return answer.text()
}

test('the reference names a script and a document, and both are there', async () => {
  const page = await textAt('/docs/reference')
  expect(page).toContain('/docs/reference.js')
  expect(page).not.toMatch(/https?:\/\/(cdn|fonts)/)
  expect(page).toContain('Inter Variable')
  expect((await textAt('/docs/reference.js')).length).toBeGreaterThan(1_000_000)
  const document = JSON.parse(await textAt('/openapi.json'))
  expect(document).toMatchObject({ openapi: '3.1.0', info: { version: product.version } })
  expect(Object.keys(document.paths).length).toBeGreaterThan(60)
  expect(JSON.parse(await textAt('/docs/document.json')).paths).toEqual(document.paths)
})

test('it begins with what holds for all endpoints, and has each of them, without a script that must run first', async () => {
  const page = await textAt('/docs')
  for (const heading of ['Authentication', 'Pagination', 'Errors', 'Idempotency', 'Webhooks'])
    expect(page).toMatch(new RegExp(`<h2 id="[a-z-]+">${heading}</h2>`))
  expect(page).toContain('webhook-id')
  expect(page).toContain('&quot;code&quot;: &quot;validation_failed&quot;')
  for (const { contract } of endpoints) {
    const place = `/docs/reference/${contract.tag}#tag/${contract.tag}/${contract.method.toUpperCase()}${contract.path}`
    expect(page).toContain(`href="${place}"`)
  }
  expect(Buffer.byteLength(page)).toBeLessThan(250_000)
})

test('a tag has a reference of its own, whose document is small and whole', async () => {
  expect(await textAt('/docs/reference/webhooks')).toContain('/docs/document/webhooks')
  const text = await textAt('/docs/document/tags')
  const { paths, tags, components } = JSON.parse(text)
  expect(tags).toMatchObject([{ name: 'tags', 'x-displayName': 'Tags' }])
  expect(Object.keys(paths)).toContain('/v1/sites/{site_id}/tags')
  expect(Object.keys(paths)).not.toContain('/v1/sites/{site_id}/leads')
  const named = Object.entries<object>(components).flatMap(([kind, all]) =>
    Object.keys(all).map(name => `#/components/${kind}/${name}`),
  )
  const used = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference)
  expect(used.filter(reference => !named.includes(reference ?? ''))).toEqual([])
  expect(text.length).toBeLessThan(200_000)
  for (const path of ['/docs/document/nothing', '/docs/reference/nothing', '/docs/problems/nothing'])
    expect((await app.request(path)).ok).toBe(false)
})

test('every tag is described once, and every description is of a tag', () => {
  const used = new Set(endpoints.map(({ contract }) => contract.tag))
  const described = tagDescriptions.map(({ name }) => name)
  expect(described.toSorted()).toEqual([...used].toSorted())
})

test('every code of a problem has its page, to which the type of a problem leads, in both languages', async () => {
  const list = await textAt('/docs/problems')
  for (const code of Object.keys(catalog)) {
    expect(list).toContain(`href="${problemType(code)}"`)
    expect(await textAt(problemType(code))).toContain(`<code>${code}</code>`)
  }
  expect(list).toContain('<tr id="email_invalid">')
  const spanish = await textAt(problemType('body_not_json'), { 'accept-language': 'es' })
  expect(spanish).toContain('<html lang="es">')
  expect(spanish).toContain('No se pudo leer el cuerpo como JSON.')
  expect(await textAt(problemType('domain_not_pointing'))).toContain('/docs/reference/domains#tag/domains/')
})

test.each(['/docs', '/docs/reference', '/docs/reference/tags', '/docs/problems'])(
  '%s runs its own scripts and nothing else',
  async path => {
    const page = await app.request(path)
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/default-src 'none'; script-src 'self'( 'sha256-[\w+/]{43}=')*; /)
    for (const [, inline = ''] of (await page.text()).matchAll(/<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g))
      expect(policy).toContain(createHash('sha256').update(inline).digest('base64'))
  },
)
