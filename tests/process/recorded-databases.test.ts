/**
 * A server with DATABASE_URL, at a real server of libSQL: each write that was acknowledged is there, also where nothing of the data
 * folder is left; while that server is away, writes are refused with what to do, and reads go on.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startDatabaseServer, type TestDatabaseServer } from '../../api/testing/database-server.ts'
import { proofTest } from '../../api/testing/proof-test.ts'
import { sized } from '../../api/testing/repetitions.ts'
import { Caller } from '../chaos/caller.ts'
import { eventually, setUpToken } from '../tools/server-fixture.ts'
import { freePort, launch, type ServerProcess, startServer } from '../tools/server-process.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const person = { first_name: 'Ana', last_name: 'García', email: 'owner@example.com', password: 'correct horse battery' }
const folder = mkdtempSync(join(tmpdir(), 'leadwright-recorded-'))
const rounds = sized(1, 3)

let databases: TestDatabaseServer
let server: ServerProcess
let api: Caller
let token: string
let at: string

async function start(): Promise<void> {
  const environment = { DATABASE_URL: databases.url }
  server = await startServer({ folder, port: await freePort(), args: ['--empty'], environment })
  api = new Caller(server.url)
  api.token = token
}

beforeAll(async () => {
  databases = await startDatabaseServer()
  await start()
  const session = await api.must('POST', '/v1/auth/set-up', { ...person, token: await setUpToken(server) })
  token = api.token = String(session.token)
  const site = await api.must('POST', '/v1/sites', { name: 'Casa Verde', subdomain: 'casa-verde' })
  at = `/v1/sites/${site.id}`
})
afterAll(async () => {
  await server?.kill()
  await databases?.close()
  rmSync(folder, { recursive: true, force: true })
})

const leads = (of: string, count: number) => ({
  leads: Array.from({ length: count }, (_, n) => ({ email: `${of}${n}@example.com` })),
})
const emails = async () =>
  ((await api.must('GET', `${at}/leads?limit=100`)).data as { email: string }[]).map(({ email }) => email).toSorted()

test('what was acknowledged is at the server alone, whenever the process is killed', async () => {
  const acknowledged: string[] = []
  for (let round = 0; round < rounds; round++) {
    const writing = Array.from({ length: 12 }, async (_, n) => {
      for (let i = 0; i < 20; i++) {
        const email = `r${round}w${n}n${i}@example.com`
        const answer = await api.once('POST', `${at}/leads`, { email }).catch(() => undefined)
        if (answer?.status !== 201) return
        acknowledged.push(email)
      }
    })
    await eventually(async () => (acknowledged.length >= 15 * (round + 1) ? true : undefined), 'some leads')
    await server.kill()
    await Promise.all(writing)
    rmSync(folder, { recursive: true, force: true })
    await start()
    const found = new Set<string>()
    for await (const email of all()) found.add(email)

    expect(acknowledged.filter(email => !found.has(email))).toEqual([])
    // What was under way at the kill may be there without an answer.
    expect(found.size - acknowledged.length).toBeLessThanOrEqual(12 * (round + 1))
  }
})

async function* all(): AsyncGenerator<string> {
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: { data: { email: string }[]; next_cursor?: string | null } = (await api.must(
      'GET',
      `${at}/leads?limit=100${cursor && `&cursor=${cursor}`}`,
    )) as never
    for (const { email } of page.data) yield email
    cursor = page.next_cursor ?? null
  }
}

test('while the server of databases is away, writes say so and reads go on', async () => {
  const before = await emails()
  await databases.kill()
  const refused = await Promise.all(
    Array.from({ length: 5 }, (_, n) => api.once('POST', `${at}/leads`, { email: `refused${n}@example.com` })),
  )
  expect(refused.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503])
  expect(refused[0]?.body).toMatchObject({ code: 'service_unavailable' })
  expect(await emails()).toEqual(before)
  expect(server.output()).toContain('the database server does not answer')
  expect(await (await fetch(`${server.url}/readyz`)).json()).toMatchObject({ warnings: ['database_server_away'] })
  await databases.start()
  await eventually(
    async () => ((await api.once('POST', `${at}/leads/upsert`, leads('again', 1))).status === 200 ? true : undefined),
    'writes after its return',
  )
  expect((await emails()).filter(email => email.startsWith('refused'))).toEqual([])
})

proofTest('a second process takes over, and the first one says that it is no longer the one', async () => {
  const former = { server, api }
  const elsewhere = mkdtempSync(join(tmpdir(), 'leadwright-recorded-'))
  const environment = { DATABASE_URL: databases.url }
  server = await startServer({ folder: elsewhere, port: await freePort(), args: ['--empty'], environment })
  api = new Caller(server.url)
  api.token = token
  await api.must('POST', `${at}/leads`, { email: 'second@example.com' })
  expect((await former.api.once('POST', `${at}/leads`, { email: 'first@example.com' })).status).toBe(503)
  expect((await former.api.once('POST', '/v1/api-keys', { name: 'CRM', grants: ['manage-leads'] })).status).toBe(503)
  const readiness = await fetch(`${former.server.url}/readyz`)
  expect([readiness.status, await readiness.json()]).toEqual([
    503,
    { status: 'not_ready', reason: 'control_database_outdated' },
  ])
  expect(await emails()).toContain('second@example.com')
  await former.server.kill()
  await server.stop()
  rmSync(elsewhere, { recursive: true, force: true })
  await start()
  expect(await emails()).toContain('second@example.com')
})

test('without its server of databases, or without the setting, it does not start, and says what to do', async () => {
  expect(await server.stop()).toBe(0)
  const port = await freePort()
  const alone = launch({ folder, port, args: ['--empty'] })
  expect((await alone.ended).code).toBe(1)
  expect(alone.output()).toContain('is a copy of what a database server has. Set DATABASE_URL as it was')
  await databases.kill()
  const away = launch({ folder, port, args: ['--empty'], environment: { DATABASE_URL: databases.url } })
  expect((await away.ended).code).toBe(1)
  expect(away.output()).toMatch(/^The database server http:\S+ does not answer: /m)
})
