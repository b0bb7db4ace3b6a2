/** The embedded runner: one loop per site that claims due runs in batches and carries each batch on in one transaction. */
import type { Came, RunPort } from '../ports.ts'
import { type Batch, carryOnWithin, runBatch } from './batch.ts'

export interface Timers {
  now(): number
  /** Like setTimeout, but answers a function that cancels it. */
  setTimer(ms: number, callback: () => void): () => void
}

export interface RunnerOptions extends Timers {
  /** Runs per transaction. */
  batch_runs_max?: number
  /** After each committed batch: the place to wake the queue of jobs and to count. */
  onBatch?: (siteId: string, batch: Batch, took_ms?: number) => void
  /** Something went wrong; the site is looked at again later, and no other site notices. */
  onError?: (siteId: string, runId: string | null, error: unknown) => void
  /** Whether an error means that the database as a whole is out of order (busy, full), so that no run is to blame. */
  isOutage: (error: unknown) => boolean
}

export interface Runner {
  /** Begins to carry on the runs of a site. */
  add<Tx>(siteId: string, port: RunPort<Tx>): void
  /** Stops the site; resolves when nothing of it is in progress. */
  remove(siteId: string): Promise<void>
  /** Something of the site may be due now. */
  wake(siteId: string): void
  /**
   * Steps runs of a site by new inputs, within the transaction of its port that writes their cause; answers
   * which. Inputs for the others must be left in the record.
   */
  carryOn<Tx>(siteId: string, tx: Tx, came: Came): Promise<ReadonlySet<string>>
  /** The clock has jumped. */
  wakeAll(): void
  /** Takes no new batch; resolves when the last one is committed. */
  stop(): Promise<void>
}

interface Site {
  wake(): void
  carryOn(tx: unknown, came: Came): Promise<ReadonlySet<string>>
  stop(): Promise<void>
}

/** A batch of this size takes some 25 ms, for which other writers of the site wait. */
export const BATCH_RUNS_MAX = 300
/** A machine's clock can jump without telling anybody, so no sleep is longer than this. */
const SLEEP_MS_MAX = 60_000
/** The record is asked again after this time though nothing woke the site: a run must never wait on a wake that was lost. */
const ASK_AGAIN_MS = 600_000
/** The pause where the record has due runs but none can be claimed. */
const IDLE_MS = 250
const OUTAGE_MS_MIN = 500
const OUTAGE_MS_MAX = 30_000

/** A runner without sites. */
export function createRunner(options: RunnerOptions): Runner {
  const sites = new Map<string, Site>()
  return {
    add(siteId, port) {
      if (sites.has(siteId)) throw new Error(`The runner has the site ${siteId} already`)
      sites.set(siteId, startSite(siteId, port, options))
    },
    async remove(siteId) {
      const site = sites.get(siteId)
      sites.delete(siteId)
      await site?.stop()
    },
    wake: siteId => sites.get(siteId)?.wake(),
    carryOn: async (siteId, tx, came) => (await sites.get(siteId)?.carryOn(tx, came)) ?? new Set(),
    wakeAll() {
      for (const site of sites.values()) site.wake()
    },
    async stop() {
      const stopping = [...sites.values()]
      sites.clear()
      await Promise.all(stopping.map(site => site.stop()))
    },
  }
}

function startSite<Tx>(siteId: string, port: RunPort<Tx>, options: RunnerOptions): Site {
  const full = options.batch_runs_max ?? BATCH_RUNS_MAX
  let stopped = false
  let woken = false
  let callOff = () => {}
  let interrupt = () => {}
  let outages = 0
  let limit = full
  /** When the next run is due, as the record said at a moment; what changes that wakes the site. */
  let due: number | null | undefined
  let asked_at = 0

  const loop = async () => {
    while (!stopped) {
      if (woken) due = undefined
      woken = false
      const pause = await turn()
      if (!stopped && pause > 0 && (!woken || outages > 0)) await sleep(pause)
    }
  }

  /** One batch, if something is due; answers how long nothing is to be done. */
  const turn = async (): Promise<number> => {
    try {
      // A look at the record first: waking a site that has nothing to do costs no write.
      if (due === undefined || Math.abs(options.now() - asked_at) >= ASK_AGAIN_MS) {
        asked_at = options.now()
        due = await port.nextWake()
      }
      const pause = due === null ? SLEEP_MS_MAX : Math.min(SLEEP_MS_MAX, due - options.now())
      if (pause <= 0) due = undefined
      const rest = pause > 0 ? pause : await carryOn()
      outages = 0
      return rest
    } catch (error) {
      due = undefined
      options.onError?.(siteId, null, error)
      outages += 1
      return Math.min(OUTAGE_MS_MAX, OUTAGE_MS_MIN * 2 ** Math.min(outages - 1, 10))
    }
  }

  const carryOn = async (): Promise<number> => {
    const began_ms = performance.now()
    const batch = await runBatch(port, { limit, now: options.now(), isOutage: options.isOutage })
    // A run that breaks undoes its batch: small batches while that happens, so that little is done twice.
    limit = batch.broken ? Math.max(1, limit >> 1) : Math.min(full, limit * 2)
    if (batch.broken) options.onError?.(siteId, batch.broken.run_id, batch.broken.error)
    else if (batch.runs > 0) options.onBatch?.(siteId, batch, performance.now() - began_ms)
    else return IDLE_MS
    return 0
  }

  const sleep = (ms: number) =>
    new Promise<void>(resolve => {
      interrupt = resolve
      callOff = options.setTimer(ms, resolve)
    })

  const wakeUp = () => {
    callOff()
    interrupt()
  }

  const wake = () => {
    woken = true
    // Being woken does not make a database work again.
    if (outages === 0) wakeUp()
  }

  const done = loop()
  return {
    wake,
    carryOn: (tx, came) => carryOnWithin(port, tx as Tx, came, options.now()),
    async stop() {
      stopped = true
      wakeUp()
      await done
    },
  }
}
