/** Which node should have a database: as names and nodes are, so that few move where a node comes or goes. */
import { createHash } from 'node:crypto'
import type { Node } from './homes.ts'

const weightOf = (name: string, { id }: Node): string => createHash('sha256').update(`${name} ${id}`).digest('hex')

/** Of one node at least. */
export const firstFor = <N extends Node>(name: string, nodes: readonly N[]): N =>
  nodes.reduce((best, node) => (weightOf(name, node) > weightOf(name, best) ? node : best))
