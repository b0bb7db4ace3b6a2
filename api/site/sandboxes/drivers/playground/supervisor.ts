/**
 * All WordPress processes of an installation: started when somebody comes, frozen and then stopped when nobody does, ended when they take too
 * much, and started again with growing waits when they die. In memory alone: after a start of the server nothing runs.
 */
import type { Installation } from '../../../../platform/features/context.ts'
import { faultPoint } from '../../../../platform/runtime/fault-point.ts'
import { errorFields } from '../../../../platform/runtime/log.ts'
import { DriverFailure } from '../driver.ts'
import { playgroundLimits } from '../limits.ts'
import { Alone } from './alone.ts'
import type { Folders } from './folders.ts'
import { requireRuntime, surroundings } from './installed.ts'
import { startProcess, takesTooMuch, type WordPressProcess } from './process.ts'

/** Waits before a process that died is started again, by how often it has. */
const restart_seconds = [0, 2, 10, 30, 120, 600] as const

export interface Instance {
  sandbox_id: string
  folders: Folders
  site_url: string
  idle_minutes: number
}

/** `install`: WordPress is not installed yet. `with_page`: it is there once it has made a page. */
export interface Manner {
  install?: boolean
  with_page?: boolean
}

interface RunningInstance {
  instance: Instance
  /** Undefined while it starts. */
  process: WordPressProcess | undefined
  starting: Promise<WordPressProcess>
  used_at: number
  /** Requests under way. */
  requests: number
  /** It is being ended by us. */
  ending: boolean
}

interface Deaths {
  count: number
  not_before: number
}

export class Supervisor {
  readonly #installation: Installation
  /** What is done to the folders of each. */
  readonly alone = new Alone()
  readonly #running = new Map<string, RunningInstance>()
  readonly #deaths = new Map<string, Deaths>()
  /** Those that run for whoever comes next. */
  readonly #warm = new Set<string>()
  #timer: NodeJS.Timeout | undefined
  #stopped = false

  constructor(installation: Installation) {
    this.#installation = installation
    installation.stopping.addEventListener('abort', () => void this.stopAll(), { once: true })
  }

  get awake(): number {
    return this.#running.size
  }

  isRunning(sandbox_id: string): boolean {
    return this.processOf(sandbox_id) !== undefined
  }

  /** Undefined while it starts, and where it does not run. */
  processOf(sandbox_id: string): WordPressProcess | undefined {
    return this.#running.get(sandbox_id)?.process
  }

  /** Starts it unless it runs; once it answers. */
  async start(instance: Instance, manner: Manner = {}): Promise<WordPressProcess> {
    const known = this.#running.get(instance.sandbox_id)
    if (known && !known.ending) {
      known.used_at = this.#now()
      known.process?.freezing.thaw()
      return known.starting
    }
    if (known) await known.process?.ended
    return this.#begin(instance, manner)
  }

  /** Starts one that nobody visits yet, for whoever comes, where there is room for it. */
  async warm(instance: Instance): Promise<void> {
    const { awake_max, warm_max } = this.#installation.config.sandboxes
    const isFull = this.#warm.size >= warm_max || this.#running.size >= awake_max
    if (isFull || this.#warm.has(instance.sandbox_id)) return
    this.#warm.add(instance.sandbox_id)
    await this.start(instance, { with_page: true }).catch(() => this.#warm.delete(instance.sandbox_id))
  }

  /** Somebody is served by it until the answer is called. */
  use(sandbox_id: string): () => void {
    this.#warm.delete(sandbox_id)
    const running = this.#running.get(sandbox_id)
    if (running) running.requests += 1
    return () => {
      if (!running) return
      running.requests -= 1
      running.used_at = this.#now()
    }
  }

  async stop(sandbox_id: string): Promise<void> {
    const running = this.#running.get(sandbox_id)
    this.#warm.delete(sandbox_id)
    if (!running) return
    running.ending = true
    const started = running.process ?? (await running.starting.catch(() => undefined))
    await started?.stop()
    this.#running.delete(sandbox_id)
  }

  /** It has hung, or taken too much: it begins anew with the next visit. */
  async endBroken(sandbox_id: string, why: 'hangs' | 'memory'): Promise<void> {
    this.#installation.log.warn({ sandbox_id, why }, 'sandbox is ended')
    this.#died(sandbox_id)
    await this.stop(sandbox_id)
  }

  async stopAll(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#timer)
    await Promise.allSettled([...this.#running.keys()].map(id => this.stop(id)))
  }

  /** Milliseconds until a sandbox that died may be started again; 0: now. */
  waitOf(sandbox_id: string): number {
    return Math.max(0, (this.#deaths.get(sandbox_id)?.not_before ?? 0) - this.#now())
  }

  /** What is idle is frozen, and stopped later, what takes too much memory ended. */
  async look(): Promise<void> {
    const now = this.#now()
    for (const [id, { process, instance, used_at, requests, ending }] of this.#running) {
      if (!process || ending) continue
      const idle_ms = requests === 0 ? now - used_at : 0
      if (takesTooMuch(process)) await this.endBroken(id, 'memory')
      else if (idle_ms >= instance.idle_minutes * 60_000 && !this.#warm.has(id)) await this.stop(id)
      else if (idle_ms >= playgroundLimits.playground_freeze_seconds * 1_000) {
        process.freezing.freeze()
        faultPoint('sandbox frozen')
      }
    }
  }

  #now(): number {
    return this.#installation.clock.now()
  }

  async #begin(instance: Instance, manner: Manner): Promise<WordPressProcess> {
    if (this.#stopped) throw new DriverFailure('no_place')
    if (this.waitOf(instance.sandbox_id) > 0) throw new DriverFailure('start_failed', 'it died a moment ago')
    const installed = requireRuntime(this.#installation.config.sandboxes)
    await this.#makeRoom()
    this.#timer ??= setInterval(() => void this.look(), playgroundLimits.playground_watch_seconds * 1_000).unref()
    const starting = this.#spawn(instance, installed.program, manner)
    const running: RunningInstance = {
      instance,
      process: undefined,
      starting,
      used_at: this.#now(),
      requests: 0,
      ending: false,
    }
    this.#running.set(instance.sandbox_id, running)
    try {
      const process = await starting
      running.process = process
      running.used_at = this.#now()
      void process.ended.then(() => this.#ended(instance.sandbox_id, running))
      return process
    } catch (error) {
      this.#running.delete(instance.sandbox_id)
      this.#died(instance.sandbox_id)
      const { sandbox_id } = instance
      this.#installation.log.error({ sandbox_id, ...errorFields(error) }, 'sandbox did not start')
      throw error
    }
  }

  async #spawn({ folders, site_url }: Instance, program: string, manner: Manner): Promise<WordPressProcess> {
    const { runtime } = this.#installation.config.sandboxes
    const { install = false, with_page = false } = manner
    return startProcess({ program, ...(await surroundings(runtime)), folders, site_url, install, with_page })
  }

  /** The one that nobody has used for longest gives its place. */
  async #makeRoom(): Promise<void> {
    if (this.#running.size < this.#installation.config.sandboxes.awake_max) return
    const since = this.#now() - playgroundLimits.playground_in_use_seconds * 1_000
    const idle = [...this.#running].filter(([, one]) => one.process && one.requests === 0 && one.used_at <= since)
    const [first] = idle.sort(([, a], [, b]) => a.used_at - b.used_at)
    if (!first) throw new DriverFailure('no_place')
    await this.stop(first[0])
  }

  #ended(sandbox_id: string, running: RunningInstance): void {
    if (this.#running.get(sandbox_id) === running) this.#running.delete(sandbox_id)
    this.#warm.delete(sandbox_id)
    if (running.ending) return
    this.#installation.log.warn({ sandbox_id }, 'sandbox ended by itself')
    this.#died(sandbox_id)
  }

  #died(sandbox_id: string): void {
    const known = this.#deaths.get(sandbox_id)
    const now = this.#now()
    const last_seconds = restart_seconds.at(-1) ?? 0
    // Whoever has run well for long begins anew.
    const count = known && now - known.not_before < 2 * last_seconds * 1_000 ? known.count + 1 : 0
    const wait = restart_seconds[Math.min(count, restart_seconds.length - 1)] ?? last_seconds
    this.#deaths.set(sandbox_id, { count, not_before: now + wait * 1_000 })
  }
}

const supervisors = new WeakMap<object, Supervisor>()

/** The one of an installation. */
export function getSupervisor(installation: Installation): Supervisor {
  const known = supervisors.get(installation.signals)
  if (known) return known
  const made = new Supervisor(installation)
  supervisors.set(installation.signals, made)
  return made
}
