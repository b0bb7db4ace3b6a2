/** Rules relative to the present moment: which moments satisfy them now, and from when until when a moment does. */
import type { FilterOp } from './schema.ts'

const day_ms = 86_400_000
const relative = ['in_last_days', 'in_next_days'] as const

export type RelativeOp = (typeof relative)[number]

export const isRelative = (op: FilterOp): op is RelativeOp => (relative as readonly string[]).includes(op)

/** The first and the last moment that satisfy the rule now. Dates (midnight UTC) are compared with the present date in UTC. */
export function boundsOf(op: RelativeOp, days: number, now: number, is_date: boolean): [first: number, last: number] {
  const present = is_date ? now - (now % day_ms) : now
  return op === 'in_last_days' ? [present - days * day_ms, present] : [present, present + days * day_ms]
}

/** Between which moments of the clock a moment satisfies the rule: from the first on, until the second. */
export function spanOf(op: RelativeOp, days: number, at: number, is_date: boolean): [from: number, until: number] {
  const after = is_date ? day_ms : 1
  return op === 'in_last_days' ? [at, at + days * day_ms + after] : [at - days * day_ms, at + after]
}
