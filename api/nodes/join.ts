/** This process as one of several nodes: its lease, its share of the databases, and what it hears of the others. */
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import product from '../../package.json' with { type: 'json' }
import type { Database } from '../platform/database/database.ts'
import type { Databases, HomedDatabases } from '../platform/database/databases-options.ts'
import { Balance } from '../platform/database/homes/balance.ts'
import { ControlAtHome } from '../platform/database/homes/control-at-home.ts'
import { homes_database, LeaseTable } from '../platform/database/homes/lease-table.ts'
import { LeasedHomes } from '../platform/database/homes/leased-homes.ts'
import { type Exchange, RemoteDatabase } from '../platform/database/homes/remote-database.ts'
import { readMigrations } from '../platform/database/migrations.ts'
import { Recorders, type RecordingOptions } from '../platform/database/recorded/recorders.ts'
import { findPlace } from '../platform/database/recorded/site-places.ts'
import { Unavailable } from '../platform/runtime/errors.ts'
import { errorFields, type Log } from '../platform/runtime/log.ts'
import { gauge, type MetricSource } from '../platform/runtime/metrics/metric.ts'
import { Acts } from './acts.ts'
import { HomeRequests } from './home-requests.ts'
import { type Links, linksTo } from './links.ts'
import { type NodeExchange, nodeExchange } from './node-exchange.ts'
import { Signature } from './signature.ts'

/** While the first node makes the control database. */
const first_start_ms_max = 60_000
const look_ms = 250
const migrations = join(import.meta.dirname, '..', 'migrations')
const remote_sites_max = 10_000

export interface JoinOptions {
  address: string
  data_dir: string
  recording: RecordingOptions
  log: Log
  now: () => number
}

/** What its home is asked for where another node was told to move a database. */
export interface DatabaseMove {
  site_id: string
  to: string
}

export interface JoinedNode {
  homes: LeasedHomes
  links: Links
  recording: Recorders
  shared: HomedDatabases
  acts: Acts
  /** Those that are about databases here. */
  requests: HomeRequests
  balance: Balance
  /** Of a database that another node has, as of one moment. */
  copies: NodeExchange['copy']
  /** The addresses of the nodes that have them. */
  whereAre(names: readonly string[]): Promise<Map<string, string>>
  metrics: MetricSource
  /** From now on what happens elsewhere is heard here. */
  follow(databases: Databases): void
}

export async function joinNodes({ address, data_dir, log, now, ...options }: JoinOptions): Promise<JoinedNode> {
  const [control, site] = await Promise.all(['control', 'site'].map(kind => readMigrations(join(migrations, kind))))
  let homes: LeasedHomes
  const recording = new Recorders({
    ...options.recording,
    terms: {
      fenceOf: name => homes.fenceOf(name),
      raise: (name, term) => homes.raise(name, term),
      untilLeased: () => homes.lease.untilHeld(),
    },
  })
  const table = new LeaseTable(recording.beside(homes_database))
  homes = new LeasedHomes({
    table,
    address,
    release: product.version,
    migrations: { control: control?.length ?? 0, site: site?.length ?? 0 },
    onError: (error, what) => log.warn(errorFields(error), what),
  })
  await recording.requireFitting({ kind: 'control', path: join(data_dir, 'control.db'), migrations: control ?? [] })
  await homes.start()
  let databases: Databases | undefined
  const links = linksTo(homes)
  const signature = () => {
    if (!databases) throw new Unavailable('This node is not ready yet.')
    return new Signature(databases, now)
  }
  const exchange = nodeExchange({ homes, links, signature })
  const balance = new Balance({ homes, table })
  const shared = new SharedDatabases({ homes, recording, exchange, log, balance })
  const acts = new Acts(exchange.act)
  return {
    homes,
    links,
    recording,
    shared,
    acts,
    balance,
    copies: exchange.copy,
    whereAre: async names => new Map([...(await table.findAll(names))].map(([name, { address }]) => [name, address])),
    requests: new HomeRequests(),
    metrics: async () => [
      gauge('leadwright_nodes', 'Nodes whose lease is held, as this one knows.', homes.nodes.length),
      gauge('leadwright_node_homes', 'Databases whose home this node is.', homes.homes.length),
      gauge(
        'leadwright_node_lease_held',
        '1 while this node may write, 0 while its lease may be over.',
        homes.isLeased ? 1 : 0,
      ),
    ],
    follow: opened => {
      databases = opened
      acts.answer('move_database', async input => {
        const { site_id, to } = input as DatabaseMove
        await opened.moveSite(site_id, to)
        return null
      })
    },
  }
}

/** One process by itself would take from nodes what they are working in. */
export async function requireNoNodes(recording: Recorders): Promise<void> {
  const live = await new LeaseTable(recording.beside(homes_database)).liveNodes()
  if (live.length === 0) return
  const addresses = live.map(({ address }) => address).join(', ')
  throw new Unavailable(
    `The databases of this installation are worked in by nodes (${addresses}). Set NODE_ADDRESS to be one of them, or stop them first.`,
  )
}

interface SharedNeeds {
  homes: LeasedHomes
  recording: Recorders
  exchange: Exchange
  log: Log
  balance: Balance
}

class SharedDatabases implements HomedDatabases {
  readonly #needs: SharedNeeds
  readonly #remote = new Map<string, Database<'site'>>()
  #control: Database<'control'> | undefined

  constructor(needs: SharedNeeds) {
    this.#needs = needs
    // What is read at a server may have moved to another one.
    needs.homes.listen({
      changed: topics => {
        if (!topics) return this.#remote.clear()
        for (const topic of topics) this.#remote.delete(topic.replace(/^site /, ''))
      },
    })
  }

  async control(open: () => Promise<Database<'control'>>): Promise<Database<'control'>> {
    const { homes, recording, exchange, log } = this.#needs
    const reading = recording.reading('control')
    const control = new ControlAtHome({
      remote: new RemoteDatabase('control', 'control', { reading, exchange }),
      open,
      isHere: () => homes.isHere('control'),
      onError: error => log.warn(errorFields(error), 'the control database could not be opened'),
    })
    homes.listen({
      gained: name => {
        if (name !== 'control') return
        control.arrive().catch(error => {
          log.error(errorFields(error), 'the control database cannot be opened here')
          void homes.giveUp('control').catch(() => undefined)
        })
      },
      lost: name => {
        if (name === 'control') void control.leave()
      },
    })
    if ((await homes.find('control')) === 'here') await control.arrive()
    else await this.#untilMade(control)
    this.#control = control
    return control
  }

  async elsewhere(siteId: string): Promise<Database<'site'> | undefined> {
    const { homes, recording, exchange } = this.#needs
    if ((await homes.find(siteId)) === 'here') return undefined
    const known = this.#remote.get(siteId)
    if (known) return known
    if (this.#remote.size >= remote_sites_max) this.#remote.clear()
    const reading = recording.reading(siteId, async () => this.#control?.read(db => findPlace(db, siteId)))
    const made = new RemoteDatabase('site', siteId, { reading, exchange })
    this.#remote.set(siteId, made)
    return made
  }

  async take(siteId: string): Promise<void> {
    if ((await this.#needs.homes.find(siteId, true)) !== 'here') throw new Unavailable('Another node has the site.')
  }

  async rested(siteId: string): Promise<void> {
    const { homes, balance } = this.#needs
    if (balance.isBetterElsewhere(siteId)) await homes.giveUp(siteId)
  }

  /** The first node of all may be about to make it. */
  async #untilMade(control: Database<'control'>): Promise<void> {
    const until = performance.now() + first_start_ms_max
    for (;;) {
      const made = await control.read(db => db.one('select 1 from control_key')).catch(error => error)
      if (Array.isArray(made)) return
      if (performance.now() > until)
        throw made instanceof Error ? made : new Unavailable('No node has made the control database yet.')
      await pause(look_ms)
    }
  }
}
