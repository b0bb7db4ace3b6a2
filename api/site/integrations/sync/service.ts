/** The endpoints on the sync of a connection. */

import { action, query } from '../../../platform/features/endpoint.ts'
import { afterId, page, pageLimit } from '../../../platform/http/pagination.ts'
import { toInstantOrNull } from '../../../platform/runtime/clock.ts'
import { type Locale, messageOf } from '../../../platform/texts/messages/messages.ts'
import { type LeadSummary, summariesOf, summaryOf } from '../../contacts/lead-records/rules.ts'
import { existingConnection, loadParts, requireState, toAnswer } from '../connections/rules.ts'
import * as contract from './contract.ts'
import { type LedgerRow, pageOfRows, retryRefused } from './store.ts'

const toEntry = (row: LedgerRow, lead: LeadSummary, locale: Locale) => ({
  lead_id: row.lead_id,
  lead,
  email: row.email,
  status: row.status,
  ...(row.consent && { consent: row.consent }),
  ...(row.reason && { reason: row.reason, reason_text: messageOf(locale, `sync_reason.${row.reason}`) }),
  ...(row.field && { field: row.field }),
  ...(row.detail && { detail: row.detail }),
  sent_at: toInstantOrNull(row.sent_at),
  received_at: toInstantOrNull(row.received_at),
  next_attempt_at: toInstantOrNull(row.due_at),
})

export const listSyncEntries = query(contract.listSyncEntries, async (db, { params, query: q }, { locale }) => {
  const { id } = await existingConnection(db, params.connection_id)
  const rows = await pageOfRows(db, {
    ...{ connection_id: id, after: afterId(q), limit: pageLimit(q) },
    states: q.status ?? [],
  })
  const leads = await summariesOf(
    db,
    rows.map(({ lead_id }) => lead_id),
  )
  return page(
    q,
    rows,
    row => [row.lead_id],
    row => toEntry(row, leads.get(row.lead_id) ?? summaryOf(undefined), locale),
  )
})

export const retrySyncEntries = action(
  contract.retrySyncEntries,
  loadParts,
  async (tx, { params, body }, context, { sync }) => {
    const { id } = await existingConnection(tx, params.connection_id)
    const leads = await retryRefused(tx, id, body.reason, context.now())
    await sync.wake(tx, id, context.now())
    return { leads }
  },
)

export const syncConnection = action(contract.syncConnection, loadParts, async (tx, { params }, context, parts) => {
  const row = await existingConnection(tx, params.connection_id)
  requireState(row, 'connected')
  await parts.sync.compareAll(tx, row.id, context.now())
  return toAnswer(tx, row, parts)
})
