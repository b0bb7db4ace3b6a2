/** Answers by Idempotency-Key: kept for a day, repeated for the same request, refused for another. */
import type { Clock } from './clock.ts'
import { StripeFailure } from './failure.ts'

const KEEP_SECONDS = 86_400
const KEY_MAX = 255

export interface Answer {
  status: number
  body: object
  headers?: Record<string, string>
}
interface Entry {
  request: string
  until: number
  requestId: string
  answer?: Answer
}

export function createIdempotency(clock: Clock) {
  const entries = new Map<string, Entry>()

  return {
    /** The answer of before, or nothing: then the key is taken until `keep` or `release`. */
    claim(key: string, request: string, requestId: string): (Answer & { requestId: string }) | undefined {
      if (key.length > KEY_MAX)
        throw new StripeFailure(400, {
          type: 'invalid_request_error',
          message: 'Idempotency keys may be at most 255 characters.',
        })
      const entry = entries.get(key)
      if (!entry || entry.until <= clock.seconds()) {
        entries.set(key, { request, until: clock.seconds() + KEEP_SECONDS, requestId })
        return undefined
      }
      if (entry.request !== request)
        throw new StripeFailure(400, {
          type: 'idempotency_error',
          message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key.split(' ').at(-1)}' if you meant to execute a different request.`,
        })
      if (!entry.answer)
        throw new StripeFailure(409, {
          type: 'idempotency_error',
          code: 'idempotency_key_in_use',
          message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key.split(' ').at(-1)}. Try again later.`,
        })
      return { ...entry.answer, requestId: entry.requestId }
    },
    keep(key: string, answer: Answer): void {
      const entry = entries.get(key)
      if (entry) entry.answer = answer
    },
    /** Nothing began: the same key may be tried again. */
    release(key: string): void {
      entries.delete(key)
    },
  }
}
