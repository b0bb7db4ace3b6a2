/** How long to wait for a service that refuses, and which refusals only a person ends. Pure. */
import type { ConnectionReason } from '../connections/rules.ts'
import type { ServiceProblem } from '../services/rules.ts'
import { syncLimits } from './limits.ts'

const SECOND = 1_000
const MINUTE = 60_000

const FINAL = ['credential_refused', 'permission_missing', 'list_gone', 'schema_changed'] as const

export const isFinal = (reason: ConnectionReason): reason is (typeof FINAL)[number] =>
  (FINAL as readonly ConnectionReason[]).includes(reason)

/** `failures`: in a row, this one with them. */
export function waitMilliseconds(problem: ServiceProblem, failures: number, now: number): number {
  if (problem.kind === 'rate_limited') return problem.retry_after_seconds * SECOND
  if (problem.kind === 'day_quota') return Math.max(SECOND, problem.resets_at - now)
  return Math.min(syncLimits.sync_retry_minutes_max, 2 ** Math.min(failures - 1, 10)) * MINUTE
}
