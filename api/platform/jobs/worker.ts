/** Works off the jobs of one database: claims under a lease, performs outside, writes the outcome with the fence. */
import { setImmediate } from 'node:timers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../database/database.ts'
import type { Handle, Kind } from '../database/handle.ts'
import { batchLoader } from '../runtime/batch-loader.ts'
import type { Clock } from '../runtime/clock.ts'
import { isOutage } from '../runtime/errors.ts'
import { errorFields, type Log } from '../runtime/log.ts'
import { jobsEnded } from '../runtime/metrics/counted.ts'
import { trace, tracedNow } from '../runtime/tracing.ts'
import type { JobHandler } from './handler.ts'
import { claim, dueMoments, earliest, type Job, postpone, releaseLeases, releaseOthers, stillHeld } from './jobs.ts'
import { type JobResult, writeBatch } from './write-batch.ts'

/** Whether the job was still ours to end. */
type CompletionResult = { held: boolean } | { error: unknown }

const nextTurn = () => new Promise<void>(resolve => setImmediate(resolve))
const retry_ms = [1_000, 5_000, 30_000, 120_000, 600_000] as const
const timer_ms_max = 60_000
/** While the database cannot be written at all. */
const outage_retry_ms = 5_000
const outcome_retry_ms = 1_000
/** Jobs taken at a time: those taken next are prepared while these are performed. */
const claimed_max = 200

export class JobWorker<K extends Kind> {
  readonly #database: Database<K>
  readonly #handlers: readonly JobHandler<K>[]
  readonly #clock: Clock
  readonly #log: Log
  readonly #running = new Map<string, Map<Promise<void>, Job>>()
  /** Kinds of which some may have been taken, though nobody was told so. */
  readonly #doubtful = new Set<string>()
  /** Jobs whose outcome waits for a database that is away: their leases may end meanwhile, so none of their kind is taken. */
  readonly #unwritten = new Map<string, Set<Job>>()
  readonly #complete = new Map<string, (performed: JobResult<K>) => Promise<CompletionResult>>()
  /** Kinds that had no place for more when jobs were last looked for: the end of one of theirs is worth a look. */
  readonly #full = new Set<string>()
  readonly #stop = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #turn: Promise<void> | undefined
  #again = false

  constructor(options: { database: Database<K>; handlers: readonly JobHandler<K>[]; clock: Clock; log: Log }) {
    this.#database = options.database
    this.#handlers = options.handlers
    this.#clock = options.clock
    this.#log = options.log
    for (const handler of this.#handlers) {
      this.#complete.set(
        handler.type,
        batchLoader(batch => this.#completeAll(handler, batch)),
      )
    }
  }

  /** Releases what a killed process had claimed or left waiting, then begins. */
  async start(): Promise<void> {
    await this.#database.write(async tx => {
      await releaseLeases(tx)
      for (const handler of this.#handlers) await handler.recover?.(tx)
    })
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
  async nextDue(): Promise<number | null> {
    return earliest(await this.#dueMoments(this.#handlers))
  }

  /** The handlers that can take a job now. A full handler looks again when one of its jobs ends. */
  #takers(): JobHandler<K>[] {
    const takers = this.#handlers.filter(handler => this.#isFree(handler))
    for (const { type } of this.#handlers) this.#full.add(type)
    for (const { type } of takers) this.#full.delete(type)
    return takers
  }

  #isFree({ type, concurrency, free_min = 1 }: JobHandler<K>): boolean {
    if (this.#unwritten.get(type)?.size) return false
    return concurrency - (this.#running.get(type)?.size ?? 0) >= free_min
  }

  #dueMoments(handlers: readonly JobHandler<K>[]): Promise<(number | null)[]> {
    const kinds = handlers.map(handler => handler.type)
    return kinds.length === 0 ? Promise.resolve([]) : this.#database.read(db => dueMoments(db, kinds))
  }

  /** True while nothing is being performed or looked for. */
  get idle(): boolean {
    return !this.#turn && [...this.#running.values()].every(({ size }) => size === 0)
  }

  /** Takes no new jobs, waits for those under way. */
  async stop(): Promise<void> {
    this.#stop.abort()
    this.#again = false
    clearTimeout(this.#timer)
    await this.#turn
    await Promise.allSettled([...this.#running.values()].flatMap(running => [...running.keys()]))
  }

  async #loop(): Promise<void> {
    try {
      let next: number | null | undefined
      while (this.#again && !this.#stop.signal.aborted) {
        // Jobs that end in one turn wake once, so that new jobs are claimed as one batch.
        await nextTurn()
        this.#again = false
        const now = this.#clock.now()
        const takers = this.#takers()
        const due = await this.#dueMoments(takers)
        const isDue = (i: number) => (due[i] ?? Number.POSITIVE_INFINITY) <= now
        const now_due = takers.filter(({ type }, i) => isDue(i) || this.#doubtful.has(type))
        for (const handler of now_due) await this.#take(handler, now)
        next = now_due.length === 0 ? earliest(due) : undefined
      }
      if (!this.#stop.signal.aborted) await this.#setTimer(next)
    } catch (error) {
      if (this.#stop.signal.aborted) return
      this.#log.error(errorFields(error), 'jobs')
      this.#timer = setTimeout(() => this.wake(), 1_000).unref()
    }
  }

  async #take(handler: JobHandler<K>, now: number): Promise<void> {
    const running = this.#running.get(handler.type) ?? new Map()
    this.#running.set(handler.type, running)
    const free = handler.concurrency - running.size
    if (free <= 0) return
    const limit = Math.min(free, claimed_max)
    const isDoubtful = this.#doubtful.has(handler.type)
    this.#doubtful.add(handler.type)
    const claimed = await this.#database.write(async tx => {
      if (isDoubtful) await releaseOthers(tx, handler.type, [...running.values()])
      return claim(tx, handler.type, { now, lease_ms: handler.lease_ms, limit })
    })
    this.#doubtful.delete(handler.type)
    // There may be more for the places that are left.
    if (claimed.length === limit && limit < free) this.#again = true
    for (const job of claimed) {
      const work: Promise<void> = this.#perform(handler, job).finally(() => {
        running.delete(work)
        if (this.#full.has(handler.type) && this.#isFree(handler)) this.wake()
      })
      running.set(work, job)
    }
    if (!this.#isFree(handler)) this.#full.add(handler.type)
  }

  async #perform(handler: JobHandler<K>, job: Job): Promise<void> {
    let settled: (() => void) | undefined
    const began_at = tracedNow()
    const traceJob = (outcome: string) =>
      trace({
        ...{ name: `job ${job.type}`, type: 'work', began_at, failed: outcome === 'failed' },
        attributes: { 'leadwright.subject_id': job.subject_id, 'leadwright.outcome': outcome },
      })
    try {
      const outcome = await handler.perform(job, this.#stop.signal)
      settled = outcome.settled
      const completed = await this.#completeOnce(handler, { job, outcome })
      if (!completed) return
      if ('error' in completed) {
        outcome.unwritten?.(completed.error)
        throw completed.error
      }
      jobsEnded.add(`type="${job.type}",outcome="${outcome.done ? 'done' : 'again'}"`)
      traceJob(outcome.done ? 'done' : 'again')
      if (!outcome.done) this.wake()
    } catch (error) {
      jobsEnded.add(`type="${job.type}",outcome="failed"`)
      traceJob('failed')
      this.#log.error({ type: job.type, subject_id: job.subject_id, ...errorFields(error) }, 'job failed')
      const after = retry_ms[Math.min(job.attempts - 1, retry_ms.length - 1)] ?? 600_000
      // An outage is no fault of the job.
      const wait = isOutage(error) ? outage_retry_ms : after
      await this.#giveBack(job, wait)
      this.wake()
    } finally {
      settled?.()
    }
  }

  /** What was done outside is not done again: while nothing can be written its outcome waits. */
  async #completeOnce({ type }: JobHandler<K>, performed: JobResult<K>): Promise<CompletionResult | undefined> {
    const complete = this.#complete.get(type)
    const unwritten = this.#unwritten.get(type) ?? new Set()
    this.#unwritten.set(type, unwritten)
    try {
      for (;;) {
        const completed = await complete?.(performed)
        const isOut = completed && 'error' in completed && isOutage(completed.error)
        if (!isOut || performed.outcome.unwritten || this.#stop.signal.aborted) return completed
        unwritten.add(performed.job)
        await sleep(outcome_retry_ms, undefined, { signal: this.#stop.signal }).catch(() => undefined)
      }
    } finally {
      unwritten.delete(performed.job)
    }
  }

  /** While nothing can be written it is tried again: the job would else wait until its lease has run out. */
  async #giveBack(job: Job, wait: number): Promise<void> {
    const give = async (tx: Handle<K>) => {
      if ((await stillHeld(tx, [job])).has(job)) await postpone(tx, job, this.#clock.now() + wait)
    }
    let isOut = true
    while (isOut && !this.#stop.signal.aborted) {
      isOut = await this.#database.write(give).then(() => false, isOutage)
      if (isOut) await sleep(outage_retry_ms, undefined, { signal: this.#stop.signal }).catch(() => undefined)
    }
  }

  async #completeAll(handler: JobHandler<K>, batch: readonly JobResult<K>[]): Promise<CompletionResult[]> {
    try {
      const write = (tx: Handle<K>) => writeBatch(tx, handler, batch)
      const held = await (handler.within?.(write) ?? this.#database.write(write))
      return batch.map(({ job }) => ({ held: held.has(job) }))
    } catch (error) {
      if (batch.length === 1 || isOutage(error)) return batch.map(() => ({ error }))
      const alone = await Promise.all(batch.map(one => this.#completeAll(handler, [one])))
      return alone.flat()
    }
  }

  /** `known`: the next moment, where it was asked for and nothing has been taken since. */
  async #setTimer(known: number | null | undefined): Promise<void> {
    clearTimeout(this.#timer)
    const at = known === undefined ? earliest(await this.#dueMoments(this.#takers())) : known
    if (at === null) return
    const wait = Math.min(Math.max(at - this.#clock.now(), 5), timer_ms_max)
    this.#timer = setTimeout(() => this.wake(), wait).unref()
  }
}
