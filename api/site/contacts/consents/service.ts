/** The endpoints on the consent ledger. */

import { query } from '../../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { toInstant } from '../../../platform/runtime/clock.ts'
import { existingLead } from '../lead-records/rules.ts'
import * as contract from './contract.ts'
import { type ConsentRow, pageOfConsents } from './store.ts'

const toConsent = (row: ConsentRow) => ({
  id: row.id,
  lead_id: row.lead_id,
  type: row.type,
  text: row.text,
  text_version: row.text_version,
  place: row.place,
  method: row.method,
  page_url: row.page_url,
  ...(row.locale && { language: row.locale }),
  ip: row.ip,
  email_id: row.email_id,
  occurred_at: toInstant(row.at),
})

export const listConsents = query(contract.listConsents, async (db, { params, query: q }) => {
  const { id: lead_id } = await existingLead(db, params.lead_id)
  const rows = await pageOfConsents(db, { lead_id, ...listPage(q) })
  return page(q, rows, listKey(q), toConsent)
})
