/** What a sandbox and the settings of new ones have in common: its space, how long leads use it, and when their data goes. */
import type { Sandbox, SandboxCleanupUnit } from '@leadwright/sdk'

export interface LimitsDraft {
  /** Not a number: no limit. */
  size_gb: number
  user_data_expiry_hours: number
  is_cleaned: boolean
  cleanup_after: number
  cleanup_unit: SandboxCleanupUnit
}

type Limits = Pick<Sandbox, 'size_gb' | 'user_data_expiry_hours' | 'cleanup_after' | 'cleanup_unit'>

/** Shown where nothing is cleaned up and somebody switches it on. */
const cleanup_after_default = 7

export const toLimitsDraft = ({
  size_gb,
  user_data_expiry_hours,
  cleanup_after,
  cleanup_unit,
}: Limits): LimitsDraft => ({
  size_gb: size_gb ?? Number.NaN,
  user_data_expiry_hours,
  is_cleaned: cleanup_after !== null,
  cleanup_after: cleanup_after ?? cleanup_after_default,
  cleanup_unit,
})

export const toLimits = ({
  size_gb,
  user_data_expiry_hours,
  is_cleaned,
  cleanup_after,
  cleanup_unit,
}: LimitsDraft): Limits => ({
  size_gb: Number.isNaN(size_gb) ? null : size_gb,
  user_data_expiry_hours,
  cleanup_after: is_cleaned ? cleanup_after : null,
  cleanup_unit,
})
