/** The log: one JSON line each, with request and site where known; tokens, passwords and addresses are redacted. */

import { type Logger, pino } from 'pino'
import { systemClock, toInstant } from './clock.ts'

export type Log = Logger

const redacted = ['token', 'password', 'authorization', 'email', 'secret', 'to', 'raw']

export function createLog(level: string): Log {
  return pino({
    level,
    redact: { paths: redacted.flatMap(key => [key, `*.${key}`]), censor: '[redacted]' },
    base: null,
    timestamp: () => `,"time":"${toInstant(systemClock.now())}"`,
  })
}

/** What may be written of an error: its own name, message and stack, never a driver's parameters. */
export function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error }
  return { error: error.name, message: error.message, stack: error.stack }
}
