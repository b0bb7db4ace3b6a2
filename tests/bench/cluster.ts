/**
 * Submissions that a database server records before they are answered, beside the same in local files, in turns on the same processors, which
 * the server and the load share. Floor: the client of libSQL sends the server the same statements, and nothing else is done. Then one, two and
 * three nodes over many sites.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDatabaseServer, type TestDatabaseServer } from '../../api/testing/database-server.ts'
import { freePort, type ServerProcess, startServer } from '../tools/server-process.ts'
import { type Round, submit, sumOf, type Target } from './parts/cluster-load.ts'
import { copySites } from './parts/many-sites.ts'
import { recordedFloor } from './parts/recorded-groups.ts'
import { prepareSites, type Sites } from './parts/sites.ts'
import { raisedLimits } from './parts/submission.ts'

const loads = [
  { name: 'cluster', connections: 16 },
  { name: 'cluster_64', connections: 64 },
] as const
const goals = { goal: 0.4, node_goal: 1.6, both_goal: 3, p99_goal_ms: 100, floor_goal: 0.5 }
const node_counts = [1, 2, 3]
const node_connections = 48

const sizes = {
  whole: { requests: 6_000, rounds: 5, warm_up: 1_000, sites: 300, floor: 2_000 },
  small: { requests: 1_200, rounds: 2, warm_up: 200, sites: 12, floor: 320 },
}
type Size = (typeof sizes)['whole']

export async function* bench({ small }: { small: boolean }): AsyncGenerator<object> {
  const size = small ? sizes.small : sizes.whole
  for (const load of loads) yield await beside(load, size)
  yield* overNodes(size)
}

const round = (value: number): number => Number(value.toFixed(2))

async function beside({ name, connections }: (typeof loads)[number], size: Size): Promise<object> {
  const sites = await prepareSites(1)
  const folder = await mkdtemp(join(tmpdir(), 'leadwright-recorded-'))
  const databases = await startDatabaseServer()
  const servers: ServerProcess[] = []
  const floor = await recordedFloor(sites, size.floor, connections)
  try {
    await cp(sites.folder, folder, { recursive: true })
    const [local, recorded] = [
      await begin(servers, sites.folder, {}),
      await begin(servers, folder, { DATABASE_URL: databases.url }),
    ]
    const targets = {
      local: { ports: [local.port], pids: [local.pid], forms: sites.forms },
      recorded: { ports: [recorded.port], pids: [recorded.pid], server_pid: databases.pid, forms: sites.forms },
    } satisfies Record<string, Target>
    const rounds: Record<keyof typeof targets, Round[]> = { local: [], recorded: [] }
    for (const target of Object.values(targets)) await submit(target, { count: size.warm_up, connections })
    const least = { submissions: 0, milliseconds: 0 }
    for (let i = 0; i < size.rounds; i++) {
      for (const which of ['local', 'recorded'] as const)
        rounds[which].push(await submit(targets[which], { count: size.requests / size.rounds, connections }))
      const { submissions, milliseconds } = await floor.round(1 / size.rounds)
      least.submissions += submissions
      least.milliseconds += milliseconds
    }
    const [here, there] = [sumOf(rounds.local), sumOf(rounds.recorded)]
    const floor_a_second = (least.submissions / least.milliseconds) * 1e3
    return {
      ...{ name, unit: 'req/s', value: Math.round(there.a_second), local: Math.round(here.a_second) },
      ...{ ratio: round(there.a_second / here.a_second), ...goals },
      ...{ node_ms: round(there.node_ms), server_ms: round(there.server_ms), local_ms: round(here.node_ms) },
      ...{ node_ratio: round(there.node_ms / here.node_ms) },
      both_ratio: round((there.node_ms + there.server_ms) / here.node_ms),
      ...{ p99_ms: round(there.p99_ms), local_p99_ms: round(here.p99_ms) },
      ...{ floor: Math.round(floor_a_second), floor_ratio: round(there.a_second / floor_a_second) },
      errors: here.errors + there.errors,
    }
  } finally {
    for (const server of servers) await server.stop()
    await floor.close()
    await databases.close()
    for (const one of [sites.folder, folder]) await rm(one, { recursive: true, force: true })
  }
}

async function* overNodes(size: Size): AsyncGenerator<object> {
  const sites = await prepareSites(1)
  const forms = await copySites(sites, size.sites)
  const databases = await startDatabaseServer()
  const folders = [sites.folder]
  try {
    // What the folder has is brought to the server.
    const alone: ServerProcess[] = []
    const first = await begin(alone, sites.folder, { DATABASE_URL: databases.url })
    await submit({ ports: [first.port], pids: [first.pid], forms }, { count: forms.length, connections: 2 })
    for (const server of alone) await server.stop()
    for (const count of node_counts) yield await nodesLine(count, { sites, forms, databases, folders, size })
  } finally {
    await databases.close()
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  }
}

interface Shared {
  sites: Sites
  forms: Sites['forms']
  databases: TestDatabaseServer
  folders: string[]
  size: Size
}

async function nodesLine(count: number, { sites, forms, databases, folders, size }: Shared): Promise<object> {
  const servers: ServerProcess[] = []
  try {
    const begun: { port: number; pid: number }[] = []
    for (let n = 0; n < count; n++) {
      const folder = n === 0 ? sites.folder : await mkdtemp(join(tmpdir(), 'leadwright-node-'))
      if (n > 0) folders.push(folder)
      begun.push(await begin(servers, folder, { DATABASE_URL: databases.url }, true))
    }
    const target: Target = {
      ...{ ports: begun.map(({ port }) => port), pids: begun.map(({ pid }) => pid) },
      ...{ server_pid: databases.pid, forms },
    }
    const connections = node_connections
    // Each site gets its home, which opens it.
    await submit(target, { count: 2 * forms.length, connections })
    const rounds: Round[] = []
    for (let i = 0; i < size.rounds; i++)
      rounds.push(await submit(target, { count: size.requests / size.rounds, connections }))
    const { a_second, node_ms, server_ms, p99_ms, errors } = sumOf(rounds)
    return {
      ...{ name: `cluster_nodes_${count}`, unit: 'req/s', value: Math.round(a_second), sites: forms.length },
      ...{ node_ms: round(node_ms), server_ms: round(server_ms), p99_ms: round(p99_ms), errors },
    }
  } finally {
    for (const server of servers) await server.stop()
  }
}

async function begin(
  servers: ServerProcess[],
  folder: string,
  databases: Record<string, string>,
  isNode = false,
): Promise<{ port: number; pid: number }> {
  const port = await freePort()
  const environment: Record<string, string> = { ...raisedLimits, ...databases }
  if (isNode) environment.NODE_ADDRESS = `http://127.0.0.1:${port}`
  const server = await startServer({ folder, port, environment, args: ['--empty'] })
  servers.push(server)
  return { port, pid: server.child.pid ?? 0 }
}
