/** One process of the product: its app, and its work in the background, which goes on when it is told to. */
import { basename } from 'node:path'
import { createApp } from '../../../api/app.ts'
import { finishControl } from '../../../api/control-work.ts'
import { features } from '../../../api/features.ts'
import { type OpenInstallation, openInstallation } from '../../../api/installation.ts'
import { readConfig } from '../../../api/platform/config/config.ts'
import { JobWorker } from '../../../api/platform/jobs/worker.ts'
import { systemMailHandler } from '../../../api/platform/mail/system-mail.ts'
import type { MarketingServices } from '../../../api/platform/network/marketing-services.ts'
import type { Clock, FixedClock } from '../../../api/platform/runtime/clock.ts'
import { createLog } from '../../../api/platform/runtime/log.ts'
import { consumeNewEvents } from '../../../api/site-parts.ts'
import { fakeDns } from '../../../api/testing/harness.ts'
import { databaseTemplates } from '../../../api/testing/templates.ts'
import { simulateRun } from '../../../workflows/simulate/simulate-run.ts'
import type { Faults, Life } from './life.ts'
import type { Mailbox } from './mailbox.ts'
import { nextMomentsAfter, restOf } from './rest.ts'
import { type Runs, startRuns } from './runs.ts'
import { forgetOld, startWork, stopWork, type WorkingSite } from './working-site.ts'

/** Where reports come in. */
export const RETURN_PATH = 'reports@leads.example.com'

const of_outage = /"error":"(Unavailable|DatabaseClosed)"|until it is opened anew|does not answer/

export interface ProductOptions {
  folder: string
  clock: FixedClock
  mailbox: Mailbox
  services: MarketingServices
  onError(text: string): void
}

export interface ProcessNeeds extends ProductOptions {
  life: Life
  faults: Faults
  steadyClock: Clock
  /** Something may be due at a site; `control` for the installation. */
  stir(name: string): void
  /** Of one of several. */
  environment?: Record<string, string>
}

export class ProductProcess {
  readonly life: Life
  readonly #needs: ProcessNeeds
  installation!: OpenInstallation
  app!: ReturnType<typeof createApp>
  #control: Promise<JobWorker<'control'>> | undefined
  #runs!: Runs
  readonly #sites = new Map<string, Promise<WorkingSite>>()
  /** Work that ends: the next begins after it. */
  readonly #leaving = new Map<string, Promise<unknown>>()

  constructor(needs: ProcessNeeds) {
    this.#needs = needs
    this.life = needs.life
  }

  /** Where it keeps something besides its folder. */
  get folders(): readonly string[] {
    return this.#runs.folders
  }

  async start(): Promise<void> {
    const { folder, clock, mailbox, services, life, faults, steadyClock, stir, environment } = this.#needs
    const onError = (text: string) => {
      if (life.dead || faults.full || faults.under_way > 0) return
      // Nodes lose their leases where this machine is busy: what they did then is compared.
      if (!faults.among_nodes || !of_outage.test(text)) this.#needs.onError(text)
    }
    const config = readConfig({
      ...{ DATA_DIR: folder, PUBLIC_URL: 'https://leads.example.com', ALLOW_LOOPBACK: 'true' },
      RETURN_PATH,
      ...environment,
    })
    const log = createLog('silent')
    const loud = Object.assign(Object.create(log), {
      error: (fields: unknown, text?: string) => onError(`${text}: ${JSON.stringify(fields)}`),
      child: () => loud,
    })
    const noAddress = async () => {
      throw Object.assign(new Error('ENODATA'), { code: 'ENODATA' })
    }
    this.installation = await openInstallation(config, {
      clock,
      steadyClock,
      log: loud,
      simulateRun,
      dns: fakeDns,
      records: { resolveTxt: noAddress, resolveCname: noAddress, resolve4: noAddress, resolve6: noAddress },
      mailer: mailbox.mailer(life),
      marketingServices: services,
      openDatabase: life.openDatabase,
      templates: await databaseTemplates(),
    })
    this.app = createApp(this.installation)
    const { signals, homes } = this.installation
    const here = (name: string) => homes.isHere(name) && stir(name)
    for (const name of ['events', 'jobs', 'runs', 'site'] as const) signals.on(name, here)
    signals.on('mail', () => here('control'))
    this.#runs = startRuns({
      ...{ clock, life, onError, installation_id: basename(folder) },
      hasSite: async id => (await this.installation.sites.find(id)) !== null,
    })
  }

  /** Its work for a site, or for the installation, begins where it has not. */
  async begin(name: string): Promise<void> {
    await (name === 'control' ? this.#worker() : this.#working(name))
  }

  #worker(): Promise<JobWorker<'control'>> {
    this.#control ??= this.#startControl().catch(error => {
      this.#control = undefined
      throw error
    })
    return this.#control
  }

  async #startControl(): Promise<JobWorker<'control'>> {
    await this.#leaving.get('control')
    const { databases, log, clock, node } = this.installation
    if (node) {
      // Other nodes sign what they say with it.
      await databases.controlKey()
      await finishControl(this.installation)
    }
    const own = features.flatMap(({ installationHandlers }) => installationHandlers?.(this.installation) ?? [])
    const handlers = [systemMailHandler(this.installation), ...own]
    const worker = new JobWorker<'control'>({ database: databases.control, handlers, clock, log })
    await worker.start()
    return worker
  }

  #working(site_id: string): Promise<WorkingSite> {
    const known = this.#sites.get(site_id)
    if (known) return known
    const working = this.#startWork(site_id)
    this.#sites.set(site_id, working)
    working.catch(() => this.#sites.delete(site_id))
    return working
  }

  async #startWork(site_id: string): Promise<WorkingSite> {
    await this.#leaving.get(site_id)
    return startWork(this.installation, site_id, () => this.#runs.runner)
  }

  /** No more work is done there. */
  async leave(name: string): Promise<void> {
    const ending = name === 'control' ? this.#stopControl() : this.#stopWork(name)
    this.#leaving.set(name, ending)
    await ending
  }

  async #stopControl(): Promise<void> {
    const control = this.#control
    this.#control = undefined
    await (await control?.catch(() => undefined))?.stop()
  }

  async #stopWork(site_id: string): Promise<void> {
    const working = await this.#sites.get(site_id)?.catch(() => undefined)
    this.#sites.delete(site_id)
    if (working) await stopWork(working)
  }

  /** All that is due there is done. */
  async carryOn(name: string): Promise<void> {
    const { life, faults } = this.#needs
    if (name === 'control') return restOf(await this.#worker(), life)
    const { scope, worker } = await this.#working(name)
    // Runs would pause before they try again: they are left alone until there is room.
    if (faults.full) return restOf(worker, life)
    while (await consumeNewEvents(scope));
    await this.#runs.settle(name)
    await restOf(worker, life)
  }

  /** When something is due there, after this moment. */
  async nextDue(name: string, now: number): Promise<(number | null)[]> {
    if (name === 'control') return [await (await this.#worker()).nextDue()]
    const { scope } = await this.#working(name)
    return scope.database.read(db => nextMomentsAfter(db, now))
  }

  /** What is done at a site once an hour. */
  async tidy(site_id: string): Promise<void> {
    await forgetOld(await this.#working(site_id))
  }

  /** Removes files that no row names, however young: an hour of this machine's clock would else have to pass. */
  async sweep(): Promise<void> {
    const { storage, connections } = this.installation
    for (const [id, working] of this.#sites) {
      const { scope } = await working
      await storage.sweep(id, () => scope.database.read(connections.storedHashes), -60_000)
    }
  }

  async stop(): Promise<void> {
    this.installation.stop()
    for (const name of [...this.#sites.keys(), 'control']) await this.leave(name)
    await this.#runs.stop()
    await this.installation.close()
  }

  /** Once it is dead. */
  async bury(): Promise<void> {
    this.installation?.stop()
    await this.#runs?.stop()
    await this.life.bury()
  }
}
