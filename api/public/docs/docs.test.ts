import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import product from '../../../package.json' with { type: 'json' }
import { docs } from './docs.ts'

test('the documentation’s page names a script and a document, and both are there', async () => {
  const app = docs()
  const page = await (await app.request('/docs')).text()
  expect(page).toContain('/docs/reference.js')
  expect(page).not.toMatch(/https?:\/\/(cdn|fonts)/)
  const script = await app.request('/docs/reference.js')
  expect(script.status).toBe(200)
  expect((await script.text()).length).toBeGreaterThan(1_000_000)
  const document = (await (await app.request('/openapi.json')).json()) as {
    openapi: string
    info: object
    paths: object
  }
  expect(document.openapi).toBe('3.1.0')
  expect(document.info).toMatchObject({ version: product.version })
  expect(Object.keys(document.paths).length).toBeGreaterThan(60)
})

test('it begins with what holds for all endpoints, and wears the product’s type', async () => {
  const app = docs()
  const { info, paths } = (await (await app.request('/docs/document.json')).json()) as {
    info: { description: string }
    paths: object
  }
  for (const heading of ['Authentication', 'Paging', 'Errors', 'Idempotency']) {
    expect(info.description).toContain(`## ${heading}`)
  }
  const plain = (await (await app.request('/openapi.json')).json()) as { paths: object }
  expect(paths).toEqual(plain.paths)
  expect(await (await app.request('/docs')).text()).toContain('Inter Variable')
})

test('the page runs its own two scripts and nothing else', async () => {
  const page = await docs().request('/docs')
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/default-src 'none'; script-src 'self' 'sha256-[\w+/]{43}='; /)
  const inline = /<script type="text\/javascript">([\s\S]*?)<\/script>/.exec(await page.text())?.[1] ?? ''
  expect(policy).toContain(createHash('sha256').update(inline).digest('base64'))
})
