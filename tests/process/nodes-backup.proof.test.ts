/**
 * Backups where two nodes share the databases: one of them makes those that are scheduled, each database comes from its home, one site goes back
 * while others are served, and all of it does once the nodes are stopped.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findBackups } from '../../api/backup/scheduled.ts'
import { fault_point } from '../../api/platform/config/switches.ts'
import { Caller } from '../chaos/caller.ts'
import { JoinedNodes, type TestNode } from '../tools/joined-nodes.ts'
import { launch, startServer } from '../tools/server-process.ts'

/** Scheduled backups have the lowest priority, on a machine that may be busy. */
const patience_ms = 20 * 60_000
vi.setConfig({ testTimeout: 2 * patience_ms, hookTimeout: 200_000 })

const program = join(import.meta.dirname, '../../api/backup/main.ts')
const moveProgram = join(import.meta.dirname, '../../api/operator/move-main.ts')
const root = mkdtempSync(join(tmpdir(), 'leadwright-nodes-backup-'))
const backups = join(root, 'scheduled')
const backup = join(root, 'backup')
const together = new JoinedNodes({ BACKUP_DIR: backups, LOG_LEVEL: 'info' })
const sites: string[] = []
let nodes: [TestNode, TestNode]

beforeAll(async () => {
  sites.push((await together.open({ nodes: 2 })).site_id)
  nodes = [...together.nodes] as [TestNode, TestNode]
  const [{ api }] = nodes
  for (const n of [1, 2, 3])
    sites.push(String((await api.must('POST', '/v1/sites', { name: `Casa ${n}`, subdomain: `casa-${n}` })).id))
})
afterAll(async () => {
  await together.close()
  rmSync(root, { recursive: true, force: true })
})

/** At the machine of a node. */
async function run({ server, folder }: TestNode, ...args: string[]) {
  const environment = { ...together.databases, BACKUP_DIR: backups, NODE_ADDRESS: server.url }
  const launched = launch({ folder, port: Number(new URL(server.url).port), program, args, environment })
  const { code } = await launched.ended
  return { code, said: launched.output().trim() }
}

const countsOf = () =>
  Promise.all(
    nodes.map(async ({ server }) => {
      const { node } = (await (await fetch(`${server.url}/readyz`)).json()) as { node?: { sites: number } }
      return node?.sites ?? 0
    }),
  )

const add = async ({ api }: { api: Caller }, name: string) => {
  for (const [n, site_id] of sites.entries())
    await api.must('POST', `/v1/sites/${site_id}/leads`, { email: `${name}${n}@example.com` })
}
const leadsOf = async ({ api }: { api: Caller }) =>
  Promise.all(
    sites.map(async site_id => {
      const { data } = await api.must('GET', `/v1/sites/${site_id}/leads?limit=100`)
      return data.map(({ email }) => String(email).replace(/\d@.*/, '')).toSorted()
    }),
  )

test('one node makes the scheduled backup', async () => {
  const makers = () => nodes.filter(({ server }) => server.output().includes('backup made'))
  await vi.waitUntil(() => makers().length > 0, { timeout: patience_ms, interval: 500 })
  const found = await findBackups(backups)
  expect([makers().length, found.length]).toEqual([1, 1])
  expect(await run(nodes[1], 'check-backup', found[0]?.path ?? '')).toMatchObject({ code: 0 })
})

test('a backup at any node has all of them, and one site goes back while the others are served', async () => {
  // Each node has some of the sites.
  await vi.waitUntil(async () => (await countsOf()).join() === '2,2', { timeout: 90_000, interval: 500 })
  await add(nodes[0], 'before')
  expect(await run(nodes[1], 'backup', backup)).toMatchObject({
    code: 0,
    said: expect.stringContaining('Backed up 4 sites'),
  })
  expect(await run(nodes[1], 'check-backup', backup)).toMatchObject({ code: 0 })
  await add(nodes[1], 'after')
  // Whichever node has them.
  for (const site_id of sites.slice(0, 2))
    expect(await run(nodes[0], 'restore', backup, '--site', site_id)).toMatchObject({
      code: 0,
      said: expect.stringContaining(`Restored ${site_id} as of`),
    })
  const restored = [['before'], ['before'], ...sites.slice(2).map(() => ['after', 'before'])]
  for (const node of nodes) expect(await leadsOf(node)).toEqual(restored)
})

const points: [point: string, has: string[]][] = [
  ['database about to be whole at its other name', ['before', 'former']],
  ['database whole at its other name', ['before']],
]
test.each(points)(
  'a node that is killed at “%s” of a restored site leaves it to the others as it was or as restored',
  async (point, has) => {
    const [site_id = ''] = sites
    await nodes[0].api.must('POST', `/v1/sites/${site_id}/leads`, { email: 'former0@example.com' })
    const killed = await together.begin({ [fault_point]: point })
    expect(await run(killed, 'restore', backup, '--site', site_id)).toMatchObject({ code: 1 })
    expect((await killed.server.ended).signal).toBe('SIGKILL')
    for (const node of nodes) {
      const found = async () => (await node.api.once('GET', `/v1/sites/${site_id}/leads?limit=1`)).status
      await vi.waitUntil(async () => (await found()) === 200, { timeout: 60_000, interval: 500 })
      expect((await leadsOf(node))[0]).toEqual(has)
    }
    await nodes[0].api.must('POST', `/v1/sites/${site_id}/leads`, { email: 'goes-on0@example.com' })
    expect(await run(nodes[0], 'restore', backup, '--site', site_id)).toMatchObject({ code: 0 })
  },
)

test('what several nodes cannot do says what to do', async () => {
  const asked = [
    await run(nodes[0], 'restore', '--to', '2026-11-30T09:00:00Z'),
    await run(nodes[0], 'undo-upgrade', '2026-11-30T09:00:00Z'),
    await run(nodes[0], 'restore', backup),
  ]
  expect(asked.map(({ code }) => code)).toEqual([1, 1, 1])
  const sentences = ['restore one of the backups', 'restore the backup that was made before', 'or stop them first']
  for (const [n, { said }] of asked.entries()) expect(said).toContain(sentences[n])
})

test('all of it goes back once the nodes are stopped, from the folder of any of them', async () => {
  const [first, second] = nodes
  await Promise.all(nodes.map(({ server }) => server.stop()))
  const restored = await run(second, 'restore', backup)
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('Start once here without NODE_ADDRESS') })

  const begin = async ({ folder, server, api }: TestNode, more: Record<string, string>) => {
    const port = Number(new URL(server.url).port)
    const begun = await startServer({
      folder,
      port,
      args: ['--empty'],
      environment: { ...together.databases, ...more },
    })
    const node = { folder, server: begun, api: new Caller(begun.url) }
    node.api.token = api.token
    together.nodes.push(node)
    return node
  }
  const alone = await begin(second, {})
  const places = async () => {
    const launched = launch({
      ...{ folder: second.folder, port: Number(new URL(second.server.url).port), program: moveProgram },
      environment: together.databases,
    })
    await launched.ended
    return launched.output()
  }
  await vi.waitUntil(async () => !/folder|not opened yet/.test(await places()), { timeout: 60_000, interval: 1_000 })
  await alone.server.stop()

  nodes = [
    await begin(first, { NODE_ADDRESS: first.server.url }),
    await begin(second, { NODE_ADDRESS: second.server.url }),
  ]
  for (const node of nodes) expect(await leadsOf(node)).toEqual(sites.map(() => ['before']))
})
