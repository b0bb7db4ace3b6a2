/** When an attempt follows one that failed, and how long an endpoint at which everything fails is left alone. Pure. */

const second_ms = 1_000
const minute_ms = 60_000
const hour_ms = 3_600_000

/** The waits of Standard Webhooks: ten attempts in three days. */
const waits_ms = [
  5 * second_ms,
  5 * minute_ms,
  30 * minute_ms,
  2 * hour_ms,
  5 * hour_ms,
  10 * hour_ms,
  14 * hour_ms,
  20 * hour_ms,
  24 * hour_ms,
]
const failures_before_hold = 10
const hold_ms_max = hour_ms
/** Attempts that failed together are not repeated together. */
const spread = 0.1

/** `attempts`: how many have failed. Null after the last. */
export function waitAfter(attempts: number, random = Math.random()): number | null {
  const wait = waits_ms[attempts - 1]
  return wait === undefined ? null : Math.round(wait * (1 + spread * random))
}

/** `failures` of an endpoint since its last success; null while it is sent to as usual. */
export function holdAfter(failures: number): number | null {
  if (failures < failures_before_hold) return null
  return Math.min(minute_ms * 2 ** (failures - failures_before_hold), hold_ms_max)
}
