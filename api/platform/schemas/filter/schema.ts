/** The filter language: its schema and limits. Evaluation is in matches.ts (memory) and to-sql.ts (database). */
import { z } from '@hono/zod-openapi'
import { limits } from '../../runtime/limits.ts'
import { enumWith } from '../enum-of.ts'
import { text } from '../schemas.ts'
import { filterOps } from './kinds.ts'

export type FilterValue = string | number | boolean | (string | number)[]
export type FilterOp = (typeof filterOps)[number]
export interface FilterRule {
  type: 'rule'
  field: string
  op: FilterOp
  value?: FilterValue | undefined
}
export type Filter =
  | { type: 'all'; filters: Filter[] }
  | { type: 'any'; filters: Filter[] }
  | { type: 'not'; filter: Filter }
  | FilterRule

const filterOp = enumWith(filterOps, {
  is: 'It equals the value.',
  is_not: 'It is anything but the value.',
  contains: 'The value is a part of it.',
  not_contains: 'The value is no part of it.',
  starts_with: 'It begins with the value.',
  gt: 'It is greater than the value.',
  gte: 'It is the value or greater.',
  lt: 'It is less than the value.',
  lte: 'It is the value or less.',
  between: 'It is one of the two values, or between them.',
  before: 'It is before the day.',
  after: 'It is after the day.',
  in_last_days: 'It is within the last days, today included.',
  not_in_last_days: 'It is longer ago than the last days.',
  in_next_days: 'It is within the next days.',
  has: 'The value is in it: for sets, such as tags.',
  has_not: 'The value is not in it: for sets, such as tags.',
  is_empty: 'It has no value.',
  is_not_empty: 'It has a value, whatever it is.',
}).openapi('FilterOp')
const scalar = z.union([text(500), z.number()])

const rule = z
  .strictObject({
    type: z.literal('rule'),
    field: z
      .string()
      .regex(/^(custom_fields\.)?[a-z][a-z0-9_]{0,63}$/)
      .openapi({
        description: 'A lead field, `tags`, `audiences`, `campaigns`, or `custom_fields.` followed by a field’s name.',
      }),
    op: filterOp,
    value: z
      .union([text(500), z.number(), z.boolean(), z.array(scalar).min(1).max(100)])
      .openapi('FilterRuleValue')
      .optional()
      .openapi({
        description:
          'Two values for `between`; one or more IDs for `has` and `has_not`; a number of days for `in_last_days`, `not_in_last_days` and `in_next_days`. Dates start at midnight in the site’s time zone; for times, a day is 24 hours.',
      }),
  })
  .openapi('FilterRule')

const node: z.ZodType<Filter, Filter> = z
  .lazy(() => z.discriminatedUnion('type', [allOf, anyOf, noneOf, rule]))
  .openapi('Filter', {
    description: `At most ${limits.filter_depth_max} levels deep and ${limits.filter_rules_max} rules. Text is compared case-insensitively; a missing value matches only \`is_empty\` and negated operators.`,
  })

const allOf = z
  .strictObject({ type: z.literal('all'), filters: z.array(node).max(limits.filter_rules_max) })
  .openapi('AllFilters', { description: 'Matches if all of its filters match; also if it has none.' })
const anyOf = z
  .strictObject({ type: z.literal('any'), filters: z.array(node).max(limits.filter_rules_max) })
  .openapi('AnyFilter', { description: 'Matches if at least one of its filters matches.' })
const noneOf = z.strictObject({ type: z.literal('not'), filter: node }).openapi('NotFilter')

/** Every rule of a filter, however deep. */
export function rulesIn(filter: Filter): FilterRule[] {
  if (filter.type === 'rule') return [filter]
  return (filter.type === 'not' ? [filter.filter] : filter.filters).flatMap(rulesIn)
}

/** The same, each with its place. */
export function* placedRules(filter: Filter, pointer: string): Generator<{ rule: FilterRule; pointer: string }> {
  if (filter.type === 'rule') yield { rule: filter, pointer }
  else if (filter.type === 'not') yield* placedRules(filter.filter, `${pointer}/filter`)
  else for (const [i, inner] of filter.filters.entries()) yield* placedRules(inner, `${pointer}/filters/${i}`)
}

/** Depth and number of rules of a filter. */
export function sizeOf(filter: Filter): { depth: number; rules: number } {
  if (filter.type === 'rule') return { depth: 1, rules: 1 }
  const inner = (filter.type === 'not' ? [filter.filter] : filter.filters).map(sizeOf)
  return {
    depth: 1 + Math.max(0, ...inner.map(size => size.depth)),
    rules: inner.reduce((sum, size) => sum + size.rules, 0),
  }
}

/** The schema of a filter in a body. */
export const filter = node.superRefine((given, context) => {
  const { depth, rules } = sizeOf(given)
  const refuse = (code: string, maximum: number) =>
    context.addIssue({ code: 'custom', params: { code, values: { maximum } } })
  if (depth > limits.filter_depth_max) refuse('filter_too_deep', limits.filter_depth_max)
  if (rules > limits.filter_rules_max) refuse('filter_too_long', limits.filter_rules_max)
})
