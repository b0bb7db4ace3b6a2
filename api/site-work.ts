/**
 * What runs for each site besides requests: jobs and journeys. Parts are started when a site has something to do, and
 * stopped with its database when nothing has happened for a while and nothing is due soon; control knows when it is again.
 */
import { sitesDue } from './account/sites/rules.ts'
import { DatabaseUnusable } from './platform/database/unusable.ts'
import type { Installation } from './platform/features/context.ts'
import type { SitePart, SiteScope } from './platform/features/site-scope.ts'
import type { JobHandler } from './platform/jobs/handler.ts'
import { JobWorker } from './platform/jobs/worker.ts'
import { isOutage } from './platform/runtime/errors.ts'
import { errorFields } from './platform/runtime/log.ts'

/** Job handlers and further parts of a site, from the features that have them. */
export interface WorkOfSite {
  jobHandlers: readonly JobHandler<'site'>[]
  parts: readonly SitePart[]
}

export interface SiteWorkOptions {
  installation: Installation
  workOf(scope: SiteScope): WorkOfSite
  /** After so long without anything happening a site sleeps, unless something is due within that time. */
  idle_ms?: number
}

const rest_ms = 50
const idle_ms_usual = 5 * 60_000
/** Between two looks for sites that are due, or may sleep. */
const look_ms = 30_000
const look_ms_min = 20
/** Where that, or the beginning of a site, was refused by a database that cannot be used at the moment. */
const look_again_ms = 2_000

interface RunningSite {
  scope: SiteScope
  worker: JobWorker<'site'>
  parts: readonly SitePart[]
}

/** A site whose parts run, or are about to begin or to end. */
interface Awake {
  running: Promise<RunningSite | null>
  woken_at: number
  /** Set while its parts end: whether something happened meanwhile, so that they begin anew. */
  again?: boolean
}

export class SiteWork {
  readonly #options: SiteWorkOptions
  readonly #sites = new Map<string, Awake>()
  readonly #unsubscribe: (() => void)[] = []
  /** Sites that have just been woken, and whether they are to be woken again after a rest. */
  readonly #resting = new Map<string, boolean>()
  #looking: NodeJS.Timeout | undefined
  #soon: NodeJS.Timeout | undefined
  #stopped = false

  constructor(options: SiteWorkOptions) {
    this.#options = options
  }

  /** Begins with the sites that are due, and with each that something happens on. */
  async start(): Promise<void> {
    const { signals } = this.#options.installation
    for (const name of ['events', 'jobs', 'runs'] as const) {
      this.#unsubscribe.push(signals.on(name, site_id => this.wake(site_id)))
    }
    this.#unsubscribe.push(signals.on('replaced', site_id => void this.#beginAnew(site_id)))
    this.#unsubscribe.push(signals.on('site', site_id => void this.#siteChanged(site_id)))
    await this.#look()
  }

  wake(site_id: string): void {
    if (this.#stopped || !this.#options.installation.homes.isHere(site_id)) return
    const known = this.#sites.get(site_id)
    if (!known) {
      this.#start(site_id)
      return
    }
    known.woken_at = this.#options.installation.clock.now()
    if (known.again === undefined) this.#wakeSoon(site_id, known.running)
    else known.again = true
  }

  #start(site_id: string): void {
    const running = this.#begin(site_id)
    this.#sites.set(site_id, { running, woken_at: this.#options.installation.clock.now() })
    running.catch(error => {
      this.#sites.delete(site_id)
      // Told when it was found out, and each request is told again.
      if (error instanceof DatabaseUnusable) return
      this.#options.installation.log.error({ site_id, ...errorFields(error) }, 'site work could not start')
      if (isOutage(error)) this.#lookIn(look_again_ms)
    })
  }

  /** At once, then at most every few milliseconds: under a flood of events one look serves many of them. */
  #wakeSoon(site_id: string, running: Awake['running']): void {
    if (this.#resting.has(site_id)) {
      this.#resting.set(site_id, true)
      return
    }
    this.#resting.set(site_id, false)
    void running.then(wakeParts).catch(() => undefined)
    setTimeout(() => {
      const again = this.#resting.get(site_id)
      this.#resting.delete(site_id)
      if (again && this.#sites.has(site_id)) this.wake(site_id)
    }, rest_ms).unref()
  }

  /** Everything that runs looks again, and what is due by now begins: a clock has jumped. */
  wakeAll(): void {
    for (const site_id of this.#sites.keys()) this.wake(site_id)
    void this.#look()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#looking)
    clearTimeout(this.#soon)
    for (const off of this.#unsubscribe) off()
    await Promise.allSettled([...this.#sites.keys()].map(site_id => this.end(site_id)))
  }

  /** Whether its parts run. */
  isAwake(site_id: string): boolean {
    return this.#sites.has(site_id)
  }

  /** Those whose parts have begun. */
  async scopes(): Promise<SiteScope[]> {
    // Of a race with what is there at once only what is settled comes in.
    const begun = await Promise.all(
      [...this.#sites.values()].map(({ running }) => Promise.race([running, null]).catch(() => null)),
    )
    return begun.flatMap(running => (running ? [running.scope] : []))
  }

  /** Puts to sleep what is idle and wakes what is due, then looks again when the next is due, at the latest in a while. */
  async tend(): Promise<void> {
    // A site whose parts are long in ending keeps no other waiting.
    const resting = this.#restIdle()
    await this.#look()
    await resting
  }

  /** Wakes what is due; a site that is awake keeps its own time. */
  async #look(): Promise<void> {
    const { databases, clock, demoClock, homes, log } = this.#options.installation
    clearTimeout(this.#looking)
    let next_ms = look_ms
    try {
      const moments = { now: clock.now(), demo_now: demoClock.now() }
      const due = await databases.control.read(db => sitesDue(db, moments, look_ms))
      const asleep = due.filter(({ id }) => !this.#sites.has(id))
      for (const { in_ms } of asleep) if (in_ms > 0) next_ms = Math.min(next_ms, in_ms)
      for (const id of await homes.ours(asleep.filter(({ in_ms }) => in_ms <= 0).map(({ id }) => id))) this.wake(id)
    } catch (error) {
      log.error(errorFields(error), 'sites that are due')
      next_ms = look_again_ms
    }
    this.#lookIn(Math.max(next_ms, look_ms_min))
  }

  #lookIn(ms: number): void {
    clearTimeout(this.#looking)
    if (!this.#stopped) this.#looking = setTimeout(() => void this.tend(), ms).unref()
  }

  async #restIdle(): Promise<void> {
    const before = this.#options.installation.clock.now() - (this.#options.idle_ms ?? idle_ms_usual)
    const idle = [...this.#sites].filter(([, { woken_at, again }]) => woken_at <= before && again === undefined)
    await Promise.all(
      idle.map(([site_id, awake]) =>
        this.#rest(site_id, awake).catch(error => {
          this.#options.installation.log.error({ site_id, ...errorFields(error) }, 'site stays awake')
        }),
      ),
    )
  }

  /** Ends the parts of a site that has nothing to do; what happens to it meanwhile begins them anew. */
  async #rest(site_id: string, awake: Awake): Promise<void> {
    const { woken_at } = awake
    const running = await awake.running
    if (running && !(await this.#mayRest(running))) return
    if (awake.woken_at !== woken_at || awake.again !== undefined) return
    if (this.#stopped || this.#sites.get(site_id) !== awake) return
    awake.again = false
    await Promise.allSettled(running?.parts.map(part => part.stop()) ?? [])
    const asleep = await this.#options.installation.databases.restSite(site_id).catch(() => false)
    if (this.#sites.get(site_id) !== awake) return
    this.#sites.delete(site_id)
    if (awake.again || !asleep) this.wake(site_id)
  }

  /** The parts end that work on a database which is no more; what happens meanwhile is left to those that begin. */
  async #beginAnew(site_id: string): Promise<void> {
    const awake = this.#sites.get(site_id)
    if (!awake) return
    awake.again = true
    const running = await awake.running.catch(() => null)
    await Promise.allSettled(running?.parts.map(part => part.stop()) ?? [])
    if (this.#sites.get(site_id) !== awake) return
    this.#sites.delete(site_id)
    this.wake(site_id)
  }

  async #mayRest({ scope, worker }: RunningSite): Promise<boolean> {
    if (!worker.idle) return false
    const due = await scope.database.read(this.#options.installation.connections.nextDue)
    return due === null || due > scope.clock.now() + (this.#options.idle_ms ?? idle_ms_usual)
  }

  async #begin(site_id: string): Promise<RunningSite | null> {
    const scope = await openScope(this.#options.installation, site_id)
    if (!scope) return null
    const { installation, database, clock } = scope
    const log = installation.log.child({ site_id })
    const { jobHandlers: handlers, parts } = this.#options.workOf(scope)
    const worker = new JobWorker({ database, handlers, clock, log })
    const all = [worker, ...parts]
    try {
      for (const part of all) await part.start()
    } catch (error) {
      // What began would go on beside those that begin next.
      await Promise.allSettled(all.map(part => part.stop()))
      throw error
    }
    return { scope, worker, parts: all }
  }

  /** One that sleeps begins if it is due by now: any row may have changed where another node tells of it. */
  async #siteChanged(site_id: string): Promise<void> {
    let isThere: boolean
    try {
      isThere = (await this.#options.installation.sites.find(site_id)) !== null
    } catch (error) {
      // While the control database is away nobody knows.
      this.#options.installation.log.warn({ site_id, ...errorFields(error) }, 'a site that changed could not be read')
      if (!this.#stopped) setTimeout(() => void this.#siteChanged(site_id), look_again_ms).unref()
      return
    }
    if (!isThere) await this.end(site_id)
    else if (this.#sites.has(site_id)) this.wake(site_id)
    else this.#lookSoon()
  }

  #lookSoon(): void {
    this.#soon ??= setTimeout(() => {
      this.#soon = undefined
      if (!this.#stopped) void this.#look()
    }, rest_ms).unref()
  }

  /** Parts that are woken meanwhile begin after those that end, never beside them. */
  async end(site_id: string): Promise<void> {
    const awake = this.#sites.get(site_id)
    if (!awake) return
    awake.again ??= false
    const running = await awake.running.catch(() => null)
    await Promise.allSettled((running?.parts ?? []).map(part => part.stop()))
    if (this.#sites.get(site_id) !== awake) return
    this.#sites.delete(site_id)
    if (awake.again) this.wake(site_id)
  }
}

/** What parts of a site work on; null where there is no such site. */
export async function openScope(installation: Installation, site_id: string): Promise<SiteScope | null> {
  const facts = await installation.sites.find(site_id)
  if (!facts) return null
  const database = await installation.databases.site(site_id)
  const clock = installation.clockOf(facts)
  return { installation, site_id, database, clock, facts: () => installation.sites.find(site_id) }
}

function wakeParts(running: RunningSite | null): void {
  for (const part of running?.parts ?? []) part.wake()
}
