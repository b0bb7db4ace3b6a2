/** What a service refuses while somebody waits for it, as problems of the API. */
import { type Problem, problem } from '../../../platform/problem/problem.ts'
import { type ServiceProblem, ServiceRefusal } from '../services/rules.ts'
import type { connectionReasons } from './table.ts'

export type ConnectionReason = (typeof connectionReasons)[number]

const RETRY_SECONDS = 30
const SECOND = 1_000

export function toProblem(refusal: ServiceProblem, now: number): Problem {
  const { detail } = refusal
  switch (refusal.kind) {
    case 'not_authorized':
      return problem('account_not_authorized', { values: { detail } })
    case 'rate_limited':
      return problem('service_unreachable', { values: { detail }, retry_after_seconds: refusal.retry_after_seconds })
    case 'day_quota': {
      const retry_after_seconds = Math.max(1, Math.ceil((refusal.resets_at - now) / SECOND))
      return problem('service_unreachable', { values: { detail }, retry_after_seconds })
    }
    case 'service_down':
      return problem('service_unreachable', { values: { detail }, retry_after_seconds: RETRY_SECONDS })
    default:
      return problem('service_refused', { values: { detail } })
  }
}

/** Runs work at a service for somebody who waits. */
export async function answering<T>(now: () => number, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof ServiceRefusal ? toProblem(error.problem, now()) : error
  }
}

/** What a refusal is to the connection as a whole; undefined where it is about one contact. */
export function toReason(refusal: ServiceProblem): ConnectionReason | undefined {
  switch (refusal.kind) {
    case 'not_authorized':
      return refusal.cause === 'credential' ? 'credential_refused' : 'permission_missing'
    case 'contact_refused':
      return undefined
    default:
      return refusal.kind
  }
}
