/** What runs for each site besides requests: jobs and journeys. Parts are started when a site has something to do. */
import { sitesToWake } from './account/sites/rules.ts'
import type { Clock } from './platform/clock.ts'
import type { Installation, SiteFacts } from './platform/context.ts'
import type { Database } from './platform/database/database.ts'
import { DatabaseUnusable } from './platform/database/unusable.ts'
import { type JobHandler, JobWorker } from './platform/jobs/worker.ts'
import { errorFields } from './platform/log.ts'

/** What a part works on. The facts are read anew where they matter, since they change. */
export interface SiteScope {
  installation: Installation
  site_id: string
  database: Database<'site'>
  clock: Clock
  /** The site as it is now; null once it is removed. */
  facts(): Promise<SiteFacts | null>
}

/** One part of a site's work. `wake` is cheap and may be called at any time after `start`. */
export interface SitePart {
  start(): Promise<void>
  wake(): void
  stop(): Promise<void>
}

/** Job handlers and further parts of a site, from the features that have them. */
export interface WorkOfSite {
  jobHandlers: readonly JobHandler<'site'>[]
  parts: readonly SitePart[]
}

export interface SiteWorkOptions {
  installation: Installation
  workOf(scope: SiteScope): WorkOfSite
}

const rest_ms = 50

export class SiteWork {
  readonly #options: SiteWorkOptions
  readonly #sites = new Map<string, Promise<readonly SitePart[]>>()
  readonly #unsubscribe: (() => void)[] = []
  /** Sites that have just been woken, and whether they are to be woken again after a rest. */
  readonly #resting = new Map<string, boolean>()
  #stopped = false

  constructor(options: SiteWorkOptions) {
    this.#options = options
  }

  /** Begins with the sites that are due, and with each that something happens on. */
  async start(): Promise<void> {
    const { signals, databases } = this.#options.installation
    for (const name of ['events', 'jobs', 'runs'] as const) {
      this.#unsubscribe.push(signals.on(name, site_id => this.wake(site_id)))
    }
    this.#unsubscribe.push(signals.on('site', site_id => void this.#siteChanged(site_id)))
    for (const site_id of await databases.control.read(sitesToWake)) this.wake(site_id)
  }

  wake(site_id: string): void {
    if (this.#stopped) return
    const known = this.#sites.get(site_id)
    if (known) {
      this.#wakeSoon(site_id, known)
      return
    }
    const starting = this.#begin(site_id)
    this.#sites.set(site_id, starting)
    starting.catch(error => {
      this.#sites.delete(site_id)
      // Told when it was found out, and each request is told again.
      if (error instanceof DatabaseUnusable) return
      this.#options.installation.log.error({ site_id, ...errorFields(error) }, 'site work could not start')
    })
  }

  /** At once, then at most every few milliseconds: under a flood of events one look serves many of them. */
  #wakeSoon(site_id: string, parts: Promise<readonly SitePart[]>): void {
    if (this.#resting.has(site_id)) {
      this.#resting.set(site_id, true)
      return
    }
    this.#resting.set(site_id, false)
    void parts.then(wakeParts).catch(() => undefined)
    setTimeout(() => {
      const again = this.#resting.get(site_id)
      this.#resting.delete(site_id)
      if (again && this.#sites.has(site_id)) this.wake(site_id)
    }, rest_ms).unref()
  }

  /** Everything of every known site looks again: a clock has jumped. */
  wakeAll(): void {
    for (const site_id of this.#sites.keys()) this.wake(site_id)
  }

  async stop(): Promise<void> {
    this.#stopped = true
    for (const off of this.#unsubscribe) off()
    await Promise.allSettled([...this.#sites.keys()].map(site_id => this.#end(site_id)))
  }

  /** Whether its parts run. */
  isAwake(site_id: string): boolean {
    return this.#sites.has(site_id)
  }

  async #begin(site_id: string): Promise<readonly SitePart[]> {
    const scope = await scopeOf(this.#options.installation, site_id)
    if (!scope) return []
    const { installation, database, clock } = scope
    const log = installation.log.child({ site_id })
    const { jobHandlers: handlers, parts } = this.#options.workOf(scope)
    const all = [new JobWorker({ database, handlers, clock, log }), ...parts]
    for (const part of all) await part.start()
    return all
  }

  async #siteChanged(site_id: string): Promise<void> {
    if (await this.#options.installation.sites.find(site_id)) this.wake(site_id)
    else await this.#end(site_id)
  }

  async #end(site_id: string): Promise<void> {
    const parts = await this.#sites.get(site_id)?.catch(() => [])
    this.#sites.delete(site_id)
    await Promise.allSettled((parts ?? []).map(part => part.stop()))
  }
}

/** What parts of a site work on; null where there is no such site. */
export async function scopeOf(installation: Installation, site_id: string): Promise<SiteScope | null> {
  const facts = await installation.sites.find(site_id)
  if (!facts) return null
  const database = await installation.databases.site(site_id)
  const clock = installation.clockOf(facts)
  return { installation, site_id, database, clock, facts: () => installation.sites.find(site_id) }
}

function wakeParts(parts: readonly SitePart[]): void {
  for (const part of parts) part.wake()
}
