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

/** What the clock does to an access. */
export type AccessAct = 'tell' | 'mark_expiring' | 'expire' | 'delete'

/** Which acts were carried out, and when. */
export interface TendedLife extends AccessLife {
  /** When it was said that it expires tomorrow. */
  told_at: number | null
  /** When its last tenth began. */
  expiring_at: number | null
  expired_at: number | null
}

/** Where the moment of each act is kept. */
export const actMarks = { tell: 'told_at', mark_expiring: 'expiring_at', expire: 'expired_at' } as const

/** The next act and its moment; null: nothing follows. `cleanup_ms`: how long data stays after the end; null: for good. */
export function nextAct(life: TendedLife, cleanup_ms: number | null): { act: AccessAct; at: number } | null {
  if (life.deleted_at !== null) return null
  const end = accessEnd(life)
  if (end === null) return null
  if (life.expired_at !== null) return cleanup_ms === null ? null : { act: 'delete', at: end + cleanup_ms }
  if (life.ended_at !== null) return { act: 'expire', at: end }
  const tomorrow = end - 24 * hour_ms
  const acts: { act: AccessAct; at: number }[] = [{ act: 'expire', at: end }]
  if (life.expiring_at === null) acts.unshift({ act: 'mark_expiring', at: expiringFrom(life.given_at, end) })
  if (life.told_at === null && tomorrow > life.given_at) acts.unshift({ act: 'tell', at: tomorrow })
  return acts.toSorted((a, b) => a.at - b.at)[0] ?? null
}

/** What of an access decides whether it is given once more. */
type Present = AccessLife & { waits_for: string | null }

/** What giving access comes to: who has it keeps it, what ended and is still there goes on. */
export function assignmentOf(access: Present | undefined, now: number): 'assigned' | 'already_assigned' | 'extended' {
  if (access === undefined) return 'assigned'
  return access.waits_for === null && accessStatus(access, now) === 'expired' ? 'extended' : 'already_assigned'
}

/** What extending comes to: an access without end has nothing to extend. */
export function extensionOf(access: Present | undefined, now: number): 'no_access' | 'no_end' | 'extended' {
  if (access === undefined || access.waits_for !== null || accessStatus(access, now) === 'deleted') return 'no_access'
  return accessEnd(access) === null ? 'no_end' : 'extended'
}

/** The end of an access that is extended: from its end, or from now where that has passed or there is none. 0 hours: without end. */
export function extendedEnd({ ended_at, expires_at }: AccessLife, hours: number, now: number): number | null {
  if (hours === 0) return null
  const end = ended_at === null ? (expires_at ?? now) : now
  return Math.max(end, now) + hours * hour_ms
}
