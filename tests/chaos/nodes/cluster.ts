/** Three processes of the built server that share their databases at a real sqld, with lines between them that can be cut. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseServer } from '../../../api/platform/database/recorded/server.ts'
import { startDatabaseServer, type TestDatabaseServer } from '../../../api/testing/database-server.ts'
import { freePort, type Launched, launch } from '../../tools/server-process.ts'
import { type CutLine, openLine } from './cut-line.ts'

export interface ClusterNode {
  name: string
  url: string
  folder: string
  /** From the other nodes, and to the two ports of the database server. */
  lines: { nodes: CutLine; database: CutLine; admin: CutLine }
  running: Launched
  /** Everything that it has printed, in all its lives. */
  output: string[]
}

export interface Home {
  node_id: string
  fence: number
}

export interface Cluster {
  nodes: readonly ClusterNode[]
  server: TestDatabaseServer
  kill(node: ClusterNode): Promise<void>
  /** SIGTERM; its exit code. */
  stop(node: ClusterNode): Promise<number | null>
  begin(node: ClusterNode): void
  /** Until each node is ready and knows all of them. */
  whole(): Promise<void>
  /** By the id under which it is home at present. */
  ids(): Promise<Map<string, ClusterNode>>
  /** By the name of a database, as the database server says. */
  homes(): Promise<Map<string, Home>>
  close(): Promise<void>
}

/** A node that does not come back within this has a defect. */
const patience_ms = 120_000

export async function startCluster(
  count: number,
  environment: (first_url: string) => Record<string, string>,
): Promise<Cluster> {
  const server = await startDatabaseServer()
  const database_port = Number(new URL(server.address.url).port)
  const admin_port = Number(new URL(server.address.admin_url).port)
  const folder = mkdtempSync(join(tmpdir(), 'leadwright-cluster-'))
  const ports = await Promise.all(Array.from({ length: count }, freePort))
  const urlOf = (port: number | undefined) => `http://127.0.0.1:${port}`
  const common = environment(urlOf(ports[0]))
  const table = new DatabaseServer(server.address).database('homes')

  const start = (node: ClusterNode): Launched => {
    const { nodes, database, admin } = node.lines
    const running = launch({
      folder: node.folder,
      port: Number(new URL(node.url).port),
      args: ['--empty'],
      environment: {
        ...common,
        DATABASE_URL: `${urlOf(database.port)}?admin=${urlOf(admin.port)}`,
        NODE_ADDRESS: urlOf(nodes.port),
      },
    })
    void running.ended.then(({ code, signal }) => node.output.push(`${running.output()}\n— ended: ${code ?? signal}`))
    return running
  }
  const nodes: ClusterNode[] = []
  for (const [n, port] of ports.entries()) {
    const lines = {
      nodes: await openLine({ port }),
      database: await openLine({ port: database_port }),
      admin: await openLine({ port: admin_port }),
    }
    const node = { name: `node ${n + 1}`, url: urlOf(port), folder: join(folder, String(n + 1)), lines, output: [] }
    nodes.push(Object.assign(node, { running: undefined as unknown as Launched }))
  }
  for (const node of nodes) node.running = start(node)

  const whole = async (node: ClusterNode) => {
    const until = performance.now() + patience_ms
    while (!(await knows(node.url, count))) {
      const { exitCode } = node.running.child
      if (exitCode !== null || performance.now() > until)
        throw new Error(`${node.name} is not ready (${exitCode ?? 'running'}):\n${node.running.output()}`)
      await sleep(50)
    }
  }
  const end = async (node: ClusterNode, signal: NodeJS.Signals) => {
    if (node.running.child.exitCode !== null) throw new Error(`${node.name} has ended:\n${node.running.output()}`)
    node.running.child.kill(signal)
    return (await node.running.ended).code
  }
  return {
    nodes,
    server,
    kill: async node => void (await end(node, 'SIGKILL')),
    stop: node => end(node, 'SIGTERM'),
    begin(node) {
      node.running = start(node)
    },
    async whole() {
      await Promise.all(nodes.map(whole))
    },
    async ids() {
      const all = await Promise.all(
        nodes.map(async node => [(await untilAnswered(() => readinessOf(node.url))).id, node] as const),
      )
      return new Map(all)
    },
    async homes() {
      const { rows } = await untilAnswered(() => table.query('select name, node_id, fence from homes'))
      return new Map(
        rows.map(row => {
          const [name, node_id, fence] = Array.from(row as ArrayLike<unknown>)
          return [String(name), { node_id: String(node_id), fence: Number(fence) }]
        }),
      )
    },
    async close() {
      for (const { running } of nodes) running.child.kill('SIGKILL')
      await Promise.all(nodes.map(({ running }) => running.ended))
      await Promise.all(nodes.flatMap(({ lines }) => Object.values(lines).map(line => line.close())))
      table.close()
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A busy machine may answer late; nothing is away when this is called. */
async function untilAnswered<T>(call: () => Promise<T>): Promise<T> {
  for (const until = performance.now() + patience_ms; ; await sleep(100)) {
    try {
      return await call()
    } catch (error) {
      if (performance.now() > until) throw error
    }
  }
}

async function readinessOf(url: string): Promise<{ isReady: boolean; id: string; nodes: number }> {
  const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) })
  const { node } = (await answer.json()) as { node?: { id: string; nodes: number } }
  return { isReady: answer.status === 200, id: node?.id ?? '', nodes: node?.nodes ?? 0 }
}

const knows = (url: string, count: number): Promise<boolean> =>
  readinessOf(url).then(
    ({ isReady, nodes }) => isReady && nodes === count,
    () => false,
  )
