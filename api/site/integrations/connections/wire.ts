/** From a row to a connection on the wire, in the reader's language. */
import { toInstant, toInstantOrNull } from '../../../platform/runtime/clock.ts'
import { type Locale, messageOf } from '../../../platform/texts/messages/messages.ts'
import { connectionLimits } from './limits.ts'
import { toDay } from './open-client.ts'
import type { SyncCounts } from './ports.ts'
import type { ConnectionRow } from './store.ts'

const nothing: SyncCounts = { waiting: 0, synced: 0, left_out: 0, entries: 0, contacts: 0, errors: [] }

export const toCallsPerDay = (service: ConnectionRow['service']): number | null =>
  service === 'constant_contact' ? connectionLimits.constant_contact_calls_per_day : null

export interface Around {
  counts: ReadonlyMap<string, SyncCounts>
  locale: Locale
  now: number
}

export function toConnection(row: ConnectionRow, { counts, locale, now }: Around) {
  const found = counts.get(row.id) ?? nothing
  const words = row.reason && messageOf(locale, `connection_reason.${row.reason}`)
  return {
    id: row.id,
    service: row.service,
    name: row.name,
    sign_in: row.sign_in,
    status: row.status,
    status_since: toInstant(row.status_since),
    ...(row.reason && { reason: row.reason }),
    ...(words && { reason_text: words }),
    ...(row.reason && row.detail && { detail: row.detail }),
    ...(row.application && { application: row.application }),
    ...(row.client_id && { client_id: row.client_id }),
    ...(row.account_id !== null && { account: toAccount(row, row.account_id) }),
    ...(row.list_id !== null && { list: { id: row.list_id, name: row.list_name ?? row.list_id } }),
    leads: row.leads,
    new_contacts: row.new_contacts,
    fields: row.fields.map(({ field, service_field, service_name, service_type, conflict }) => ({
      ...{ field, service_field, service_name, service_type, conflict },
    })),
    tag_ids: row.tag_ids,
    audience_ids: row.audience_ids,
    last_received_at: toInstantOrNull(row.last_received_at),
    last_sent_at: toInstantOrNull(row.last_sent_at),
    compared_at: toInstantOrNull(row.compared_at),
    waiting: found.waiting,
    synced: found.synced,
    left_out: found.left_out,
    errors: found.errors.map(({ reason, leads }) => ({
      reason,
      leads,
      text: messageOf(locale, `sync_reason.${reason}`),
    })),
    calls_today: row.calls_day === toDay(now) ? row.calls : 0,
    calls_per_day: toCallsPerDay(row.service),
    has_webhook: row.webhook_id !== null,
    retry_at: toInstantOrNull(row.retry_at !== null && row.retry_at > now ? row.retry_at : null),
    version: row.version,
    created_at: toInstant(row.created_at),
    updated_at: toInstant(row.updated_at),
  }
}

const toAccount = ({ account_name, account_email, account_url }: ConnectionRow, id: string) => ({
  id,
  name: account_name ?? '',
  email: account_email,
  ...(account_url !== null && { url: account_url }),
})
