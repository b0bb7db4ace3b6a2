/**
 * Brings the runs of one site to their workflows: starts one for each live run, and wakes those for which something was
 * left in the record. It has no state that is not in the record, so a crash or a lost server only costs time.
 */
import type { Timers } from '../embedded/runner.ts'
import { ClockJumps } from './clock-jumps.ts'
import { HandedRuns, TIMER_GRACE_MS } from './handed-runs.ts'
import type { Cursor, DueRun, LiveRun, TemporalRecord } from './record.ts'
import { type WakeContext, wakeWorkflows } from './wake-workflows.ts'

export interface WorkflowStarterOptions extends Timers {
  record: TemporalRecord
  nextWake(): Promise<number | null>
  /** Starts the run's workflow or wakes it, and answers which execution that is. */
  wakeWorkflow(run: LiveRun): Promise<string>
  /** Runs that were asked for while they were paused. */
  pausedRuns: Set<string>
  onError(run_id: string | null, error: unknown): void
  /** Whether the error means that Temporal cannot be reached at all, and is no problem of one run. */
  isAway(error: unknown): boolean
  /** The same of the record. */
  isOutage(error: unknown): boolean
}

export interface WorkflowStarter {
  wake(): void
  /** Temporal answers again. */
  back(): void
  /** The clock has jumped: wakes due runs regardless of their workflows' timers. */
  jump(): void
  stop(): Promise<void>
}

const PAGE = 500
/** While something is due, the record is looked at as often as this. */
const BUSY_LOOK_MS = 1_000
const LOOK_MS_MAX = 60_000
const OUTAGE_MS_MIN = 500
const OUTAGE_MS_MAX = 15_000

/** Begins at once. */
export function startWorkflowStarter(options: WorkflowStarterOptions): WorkflowStarter {
  const loop = new Loop(options)
  const done = loop.run()
  return {
    wake: () => loop.wake(),
    back: () => loop.back(),
    jump: () => loop.jump(),
    async stop() {
      loop.stop()
      await done
    },
  }
}

class Loop {
  readonly #options: WorkflowStarterOptions
  readonly #handed: HandedRuns
  readonly #waking: WakeContext
  readonly #jumps: ClockJumps
  #stopped = false
  #woken = false
  #jumped = false
  #adopted = false
  #outages = 0
  #wakeUp = () => {}

  constructor(options: WorkflowStarterOptions) {
    this.#options = options
    this.#handed = new HandedRuns(options.pausedRuns)
    this.#jumps = new ClockJumps(options.now())
    this.#waking = {
      record: options.record,
      handed: this.#handed,
      wakeWorkflow: run => options.wakeWorkflow(run),
      isOutage: error => options.isAway(error) || options.isOutage(error),
      onError: (run_id, error) => options.onError(run_id, error),
      isStopped: () => this.#stopped,
    }
  }

  async run(): Promise<void> {
    while (!this.#stopped) {
      this.#woken = false
      const pause = await this.#turn()
      if (!this.#stopped && (!this.#woken || this.#outages > 0)) await this.#sleep(pause)
    }
  }

  wake(): void {
    this.#woken = true
    // Being woken does not make a server answer again.
    if (this.#outages === 0) this.#wakeUp()
  }

  back(): void {
    this.#outages = 0
    this.wake()
  }

  jump(): void {
    this.#jumped = true
    this.wake()
  }

  stop(): void {
    this.#stopped = true
    this.#wakeUp()
  }

  /** One look at the record; answers how long nothing is to be done. */
  async #turn(): Promise<number> {
    const options = this.#options
    try {
      if (!this.#adopted) await this.#adoptAll()
      this.#adopted = true
      const due = await this.#startDue()
      this.#outages = 0
      if (due) return BUSY_LOOK_MS
      const next = await options.nextWake()
      return next === null ? LOOK_MS_MAX : Math.min(LOOK_MS_MAX, Math.max(0, next - options.now()) + TIMER_GRACE_MS)
    } catch (error) {
      if (!options.isAway(error)) options.onError(null, error)
      this.#outages += 1
      return Math.min(OUTAGE_MS_MAX, OUTAGE_MS_MIN * 2 ** Math.min(this.#outages - 1, 10))
    }
  }

  /** Runs that another runner carried on until now, and those of a process that was killed before it could note them. */
  async #adoptAll(): Promise<void> {
    for (let after = ''; !this.#stopped; ) {
      const runs = await this.#options.record.runsWithoutWorkflow({ after, limit: PAGE })
      const last = runs.at(-1)
      if (!last) return
      await wakeWorkflows(runs, this.#waking)
      after = last.run_id
    }
  }

  /** Whether anything is due. */
  async #startDue(): Promise<boolean> {
    const now = this.#options.now()
    if (this.#jumps.jumpedTo(now)) this.#jumped = true
    const jumped = this.#jumped
    const due = new Set<string>()
    let after: Cursor | null = null
    while (!this.#stopped) {
      const page: DueRun[] = await this.#options.record.dueRuns({ now, after, limit: PAGE })
      for (const run of page) due.add(run.run_id)
      await wakeWorkflows(
        page.filter(run => this.#handed.take(run, now, jumped)),
        this.#waking,
      )
      after = page.at(-1)?.cursor ?? null
      if (page.length < PAGE) break
    }
    // Not before all is handed over: an outage must not swallow it.
    if (!this.#stopped && jumped) this.#jumped = false
    this.#handed.keepOnly(due)
    return due.size > 0
  }

  #sleep(ms: number): Promise<void> {
    return new Promise(resolve => {
      const callOff = this.#options.setTimer(ms, resolve)
      this.#wakeUp = () => {
        callOff()
        resolve()
      }
    })
  }
}
