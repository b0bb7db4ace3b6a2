/** A sandbox, access to one, and settings, as the API answers them. */
import type { Sandbox, SandboxAccess, SandboxSettings } from '@leadwright/sdk'

const at = '2027-03-01T09:00:00.000Z'

export const sandbox = (changes: Partial<Sandbox> = {}): Sandbox => ({
  ...{ id: 'sbx_1', name: 'Shop-demo', type: 'url', url: 'https://demo.example.com/', lead_access: 'shared' },
  ...{ machine_status: 'ready', status: 'active', size_gb: null, used_bytes: null, space_over: false },
  ...{ trial_ends_at: null, expires_at: null, canceled_at: null, cleanup_at: null },
  ...{ username: '', has_password: false, control_panel_username: '', has_control_panel_password: false },
  ...{ user_data_expiry_hours: 72, cleanup_after: 7, cleanup_unit: 'days', pool_size: 0, pool_ready: 0 },
  ...{ has_snapshot: false, has_blueprint: false, source_id: null, lead_count: 0, last_accessed_at: null },
  ...{ version: 1, created_at: at, updated_at: at },
  ...changes,
})

export const access = (changes: Partial<SandboxAccess> = {}): SandboxAccess => ({
  ...{ id: 'sacc_1', sandbox_id: 'sbx_1', sandbox_name: 'Shop-demo', copy_id: null },
  ...{
    lead_id: 'lead_1',
    lead: { email: 'ana@example.com', name: 'Ana' },
    status: 'active',
    used_bytes: null,
    source: 'manual',
  },
  ...{ given_at: at, expires_at: '2027-03-04T09:00:00.000Z', cleanup_at: null },
  ...{ first_opened_at: null, last_opened_at: null, opens: 0, version: 1 },
  ...changes,
})

export const sandboxSettings = (changes: Partial<SandboxSettings> = {}): SandboxSettings => ({
  ...{ size_gb: 1, user_data_expiry_hours: 72, cleanup_after: 7, cleanup_unit: 'days', idle_minutes: 15 },
  ...{ panel_host: '', panel_port: 2087, panel_username: 'root', panel_token_hint: null },
  ...{ panel_certificate: '', panel_plan: '', version: 1 },
  ...changes,
})
