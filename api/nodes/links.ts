/** Requests to other nodes. Those to a node whose lease has ended are broken off: it may be paused, and nobody waits for it. */
import { Agent, type ClientRequest, type RequestOptions, request } from 'node:http'
import type { Node } from '../platform/database/homes/homes.ts'
import type { LeasedHomes } from '../platform/database/homes/leased-homes.ts'

export type Links = (node: Node, path: string, options: RequestOptions) => ClientRequest

export function linksTo(homes: Pick<LeasedHomes, 'nodes' | 'listen'>): Links {
  const agent = new Agent({ keepAlive: true, maxSockets: 256, timeout: 60_000 })
  const underWay = new Map<string, Set<ClientRequest>>()
  homes.listen({
    nodes() {
      const live = new Set(homes.nodes.map(({ id }) => id))
      for (const [id, sent] of underWay)
        if (!live.has(id)) for (const one of sent) one.destroy(new Error('that node is gone'))
    },
  })
  return ({ id, address }, path, options) => {
    const sent = request(new URL(path, address), { ...options, agent })
    const all = underWay.get(id) ?? new Set()
    underWay.set(id, all.add(sent))
    sent.once('close', () => {
      all.delete(sent)
      if (all.size === 0 && underWay.get(id) === all) underWay.delete(id)
    })
    return sent
  }
}
