/** Misfortunes of the way to Stripe, one after another as a test asks for them. */
import type { Clock } from './clock.ts'

export interface Outage {
  /** Answered as an error, cut off, never answered, told to come back later, or declined by the bank. */
  type: 'error' | 'cut' | 'hang' | 'rate_limit' | 'declined'
  /** Whether the call did its work all the same. */
  hasEffect?: boolean
  /** `POST /v1/subscriptions`, as the contract names it; any call without. */
  on?: string
  times?: number
  /** `Stripe-Should-Retry`. */
  shouldRetry?: boolean
}

export function createOutages(clock: Clock) {
  const waiting: (Outage & { times: number })[] = []
  let downUntil = 0

  return {
    /** From now on the next call (or the next of that name) fails so. */
    fail(outage: Outage): void {
      waiting.push({ ...outage, times: outage.times ?? 1 })
    },
    /** Every call fails until the clock has advanced so far. */
    goDown(milliseconds: number): void {
      downUntil = clock.now() + milliseconds
    },
    clear(): void {
      waiting.length = 0
      downUntil = 0
    },
    isDown: (): boolean => clock.now() < downUntil,
    take(operation: string): Outage | undefined {
      const outage = waiting.find(({ on }) => on === undefined || on === operation)
      if (!outage) return undefined
      outage.times--
      if (outage.times === 0) waiting.splice(waiting.indexOf(outage), 1)
      return outage
    },
  }
}
