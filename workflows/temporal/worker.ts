/** Temporal's worker of this process, started when Temporal answers and again when it is lost. */
import {
  DefaultLogger,
  type LogEntry,
  makeTelemetryFilterString,
  type NativeConnection,
  Runtime,
  Worker,
} from '@temporalio/worker'
import { connectWorker, identityOf, registerSearchAttributes } from './connection.ts'
import type { JourneyActivities } from './record.ts'
import type { TemporalServer } from './server.ts'
import { createStatusReporter, type StatusReporter, type TemporalLog } from './status-reporter.ts'

export interface WorkerOptions {
  server: TemporalServer
  taskQueue: string
  log: TemporalLog
  /** Shared with the client. */
  statusReporter?: StatusReporter
  /** Performed only where the data is. */
  journeys?: JourneyActivities
  /** The workflow's code; absent where other processes run it. */
  bundle?: () => Promise<{ code: string }>
  /** Temporal answers, and this is whether its search attributes are there. */
  onReady?(attributes: boolean): void
}

export interface RunningWorker {
  stop(): Promise<void>
}

const AGAIN_MS_MIN = 500
const AGAIN_MS_MAX = 15_000
/** A worker that ran for this time counts as healthy. */
const WELL_MS = 60_000
const JOURNEYS_AT_ONCE = 200
const GRACE = '5 seconds'
/** How long runs of a killed worker wait before another worker takes them. */
const STICKY = '2 seconds'

export function startWorker(options: WorkerOptions): RunningWorker {
  const { log } = options
  installRuntime(log)
  const stopping = new AbortController()
  let running: Worker | undefined
  let failures = 0
  const identity = identityOf(options.taskQueue)
  const reporter =
    options.statusReporter ??
    createStatusReporter(log, options.server, { task_queue: options.taskQueue, worker: identity })
  const done = (async () => {
    while (!stopping.signal.aborted) {
      const began = performance.now()
      try {
        await serve()
      } catch (error) {
        if (stopping.signal.aborted) return
        reporter.trouble(error)
      }
      failures = performance.now() - began > WELL_MS ? 0 : failures + 1
      await pause(Math.min(AGAIN_MS_MAX, AGAIN_MS_MIN * 2 ** Math.min(failures, 10)), stopping.signal)
    }
  })()

  async function serve(): Promise<void> {
    const connection = await connectWorker(options.server)
    try {
      const attributes = await registerSearchAttributes(connection, options.server)
      if (!attributes.registered) reporter.lacking(attributes.command)
      options.onReady?.(attributes.registered)
      running = await createWorker(connection)
      reporter.answers()
      if (!stopping.signal.aborted) await running.run()
    } finally {
      running = undefined
      await connection.close().catch(() => undefined)
    }
  }

  async function createWorker(connection: NativeConnection): Promise<Worker> {
    return Worker.create({
      connection,
      namespace: options.server.namespace,
      taskQueue: options.taskQueue,
      identity,
      ...(options.journeys && { activities: options.journeys }),
      ...(options.bundle && { workflowBundle: await options.bundle() }),
      maxConcurrentActivityTaskExecutions: JOURNEYS_AT_ONCE,
      shutdownGraceTime: GRACE,
      stickyQueueScheduleToStartTimeout: STICKY,
    })
  }

  return {
    async stop() {
      stopping.abort()
      if (running?.getState() === 'RUNNING') running.shutdown()
      await done
    },
  }
}

/** A failed run is reported by its record. */
const EXPECTED = /^Workflow failed/
let installed = false

/** Once for the process: its signals and its log stay its own. */
function installRuntime(log: TemporalLog): void {
  if (installed) return
  installed = true
  const levels: Record<string, 'info' | 'warn' | 'error'> = { INFO: 'info', WARN: 'warn', ERROR: 'error' }
  const write = ({ level, message, meta }: LogEntry) => {
    if (!EXPECTED.test(message)) log[levels[level] ?? 'info']({ ...meta }, `Temporal: ${message}`)
  }
  Runtime.install({
    shutdownSignals: [],
    logger: new DefaultLogger('WARN', write),
    telemetryOptions: { logging: { forward: {}, filter: makeTelemetryFilterString({ core: 'ERROR' }) } },
  })
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>(resolve => {
    const over = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', over)
      resolve()
    }
    const timer = setTimeout(over, ms)
    signal.addEventListener('abort', over)
  })
