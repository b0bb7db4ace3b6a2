/** Where secrets lie that are encrypted with a database's key, and for which purpose: a renewal writes each anew. */
import type { Kind } from '../platform/database/handle.ts'

export interface WrappedColumn {
  table: string
  column: string
  purpose: string
}

const columns = (table: string, purpose: string, ...names: string[]): WrappedColumn[] =>
  names.map(column => ({ table, column, purpose }))

export const wrappedColumns: Record<Kind, readonly WrappedColumn[]> = {
  control: [
    ...columns('second_factors', 'totp', 'secret'),
    ...columns('certificates', 'certificate', 'private_key', 'order_key'),
    ...columns('acme_accounts', 'acme_account', 'private_key'),
    ...columns('stripe_setups', 'stripe', 'endpoint_secret'),
  ],
  site: [
    ...columns('webhook_endpoints', 'webhook', 'secret', 'former_secret'),
    ...columns('sandboxes', 'sandbox', 'password', 'control_panel_password'),
    ...columns('sandbox_settings', 'sandbox-panel', 'panel_token'),
    ...columns('incoming_hooks', 'incoming_hook', 'secret'),
    ...columns('connections', 'connection', 'credential'),
    ...columns('connections', 'connection-client', 'client_secret'),
    ...columns('connections', 'connection-webhook', 'webhook_secret'),
    ...columns('sync_departures', 'sync-departure', 'email'),
    ...columns('ai_provider', 'ai-provider', 'secret'),
    ...columns('email_settings', 'dkim', 'dkim_private_key'),
    ...columns('email_transport', 'email-transport', 'secret'),
    ...columns('sending_domains', 'dkim', 'private_key', 'next_private_key'),
  ],
}
