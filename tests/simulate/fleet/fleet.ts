/** The fleet: its nodes, the servers that they share, and what is noted of what they do. */
import { LeaseTable } from '../../../api/platform/database/homes/lease-table.ts'
import { type Random, randomOf } from '../../chaos/random.ts'
import { theEnvironment, VirtualTime } from '../virtual-time.ts'
import { campaign_type } from './campaigns.ts'
import { FleetNode, nodesFolder } from './fleet-node.ts'
import type { FleetMistake } from './mistakes.ts'
import { Observations } from './observations.ts'
import type { FleetPlan } from './plan.ts'
import { SiteTables } from './site-tables.ts'
import { VirtualControl } from './virtual-control.ts'
import { VirtualLeases } from './virtual-leases.ts'
import { VirtualServer } from './virtual-server.ts'

const placeOf = (site_id: string): number => Number.parseInt(site_id.slice(-8), 16)

export class Fleet {
  readonly plan: FleetPlan
  readonly time: VirtualTime
  readonly random: Random
  readonly seen: Observations
  readonly controlServer: VirtualServer
  readonly siteServers: readonly VirtualServer[]
  readonly leases: VirtualLeases
  readonly control: VirtualControl
  readonly tables = new SiteTables()
  readonly folder = nodesFolder()
  readonly mistake: FleetMistake | undefined
  readonly nodes: FleetNode[] = []
  readonly #byId = new Map<string, FleetNode>()
  /** Of sites at nodes. */
  openings = 0
  #made = 0

  constructor(plan: FleetPlan, mistake?: FleetMistake) {
    this.plan = plan
    this.mistake = mistake
    this.time = new VirtualTime(plan.start)
    this.random = randomOf(plan.seed)
    this.seen = new Observations(this.time, plan)
    this.controlServer = new VirtualServer('control', this.time)
    this.siteServers = Array.from({ length: plan.site_servers }, (_, n) => new VirtualServer(`sites-${n}`, this.time))
    this.leases = new VirtualLeases(this.time, this.controlServer, mistake?.lease)
    this.control = new VirtualControl(this.controlServer)
    this.control.addSites(plan.sites.map(({ id, campaign_at }) => ({ id, wake_at: campaign_at })))
  }

  /** Campaigns wait in the queues of their sites. */
  async begin(): Promise<void> {
    await new LeaseTable(this.leases.openFor(theEnvironment)).make()
    const insert = `insert into jobs (type, subject_id, due_at, lease_until, fence, attempts, payload, created_at)
      values (?, ?, ?, null, 0, 0, null, ?)`
    for (const { id, campaign_at } of this.plan.sites)
      if (campaign_at !== null)
        await this.tables.batch(id, [{ sql: insert, args: [campaign_type, id, campaign_at, this.plan.start] }])
    for (let place = 0; place < this.plan.nodes; place++) await this.startNode(place)
  }

  /** A new process at this place. */
  async startNode(place: number): Promise<void> {
    this.#made += 1
    const node = new FleetNode(this, { id: `node_${this.#made}`, address: `http://10.0.0.${place}` })
    this.nodes[place] = node
    this.#byId.set(node.homes.id, node)
    await this.time.as(node, () => node.start())
  }

  byId(id: string): FleetNode | undefined {
    return this.#byId.get(id)
  }

  siteServer(site_id: string): VirtualServer {
    return this.siteServers[placeOf(site_id) % this.siteServers.length] as VirtualServer
  }

  /** Those that a balancer has found ready. */
  get answering(): FleetNode[] {
    return this.nodes.filter(({ alive, ready, frozen_until }) => alive && ready && frozen_until <= this.time.elapsed)
  }

  rackOf(place: number): number {
    return place % this.plan.racks
  }

  /** By the environment. */
  wait(ms: number): Promise<void> {
    return new Promise(resolve => void this.time.after(ms, theEnvironment, resolve))
  }

  /** A visitor’s write at whichever node; whether it was acknowledged. */
  async visit(site_id: string): Promise<boolean> {
    const { answering, random, time, seen } = this
    if (answering.length === 0) return false
    const node = random.pick(answering)
    const what = seen.sent()
    const writing = time.as(node, () =>
      node.atHome(site_id, async home => {
        const database = await home.site(site_id)
        await database.write(async tx => {
          tx.announce('submission.created')
          await tx.run('insert into done values (?)', [what])
        })
      }),
    )
    const kept = await writing.then(
      () => true,
      () => false,
    )
    seen.visited(site_id, what, kept)
    return kept
  }
}
