/** What new sandboxes of a site begin with, and what its drivers are told. Other features call this. */
import type { Handle } from '../../../platform/database/handle.ts'
import { unwrapSecret } from '../../../platform/identity/secrets.ts'
import type { DriverSettings } from '../drivers/rules.ts'
import { findSettings, type SettingsRow } from './store.ts'

export type { SettingsRow } from './store.ts'

export const token_purpose = 'sandbox-panel'

const whm_port = 2087
const unchanged: SettingsRow = {
  id: 1,
  size_gb: 1,
  user_data_expiry_hours: 72,
  cleanup_after: 7,
  cleanup_unit: 'days',
  idle_minutes: 15,
  panel_host: '',
  panel_port: whm_port,
  panel_username: 'root',
  panel_token: null,
  panel_certificate: '',
  panel_plan: '',
  version: 1,
  updated_at: 0,
}

export const presentSettings = async (db: Handle<'site'>): Promise<SettingsRow> => (await findSettings(db)) ?? unchanged

export const hasPanel = ({ panel_host, panel_token }: SettingsRow): boolean => panel_host !== '' && panel_token !== null

export function driverSettings(row: SettingsRow, key: Buffer): DriverSettings {
  const { panel_host: host, panel_port: port, panel_username: username, panel_token } = row
  const panel =
    host === '' || panel_token === null
      ? null
      : {
          ...{ host, port, username },
          token: unwrapSecret(key, token_purpose, panel_token),
          certificate: row.panel_certificate,
          plan: row.panel_plan,
        }
  return { idle_minutes: row.idle_minutes, panel }
}
