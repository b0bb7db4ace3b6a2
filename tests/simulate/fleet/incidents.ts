/** What goes wrong in the day: racks that die, nodes that pause, servers that are away, and nodes that are restarted for an upgrade. */
import type { Fleet } from './fleet.ts'
import type { FleetNode } from './fleet-node.ts'
import type { Incident } from './plan.ts'

/** A visitor of each of so many sites asks again and again until somebody answers. */
const watched = 60
const ask_ms = 200
/** Until a balancer has noticed. */
const drain_ms = 5_000

export async function happen(fleet: Fleet, incident: Incident): Promise<void> {
  if (incident.type === 'rack_dies') return rackDies(fleet, incident.back_at - incident.at)
  if (incident.type === 'node_pauses') return nodePauses(fleet, incident.ms)
  if (incident.type === 'nodes_restart') return nodesRestart(fleet)
  if (incident.type === 'node_joins') return fleet.startNode(fleet.nodes.length)
  return serverAway(fleet, incident)
}

async function rackDies(fleet: Fleet, ms: number): Promise<void> {
  const places = fleet.nodes.flatMap((_, place) => (fleet.rackOf(place) === 1 ? [place] : []))
  const dead = places.map(place => fleet.nodes[place] as FleetNode)
  for (const node of dead) node.alive = false
  const watching = watch(fleet, dead)
  await fleet.wait(ms)
  await Promise.all(places.map(place => fleet.startNode(place)))
  await watching
}

async function nodePauses(fleet: Fleet, ms: number): Promise<void> {
  const node = fleet.random.pick(fleet.answering)
  node.frozen_until = fleet.time.elapsed + ms
  await watch(fleet, [node])
}

/** One after another: each gives back what it has. */
async function nodesRestart(fleet: Fleet): Promise<void> {
  for (const [place, node] of [...fleet.nodes.entries()]) {
    node.ready = false
    await fleet.wait(drain_ms)
    await fleet.time.as(node, () => node.stop())
    await fleet.startNode(place)
  }
}

async function serverAway(fleet: Fleet, { of, ms }: Extract<Incident, { type: 'server_away' }>): Promise<void> {
  const server = of === 'control' ? fleet.controlServer : fleet.siteServers[0]
  if (!server) return
  server.isAway = true
  fleet.seen.outages.push({ from: fleet.time.now(), to: fleet.time.now() + ms })
  await fleet.wait(ms)
  server.isAway = false
}

/** How long the sites of these nodes are nobody's. */
async function watch(fleet: Fleet, nodes: readonly FleetNode[]): Promise<void> {
  const began = fleet.time.now()
  const lost = new Set(nodes.map(({ homes }) => homes.id))
  const theirs = [...fleet.leases.homes()].filter(([name, id]) => name !== 'control' && lost.has(id))
  await Promise.all(theirs.slice(0, watched).map(([site_id]) => untilAnswered(fleet, site_id)))
  fleet.seen.outages.push({ from: began, to: fleet.time.now() })
}

async function untilAnswered(fleet: Fleet, site_id: string): Promise<void> {
  const began = fleet.time.now()
  while (!(await fleet.visit(site_id))) await fleet.wait(ask_ms)
  fleet.seen.longest_without_home_ms = Math.max(fleet.seen.longest_without_home_ms, fleet.time.now() - began)
}
