/** The two state machines of a sandbox: its machine, and the subscription to it. Pure. */
import { sandboxLimits } from './limits.ts'

export const sandboxTypes = ['wordpress', 'cpanel', 'url'] as const
export const machineStatuses = ['creating', 'ready', 'asleep', 'failed', 'deleting'] as const
export const sandboxTasks = ['create', 'copy', 'snapshot', 'reset', 'suspend', 'resume'] as const
export const sandboxStatuses = ['active', 'trialing', 'expiring', 'action_required', 'canceled', 'expired'] as const

export type SandboxType = (typeof sandboxTypes)[number]
export type MachineStatus = (typeof machineStatuses)[number]
export type SandboxTask = (typeof sandboxTasks)[number]
export type SandboxStatus = (typeof sandboxStatuses)[number]
export type CleanupUnit = 'hours' | 'days'

export const hour_ms = 3_600_000
export const action_ms = sandboxLimits.sandbox_action_hours * hour_ms

/** Each step of a machine, and the states that it may be taken from. */
const steps = {
  /** Done: it can be entered. */
  built: ['creating'],
  failed: ['creating', 'ready', 'asleep'],
  suspend: ['ready'],
  /** One that sleeps because nobody visits it is woken. */
  resume: ['asleep', 'ready'],
  retry: ['failed'],
  /** Reset, snapshot and what copies it need it whole. */
  work: ['ready', 'asleep'],
  delete: ['creating', 'ready', 'asleep', 'failed', 'deleting'],
} as const satisfies Record<string, readonly MachineStatus[]>

export type SandboxStep = keyof typeof steps

export const mayStep = (machine_status: MachineStatus, step: SandboxStep): boolean =>
  (steps[step] as readonly MachineStatus[]).includes(machine_status)

/** When the last part of a life begins: its last tenth, and at least an hour. */
export function expiringFrom(started_at: number, ends_at: number): number {
  const share = ((ends_at - started_at) * sandboxLimits.sandbox_expiring_share) / 100
  return ends_at - Math.max(share, sandboxLimits.sandbox_expiring_minutes_min * 60_000)
}

export const cleanupMs = ({ cleanup_after, cleanup_unit }: Cleanup): number | null =>
  cleanup_after === null ? null : cleanup_after * hour_ms * (cleanup_unit === 'days' ? 24 : 1)

interface Cleanup {
  cleanup_after: number | null
  cleanup_unit: CleanupUnit
}

/** What of a sandbox says where its subscription is. */
export interface Subscription extends Cleanup {
  created_at: number
  expires_at: number | null
  trial_ends_at: number | null
  canceled_at: number | null
}

/** The earlier end of trial and life; null: none. */
export function endOf({ expires_at, trial_ends_at }: Pick<Subscription, 'expires_at' | 'trial_ends_at'>) {
  const ends = [expires_at, trial_ends_at].filter(at => at !== null)
  return ends.length === 0 ? null : Math.min(...ends)
}

export function sandboxStatus(of: Subscription, now: number): SandboxStatus {
  const end = endOf(of)
  if (end !== null && now >= end) return now >= graceEnd(of, end) ? 'expired' : 'action_required'
  if (of.canceled_at !== null) return 'canceled'
  if (end !== null && now >= expiringFrom(of.created_at, end)) return 'expiring'
  return of.trial_ends_at === null ? 'active' : 'trialing'
}

/** Who canceled has nothing left to decide. */
const graceEnd = ({ canceled_at }: Subscription, end: number): number => (canceled_at === null ? end + action_ms : end)

/** Whether leads may enter it. */
export const isOpen = (status: SandboxStatus): boolean => status !== 'action_required' && status !== 'expired'

/** When it is deleted by itself; null: not, as long as nothing changes. */
export function cleanupAt(of: Subscription): number | null {
  const end = endOf(of)
  const wait = cleanupMs(of)
  return end === null || wait === null ? null : graceEnd(of, end) + wait
}

/** When its status next changes, or it is cleaned up; null: never. */
export function nextMoment(of: Subscription, now: number): number | null {
  const end = endOf(of)
  if (end === null) return null
  const moments = [expiringFrom(of.created_at, end), end, graceEnd(of, end), cleanupAt(of)]
  const ahead = moments.filter(at => at !== null && at > now) as number[]
  return ahead.length === 0 ? null : Math.min(...ahead)
}
