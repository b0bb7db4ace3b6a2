/**
 * What rules mean at the present moment, on the site's clock: which moments satisfy one now, from when until when a moment
 * does, and when a date begins.
 */
import { DAY, dayOf, toInstant, toLocal } from '../../../../workflows/time/local-clock.ts'
import { systemZones } from '../../../../workflows/time/zones.ts'
import { momentOf } from './kinds.ts'
import type { FilterOp } from './schema.ts'

/** What a filter is asked at: a moment, and the zone by whose midnight days begin: the site's. */
export interface Present {
  readonly now: number
  readonly timezone: string
}

const relative = ['in_last_days', 'in_next_days'] as const

export type RelativeOp = (typeof relative)[number]

export const isRelative = (op: FilterOp): op is RelativeOp => (relative as readonly string[]).includes(op)

/**
 * The first and the last moment that satisfy the rule now. Dates are kept as midnight UTC, and are compared with the date
 * that it is on the site.
 */
export function boundsOf(
  op: RelativeOp,
  days: number,
  { now, timezone }: Present,
  is_date: boolean,
): [first: number, last: number] {
  const present = is_date ? dayOf(toLocal(systemZones(), timezone, now)) * DAY : now
  return op === 'in_last_days' ? [present - days * DAY, present] : [present, present + days * DAY]
}

/** Between which moments of the clock a moment satisfies the rule: from the first on, until the second. */
export function spanOf(
  op: RelativeOp,
  days: number,
  { at, is_date }: { at: number; is_date: boolean },
  timezone: string,
): [from: number, until: number] {
  const first = op === 'in_last_days' ? at : at - days * DAY
  const last = op === 'in_last_days' ? at + days * DAY : at
  return is_date ? [startOf(first, timezone), startOf(last + DAY, timezone)] : [first, last + 1]
}

/** When a date (midnight UTC) begins in a zone. */
const startOf = (date: number, timezone: string): number => toInstant(systemZones(), timezone, date)

/** The moment that a rule on moments names: an instant, or a date, which begins at the site's midnight. */
export function instantOf(value: unknown, timezone: string): number | null {
  const at = momentOf(value)
  return at !== null && String(value).length === 10 ? startOf(at, timezone) : at
}
