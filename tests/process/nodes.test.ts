/**
 * Three nodes at a real server of libSQL: any of them answers everything; what was acknowledged is there whichever of them is killed, and
 * its sites have a new home within ten seconds; one that was paused writes nothing when it wakes.
 */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readMigrations } from '../../api/platform/database/migrations.ts'
import { makeFile } from '../../api/platform/database/new-file.ts'
import { markFile } from '../../api/platform/database/recorded/local-file.ts'
import { DatabaseServer } from '../../api/platform/database/recorded/server.ts'
import type { TestDatabaseServer } from '../../api/testing/database-server.ts'
import { proofTest } from '../../api/testing/proof-test.ts'
import { JoinedNodes, type TestNode } from '../tools/joined-nodes.ts'
import { freePort, launch } from '../tools/server-process.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 })

const home_ms_max = 10_000
const moveProgram = join(import.meta.dirname, '../../api/operator/move-main.ts')

const together = new JoinedNodes()
let nodes: TestNode[] = []
let site_id: string
let at: string
const folders: string[] = []

interface Readiness {
  node?: { id: string; sites: number; control: boolean }
}

const readinessOf = async ({ server }: TestNode): Promise<Readiness> =>
  (await fetch(`${server.url}/readyz`)).json() as never

beforeAll(async () => {
  ;({ site_id } = await together.open({ nodes: 3, servers: 2 }))
  nodes = [...together.nodes]
  at = `/v1/sites/${site_id}`
})
afterAll(async () => {
  await together.close()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

async function emailsAt({ api }: TestNode): Promise<Set<string>> {
  const found = new Set<string>()
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: { data: { email: string }[]; next_cursor?: string | null } = (await api.must(
      'GET',
      `${at}/leads?limit=100${cursor && `&cursor=${cursor}`}`,
    )) as never
    for (const { email } of page.data) found.add(email)
    cursor = page.next_cursor ?? null
  }
  return found
}

test('any node answers the same, and takes what is written', async () => {
  for (const [n, { api }] of nodes.entries()) await api.must('POST', `${at}/leads`, { email: `first${n}@example.com` })
  const lists = await Promise.all(nodes.map(emailsAt))
  expect(lists.map(list => [...list].toSorted())).toEqual(
    Array(3).fill(['first0@example.com', 'first1@example.com', 'first2@example.com']),
  )
  const accounts = await Promise.all(nodes.map(({ api }) => api.must('GET', '/v1/sites')))
  expect(accounts[1]).toEqual(accounts[0])
  expect(accounts[2]).toEqual(accounts[0])
})

proofTest('keys are renewed by any node, and what is encrypted with them is read by each home', async () => {
  const [heard, hook] = [
    [] as string[],
    createServer((incoming, outgoing) => {
      heard.push(String(incoming.headers['webhook-signature']))
      outgoing.end()
    }).listen(0, '127.0.0.1'),
  ]
  await once(hook, 'listening')
  const url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`
  const [{ api }] = nodes as [TestNode]
  const endpoint = await api.must('POST', `${at}/webhook-endpoints`, { url, events: [] })
  const tell = async (n: number) => {
    await api.must('POST', `${at}/webhook-endpoints/${endpoint.id}/test`)
    await vi.waitUntil(() => heard.length >= n, { timeout: 15_000 })
  }
  await tell(1)
  for (const [n, { folder }] of nodes.entries()) {
    const rotating = launch({ folder, port: 0, program: 'api/backup/main.ts', args: ['rotate-keys'] })
    expect([(await rotating.ended).code, rotating.output()]).toEqual([
      0,
      expect.stringContaining('of 1 sites, and encrypted'),
    ])
    await tell(2 + n)
  }
  hook.close()
  expect(heard.every(signature => signature.startsWith('v1,'))).toBe(true)
})

/** Writes leads through these nodes until it is told to end. */
function keepWriting(through: readonly TestNode[], label: string) {
  const acknowledged: string[] = []
  const answers: { status: number; at: number }[] = []
  let isOver = false
  const writing = through.flatMap(({ api }, n) =>
    Array.from({ length: 4 }, async (_, w) => {
      for (let i = 0; !isOver; i++) {
        const email = `${label}${n}w${w}n${i}@example.com`
        const answer = await api.once('POST', `${at}/leads`, { email }).catch(() => undefined)
        answers.push({ status: answer?.status ?? 0, at: performance.now() })
        if (answer?.status === 201) acknowledged.push(email)
        else await pause(50)
      }
    }),
  )
  return {
    acknowledged,
    answers,
    async end() {
      isOver = true
      await Promise.all(writing)
    },
  }
}

const missingAt = async (node: TestNode, emails: readonly string[]) => {
  const found = await emailsAt(node)
  return emails.filter(email => !found.has(email))
}

async function homeOf(): Promise<TestNode> {
  const counts = await Promise.all(
    nodes.map(async node => ({ node, sites: (await readinessOf(node)).node?.sites ?? 0 })),
  )
  const found = counts.find(({ sites }) => sites > 0)
  if (!found) throw new Error('No node has the site.')
  return found.node
}

/** By the command at a node's machine. */
async function moveAt({ server, folder }: TestNode, to: string) {
  const environment = { ...together.databases, NODE_ADDRESS: server.url }
  const port = Number(new URL(server.url).port)
  const launched = launch({ folder, port, program: moveProgram, args: [site_id, to], environment })
  return { ...(await launched.ended), said: launched.output() }
}
const controlServer = () => (together.servers[0] as TestDatabaseServer).address
const placeOf = async () => {
  const control = new DatabaseServer(controlServer()).database('control')
  const { rows } = await control.query('select place, remains from site_places where site_id = ?', [site_id])
  control.close()
  return { place: String(rows[0]?.place), remains: rows[0]?.remains ?? null }
}
/** The server where the site is not. */
const elsewhere = async () => {
  const { place } = await placeOf()
  return together.servers.map(({ address }) => address.url).find(url => url !== place) ?? ''
}

test('a database is moved by its home, whichever node is told, while it is written through all of them', async () => {
  const home = await homeOf()
  const other = nodes.find(node => node !== home) as TestNode
  const writers = keepWriting(nodes, 'moved')
  for (const node of [other, home]) {
    const to = await elsewhere()
    expect(await moveAt(node, to)).toMatchObject({ code: 0, said: `1 site is at ${to}\n` })
    expect(await placeOf()).toEqual({ place: to, remains: null })
  }
  await writers.end()
  // On a machine that has no time for it, whoever waits for long is told to come again.
  expect(writers.answers.filter(({ status }) => status !== 201 && status !== 503)).toEqual([])
  for (const node of nodes) expect(await missingAt(node, writers.acknowledged)).toEqual([])
  expect(await moveAt(other, 'folder')).toMatchObject({
    code: 2,
    said: expect.stringContaining('Several nodes share the databases: each site is at a server.'),
  })
})

proofTest('a move whose node is killed is ended by the next one that is told, and nothing is missing', async () => {
  const home = await homeOf()
  const others = nodes.filter(node => node !== home)
  const [other] = others as [TestNode]
  const writers = keepWriting(others, 'killed-move')
  await vi.waitUntil(() => writers.acknowledged.length > 10, { timeout: 30_000 })
  const to = await elsewhere()
  const moving = moveAt(other, to)
  await vi.waitUntil(async () => String((await placeOf()).remains).includes('#'), { timeout: 30_000, interval: 5 })
  await home.server.kill()
  expect((await moving).code).toBe(2)
  nodes = others
  await vi.waitUntil(async () => (await moveAt(other, to)).code === 0, { timeout: 60_000, interval: 500 })
  await writers.end()
  expect(await placeOf()).toEqual({ place: to, remains: null })
  for (const node of others) expect(await missingAt(node, writers.acknowledged)).toEqual([])
  nodes = [...others, await together.begin()]
})

proofTest('a node that is paused writes nothing when it wakes, and its sites have another home meanwhile', async () => {
  const paused = await homeOf()
  const others = nodes.filter(node => node !== paused)
  const [other] = others as [TestNode]
  const [writers, own] = [keepWriting(others, 'paused'), keepWriting([paused], 'own')]
  await vi.waitUntil(() => writers.acknowledged.length > 10 && own.acknowledged.length > 5, { timeout: 30_000 })
  paused.server.child.kill('SIGSTOP')
  const paused_at = performance.now()
  const first = () => writers.answers.find(({ status, at }) => status === 201 && at > paused_at + 1_000)
  await vi.waitUntil(first, { timeout: 30_000 })
  paused.server.child.kill('SIGCONT')
  const woken_at = performance.now()
  const isBack = () => own.answers.some(({ status, at }) => status === 201 && at > woken_at)
  await vi.waitUntil(isBack, { timeout: 30_000 })
  await Promise.all([writers.end(), own.end()])

  expect((first()?.at ?? 0) - paused_at).toBeLessThan(home_ms_max)
  // What it was about to write; what it had recorded before it was paused may be answered.
  const late = own.answers.filter(({ at }) => at > woken_at).map(({ status }) => status)
  expect(late.slice(0, 4)).toContain(503)
  expect(await missingAt(other, [...writers.acknowledged, ...own.acknowledged])).toEqual([])
  expect([...(await emailsAt(paused))].toSorted()).toEqual([...(await emailsAt(other))].toSorted())
})

proofTest(
  'what was acknowledged is there when a node is killed, and its sites have a new home within ten seconds',
  async () => {
    const killed = await homeOf()
    const others = nodes.filter(node => node !== killed)
    const writers = keepWriting(others, 'killed')
    await vi.waitUntil(() => writers.acknowledged.length > 10, { timeout: 30_000 })
    await killed.server.kill()
    const killed_at = performance.now()
    const first = () => writers.answers.find(({ status, at }) => status === 201 && at > killed_at + 1_000)
    await vi.waitUntil(first, { timeout: 30_000 })
    await writers.end()
    expect((first()?.at ?? 0) - killed_at).toBeLessThan(home_ms_max)
    for (const node of others) expect(await missingAt(node, writers.acknowledged)).toEqual([])
    // Control has a home again too.
    for (const { api } of others)
      await api.must('POST', '/v1/sites', { name: 'After', subdomain: `after-${api.url.slice(-4)}` })
    nodes = others
  },
)

/** What it says when it does not start. */
async function refusalOf(
  environment: Record<string, string>,
  folder = mkdtempSync(join(tmpdir(), 'leadwright-node-')),
) {
  folders.push(folder)
  const port = await freePort()
  const refused = launch({
    folder,
    port,
    args: ['--empty'],
    environment: { DATABASE_URL: together.databases.DATABASE_URL, ...environment },
  })
  expect((await refused.ended).code).toBe(1)
  return refused.output()
}

test('beside nodes no process by itself, no older release and no other installation begins', async () => {
  const node = { NODE_ADDRESS: 'http://127.0.0.1:1' }
  expect(await refusalOf({})).toContain('Set NODE_ADDRESS to be one of them, or stop them first.')

  const other = mkdtempSync(join(tmpdir(), 'leadwright-node-'))
  const control = join(other, 'control.db')
  const migrations = await readMigrations(join(import.meta.dirname, '../../api/migrations/control'))
  await makeFile({ kind: 'control', path: control, migrations })
  await markFile(control, { installation: 'another', version: 1, migrations: migrations.length, made_at: 1 })
  expect(await refusalOf(node, other)).toContain('belong to two installations')

  const table = new DatabaseServer(controlServer()).database('homes')
  await table.batch([
    "insert into nodes values ('node_newer', 'http://10.0.0.9:8787', '9.0.0', 999, 999, unixepoch('subsec') + 60)",
  ])
  table.close()
  expect(await refusalOf(node)).toContain('The node at http://10.0.0.9:8787 has a newer release (9.0.0)')
})
