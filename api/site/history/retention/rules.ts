/** What may be asked of how long things are kept, and the moment before which they go. */
import type { Retention } from '../../../platform/features/retention.ts'
import { type FieldError, problem } from '../../../platform/problem/problem.ts'

export interface RetentionChoice {
  type: string
  months: number | null
}

/** Refuses kinds that there are not, and fewer months than the product works with. */
export function requireAllowed(wanted: readonly RetentionChoice[], known: readonly Retention[]): void {
  const errors = wanted.flatMap(({ type, months }, at): FieldError[] => {
    const rule = known.find(({ name }) => name === type)
    if (!rule) return [{ pointer: `/rules/${at}/type`, code: 'unknown_reference' }]
    if (months === null || months >= rule.months_min) return []
    return [{ pointer: `/rules/${at}/months`, code: 'too_small', values: { minimum: rule.months_min } }]
  })
  if (errors.length > 0) throw problem('validation_failed', { errors })
}

/** The same time of day so many calendar months ago; the last day of a month that is shorter. */
export function monthsBefore(now: number, months: number): number {
  const date = new Date(now)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() - months + 1, 0)
  date.setUTCDate(Math.min(day, date.getUTCDate()))
  return date.getTime()
}
