/** Whether and when a call is tried again. */
import { ConnectionError, LeadwrightError } from './errors.ts'

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 8_000
/** A server that asks for more patience than this gets the caller's decision instead. */
const LONGEST_ASKED_WAIT_MS = 60_000

/** Milliseconds until the next try, or `undefined` if trying again is of no use. */
export function waitBeforeRetry(error: unknown, retry: number, now: number, random: number): number | undefined {
  if (!(error instanceof LeadwrightError) || !passing(error)) return undefined
  const asked = askedWait(error.headers, now)
  if (asked >= 0) return asked <= LONGEST_ASKED_WAIT_MS ? asked : undefined
  return Math.min(FIRST_WAIT_MS * 2 ** retry, LONGEST_WAIT_MS) * (1 - random / 4)
}

function passing(error: LeadwrightError): boolean {
  if (error instanceof ConnectionError) return true
  return error.status === 408 || error.status === 429 || (error.status ?? 0) >= 500
}

/** `Retry-After` in seconds or as a date, in milliseconds from now; NaN where there is none. */
function askedWait(headers: Headers | undefined, now: number): number {
  const value = headers?.get('retry-after') ?? ''
  return /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Math.max(0, Date.parse(value) - now)
}

/** Waits, unless the signal is aborted before. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
