/** The process is killed while it reads a website: what is answered from afterwards is all of it, once. */

import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { block_bits } from '../../api/site/assistants/retrieval/table.ts'
import { Caller } from '../chaos/caller.ts'
import { eventually, setUpToken } from '../tools/server-fixture.ts'
import { freePort, type ServerProcess, startServer } from '../tools/server-process.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 90_000 })

const pages = 120
const person = { first_name: 'Ana', last_name: 'García', email: 'owner@example.com', password: 'correct horse battery' }
/** Around the commits of the list of pages, and of the first two batches of passages. */
const batches = 3
const points = [
  'before commit platform/features/operations/worker #apply',
  'after commit platform/features/operations/worker #apply',
]

let web: Server
let folder: string
let port: number
let server: ServerProcess
let api: Caller
let site: string
/** How often each page was asked for. */
const asked = new Map<string, number>()

const page = (n: string) =>
  `<html lang="en"><title>Page ${n}</title><main>${[1, 2, 3]
    .map(part => `<h2>Part ${part}</h2><p>The lighthouse keeper number ${n} wrote part ${part} of the diary down.</p>`)
    .join('')}</main></html>`

async function start(point = ''): Promise<void> {
  const environment: Record<string, string> = point === '' ? {} : { LEADWRIGHT_FAULT_POINT: point }
  const program = join(import.meta.dirname, 'programs/crawling-server.ts')
  server = await startServer({ folder, port, environment, program })
}

beforeAll(async () => {
  web = createServer((request, response) => {
    const path = request.url ?? ''
    asked.set(path, (asked.get(path) ?? 0) + 1)
    const { port: own } = web.address() as AddressInfo
    if (path === '/robots.txt') return void response.writeHead(404).end()
    if (path === '/sitemap.xml') {
      const listed = Array.from({ length: pages }, (_, n) => `<url><loc>http://127.0.0.1:${own}/${n}</loc></url>`)
      return void response.setHeader('content-type', 'application/xml').end(`<urlset>${listed.join('')}</urlset>`)
    }
    response.setHeader('content-type', 'text/html').end(page(path.slice(1)))
  })
  await new Promise<void>(resolve => web.listen(0, '127.0.0.1', resolve))
  folder = await mkdtemp(join(tmpdir(), 'leadwright-crawl-kill-'))
  port = await freePort()
  await start()
  api = new Caller(server.url)
  const session = await api.must('POST', '/v1/auth/set-up', { ...person, token: await setUpToken(server) })
  api.token = String(session.token)
  site = (await api.must('POST', '/v1/sites', { name: 'Casa Verde', subdomain: 'casa-verde' })).id
})
afterAll(async () => {
  await server.kill()
  web.close()
  await rm(folder, { recursive: true, force: true })
})

const sources = () => `/v1/sites/${site}/knowledge-sources`

/** Of the site's file while no server runs. */
function stored(sql: string): Record<string, unknown> | undefined {
  const file = new DatabaseSync(join(folder, 'sites', site, 'site.db'))
  try {
    return file.prepare(sql).get()
  } finally {
    file.close()
  }
}

const written = `select count(*) as chunks, count(distinct c.id) as ids, count(distinct c.document) as documents
  from knowledge_chunks c join knowledge_sources s on c.id >= s.block << ${block_bits} and c.id < (s.block + 1) << ${block_bits}`

test('killed around the commits of what it read, again and again, a website is read to its end, each passage once', async () => {
  const { port: own } = web.address() as AddressInfo
  const url = `http://127.0.0.1:${own}/sitemap.xml`
  const [first, ...further] = Array.from({ length: batches }, () => points).flat()
  await server.kill()
  await start(first)
  const { id } = await api.must('POST', sources(), { type: 'sitemap', url })
  await server.ended
  for (const point of further) {
    // It may die before it is ready.
    await start(point).catch(() => undefined)
    await server.ended
  }
  const half = Number(stored('select count(*) as chunks from knowledge_chunks')?.chunks)
  expect(half).toBeGreaterThan(0)
  expect(half).toBeLessThan(3 * pages)
  await start()
  const source = await eventually(async () => {
    const found = await api.must('GET', `${sources()}/${id}`)
    return found.status === 'ready' ? found : undefined
  }, 'a source that is read')
  expect(source).toMatchObject({ document_count: pages, chunk_count: 3 * pages, content_version: 1 })
  const { data } = await api.must('GET', `${sources()}/${id}/documents?limit=100`)
  expect(data.every(({ chunk_count }) => chunk_count === 3)).toBe(true)
  await server.stop()
  expect(stored(written)).toEqual({ chunks: 3 * pages, ids: 3 * pages, documents: pages })
  expect(stored(`select count(*) as found from knowledge_text where knowledge_text match 'lighthous'`)).toEqual({
    found: 3 * pages,
  })
  expect(asked.get('/sitemap.xml')).toBeGreaterThan(0)
})
