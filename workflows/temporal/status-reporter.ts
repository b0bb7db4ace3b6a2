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

export function createStatusReporter(log: TemporalLog, server: TemporalServer): StatusReporter {
  let lacked = false
  let last: string | undefined
  return {
    trouble(error) {
      const trouble = troubleOf(error, server) ?? `${server.address} could not be worked with.`
      if (trouble !== last) log.warn({ err: error }, `Temporal: ${trouble} Runs wait in the record.`)
      last = trouble
    },
    answers() {
      if (last !== undefined) log.info({}, 'Temporal answers again')
      last = undefined
    },
    lacking(command) {
      const why = 'Temporal: search attributes are missing. Runs go on without them; this command adds them'
      if (!lacked) log.warn({ command }, why)
      lacked = true
    },
  }
}
