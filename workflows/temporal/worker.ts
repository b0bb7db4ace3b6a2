/** Temporal's workers of this process: the journeys' and the AI's, started when Temporal answers and again when it is lost. */
import { DefaultLogger, type LogEntry, makeTelemetryFilterString, Runtime, Worker } from '@temporalio/worker'
import { connectWorker, registerSearchAttributes, type TemporalServer } from './connection.ts'
import { queuesOf } from './names.ts'
import type { AiActivities, JourneyActivities } from './record.ts'

export interface TemporalLog {
  info(fields: object, text: string): void
  warn(fields: object, text: string): void
  error(fields: object, text: string): void
}

export interface WorkersOptions {
  server: TemporalServer
  installation_id: string
  log: TemporalLog
  journeys: JourneyActivities
  ai: AiActivities
  /** The workflow's code; null where other processes run the workflows. */
  bundle: (() => Promise<{ code: string }>) | null
  /** Temporal answers, and this is whether its search attributes are there. */
  onReady(attributes: boolean): void
}

export interface Workers {
  stop(): Promise<void>
}

const AGAIN_MS_MIN = 500
const AGAIN_MS_MAX = 15_000
/** A worker that lived so long was well. */
const WELL_MS = 60_000
const JOURNEYS_AT_ONCE = 200
const AI_AT_ONCE = 16
const GRACE = '5 seconds'
/** So long do runs stand still whose worker was killed, before another takes them. */
const STICKY = '2 seconds'

export function startWorkers(options: WorkersOptions): Workers {
  const { log } = options
  installRuntime(log)
  const stopping = new AbortController()
  let running: Worker[] = []
  let failures = 0
  const done = (async () => {
    while (!stopping.signal.aborted) {
      const began = performance.now()
      try {
        await serve()
      } catch (error) {
        if (stopping.signal.aborted) return
        log.warn({ err: error, address: options.server.address }, 'Temporal does not answer; runs wait in the record')
      }
      failures = performance.now() - began > WELL_MS ? 0 : failures + 1
      await pause(Math.min(AGAIN_MS_MAX, AGAIN_MS_MIN * 2 ** Math.min(failures, 10)), stopping.signal)
    }
  })()

  async function serve(): Promise<void> {
    const connection = await connectWorker(options.server)
    try {
      const attributes = await registerSearchAttributes(connection, options.server)
      if (!attributes.registered) {
        log.warn({ command: attributes.command }, 'Temporal: search attributes are missing; this command adds them')
      }
      options.onReady(attributes.registered)
      running = await createWorkers(connection)
      if (stopping.signal.aborted) return
      await Promise.all(running.map(worker => worker.run()))
    } finally {
      for (const worker of running) if (worker.getState() === 'RUNNING') worker.shutdown()
      running = []
      await connection.close().catch(() => undefined)
    }
  }

  async function createWorkers(connection: Awaited<ReturnType<typeof connectWorker>>): Promise<Worker[]> {
    const { installation_id, server, journeys, ai, bundle } = options
    const queues = queuesOf(installation_id)
    const of = {
      connection,
      namespace: server.namespace,
      shutdownGraceTime: GRACE,
      stickyQueueScheduleToStartTimeout: STICKY,
    } as const
    return Promise.all([
      Worker.create({
        ...of,
        taskQueue: queues.journeys,
        activities: journeys,
        ...(bundle && { workflowBundle: await bundle() }),
        maxConcurrentActivityTaskExecutions: JOURNEYS_AT_ONCE,
      }),
      Worker.create({ ...of, taskQueue: queues.ai, activities: ai, maxConcurrentActivityTaskExecutions: AI_AT_ONCE }),
    ])
  }

  return {
    async stop() {
      stopping.abort()
      for (const worker of running) if (worker.getState() === 'RUNNING') worker.shutdown()
      await done
    },
  }
}

/** The AI's worker runs no workflows; a failed run is told by its record. */
const EXPECTED = /^No workflows registered|^Workflow failed/
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
