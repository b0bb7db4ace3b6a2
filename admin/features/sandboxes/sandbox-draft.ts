/** What is typed of a sandbox, and what of it is sent. */
import type {
  NewSandbox,
  Sandbox,
  SandboxChanges,
  SandboxLeadAccess,
  SandboxSettings,
  SandboxType,
} from '@leadwright/sdk'
import { clockAt, instantAt } from '../../product/zone-time.ts'
import { type LimitsDraft, toLimits, toLimitsDraft } from './sandbox-limits.ts'

export interface SandboxDraft extends LimitsDraft {
  name: string
  type: SandboxType
  url: string
  lead_access: SandboxLeadAccess
  /** On the clock of the site's zone; empty: never. */
  expires: string
  trial_ends: string
  username: string
  password: string
  control_panel_username: string
  control_panel_password: string
  pool_size: number
}

export const newDraft = (settings: SandboxSettings): SandboxDraft => ({
  name: '',
  type: 'wordpress',
  url: '',
  lead_access: 'copy',
  ...toLimitsDraft(settings),
  expires: '',
  trial_ends: '',
  username: '',
  password: '',
  control_panel_username: '',
  control_panel_password: '',
  pool_size: 0,
})

export const toDraft = (sandbox: Sandbox, timezone: string): SandboxDraft => ({
  name: sandbox.name,
  type: sandbox.type,
  url: sandbox.url ?? '',
  lead_access: sandbox.lead_access,
  ...toLimitsDraft(sandbox),
  expires: sandbox.expires_at ? clockAt(sandbox.expires_at, timezone) : '',
  trial_ends: sandbox.trial_ends_at ? clockAt(sandbox.trial_ends_at, timezone) : '',
  username: sandbox.username,
  password: '',
  control_panel_username: sandbox.control_panel_username,
  control_panel_password: '',
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
    ...toLimits(draft),
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
