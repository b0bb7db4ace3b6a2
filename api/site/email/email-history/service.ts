/** The endpoint of the history of emails. */

import { query } from '../../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { toInstant } from '../../../platform/runtime/clock.ts'
import { type Locale, messageOf } from '../../../platform/texts/messages/messages.ts'
import { type LeadSummary, summariesOf, summaryOf } from '../../contacts/lead-records/rules.ts'
import * as contract from './contract.ts'
import { emailHistoryLimits } from './limits.ts'
import { type HistoryRow, leadsFound, pageOfHistory } from './store.ts'

export const listEmailHistory = query(contract.listEmailHistory, async (db, { query: q }, { locale }) => {
  const found =
    q.search === undefined ? undefined : await leadsFound(db, q.search, emailHistoryLimits.email_history_leads_max)
  const lead_ids = q.lead_id === undefined ? found : [q.lead_id].filter(id => !found || found.includes(id))
  const rows = await pageOfHistory(db, { happened: q.happened, lead_ids }, listPage(q, ['number']))
  const people = await summariesOf(
    db,
    rows.map(row => row.lead_id),
  )
  return page(
    q,
    rows,
    row => listKey(q)({ id: row.seq, at: row.at }),
    row => toEntry(row, people.get(row.lead_id) ?? summaryOf(undefined), locale),
  )
})

function toEntry(row: HistoryRow, lead: LeadSummary, locale: Locale) {
  const { reason, status, url } = row.data
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  return {
    id: row.id,
    happened: row.happened,
    title: messageOf(locale, `event.${row.event}`),
    email_id: row.email_id,
    lead_id: row.lead_id,
    lead,
    subject: row.subject,
    template_name: row.template_name,
    reason: text(reason) ?? text(status),
    url: text(url),
    occurred_at: toInstant(row.at),
  }
}
