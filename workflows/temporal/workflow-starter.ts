/**
 * Brings the runs of one site to their workflows: starts one for each live run, and wakes those for which something was
 * left in the record. Nothing is kept here that the record does not know, so a crash or a lost server costs only time.
 */
import type { Timers } from '../embedded/runner.ts'
import type { Cursor, DueRun, LiveRun, TemporalRecord } from './record.ts'

export interface HandOverOptions extends Timers {
  record: TemporalRecord
  nextWake(): Promise<number | null>
  /** Starts the run's workflow or wakes it, and answers which execution that is. */
  wakeWorkflow(run: LiveRun): Promise<string>
  /** Runs that were asked for while they were paused. */
  pausedRuns: Set<string>
  onError(run_id: string | null, error: unknown): void
  /** Whether Temporal as a whole cannot be reached, so that no run is to blame; whoever keeps its connection says so. */
  isAway(error: unknown): boolean
  /** The same of the record. */
  isOutage(error: unknown): boolean
}

export interface HandOver {
  wake(): void
  /** Temporal answers again. */
  back(): void
  /** The clock has jumped: what is due by it is woken, whatever its workflow's timer says. */
  jump(): void
  stop(): Promise<void>
}

const PAGE = 500
const AT_ONCE = 32
/** A run whose moment came is woken by its workflow's own timer; so much later that timer is taken for lost. */
const TIMER_GRACE_MS = 30_000
const JUMP_MS = 5_000
const AGAIN_MS_MIN = 30_000
const AGAIN_MS_MAX = 600_000
/** While something is due, the record is looked at as often as this. */
const BUSY_LOOK_MS = 1_000
const LOOK_MS_MAX = 60_000
const OUTAGE_MS_MIN = 500
const OUTAGE_MS_MAX = 15_000

interface Handed {
  key: string
  at: number
  times: number
}

export function startHandOver(options: HandOverOptions): HandOver {
  const { record, pausedRuns } = options
  const handed = new Map<string, Handed>()
  /** Runs that could not be handed over when it was their turn. */
  const owed = new Set<string>()
  const began = performance.now()
  let stopped = false
  let woken = false
  let jumped = false
  let adopted = false
  let looked: readonly [now: number, mark: number] = [options.now(), performance.now()]
  let outages = 0
  let wakeUp = () => {}

  const loop = async () => {
    while (!stopped) {
      woken = false
      const pause = await turn()
      if (!stopped && (!woken || outages > 0)) await sleep(pause)
    }
  }

  /** One look at the record; answers how long nothing is to be done. */
  const turn = async (): Promise<number> => {
    try {
      if (!adopted) await adoptAll()
      adopted = true
      const due = await handOverDue()
      outages = 0
      if (due) return BUSY_LOOK_MS
      const next = await options.nextWake()
      return next === null ? LOOK_MS_MAX : Math.min(LOOK_MS_MAX, Math.max(0, next - options.now()) + TIMER_GRACE_MS)
    } catch (error) {
      if (!options.isAway(error)) options.onError(null, error)
      outages += 1
      return Math.min(OUTAGE_MS_MAX, OUTAGE_MS_MIN * 2 ** Math.min(outages - 1, 10))
    }
  }

  /** Runs that another runner carried on until now, and those of a process that was killed before it could note them. */
  const adoptAll = async () => {
    for (let after = ''; !stopped; ) {
      const runs = await record.runsWithoutWorkflow({ after, limit: PAGE })
      const last = runs.at(-1)
      if (!last) return
      await wakeAll(runs)
      after = last.run_id
    }
  }

  /** Whether anything is due. */
  const handOverDue = async (): Promise<boolean> => {
    const now = options.now()
    if (hasJumped(now)) jumped = true
    const jump = jumped
    const seen = new Set<string>()
    let after: Cursor | null = null
    while (!stopped) {
      const page: DueRun[] = await record.dueRuns({ now, after, limit: PAGE })
      for (const run of page) seen.add(run.run_id)
      await wakeAll(page.filter(run => needsWaking(run, now, jump)))
      after = page.at(-1)?.cursor ?? null
      if (page.length < PAGE) break
    }
    // Not before all is handed over: an outage must not swallow it.
    if (!stopped && jump) jumped = false
    for (const run_id of handed.keys()) if (!seen.has(run_id)) handed.delete(run_id)
    for (const run_id of owed) if (!seen.has(run_id)) owed.delete(run_id)
    return seen.size > 0
  }

  /** Whether the sites' clock has gone ahead of the time that passed: the timers of the workflows know nothing of it. */
  const hasJumped = (now: number): boolean => {
    const [before, mark] = looked
    looked = [now, performance.now()]
    return now - before - (performance.now() - mark) > JUMP_MS
  }

  const needsWaking = (run: DueRun, now: number, jump: boolean): boolean => {
    const { run_id, wake_at, input, has_workflow } = run
    // A timer that fired while no process was there is told to this one: waking all that is overdue at each start would bury it.
    const late = now - wake_at >= TIMER_GRACE_MS && performance.now() - began >= TIMER_GRACE_MS
    const called = input !== null || pausedRuns.has(run_id) || owed.has(run_id)
    if (has_workflow && !called && !late && !jump) return false
    const key = `${wake_at} ${input}`
    const before = handed.get(run_id)
    const same = before?.key === key ? before : undefined
    const rest = Math.min(AGAIN_MS_MAX, AGAIN_MS_MIN * 2 ** ((same?.times ?? 1) - 1))
    if (same && performance.now() - same.at < rest) return false
    handed.set(run_id, { key, at: performance.now(), times: (same?.times ?? 0) + 1 })
    return true
  }

  /** All of a page, several at once; what was started is noted together. */
  const wakeAll = async (runs: readonly LiveRun[]) => {
    const started: { run_id: string; temporal_run_id: string }[] = []
    const left = [...runs]
    let outage: unknown
    const one = async () => {
      // A run is taken only when it will be tried: one taken and dropped would count as handed over.
      while (!stopped && outage === undefined) {
        const run = left.shift()
        if (!run) return
        try {
          started.push({ run_id: run.run_id, temporal_run_id: await options.wakeWorkflow(run) })
          pausedRuns.delete(run.run_id)
          owed.delete(run.run_id)
        } catch (error) {
          handed.delete(run.run_id)
          owed.add(run.run_id)
          if (options.isAway(error) || options.isOutage(error)) outage = error
          else options.onError(run.run_id, error)
        }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, one))
    if (started.length > 0) await record.noteWorkflows(started)
    if (outage !== undefined) {
      for (const run of left) {
        handed.delete(run.run_id)
        owed.add(run.run_id)
      }
      throw outage
    }
  }

  const sleep = (ms: number) =>
    new Promise<void>(resolve => {
      const callOff = options.setTimer(ms, resolve)
      wakeUp = () => {
        callOff()
        resolve()
      }
    })

  const wake = () => {
    woken = true
    // Being woken does not make a server answer again.
    if (outages === 0) wakeUp()
  }

  const done = loop()
  return {
    wake,
    back() {
      outages = 0
      wake()
    },
    jump() {
      jumped = true
      wake()
    },
    async stop() {
      stopped = true
      wakeUp()
      await done
    },
  }
}
