/** The endpoint on what came back. */

import { query } from '../../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { toInstant } from '../../../platform/runtime/clock.ts'
import * as contract from './contract.ts'
import { pageOfResponses, type ResponseRow } from './store.ts'

const toResponse = (row: ResponseRow) => ({
  email_id: row.email_id,
  lead_id: row.lead_id,
  type: row.type,
  permanent: row.permanent,
  ...(row.reason && { reason: row.reason }),
  status: row.status,
  detail: row.detail,
  excerpt: row.excerpt,
  source: row.source,
  created_at: toInstant(row.at),
})

export const listEmailResponses = query(contract.listEmailResponses, async (db, { query: q }) => {
  const { email_id, lead_id, broadcast_id, type } = q
  const rows = await pageOfResponses(db, { email_id, lead_id, broadcast_id, type }, listPage(q, ['number']))
  return page(q, rows, row => listKey(q)({ id: row.seq, at: row.at }), toResponse)
})
