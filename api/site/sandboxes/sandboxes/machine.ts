/** A sandbox as its driver sees it. */
import { unwrapSecret } from '../../../platform/identity/secrets.ts'
import type { Machine } from '../drivers/rules.ts'
import type { SandboxRow } from './store.ts'

const gigabyte = 1_073_741_824
export const password_purpose = 'sandbox'

/** What its driver is told of it. */
export const toMachine = (row: SandboxRow, site_id: string, key: Buffer): Machine => ({
  site_id,
  sandbox_id: row.id,
  name: row.name,
  handle: row.handle,
  blueprint: row.driver_facts.blueprint ?? null,
  url: row.url,
  size_bytes: row.size_gb === null ? null : Math.round(row.size_gb * gigabyte),
  account: row.control_panel_username,
  secret: row.control_panel_password === null ? null : unwrapSecret(key, password_purpose, row.control_panel_password),
})
