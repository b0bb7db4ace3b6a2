/** What the comparisons of a filter are called. */
import type { FilterOp } from '@leadwright/sdk'
import type { MessageKey } from '../../messages/messages.tsx'

export const opLabels: Record<FilterOp, MessageKey> = {
  is: 'filter.is',
  is_not: 'filter.is_not',
  contains: 'filter.contains',
  not_contains: 'filter.not_contains',
  starts_with: 'filter.starts_with',
  gt: 'filter.gt',
  gte: 'filter.gte',
  lt: 'filter.lt',
  lte: 'filter.lte',
  between: 'filter.between',
  before: 'filter.before',
  after: 'filter.after',
  in_last_days: 'filter.in_last_days',
  not_in_last_days: 'filter.not_in_last_days',
  in_next_days: 'filter.in_next_days',
  has: 'filter.has',
  has_not: 'filter.has_not',
  is_empty: 'filter.is_empty',
  is_not_empty: 'filter.is_not_empty',
}
