/** A sandbox as it begins, from a request and the site's settings; and what of a change does not fit its type. */

import { randomBytes } from 'node:crypto'
import type { Input } from '../../../platform/features/contract.ts'
import { wrapSecret } from '../../../platform/identity/secrets.ts'
import { type FieldError, problem } from '../../../platform/problem/problem.ts'
import { parseInstantOrNull } from '../../../platform/runtime/clock.ts'
import { newHandle } from '../drivers/rules.ts'
import type { SettingsRow } from '../sandbox-settings/rules.ts'
import type { createSandbox, updateSandbox } from './contract.ts'
import { password_purpose } from './machine.ts'
import type { SandboxRow } from './store.ts'

type SandboxBody = Input<typeof createSandbox>['body']
type Changes = Input<typeof updateSandbox>['body']

const random_octets = 18

/** Random, with what control panels demand in it. */
export const newPanelPassword = (): string => `${randomBytes(random_octets).toString('base64url')}aA7`

/** What only some types take, and moments that have passed. */
export function requireFitting(type: SandboxRow['type'], given: Changes, now: number): void {
  const errors: FieldError[] = []
  const refuse = (pointer: string, code: string) => errors.push({ pointer, code })
  if (type === 'wordpress' && given.url !== undefined) refuse('/url', 'sandbox_field_of_other_type')
  if (type === 'wordpress') {
    if (given.username) refuse('/username', 'sandbox_field_of_other_type')
    if (given.password) refuse('/password', 'sandbox_field_of_other_type')
  }
  if (type !== 'wordpress') {
    if (given.lead_access === 'copy') refuse('/lead_access', 'sandbox_copies_of_wordpress')
    if (given.pool_size) refuse('/pool_size', 'sandbox_copies_of_wordpress')
  }
  for (const name of ['expires_at', 'trial_ends_at'] as const) {
    const at = given[name]
    if (at && Date.parse(at) <= now) refuse(`/${name}`, 'moment_has_passed')
  }
  if (errors.length > 0) throw problem('validation_failed', { errors })
}

/** What a type cannot do without. */
function requireWhole({ type, url, control_panel_username }: SandboxBody): void {
  const errors: FieldError[] = []
  if (type !== 'wordpress' && url === undefined) errors.push({ pointer: '/url', code: 'required' })
  if (type === 'cpanel' && control_panel_username === undefined) {
    errors.push({ pointer: '/control_panel_username', code: 'required' })
  }
  if (errors.length > 0) throw problem('validation_failed', { errors })
}

/** The row after a change; whatever it does not name stays. */
export function changedSandbox(row: SandboxRow, given: Changes, key: Buffer): SandboxRow {
  const { password, expires_at, trial_ends_at, ...rest } = given
  const named = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  return {
    ...row,
    ...named,
    ...(password !== undefined && { password: password === '' ? null : wrapSecret(key, password_purpose, password) }),
    ...(expires_at !== undefined && { expires_at: parseInstantOrNull(expires_at) }),
    ...(trial_ends_at !== undefined && { trial_ends_at: parseInstantOrNull(trial_ends_at) }),
  }
}

interface SandboxStart {
  id: string
  name_key: string
  settings: SettingsRow
  key: Buffer
  now: number
}

/** With the control-panel password in clear where it was generated. */
export function newSandbox(given: SandboxBody, { id, name_key, settings, key, now }: SandboxStart) {
  requireWhole(given)
  requireFitting(given.type, given, now)
  const { control_panel_username = '', control_panel_password, type, name, ...fields } = given
  const generated = type === 'cpanel' && control_panel_password === undefined ? newPanelPassword() : undefined
  const panel_secret = generated ?? control_panel_password
  const blank: SandboxRow = {
    ...{ id, name, name_key, type },
    lead_access: 'shared',
    handle: newHandle(name),
    ...{ source_id: null, taken_at: null, pool_size: 0, url: null },
    size_gb: type === 'url' ? null : settings.size_gb,
    ...{ used_bytes: null, measured_at: null, space_over: false },
    ...{ machine_status: 'creating', task: 'create', failure: null, driver_facts: {} },
    ...{ trial_ends_at: null, expires_at: null, canceled_at: null },
    ...{ username: '', password: null, control_panel_username },
    control_panel_password: panel_secret === undefined ? null : wrapSecret(key, password_purpose, panel_secret),
    user_data_expiry_hours: settings.user_data_expiry_hours,
    cleanup_after: settings.cleanup_after,
    cleanup_unit: settings.cleanup_unit,
    last_accessed_at: null,
    ...{ version: 1, created_at: now, updated_at: now },
  }
  return { row: changedSandbox(blank, fields, key), generated }
}
