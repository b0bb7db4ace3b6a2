/** The state of a lead's access to a sandbox at a moment. Pure. */
import { expiringFrom, hour_ms } from '../sandboxes/rules.ts'

export const accessStatuses = ['active', 'expiring', 'expired', 'deleted'] as const
export type AccessStatus = (typeof accessStatuses)[number]

export interface AccessLife {
  given_at: number
  /** Null: without end. */
  expires_at: number | null
  /** Ended by hand before. */
  ended_at: number | null
  deleted_at: number | null
}

/** When it ends or has ended; null: never. */
export function accessEnd({ expires_at, ended_at }: AccessLife): number | null {
  const ends = [expires_at, ended_at].filter(at => at !== null)
  return ends.length === 0 ? null : Math.min(...ends)
}

/** `none` where there is no access at all. */
export function accessStatus(life: AccessLife | undefined, now: number): AccessStatus | 'none' {
  if (life === undefined) return 'none'
  if (life.deleted_at !== null) return 'deleted'
  const end = accessEnd(life)
  if (end !== null && now >= end) return 'expired'
  return end !== null && now >= expiringFrom(life.given_at, end) ? 'expiring' : 'active'
}

/** What the clock does to an access, in this order. */
export type AccessAct = 'tell' | 'expire' | 'delete'

export interface TendedLife extends AccessLife {
  /** When it was said that it expires tomorrow. */
  told_at: number | null
  /** When its end was carried out. */
  expired_at: number | null
}

/** The next act and its moment; null: nothing follows. `cleanup_ms`: how long data stays after the end; null: for good. */
export function nextAct(life: TendedLife, cleanup_ms: number | null): { act: AccessAct; at: number } | null {
  if (life.deleted_at !== null) return null
  const end = accessEnd(life)
  if (end === null) return null
  const tomorrow = end - 24 * hour_ms
  if (life.told_at === null && life.expired_at === null && life.ended_at === null && tomorrow > life.given_at) {
    return { act: 'tell', at: tomorrow }
  }
  if (life.expired_at === null) return { act: 'expire', at: end }
  return cleanup_ms === null ? null : { act: 'delete', at: end + cleanup_ms }
}
