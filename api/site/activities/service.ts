/** Reading the modification history. Its entries are written by the action wrapper. */
import { toInstant } from '../../platform/clock.ts'
import { query } from '../../platform/operation.ts'
import { afterId, page, pageLimit } from '../../platform/pagination.ts'
import * as contract from './contract.ts'
import { type ActivityRow, pageOfActivities } from './store.ts'

const toActivity = (row: ActivityRow) => ({
  id: row.id,
  at: toInstant(row.at),
  name: row.name,
  subject_id: row.subject_id,
  actor_kind: row.actor_kind,
  actor_id: row.actor_id,
})

export const listActivities = query(contract.listActivities, async (db, { query: q }) => {
  const rows = await pageOfActivities(db, { after: afterId(q), limit: pageLimit(q), subject_id: q.subject_id })
  return page(q, rows, row => [row.id], toActivity)
})
