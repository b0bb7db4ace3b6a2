/** Works off the jobs of one database: claims under a lease, performs outside, writes the outcome with the fence. */
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Handle, Kind } from '../database/handle.ts'
import { errorFields, type Log } from '../log.ts'
import { claim, type Job, nextDue, postpone, releaseLeases, removeJob, stillHeld } from './jobs.ts'

/** What a job's work came to: done, or to be tried again; either may write, in the completing transaction. */
export type Outcome<K extends Kind> =
  | { done: true; write?: (tx: Handle<K>) => Promise<void>; afterCommit?: () => void }
  | { done: false; again_at: number; write?: (tx: Handle<K>) => Promise<void> }

export interface JobHandler<K extends Kind> {
  kind: string
  /** At most this many at once for one database. */
  concurrency: number
  lease_ms: number
  perform(job: Job, signal: AbortSignal): Promise<Outcome<K>>
}

const retry_ms = [1_000, 5_000, 30_000, 120_000, 600_000] as const
const timer_ms_max = 60_000

export class JobWorker<K extends Kind> {
  readonly #database: Database<K>
  readonly #handlers: readonly JobHandler<K>[]
  readonly #clock: Clock
  readonly #log: Log
  readonly #running = new Map<string, Set<Promise<void>>>()
  readonly #stop = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #turn: Promise<void> | undefined
  #again = false

  constructor(options: { database: Database<K>; handlers: readonly JobHandler<K>[]; clock: Clock; log: Log }) {
    this.#database = options.database
    this.#handlers = options.handlers
    this.#clock = options.clock
    this.#log = options.log
  }

  /** Releases what a killed process had claimed, then begins. */
  async start(): Promise<void> {
    await this.#database.write(tx => releaseLeases(tx))
    this.wake()
  }

  /** Looks for due jobs now. Cheap to call often. */
  wake(): void {
    if (this.#stop.signal.aborted) return
    this.#again = true
    this.#turn ??= this.#loop().finally(() => {
      this.#turn = undefined
      if (this.#again) this.wake()
    })
  }

  /** When the next job is due; null if there is none. */
  nextDue(): Promise<number | null> {
    return this.#database.read(db =>
      nextDue(
        db,
        this.#handlers.map(h => h.kind),
      ),
    )
  }

  /** True while nothing is being performed or looked for. */
  get idle(): boolean {
    return !this.#turn && [...this.#running.values()].every(set => set.size === 0)
  }

  /** Takes no new jobs, waits for those under way. */
  async stop(): Promise<void> {
    this.#stop.abort()
    this.#again = false
    clearTimeout(this.#timer)
    await this.#turn
    await Promise.allSettled([...this.#running.values()].flatMap(set => [...set]))
  }

  async #loop(): Promise<void> {
    try {
      while (this.#again && !this.#stop.signal.aborted) {
        this.#again = false
        for (const handler of this.#handlers) await this.#take(handler)
      }
      if (!this.#stop.signal.aborted) await this.#setTimer()
    } catch (error) {
      if (this.#stop.signal.aborted) return
      this.#log.error(errorFields(error), 'jobs')
      this.#timer = setTimeout(() => this.wake(), 1_000).unref()
    }
  }

  async #take(handler: JobHandler<K>): Promise<void> {
    const running = this.#running.get(handler.kind) ?? new Set()
    this.#running.set(handler.kind, running)
    const free = handler.concurrency - running.size
    if (free <= 0) return
    const now = this.#clock.now()
    const soon = await this.#database.read(db => nextDue(db, [handler.kind]))
    if (soon === null || soon > now) return
    const claimed = await this.#database.write(tx =>
      claim(tx, handler.kind, { now, lease_ms: handler.lease_ms, limit: free }),
    )
    for (const job of claimed) {
      const work: Promise<void> = this.#perform(handler, job).finally(() => {
        running.delete(work)
        this.wake()
      })
      running.add(work)
    }
  }

  async #perform(handler: JobHandler<K>, job: Job): Promise<void> {
    try {
      const outcome = await handler.perform(job, this.#stop.signal)
      const held = await this.#database.write(async tx => {
        if (!(await stillHeld(tx, job))) return false
        await outcome.write?.(tx)
        if (outcome.done) await removeJob(tx, job.kind, job.subject_id)
        else await postpone(tx, job, outcome.again_at)
        return true
      })
      if (held && outcome.done) outcome.afterCommit?.()
    } catch (error) {
      this.#log.error({ kind: job.kind, subject_id: job.subject_id, ...errorFields(error) }, 'job failed')
      const wait = retry_ms[Math.min(job.attempts - 1, retry_ms.length - 1)] ?? 600_000
      await this.#database
        .write(async tx => {
          if (await stillHeld(tx, job)) await postpone(tx, job, this.#clock.now() + wait)
        })
        .catch(() => undefined)
    }
  }

  async #setTimer(): Promise<void> {
    clearTimeout(this.#timer)
    const at = await this.nextDue()
    if (at === null) return
    const wait = Math.min(Math.max(at - this.#clock.now(), 5), timer_ms_max)
    this.#timer = setTimeout(() => this.wake(), wait).unref()
  }
}
