/** The bytes that a page pays for the client: the whole of it, and one resource alone. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, test } from 'vitest'

const KB = 1024
const document = readFileSync(join(import.meta.dirname, '../../openapi/openapi.json'), 'utf8')
const operations = document.match(/"operationId"/g)?.length ?? 0
const WHOLE = `import { Leadwright } from '@leadwright/sdk'
globalThis.client = new Leadwright({ baseUrl: '' })`
const ONE = `import { createClient, TagsResource } from '@leadwright/sdk'
globalThis.client = createClient({ baseUrl: '' }, { tags: TagsResource })`
const TWO = `import { createClient, LeadsResource, TagsResource } from '@leadwright/sdk'
globalThis.client = createClient({ baseUrl: '' }, { leads: LeadsResource, tags: TagsResource })`

async function bundled(source: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'entry',
        resolveId: id => (id === 'virtual:entry' ? id : null),
        load: id => (id === 'virtual:entry' ? source : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: 'virtual:entry', output: { format: 'iife' } } },
  })
  if (Array.isArray(result) || !('output' in result)) throw new Error('The bundle has another form than expected.')
  return result.output[0].code
}

test('a bundle holds the resources that it uses and no others', async () => {
  const [whole, two] = [await bundled(WHOLE), await bundled(TWO)]
  for (const path of ['/tags', '/leads', '/campaigns', '/journeys', '/stream']) expect(whole).toContain(path)
  for (const path of ['/tags', '/leads']) expect(two).toContain(path)
  for (const path of ['/campaigns', '/journeys', '/popups', '/stream']) expect(two).not.toContain(path)
  expect(operations).toBeGreaterThan(200)
  expect(gzipSync(whole).length).toBeLessThan(20 * KB)
  expect(gzipSync(await bundled(ONE)).length).toBeLessThanOrEqual(4 * KB)
})
