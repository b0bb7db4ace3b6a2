/**
 * One of several nodes: it has a lease, renewed every two seconds, and the homes that it has taken. What nobody live has is taken by the
 * node that comes first by the name. A node whose lease may have ended writes nothing until it knows what it still has.
 */
import { randomBytes } from 'node:crypto'
import { Unavailable } from '../../runtime/errors.ts'
import { announcing } from './announcements.ts'
import type { Homes, Node, Place } from './homes.ts'
import { Later } from './later.ts'
import { Lease } from './lease.ts'
import type { KnownHome, KnownNode, LeaseTable } from './lease-table.ts'
import type { HomesListener, LeasedHomesOptions } from './leased-homes-options.ts'
import { homeLimits } from './limits.ts'
import { requireOwnAddress } from './own-address.ts'
import { firstStaying } from './placement.ts'
import { requireSameTables } from './same-tables.ts'

const tidy_every = 30
/** Another node was given a database. */
const home_topic = 'home '

export class LeasedHomes implements Homes {
  readonly id: string
  readonly address: string
  readonly #options: LeasedHomesOptions
  readonly #table: LeaseTable
  readonly #mine = new Map<string, number>()
  /** Where others were found to have something. */
  readonly #known = new Map<string, Node>()
  readonly #looks = new Map<string, Promise<Place>>()
  readonly #leaving = new Map<string, Promise<void>>()
  /** Still here, though nothing new begins on it. */
  readonly #going = new Set<string>()
  /** Told also where no other is known. */
  readonly announce: (topics: ReadonlySet<string>) => void
  isLeaving = false
  readonly #listeners: HomesListener[] = []
  #nodes: readonly KnownNode[] = []
  #control: KnownHome | undefined
  readonly lease = new Lease()
  #seen = 0
  #renewals = 0
  #stopped = false
  readonly #later = new Later()

  constructor(options: LeasedHomesOptions) {
    this.id = options.id ?? `node_${randomBytes(8).toString('hex')}`
    this.address = options.address
    this.#options = options
    this.#table = options.table
    this.announce = announcing({ ...options, id: this.id, isOver: () => this.#stopped })
  }

  get nodes(): readonly Node[] {
    return this.#nodes
  }

  get homes(): readonly string[] {
    return [...this.#mine.keys()]
  }

  get sites(): readonly string[] {
    return this.homes.filter(name => name !== 'control')
  }

  get isLeased(): boolean {
    return this.lease.isHeld
  }

  listen(listener: HomesListener): void {
    this.#listeners.push(listener)
  }

  /** Joins the others, unless their release and this one do not go together. */
  async start(): Promise<void> {
    await this.#table.make()
    await requireOwnAddress(this.#table, this.address)
    const live = await this.#table.liveNodes()
    for (const node of live) requireSameTables(node, this.#options.migrations)
    this.#seen = await this.#table.lastChange()
    await this.#renew()
    this.#later.after(homeLimits.renewal_milliseconds, () => this.#renewAgain())
    this.#later.after(homeLimits.poll_milliseconds, () => this.#poll())
  }

  /** And stays. */
  isHere(name: string): boolean {
    return this.#mine.has(name) && !this.#going.has(name)
  }

  /** Whether it surely is here: where the lease may be over, it waits until that is known. Throws where nobody can say. */
  async holds(name: string): Promise<boolean> {
    if (this.#mine.has(name)) await this.lease.untilHeld()
    return this.#mine.has(name)
  }

  async ours(names: readonly string[]): Promise<ReadonlySet<string>> {
    const others = names.filter(name => !this.isHere(name) && !this.#isLive(this.#known.get(name)?.id))
    const found = others.length === 0 ? new Map<string, KnownHome>() : await this.#asking(this.#table.findAll(others))
    for (const [name, home] of found) if (home.id !== this.id) this.#known.set(name, home)
    // One may have been given to this node.
    const isFree = (name: string) => (found.get(name) ?? this.firstFor(name)).id === this.id
    const free = others.filter(name => !this.#known.has(name) && isFree(name))
    await Promise.allSettled(free.map(name => this.find(name)))
    return new Set(names.filter(name => this.isHere(name)))
  }

  async find(name: string, taking = false): Promise<Place> {
    if (this.#mine.has(name)) return 'here'
    await this.#leaving.get(name)?.catch(() => undefined)
    // Whoever is asked to take it looks: what was known may be long ago.
    const known = taking ? undefined : this.#known.get(name)
    if (known && this.#isLive(known.id)) return known
    const key = `${taking} ${name}`
    const looking = this.#looks.get(key) ?? this.#look(name, taking).finally(() => this.#looks.delete(key))
    this.#looks.set(key, looking)
    return looking
  }

  /** What was known of where it is turned out to be wrong. */
  forget(name: string): void {
    this.#known.delete(name)
  }

  /** The fence with which a database here is opened. */
  fenceOf(name: string): number {
    const fence = this.#mine.get(name)
    if (fence === undefined) throw new Unavailable('Another node has it now.')
    this.lease.require()
    return fence
  }

  /** The database has seen a later fence than the table knows. */
  async raise(name: string, fence: number): Promise<void> {
    if (!this.#mine.has(name)) return
    const found = await this.#table.raise(name, this.id, fence)
    if (found?.id === this.id) this.#mine.set(name, found.fence)
    else this.#lose(name)
  }

  /** So that another may have it. Nothing of it is open here any more. */
  async giveUp(name: string): Promise<void> {
    if (this.#mine.delete(name)) await this.#leave(name, () => this.#table.giveUp(name, this.id))
  }

  async #leave(name: string, give: () => Promise<void>): Promise<void> {
    const leaving = Promise.resolve().then(give)
    this.#leaving.set(name, leaving)
    await leaving.finally(() => this.#leaving.delete(name))
  }

  /**
   * Another node has it from now on, and whoever asks for it here meanwhile waits. `prepare`: nothing new begins on it any more, what has begun
   * ends; `close`: nothing of it is open here.
   */
  async handOver(name: string, to: string, prepare: () => Promise<void>, close: () => Promise<void>): Promise<void> {
    if (!this.isHere(name)) return
    this.#going.add(name)
    try {
      await prepare()
      if (this.#mine.delete(name)) await this.#leave(name, () => this.#give(name, to, close))
    } finally {
      this.#going.delete(name)
    }
  }

  async #give(name: string, to: string, close: () => Promise<void>): Promise<void> {
    await close().catch(error => this.#options.onError(error, 'what another node is given'))
    const home = await this.#table.handTo(name, this.id, to)
    if (home && home.id !== this.id) this.#known.set(name, home)
    this.announce(new Set([home_topic + name, `site ${name}`]))
  }

  /** This node is about to stop: it is given nothing any more, and what it has should be elsewhere. */
  async beginLeaving(): Promise<void> {
    this.isLeaving = true
    await this.#asking(this.#table.noteLeaving(this.id))
  }

  /** Of those that may take it, this one among them. */
  readonly firstFor = (name: string): Node => {
    const { id, address, isLeaving } = this
    return firstStaying(name, [{ id, address, isLeaving }, ...this.#nodes.filter(node => node.id !== id)])
  }

  /** Its homes are free from now on: nothing of them may be open any more. */
  async stop(): Promise<void> {
    this.#stopped = true
    this.lease.end()
    this.#later.end()
    this.#mine.clear()
    await this.#table.leave(this.id).catch(() => undefined)
  }

  async #look(name: string, taking: boolean): Promise<Place> {
    let found = await this.#asking(this.#table.find(name))
    if (!found) {
      const first = this.firstFor(name)
      if (first.id !== this.id && !taking) return first
      this.lease.require()
      found = await this.#asking(this.#table.take(name, this.id))
      if (!found) throw new Unavailable('No node could take it. Try again.')
    }
    if (found.id !== this.id) {
      this.#known.set(name, found)
      return found
    }
    this.#gain(name, found.fence)
    return 'here'
  }

  #gain(name: string, fence: number): void {
    if (this.#mine.has(name)) return
    this.#mine.set(name, fence)
    this.#known.delete(name)
    for (const { gained } of this.#listeners) gained?.(name)
  }

  #lose(name: string): void {
    if (!this.#mine.delete(name)) return
    for (const { lost } of this.#listeners) lost?.(name)
  }

  #isLive(id: string | undefined): boolean {
    return this.#nodes.some(node => node.id === id)
  }

  async #asking<T>(asked: Promise<T>): Promise<T> {
    return asked.catch(error => {
      throw new Unavailable(`The table of leases does not answer (${this.#table.place}): ${String(error?.message)}.`)
    })
  }

  async #renewAgain(): Promise<void> {
    const began = performance.now()
    let wait_ms: number = homeLimits.retry_milliseconds
    try {
      await this.#renew()
      wait_ms = Math.max(0, homeLimits.renewal_milliseconds - (performance.now() - began))
    } catch (error) {
      this.#options.onError(error, 'the lease of this node was not renewed')
    }
    this.#later.after(wait_ms, () => this.#renewAgain())
  }

  async #renew(): Promise<void> {
    const sent_at = performance.now()
    const { address, release, migrations } = this.#options
    const node = {
      id: this.id,
      address,
      release,
      control_migrations: migrations.control,
      site_migrations: migrations.site,
    }
    this.#renewals += 1
    const { wasLive, nodes } = await this.#table.renew(node, { tidies: this.#renewals % tidy_every === 0 })
    if (!wasLive && this.#renewals > 1) await this.#settle()
    this.lease.renew(sent_at)
    this.#meet(nodes)
  }

  #meet(nodes: readonly KnownNode[]): void {
    const before = this.#nodes
    this.#nodes = nodes
    if (before.length === nodes.length && before.every(({ id }, i) => id === nodes[i]?.id)) return
    // One that was paused comes back without what it had.
    const live = new Set(nodes.map(({ id }) => id))
    for (const [name, { id }] of this.#known) if (!live.has(id)) this.#known.delete(name)
    for (const { nodes: come } of this.#listeners) come?.()
  }

  /** The lease had ended: others may have taken what was here. */
  async #settle(): Promise<void> {
    const still = await this.#table.homesOf(this.id)
    for (const [name, fence] of [...this.#mine]) if (still.get(name) !== fence) this.#lose(name)
  }

  async #poll(): Promise<void> {
    try {
      const { last, topics, control, nodes } = await this.#table.changes(this.#seen)
      this.#seen = last
      this.#meet(nodes)
      const former = this.#control
      this.#control = control
      if (this.#known.get('control')?.id !== control?.id) this.#known.delete('control')
      const heard = new Set(topics.filter(({ node_id }) => node_id !== this.id).map(({ topic }) => topic))
      const handed = [...heard].flatMap(topic => (topic.startsWith(home_topic) ? topic.slice(home_topic.length) : []))
      for (const name of handed) this.#known.delete(name)
      await this.ours(handed)
      // What a node announced last may have been lost with it.
      const isNew = former?.id !== control?.id || former?.fence !== control?.fence
      if (isNew || heard.size > 0) for (const { changed } of this.#listeners) changed?.(isNew ? undefined : heard)
      if (!control && this.isLeased) await this.find('control')
    } catch (error) {
      this.#options.onError(error, 'changes of other nodes could not be read')
    }
    this.#later.after(homeLimits.poll_milliseconds, () => this.#poll())
  }
}
