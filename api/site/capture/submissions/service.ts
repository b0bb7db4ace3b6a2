/** Reading submissions. */

import { query } from '../../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { toInstant } from '../../../platform/runtime/clock.ts'
import * as contract from './contract.ts'
import { existingSubmission } from './rules.ts'
import { pageOfSubmissions, type SubmissionRow } from './store.ts'

const notStored = ({ differing, unknown }: SubmissionRow): Record<string, 'differs' | 'unknown'> =>
  Object.fromEntries([
    ...unknown.map(name => [name, 'unknown'] as const),
    ...differing.map(name => [name, 'differs'] as const),
  ])

const toSubmission = (row: SubmissionRow) => ({
  id: row.id,
  popup_id: row.popup_id,
  lead_id: row.lead_id,
  lead_created: row.lead_created,
  values: row.values,
  not_stored: notStored(row),
  consent: row.consent,
  page_url: row.page_url,
  referrer: row.referrer,
  locale: row.locale,
  variant: row.variant,
  timezone: row.timezone,
  shown_for_ms: row.shown_for_ms,
  created_at: toInstant(row.at),
})

export const listSubmissions = query(contract.listSubmissions, async (db, { query: q }) => {
  const { popup_id, lead_id } = q
  const rows = await pageOfSubmissions(db, { ...listPage(q), popup_id, lead_id })
  return page(q, rows, listKey(q), toSubmission)
})

export const getSubmission = query(contract.getSubmission, async (db, { params }) =>
  toSubmission(await existingSubmission(db, params.submission_id)),
)
