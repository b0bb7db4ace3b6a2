/** The log: one JSON line each, with request and site where known; tokens, passwords and addresses are redacted. */

import { type DestinationStream, type Logger, pino } from 'pino'
import { systemClock, toInstant } from './clock.ts'
import { inSources } from './source-stack.ts'

export type Log = Logger

const redacted = ['token', 'password', 'authorization', 'email', 'secret', 'to', 'raw']

/** To the standard output, or to where a test looks. */
export function createLog(level: string, to?: DestinationStream): Log {
  const options = {
    level,
    redact: { paths: redacted.flatMap(key => [key, `*.${key}`]), censor: '[redacted]' },
    base: null,
    timestamp: () => `,"time":"${toInstant(systemClock.now())}"`,
  }
  return to ? pino(options, to) : pino(options)
}

/** What may be written of an error: its own name, message and stack, never a driver's parameters. */
export function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error }
  return { error: error.name, message: error.message, stack: error.stack && inSources(error.stack) }
}
