/** What is done to nodes, to their database server, and to what lies between them. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '../random.ts'
import type { Cluster, ClusterNode } from './cluster.ts'
import type { Cut } from './cut-line.ts'

export interface Fault {
  name: string
  /** Whether the database server is away meanwhile: then nobody has a home. */
  ofServer: boolean
  begin(): Promise<void> | void
  /** How long it lasts. */
  ms: number
  end(): Promise<void> | void
}

/** A lease is six seconds. */
const long_ms = 9_000
/** Nodes that both reach the table keep what they have, so whoever asks the one waits for the other. */
const apart_ms_max = 4_000

type Draw = (cluster: Cluster, node: ClusterNode, random: Random) => Fault

const killed: Draw = (cluster, node, random) => ({
  name: `${node.name} killed`,
  ofServer: false,
  begin: () => cluster.kill(node),
  ms: random.between(0, 3_000),
  end: () => cluster.begin(node),
})

const restarted: Draw = (cluster, node) => ({
  name: `${node.name} restarted`,
  ofServer: false,
  begin: async () => {
    const code = await cluster.stop(node)
    if (code !== 0) throw new Error(`${node.name} ended with ${code} after SIGTERM:\n${node.output.at(-1)}`)
  },
  ms: 0,
  end: () => cluster.begin(node),
})

const paused: Draw = (_cluster, node, random) => {
  const ms = random.pick([random.between(200, 5_000), random.between(5_000, long_ms), long_ms])
  return {
    name: `${node.name} paused for ${ms} ms`,
    ofServer: false,
    begin: () => void node.running.child.kill('SIGSTOP'),
    ms,
    end: () => void node.running.child.kill('SIGCONT'),
  }
}

const cutFromServer: Draw = (_cluster, node, random) => {
  const ms = random.pick([random.between(50, 5_000), random.between(5_000, long_ms), long_ms])
  const how = random.pick<Cut>(['broken', 'silent'])
  const lines = [node.lines.database, node.lines.admin]
  return {
    name: `${node.name} cut from the server for ${ms} ms (${how})`,
    ofServer: false,
    begin() {
      for (const line of lines) line.cut(how)
    },
    ms,
    end() {
      for (const line of lines) line.mend()
    },
  }
}

const cutFromNodes: Draw = (_cluster, node, random) => {
  const ms = random.between(50, apart_ms_max)
  const how = random.pick<Cut>(['broken', 'silent'])
  return {
    name: `${node.name} cut from the others for ${ms} ms (${how})`,
    ofServer: false,
    begin: () => node.lines.nodes.cut(how),
    ms,
    end: () => node.lines.nodes.mend(),
  }
}

const serverKilled: Draw = ({ server }, _node, random) => {
  const ms = random.pick([0, random.between(0, 4_000), long_ms])
  return {
    name: `the server killed for ${ms} ms`,
    ofServer: true,
    begin: () => server.kill(),
    ms,
    end: () => server.start(),
  }
}

const serverPaused: Draw = ({ server }, _node, random) => {
  const ms = random.pick([random.between(200, 5_000), long_ms])
  return {
    name: `the server paused for ${ms} ms`,
    ofServer: true,
    begin: () => server.hang(),
    ms,
    end: () => server.goOn(),
  }
}

/** Two at once. */
const both =
  (one: Draw, other: Draw): Draw =>
  (cluster, node, random) => {
    const [first, second] = [one(cluster, node, random), other(cluster, node, random)]
    return {
      name: `${first.name}, and ${second.name}`,
      ofServer: first.ofServer || second.ofServer,
      async begin() {
        await first.begin()
        await sleep(random.between(0, 1_000))
        await second.begin()
      },
      ms: Math.max(first.ms, second.ms),
      async end() {
        await first.end()
        await second.end()
      },
    }
  }

const draws: readonly Draw[] = [
  ...[killed, killed, killed, restarted, paused, paused, cutFromServer, cutFromServer, cutFromNodes],
  ...[serverKilled, serverPaused, both(serverKilled, killed), both(serverPaused, paused), both(cutFromNodes, killed)],
]

export const drawFault = (cluster: Cluster, node: ClusterNode, random: Random): Fault =>
  random.pick(draws)(cluster, node, random)
