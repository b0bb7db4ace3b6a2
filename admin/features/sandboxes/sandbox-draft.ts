/** What is typed of a sandbox, and what of it is sent. */
import type {
  NewSandbox,
  Sandbox,
  SandboxChanges,
  SandboxCleanupUnit,
  SandboxLeadAccess,
  SandboxSettings,
  SandboxType,
} from '@leadwright/sdk'
import { clockAt, instantAt } from '../../product/zone-time.ts'

export interface SandboxDraft {
  name: string
  type: SandboxType
  url: string
  lead_access: SandboxLeadAccess
  /** Not a number: no limit. */
  size_gb: number
  /** On the clock of the site's zone; empty: never. */
  expires: string
  trial_ends: string
  username: string
  password: string
  control_panel_username: string
  control_panel_password: string
  user_data_expiry_hours: number
  is_cleaned: boolean
  cleanup_after: number
  cleanup_unit: SandboxCleanupUnit
  pool_size: number
}

const cleanup_after_default = 7

export const newDraft = (settings: SandboxSettings): SandboxDraft => ({
  name: '',
  type: 'wordpress',
  url: '',
  lead_access: 'copy',
  size_gb: settings.size_gb ?? Number.NaN,
  expires: '',
  trial_ends: '',
  username: '',
  password: '',
  control_panel_username: '',
  control_panel_password: '',
  user_data_expiry_hours: settings.user_data_expiry_hours,
  is_cleaned: settings.cleanup_after !== null,
  cleanup_after: settings.cleanup_after ?? cleanup_after_default,
  cleanup_unit: settings.cleanup_unit,
  pool_size: 0,
})

export const toDraft = (sandbox: Sandbox, timezone: string): SandboxDraft => ({
  name: sandbox.name,
  type: sandbox.type,
  url: sandbox.url ?? '',
  lead_access: sandbox.lead_access,
  size_gb: sandbox.size_gb ?? Number.NaN,
  expires: sandbox.expires_at ? clockAt(sandbox.expires_at, timezone) : '',
  trial_ends: sandbox.trial_ends_at ? clockAt(sandbox.trial_ends_at, timezone) : '',
  username: sandbox.username,
  password: '',
  control_panel_username: sandbox.control_panel_username,
  control_panel_password: '',
  user_data_expiry_hours: sandbox.user_data_expiry_hours,
  is_cleaned: sandbox.cleanup_after !== null,
  cleanup_after: sandbox.cleanup_after ?? cleanup_after_default,
  cleanup_unit: sandbox.cleanup_unit,
  pool_size: sandbox.pool_size,
})

/** Seconds are lost where a moment is shown on a clock, so one that was left alone is not sent. */
const momentChange = (clock: string, former: string | null, timezone: string): string | null | undefined => {
  const before = former ? clockAt(former, timezone) : ''
  return clock === before ? undefined : (instantAt(clock, timezone) ?? null)
}

const isWordPress = ({ type }: SandboxDraft) => type === 'wordpress'

function sharedFields(draft: SandboxDraft) {
  const url = draft.url.trim()
  return {
    size_gb: Number.isNaN(draft.size_gb) ? null : draft.size_gb,
    user_data_expiry_hours: draft.user_data_expiry_hours,
    cleanup_after: draft.is_cleaned ? draft.cleanup_after : null,
    cleanup_unit: draft.cleanup_unit,
    ...(isWordPress(draft)
      ? { lead_access: draft.lead_access, pool_size: draft.lead_access === 'copy' ? draft.pool_size : 0 }
      : { ...(url && { url }), username: draft.username, ...(draft.password && { password: draft.password }) }),
  }
}

export const toNewSandbox = (draft: SandboxDraft, timezone: string): NewSandbox => ({
  name: draft.name,
  type: draft.type,
  ...sharedFields(draft),
  expires_at: instantAt(draft.expires, timezone) ?? null,
  trial_ends_at: instantAt(draft.trial_ends, timezone) ?? null,
  ...(draft.type === 'cpanel' && {
    control_panel_username: draft.control_panel_username,
    ...(draft.control_panel_password && { control_panel_password: draft.control_panel_password }),
  }),
})

export function toChanges(draft: SandboxDraft, sandbox: Sandbox, timezone: string): SandboxChanges {
  const expires_at = momentChange(draft.expires, sandbox.expires_at, timezone)
  const trial_ends_at = momentChange(draft.trial_ends, sandbox.trial_ends_at, timezone)
  return {
    name: draft.name,
    ...sharedFields(draft),
    ...(expires_at !== undefined && { expires_at }),
    ...(trial_ends_at !== undefined && { trial_ends_at }),
  }
}
