/** A sandbox as its driver sees it, and where it is found. */
import type { SandboxesConfig } from '../../../platform/config/sandboxes-config.ts'
import { unwrapSecret } from '../../../platform/identity/secrets.ts'
import { type Machine, sandboxUrl } from '../drivers/rules.ts'
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

/** Null until it is known. One that runs here follows the address that this server has for sandboxes now. */
export const urlOf = (
  { type, url, handle }: Pick<SandboxRow, 'type' | 'url' | 'handle'>,
  site_id: string,
  config: Pick<SandboxesConfig, 'url'>,
): string | null => (type === 'wordpress' && url !== null ? sandboxUrl(config, site_id, handle) : url)
