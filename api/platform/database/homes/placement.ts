/**
 * Which node should have a database: as names and nodes are, so that few move where a node comes or goes. Where some have many more than
 * others, they give away what is theirs beyond an even share.
 */
import { createHash } from 'node:crypto'
import type { Node } from './homes.ts'
import { homeLimits } from './limits.ts'

const weightOf = (name: string, { id }: Pick<Node, 'id'>): string =>
  createHash('sha256').update(`${name} ${id}`).digest('hex')

/** Of one node at least. */
export const firstFor = <N extends Pick<Node, 'id'>>(name: string, nodes: readonly N[]): N =>
  nodes.reduce((best, node) => (weightOf(name, node) > weightOf(name, best) ? node : best))

/** Those that leave are given nothing, unless all do. */
export function firstStaying<N extends Pick<Node, 'id'> & { isLeaving: boolean }>(name: string, all: readonly N[]): N {
  const staying = all.filter(({ isLeaving }) => !isLeaving)
  return firstFor(name, staying.length > 0 ? staying : all)
}

/** How many sites each node has that may take more. */
export type Shares = ReadonlyMap<string, number>

export interface Departure {
  name: string
  to: string
}

/**
 * What this node should give to others now, those first that should be elsewhere anyway. Nothing while all have an even share but for a margin,
 * and never so much that the others have more than theirs: so nothing goes there and back.
 */
export function departuresOf(id: string, names: readonly string[], shares: Shares): Departure[] {
  const counts = [...shares.values()]
  const mean = counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length)
  const margin = Math.max(1, mean * homeLimits.uneven_share)
  const isEven = counts.every(count => Math.abs(count - mean) < margin)
  const beyond = names.length - mean
  if (isEven || beyond <= 0) return []
  const nodes = [...shares.keys()].map(one => ({ id: one }))
  const takers = nodes.filter(node => (shares.get(node.id) ?? 0) < mean)
  const count = Math.min(homeLimits.departures_max, Math.floor(beyond) || (isFullest(id, shares) ? 1 : 0))
  return inOrder(names, nodes, id, count).map(name => ({ name, to: firstFor(name, takers).id }))
}

function inOrder(names: readonly string[], nodes: readonly Pick<Node, 'id'>[], id: string, count: number): string[] {
  const chosen = new Set<string>()
  for (const name of names) if (chosen.size < count && firstFor(name, nodes).id !== id) chosen.add(name)
  for (const name of names) if (chosen.size < count) chosen.add(name)
  return [...chosen]
}

/** One alone, where several have as many. */
const isFullest = (id: string, shares: Shares): boolean =>
  [...shares].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))[0]?.[0] === id
