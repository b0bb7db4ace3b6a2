/** Which requests are refused first under overload: reads and the admin first, what visitors send last. */
import type { Contract } from '../../features/contract.ts'
import { type Problem, problem } from '../../problem/problem.ts'
import { limits } from '../../runtime/limits.ts'

export type Rank = 'first' | 'middle' | 'last' | 'never'

type RankedEndpoint = Pick<Contract, 'method' | 'path' | 'permission' | 'refused_last'>

const wait_ms_max: Record<Rank, number> = {
  first: limits.overload_first_milliseconds,
  middle: limits.overload_middle_milliseconds,
  last: limits.overload_last_milliseconds,
  never: Number.POSITIVE_INFINITY,
}

export const rankOf = ({ permission, refused_last }: Omit<RankedEndpoint, 'method' | 'path'>): Rank =>
  refused_last ? 'last' : permission === 'public' ? 'middle' : 'first'

/** Whether a request of this rank is refused at the given waiting time. */
export const isTooLate = (rank: Rank, wait_ms: number): boolean => wait_ms > wait_ms_max[rank]

export const overloaded = (): Problem =>
  problem('overloaded', { retry_after_seconds: limits.overload_retry_after_seconds })

const health = /^\/(healthz|readyz)(\?|$)/

/** The rank by a request's first line, before anything else of it is looked at. */
export function ranksOf(contracts: readonly RankedEndpoint[]): (method: string, url: string) => Rank {
  const of = (wanted: Rank) =>
    new RegExp(
      contracts
        .filter(contract => rankOf(contract) === wanted)
        .map(({ method, path }) => `^${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(?:\\?|$)`)
        .join('|') || '^$',
    )
  const last = of('last')
  const middle = of('middle')
  return (method, url) => {
    if (health.test(url)) return 'never'
    const line = `${method === 'HEAD' ? 'GET' : method} ${url}`
    return last.test(line) ? 'last' : middle.test(line) ? 'middle' : 'first'
  }
}
