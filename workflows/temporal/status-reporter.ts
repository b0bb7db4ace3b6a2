/** Logs changes of Temporal's status, once each. */
import type { TemporalServer } from './server.ts'
import { troubleOf } from './trouble.ts'

export interface TemporalLog {
  info(fields: object, text: string): void
  warn(fields: object, text: string): void
  error(fields: object, text: string): void
}

export interface StatusReporter {
  trouble(error: unknown): void
  answers(): void
  /** The search attributes are missing, and this command adds them. */
  lacking(command: string): void
}

/** `own`: what the lines about an answering server name besides it. */
export function createStatusReporter(log: TemporalLog, server: TemporalServer, own: object = {}): StatusReporter {
  const fields = { address: server.address, namespace: server.namespace, ...own }
  let lacked = false
  let greeted = false
  let last: string | undefined
  let since = 0
  return {
    trouble(error) {
      const trouble = troubleOf(error, server) ?? `${server.address} could not be worked with.`
      if (trouble !== last) log.warn({ err: error }, `Temporal: ${trouble} Runs wait in the record.`)
      if (last === undefined) since = performance.now()
      last = trouble
    },
    answers() {
      if (last !== undefined) {
        const away_seconds = Math.round((performance.now() - since) / 1_000)
        log.info({ ...fields, away_seconds }, 'Temporal answers again; runs go on')
      } else if (!greeted) log.info(fields, 'Temporal answers; journeys run there')
      greeted = true
      last = undefined
    },
    lacking(command) {
      const why = 'Temporal: search attributes are missing. Runs go on without them; this command adds them'
      if (!lacked) log.warn({ command }, why)
      lacked = true
    },
  }
}
