/** When a certificate is renewed, and when a failed try is repeated. Pure. */
import { createHash } from 'node:crypto'

const minute_ms = 60_000
const waits_ms = [minute_ms, 10 * minute_ms, 60 * minute_ms, 360 * minute_ms, 720 * minute_ms] as const

/** With a third of its time left, and up to a twentieth earlier: certificates that came together are not renewed together. */
export function renewAt({
  certificate,
  not_before,
  not_after,
}: {
  certificate: string
  not_before: number
  not_after: number
}): number {
  const lifetime = not_after - not_before
  const share = createHash('sha256').update(certificate).digest().readUInt32BE(0) / 2 ** 32
  return Math.floor(not_after - lifetime / 3 - (lifetime / 20) * share)
}

/** Authorities count failed tries; what they ask for counts more. */
export const tryAgainAt = (now: number, failures: number, retry_after_seconds: number): number =>
  now + Math.max(waits_ms[Math.min(failures, waits_ms.length) - 1] ?? minute_ms, retry_after_seconds * 1_000)
