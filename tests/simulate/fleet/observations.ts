/** What is noted of a day, by those who do it. */
import type { VirtualTime } from '../virtual-time.ts'
import type { FleetNode } from './fleet-node.ts'
import type { FleetPlan } from './plan.ts'

export interface Window {
  from: number
  to: number
}

export class Observations {
  readonly #time: VirtualTime
  /** When each campaign was begun first. */
  readonly begun = new Map<string, number>()
  readonly errors = new Map<string, number>()
  readonly acknowledged = new Map<string, string[]>()
  /** Names that two nodes had at a time. */
  readonly twice: string[] = []
  /** In which something was away, or nobody's. */
  readonly outages: Window[] = []
  visits = 0
  refused = 0
  outage_errors = 0
  homes_moved = 0
  longest_without_home_ms = 0
  /** From the moment a campaign was due to its end, at the latest. */
  longest_campaign_ms = 0
  most_open_sites = 0
  /** Campaigns that were begun by a node of a rack that died, or was paused, are begun again. */
  begun_again = 0
  readonly #homes = new Map<string, FleetNode>()
  readonly #due: ReadonlyMap<string, number>

  constructor(time: VirtualTime, { sites }: FleetPlan) {
    this.#time = time
    this.#due = new Map(sites.flatMap(({ id, campaign_at }) => (campaign_at === null ? [] : [[id, campaign_at]])))
  }

  get due(): ReadonlyMap<string, number> {
    return this.#due
  }

  began(site_id: string): void {
    if (this.begun.has(site_id)) this.begun_again += 1
    else this.begun.set(site_id, this.#time.now())
  }

  ended(site_id: string): void {
    const took = this.#time.now() - (this.#due.get(site_id) ?? 0)
    this.longest_campaign_ms = Math.max(this.longest_campaign_ms, took)
  }

  sent(): string {
    this.visits += 1
    return `visit ${this.visits}`
  }

  visited(site_id: string, what: string, kept: boolean): void {
    if (!kept) this.refused += 1
    else this.acknowledged.set(site_id, [...(this.acknowledged.get(site_id) ?? []), what])
  }

  gained(name: string, node: FleetNode): void {
    const former = this.#homes.get(name)
    this.#homes.set(name, node)
    if (!former || former === node) return
    this.homes_moved += 1
    const hasItStill = former.alive && former.frozen_until <= this.#time.elapsed && former.homes.isHere(name)
    if (hasItStill && former.homes.isLeased) this.twice.push(name)
  }

  readonly noteOutage = (): void => {
    this.outage_errors += 1
  }

  readonly noteError = (error: string): void => {
    const text = error.replaceAll(/site_[0-9a-f]+|node_\d+/g, '…').slice(0, 200)
    this.errors.set(text, (this.errors.get(text) ?? 0) + 1)
  }
}
