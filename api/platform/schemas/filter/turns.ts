/** When a filter with rules relative to the present may turn for a lead without any change of the lead. */
import { type FilterFacts, factOf, negated, relativeMoment } from './matches.ts'
import { isRelative, type Present, spanOf } from './relative.ts'
import { type Filter, type FilterOp, rulesIn } from './schema.ts'

/** Whether time alone can change what the filter says. */
export const turnsByTime = (filter: Filter): boolean => rulesIn(filter).some(({ op }) => isRelative(negated(op) ?? op))

const dated: readonly FilterOp[] = ['before', 'after', 'between']

/** Whether another zone of the site can change what the filter says: dates begin at its midnight. */
export const asksForZone = (filter: Filter): boolean =>
  turnsByTime(filter) ||
  rulesIn(filter).some(({ op, value }) => dated.includes(op) && [value].flat().some(one => String(one).length === 10))

/** The next moment after now at which one of its rules turns; null if none does. */
export function nextTurn(filter: Filter, facts: FilterFacts, { now, timezone }: Present): number | null {
  let next: number | null = null
  for (const rule of rulesIn(filter)) {
    const op = negated(rule.op) ?? rule.op
    const moment = isRelative(op) ? relativeMoment(factOf(facts, rule.field)) : null
    if (!isRelative(op) || !moment || typeof rule.value !== 'number') continue
    for (const at of spanOf(op, rule.value, moment, timezone)) {
      if (at > now && (next === null || at < next)) next = at
    }
  }
  return next
}
