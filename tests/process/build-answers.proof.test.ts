/**
 * The server that `npm start` builds answers as its sources do, over the whole contract: both are started on a copy of the demo,
 * asked the same, and answer the same. In the gate the contract is walked on the built app (`tests/contract`).
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { endpoints } from '../../api/features.ts'
import type { Contract } from '../../api/platform/features/contract.ts'
import { useBuiltServer } from '../tools/built-server.ts'
import { freePort, type ServerProcess, startServer } from '../tools/server-process.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const PUBLIC_URL = 'http://localhost:8787'
const contracts = endpoints.map(({ contract }) => contract).sort((a, b) => a.path.length - b.path.length)
const never = 'lead_0199a3f2c4d87e6b9a01ffffffffffff'
let folder: string
let source: ServerProcess
let build: ServerProcess
let token: string
/** The first id that each list answered, by its path in the contract. */
const ids = new Map<string, string>()

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'leadwright-both-'))
  const program = process.env.SERVER_PROGRAM
  useBuiltServer()
  if (program === undefined) delete process.env.SERVER_PROGRAM
  const start = async (name: string, main: string) =>
    startServer({ folder: join(folder, name), port: await freePort(), environment: { PUBLIC_URL }, program: main })
  build = await start('build', 'api/dist/main.js')
  const signedIn = await fetch(`${build.url}/v1/demo/session`, { method: 'POST' })
  token = String(((await signedIn.json()) as { token: string }).token)
  await build.stop()
  cpSync(join(folder, 'build'), join(folder, 'source'), { recursive: true })
  ;[source, build] = await Promise.all([start('source', 'api/main.ts'), start('build', 'api/dist/main.js')])
})
afterAll(async () => {
  await Promise.all([source?.stop(), build?.stop()])
  rmSync(folder, { recursive: true, force: true })
})

interface Asked {
  method: string
  path: string
  headers?: Record<string, string>
  body?: unknown
}

async function answerOf({ url }: ServerProcess, { method, path, headers, body }: Asked) {
  const response = await fetch(url + path, {
    method,
    redirect: 'manual',
    headers: { 'content-type': 'application/json', ...headers },
    signal: AbortSignal.timeout(5_000),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const type = response.headers.get('content-type') ?? ''
  const isText = /json|text|xml|csv/.test(type) && !type.includes('event-stream')
  const text = isText ? await response.text() : ''
  if (!isText) await response.body?.cancel()
  return { status: response.status, type, location: response.headers.get('location'), text }
}

/** Moments, ids and secrets made for this answer, and what is measured differ between any two servers. */
const comparable = (text: string): string =>
  text
    // Ids of the demo count from zero, others tell the time.
    .replaceAll(/\b[a-z]+_(?!00000000)[0-9a-f]{32}\b/g, 'new id')
    .replaceAll(/"next_cursor":"[\w-]+"/g, '"next_cursor":"a moment"')
    .replaceAll(/[\w-]{43,}/g, 'secret')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'moment')
    .replaceAll(/"\w*(?:bytes|milliseconds|uptime_seconds)":\d+/g, '"measure":0')

async function differences(...requests: Asked[]) {
  const found: object[] = []
  let text = ''
  for (const asked of requests) {
    const [ofSource, ofBuild] = await Promise.all([answerOf(source, asked), answerOf(build, asked)])
    text = ofSource.text
    const [one, other] = [ofSource, ofBuild].map(answer => ({ ...answer, text: comparable(answer.text) }))
    if (!isDeepStrictEqual(one, other))
      found.push({ asked: `${asked.method} ${asked.path}`, source: one, build: other })
  }
  return { found, text }
}

/** With the ids that were found in lists; others are of nothing. */
const pathOf = ({ path }: Contract): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, __, at: number) => ids.get(path.slice(0, at).replace(/\/$/, '')) ?? never)

const withToken = () => ({ authorization: `Bearer ${token}` })

test('what is read', async () => {
  const found: object[] = []
  for (const contract of contracts.filter(({ method }) => method === 'get')) {
    const path = pathOf(contract)
    if (contract.path.endsWith('/stream')) continue
    const asked = { method: 'GET', path, headers: withToken() }
    const read = await differences({ method: 'GET', path }, asked)
    found.push(...read.found)
    const [first] = read.text.startsWith('{"data":[{')
      ? (JSON.parse(read.text) as { data: { id?: string }[] }).data
      : []
    if (first?.id) ids.set(contract.path, first.id)
  }
  expect(found).toEqual([])
  expect(ids.size).toBeGreaterThan(20)
})

test('what is refused: without a token, with another body, of things that are not there', async () => {
  const found: object[] = []
  for (const contract of contracts.filter(({ method }) => method !== 'get')) {
    const method = contract.method.toUpperCase()
    const path = contract.path.replaceAll(/\{\w+\}/g, never)
    const asked = { method, path, body: contract.body_example, headers: withToken() }
    const isOfSite = contract.path.startsWith('/v1/sites/{site_id}/')
    const requests = [{ method, path }, { method, path, body: { surplus: 1 } }, ...(isOfSite ? [asked] : [])]
    found.push(...(await differences(...requests)).found)
  }
  expect(found).toEqual([])
})

test('files, pages, and paths that name nothing', async () => {
  const pages = [
    '/',
    '/docs',
    '/widget.js',
    '/demo',
    '/sites',
    '/s/juniper-and-clay/',
    '/v1/openapi.json',
    '/robots.txt',
  ]
  const nothing = ['', '/v1', '/docs', '/assets', '/demo', '/set-up', '/s', '/s/juniper-and-clay'].map(
    at => `${at}/%ff`,
  )
  const requests = [...pages, ...nothing, '//'].map(path => ({ method: 'GET', path }))
  const { found } = await differences(...requests)
  expect(found).toEqual([])
})
