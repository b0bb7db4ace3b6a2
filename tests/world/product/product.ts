/** The product in this process: its app, and its work in the background, on a clock that stands still until it is moved. */
import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { createApp } from '../../../api/app.ts'
import { features } from '../../../api/features.ts'
import { type OpenInstallation, openInstallation } from '../../../api/installation.ts'
import { readConfig } from '../../../api/platform/config/config.ts'
import { JobWorker } from '../../../api/platform/jobs/worker.ts'
import { systemMailHandler } from '../../../api/platform/mail/system-mail.ts'
import type { MarketingServices } from '../../../api/platform/network/marketing-services.ts'
import type { FixedClock } from '../../../api/platform/runtime/clock.ts'
import { createLog } from '../../../api/platform/runtime/log.ts'
import { receiveMessage } from '../../../api/public/inbound-mail/receive.ts'
import { consumeNewEvents } from '../../../api/site-parts.ts'
import { fakeDns } from '../../../api/testing/harness.ts'
import { databaseTemplates } from '../../../api/testing/templates.ts'
import { simulateRun } from '../../../workflows/simulate/simulate-run.ts'
import { Faults, Killed, Life } from './life.ts'
import type { Mailbox } from './mailbox.ts'
import { nextMomentsAfter, restOf } from './rest.ts'
import { type Runs, startRuns } from './runs.ts'
import { forgetOld, startWork, stopWork, type WorkingSite } from './working-site.ts'

const TURNS_MAX = 500
/** Where reports come in. */
export const RETURN_PATH = 'reports@leads.example.com'

export interface ProductOptions {
  folder: string
  clock: FixedClock
  mailbox: Mailbox
  services: MarketingServices
  onError(text: string): void
}

export class Product {
  readonly #options: ProductOptions
  readonly clock: FixedClock
  readonly faults = new Faults()
  #life!: Life
  #installation!: OpenInstallation
  #app!: ReturnType<typeof createApp>
  #control!: JobWorker<'control'>
  #runs!: Runs
  #sites = new Map<string, WorkingSite>()
  /** The same, but that it is never set back. */
  readonly #steadyClock = {
    at: 0,
    now: (): number => (this.#steadyClock.at = Math.max(this.#steadyClock.at, this.clock.now())),
  }
  /** Sites of which something may be due; `control` for the installation. */
  readonly #stirred = new Set<string>()

  private constructor(options: ProductOptions) {
    this.#options = options
    this.clock = options.clock
  }

  static async open(options: ProductOptions): Promise<Product> {
    const product = new Product(options)
    await product.#start([])
    return product
  }

  /** Where anything of its people may lie. */
  get folders(): readonly string[] {
    return [this.#options.folder, ...this.#runs.folders]
  }

  get installation(): OpenInstallation {
    return this.#installation
  }

  /** With the sites at which it worked before. */
  async #start(site_ids: readonly string[]): Promise<void> {
    this.#life = new Life(this.faults)
    await this.#life.outlive(this.#startIn(this.#life))
    for (const id of site_ids) await this.#life.outlive(this.work(id))
  }

  async #startIn(life: Life): Promise<void> {
    const { folder, clock, mailbox, services } = this.#options
    const onError = (text: string) => {
      if (!life.dead && !this.faults.full) this.#options.onError(text)
    }
    const config = readConfig({
      ...{ DATA_DIR: folder, PUBLIC_URL: 'https://leads.example.com', ALLOW_LOOPBACK: 'true' },
      RETURN_PATH,
    })
    const log = createLog('silent')
    const loud = Object.assign(Object.create(log), {
      error: (fields: unknown, text?: string) => onError(`${text}: ${JSON.stringify(fields)}`),
      child: () => loud,
    })
    const noAddress = async () => {
      throw Object.assign(new Error('ENODATA'), { code: 'ENODATA' })
    }
    this.#installation = await openInstallation(config, {
      clock,
      steadyClock: this.#steadyClock,
      log: loud,
      simulateRun,
      dns: fakeDns,
      records: { resolveTxt: noAddress, resolveCname: noAddress, resolve4: noAddress, resolve6: noAddress },
      mailer: mailbox.mailer(life),
      marketingServices: services,
      openDatabase: life.openDatabase,
      templates: await databaseTemplates(),
    })
    this.#app = createApp(this.#installation)
    const { signals, databases } = this.#installation
    for (const name of ['events', 'jobs', 'runs'] as const) signals.on(name, id => this.#stirred.add(id))
    signals.on('mail', () => this.#stirred.add('control'))
    const own = features.flatMap(({ installationHandlers }) => installationHandlers?.(this.#installation) ?? [])
    const handlers = [systemMailHandler(this.#installation), ...own]
    this.#control = new JobWorker<'control'>({ database: databases.control, handlers, clock, log: loud })
    await this.#control.start()
    this.#runs = startRuns({
      ...{ clock, life, onError, installation_id: basename(folder) },
      hasSite: async id => (await this.#installation.sites.find(id)) !== null,
    })
  }

  async request(
    method: string,
    path: string,
    init: { headers: Headers; body?: string | ArrayBuffer },
  ): Promise<Response> {
    for (;;) {
      const answer = await this.#outlived(async () => this.#app.request(path, { method, ...init }))
      if (answer) return answer
    }
  }

  /** A mail comes in; its server brings it again where the process dies of it. */
  async receive(raw: string, recipients: readonly string[]): Promise<void> {
    const take = () => receiveMessage(this.#installation, Buffer.from(raw), recipients)
    while ((await this.#outlived(take)) === undefined);
  }

  /** Undefined where the process died of it: then another has begun. */
  async #outlived<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await this.#life.outlive(work())
    } catch (error) {
      if (!(error instanceof Killed)) throw error
      await this.#revive()
      return undefined
    }
  }

  /** Another process begins where one was killed; what that one held is free. */
  async #revive(): Promise<void> {
    const ids = [...this.#sites.keys()]
    await this.#bury()
    await this.#begin(ids)
  }

  async #bury(): Promise<void> {
    this.#installation.stop()
    await this.#runs.stop()
    await this.#life.bury()
    this.#options.mailbox.killed()
    // The lock of a process ends with it.
    await rm(join(this.#options.folder, 'lock.db'), { force: true })
  }

  async #begin(ids: readonly string[]): Promise<void> {
    this.#sites = new Map()
    try {
      await this.#start(ids)
    } catch (error) {
      if (!(error instanceof Killed)) throw error
      await this.#bury()
      return this.#begin(ids)
    }
    this.#stirAll()
    await this.settle()
  }

  /** From now on the site's work is done, whenever the product is told to. */
  async work(site_id: string): Promise<void> {
    if (this.#sites.has(site_id)) return
    this.#sites.set(site_id, await startWork(this.#installation, site_id, () => this.#runs.runner))
    this.#stirred.add(site_id)
  }

  /** No more work is done at the site. */
  async rest(site_id: string): Promise<void> {
    const working = this.#sites.get(site_id)
    this.#sites.delete(site_id)
    if (working) await stopWork(working)
  }

  /** Everything that is due at this moment is done, and what follows from it. */
  async settle(): Promise<void> {
    for (let turn = 0; this.#stirred.size > 0; turn++) {
      if (turn > TURNS_MAX) throw new Error('The product does not come to rest')
      const stirred = [...this.#stirred]
      this.#stirred.clear()
      for (const id of stirred) {
        const site = this.#sites.get(id)
        if (site) await this.#outlived(() => this.#carryOn(site))
        else if (id === 'control') await this.#outlived(() => restOf(this.#control, this.#life))
      }
    }
    this.#options.mailbox.rested()
  }

  async #carryOn({ scope, worker }: WorkingSite): Promise<void> {
    // Runs would pause before they try again: they are left alone until there is room.
    if (this.faults.full) return restOf(worker, this.#life)
    while (await consumeNewEvents(scope));
    await this.#runs.settle(scope.site_id)
    await restOf(worker, this.#life)
  }

  /** Lets time pass until then, moment by moment at which something is due. */
  async passTo(moment: number): Promise<void> {
    await this.settle()
    for (;;) {
      const due = await this.#outlived(() => this.#nextDue())
      if (due === undefined) continue
      if (due === null || due > moment) break
      this.clock.set(due)
      this.#stirAll()
      await this.settle()
    }
    this.clock.set(moment)
  }

  /** What is done at a site once an hour. */
  async tidy(site_id: string): Promise<void> {
    const working = this.#sites.get(site_id)
    if (working) await this.#outlived(() => forgetOld(working))
  }

  /** There is room on the disk again: whatever has waited for it goes on. */
  async makeRoom(): Promise<void> {
    this.faults.full = false
    this.#stirAll()
    await this.settle()
  }

  #stirAll(): void {
    for (const id of this.#sites.keys()) this.#stirred.add(id)
    this.#stirred.add('control')
  }

  /** The next moment to come at which something is due. What is due already waits for something else, such as the end of a pause. */
  async #nextDue(): Promise<number | null> {
    const now = this.clock.now()
    const ofSites = [...this.#sites.values()].map(({ scope }) => scope.database.read(db => nextMomentsAfter(db, now)))
    const moments = await Promise.all([this.#control.nextDue(), ...ofSites])
    const coming = moments.flat().filter(moment => moment !== null && moment > now)
    return coming.length > 0 ? Math.min(...(coming as number[])) : null
  }

  async #stop(): Promise<void> {
    this.#installation.stop()
    for (const site of this.#sites.values()) await stopWork(site)
    await this.#control.stop()
    await this.#runs.stop()
    await this.#installation.close()
  }

  /** Removes files that no row names, however young: an hour of this machine's clock would else have to pass. */
  async #sweep(): Promise<void> {
    const { storage, connections } = this.#installation
    for (const [id, { scope }] of this.#sites)
      await storage.sweep(id, () => scope.database.read(connections.storedHashes), -60_000)
  }

  /** The process ends and begins again on the same folder; meanwhile nothing is done. */
  async restart(meanwhile: () => Promise<void> = async () => undefined): Promise<void> {
    const ids = [...this.#sites.keys()]
    // A process that is killed as it ends has put nothing into its files.
    if (!(await this.#outlived(() => this.#end()))) return
    await meanwhile()
    await this.#begin(ids)
  }

  async #end(): Promise<true> {
    await this.#sweep()
    await this.#stop()
    return true
  }

  async close(): Promise<void> {
    this.faults.point = null
    // What a dead process was at never ends.
    await (this.#life.dead ? this.#bury() : this.#stop())
  }
}
