/** When a deferred mail is tried again. Pure: whether to try at all is the job's to decide. */

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Waits after the first, second, … attempt; the last one repeats. The early ones fit greylisting. */
export const RETRY_DELAYS_MS = [
  1 * MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  30 * MINUTE_MS,
  1 * HOUR_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
  6 * HOUR_MS,
] as const
/** A temporary refusal is retried for this long after the first attempt, and no longer. */
export const RETRY_HORIZON_MS = 72 * HOUR_MS
/** Delays are stretched by up to this share, so that a batch refused together does not return together. */
export const RETRY_SPREAD = 0.2

/**
 * The moment of the next attempt (epoch ms) after `attempts` failed ones, the last of them at `now`; null gives up.
 * The final attempt falls on the horizon. `spread` in [0, 1) comes from the caller, who owns randomness.
 */
export function nextAttempt(retry: {
  attempts: number
  first_at: number
  now: number
  spread?: number
}): number | null {
  const deadline = retry.first_at + RETRY_HORIZON_MS
  if (retry.now >= deadline) return null
  const step = Math.min(Math.max(1, retry.attempts), RETRY_DELAYS_MS.length) - 1
  const delay = (RETRY_DELAYS_MS[step] ?? HOUR_MS) * (1 + RETRY_SPREAD * (retry.spread ?? 0))
  return Math.min(Math.round(retry.now + delay), deadline)
}
