/** Pages of objects, newest first, as every list of Stripe's. */
import { refuse, refuseMistake } from './failure.ts'

const LIMIT_MAX = 100

export interface ListParams {
  limit?: number
  starting_after?: string
  ending_before?: string
  created?: number | { gt?: number; gte?: number; lt?: number; lte?: number }
}

export const toList = <Row>(url: string, data: Row[], has_more = false) => ({
  object: 'list' as const,
  data,
  has_more,
  url,
})

export function listPage<Row extends { id: string; created?: number }>(
  url: string,
  rows: Row[],
  { limit = 10, starting_after, ending_before, created }: ListParams,
) {
  if (limit < 1 || limit > LIMIT_MAX)
    throw refuseMistake(`Invalid integer: ${limit} must be between 1 and 100`, 'limit', 'parameter_invalid_integer')
  const newestFirst = rows.toReversed().filter(row => isCreatedIn(row.created ?? 0, created))
  const position = (id: string | undefined, param: string) => {
    const index = newestFirst.findIndex(row => row.id === id)
    if (index < 0) throw refuse(`No such object: '${id}'`, param, 'resource_missing')
    return index
  }
  if (ending_before) {
    const before = newestFirst.slice(0, position(ending_before, 'ending_before'))
    return toList(url, before.slice(-limit), before.length > limit)
  }
  const from = starting_after ? position(starting_after, 'starting_after') + 1 : 0
  return toList(url, newestFirst.slice(from, from + limit), newestFirst.length > from + limit)
}

function isCreatedIn(created: number, range: ListParams['created']): boolean {
  if (range === undefined) return true
  if (typeof range === 'number') return created === range
  const { gt = -1, gte = 0, lt = Number.POSITIVE_INFINITY, lte = Number.POSITIVE_INFINITY } = range
  return created > gt && created >= gte && created < lt && created <= lte
}
