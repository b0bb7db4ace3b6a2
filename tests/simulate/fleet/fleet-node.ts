/** One node of the fleet: the real leases, placement, open sites, looks for what is due, queues and the daily round, joined as api/main.ts joins them. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setWakeAt } from '../../../api/account/sites/rules.ts'
import { Acts } from '../../../api/nodes/acts.ts'
import { handingOver } from '../../../api/nodes/hand-over.ts'
import { hearOthers } from '../../../api/nodes/hear-others.ts'
import { HomeRequests } from '../../../api/nodes/home-requests.ts'
import type { Database } from '../../../api/platform/database/database.ts'
import { type Databases, openDatabases } from '../../../api/platform/database/databases.ts'
import { Balance } from '../../../api/platform/database/homes/balance.ts'
import { LeaseTable } from '../../../api/platform/database/homes/lease-table.ts'
import { LeasedHomes } from '../../../api/platform/database/homes/leased-homes.ts'
import type { Installation } from '../../../api/platform/features/context.ts'
import { nextDueOfAll } from '../../../api/platform/jobs/jobs.ts'
import { Unavailable } from '../../../api/platform/runtime/errors.ts'
import type { Log } from '../../../api/platform/runtime/log.ts'
import { Signals } from '../../../api/platform/runtime/signals.ts'
import { tendQuietSites } from '../../../api/quiet-sites.ts'
import { SiteWork } from '../../../api/site-work.ts'
import type { Owner } from '../virtual-time.ts'
import { campaignHandler } from './campaigns.ts'
import { costs } from './costs.ts'
import type { Fleet } from './fleet.ts'
import { nodeCalls, Refused } from './node-calls.ts'
import type { Observations } from './observations.ts'
import { openSiteDatabase } from './site-database.ts'
import { refusing } from './virtual-server.ts'

/** As `forward.ts`. */
const patience_ms = 2_500
const look_again_ms = 200
const open_sites_max = 1_500

export class FleetNode implements Owner {
  alive = true
  frozen_until = 0
  /** It answers whether it is ready: a balancer sends it requests. */
  ready = false
  readonly homes: LeasedHomes
  readonly #balance: Balance
  readonly #requests = new HomeRequests()
  readonly #fleet: Fleet
  readonly #calls: ReturnType<typeof nodeCalls>
  #databases: Databases | undefined
  #end: (() => Promise<void>) | undefined
  #busyUntil = 0

  constructor(fleet: Fleet, { id, address }: { id: string; address: string }) {
    this.#fleet = fleet
    const table = new LeaseTable(fleet.leases.openFor(this))
    this.homes = new LeasedHomes({
      table,
      id,
      address,
      release: '0.1.0',
      migrations: { control: 1, site: 1 },
      onError: () => undefined,
    })
    this.#balance = new Balance({ homes: this.homes, table: fleet.mistake?.shares?.(table) ?? table })
    this.#calls = nodeCalls(fleet, this)
  }

  /** Its processor does one thing after another. */
  work(ms: number): Promise<void> {
    const { time } = this.#fleet
    this.#busyUntil = Math.max(this.#busyUntil, time.elapsed) + ms
    return new Promise(resolve => void time.after(this.#busyUntil - time.elapsed, this, resolve))
  }

  async start(): Promise<void> {
    const { fleet, homes } = { fleet: this.#fleet, homes: this.homes }
    await homes.start()
    const signals = new Signals()
    const databases = await openDatabases({
      dataDir: mkdtempSync(join(fleet.folder, 'node-')),
      now: () => fleet.time.now(),
      wake: { earliestDue: nextDueOfAll, setWakeAt },
      wasMade: async () => true,
      openSitesMax: open_sites_max,
      onCommit: (topics, site_id) => signals.committed(topics, site_id),
      shared: {
        control: async () => fleet.control.openFor(this),
        elsewhere: async name => {
          if ((await homes.find(name)) !== 'here') throw new Unavailable('Another node has the site.')
          return undefined
        },
        take: async () => undefined,
        rested: async name => {
          if (this.#balance.isBetterElsewhere(name)) await homes.giveUp(name)
        },
      },
      openDatabase: async ({ path, onCommit }) => {
        await this.work(costs.open_node_ms)
        fleet.openings += 1
        const site_id = path.split('/').at(-2) ?? ''
        const server = fleet.siteServer(site_id)
        const needs = { site_id, owner: this as Owner, homes, tables: fleet.tables, server }
        return (await openSiteDatabase({ ...needs, onCommit: onCommit ?? (() => undefined) })) as Database<never>
      },
    })
    this.#databases = databases
    const installation = this.#install(databases, signals)
    hearOthers({ ...installation, homes })
    const work = new SiteWork({
      installation,
      workOf: scope => ({ jobHandlers: [campaignHandler(fleet, this, scope)], parts: [] }),
    })
    void work.start()
    homes.listen({
      nodes: () => work.wakeAll(),
      gained: name => fleet.seen.gained(name, this),
    })
    const quiet = tendQuietSites({
      installation,
      isAwake: id => work.isAwake(id),
      housekeeping: () => [],
      first_ms: fleet.plan.first_round_ms,
    })
    const handOver = handingOver(
      {
        ...installation,
        node: { homes, requests: this.#requests, balance: this.#balance, acts: new Acts(async () => undefined) },
      },
      work,
    )
    this.ready = true
    this.#end = async () => {
      await handOver.leave()
      await handOver.stop()
      await quiet.stop()
      await work.stop()
      await databases.close()
      await homes.stop()
    }
  }

  /** As a deployment ends it. */
  async stop(): Promise<void> {
    this.ready = false
    await this.#end?.()
    this.alive = false
  }

  get openSites(): number {
    return this.#databases?.load().open_sites ?? 0
  }

  site(id: string): Promise<Database<'site'>> {
    if (!this.#databases) throw new Unavailable('It is not ready.')
    return this.#databases.site(id)
  }

  /** Whatever is done at the home of a name: here, or passed on to the node that has it. */
  async atHome<T>(name: string, act: (home: FleetNode) => Promise<T>): Promise<T> {
    const { time } = this.#fleet
    const until = time.elapsed + patience_ms
    for (;;) {
      await this.#requests.untilLetIn(name)
      const place = await this.homes.find(name)
      if (place === 'here') return this.#counted(name, act)
      try {
        return await this.#calls.call(place, async home => {
          await home.#requests.untilLetIn(name)
          if ((await home.homes.find(name, true)) !== 'here') throw new Refused()
          return home.#counted(name, act)
        })
      } catch (error) {
        if (!(error instanceof Refused) || time.elapsed > until) throw error
      }
      this.homes.forget(name)
      await new Promise<void>(resolve => void time.after(look_again_ms, this, resolve))
    }
  }

  async #counted<T>(name: string, act: (home: FleetNode) => Promise<T>): Promise<T> {
    const end = this.#requests.begin(name)
    return act(this).finally(end)
  }

  #install(databases: Databases, signals: Signals): Installation {
    const fleet = this.#fleet
    const clock = { now: () => fleet.time.now() }
    const log = quietLog(fleet.seen) as Log
    const parts = {
      ...{ databases, signals, log, clock, demoClock: clock },
      homes: fleet.mistake?.homes?.(this.homes) ?? this.homes,
      clockOf: () => clock,
      connections: { nextDue: nextDueOfAll },
      sites: { find: async (id: string) => ({ id }) },
      stopping: new AbortController().signal,
    }
    return parts as unknown as Installation
  }
}

/** What a process logs while a server or another node is away is no finding. */
const isOfOutage = ({ error, message }: { error?: string; message?: string }): boolean =>
  error === 'Unavailable' || error === 'ClosedError' || message?.endsWith(refusing) === true

function quietLog({ noteError, noteOutage }: Pick<Observations, 'noteError' | 'noteOutage'>): unknown {
  const error = (fields: { error?: string; message?: string }, text: string) => {
    if (isOfOutage(fields)) noteOutage()
    else noteError(`${text}: ${JSON.stringify(fields)}`)
  }
  const silent = () => undefined
  const log = { error, warn: silent, info: silent, debug: silent, child: () => log }
  return log
}

/** A folder for what processes lock. */
export const nodesFolder = (): string => mkdtempSync(join(tmpdir(), 'leadwright-fleet-'))
