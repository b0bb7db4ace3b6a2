/** What follows from submissions; other features call these. */
import type { Handle } from '../../../platform/database/handle.ts'
import { problem } from '../../../platform/problem/problem.ts'
import * as store from './store.ts'

export { submissionsOnPages } from './page-submissions.ts'
export { insertSubmission, type SubmissionRow, submissionSlots, submissionsOfLead, submittedBy } from './store.ts'
/** For joins. */
export { submissions } from './submissions-table.ts'

type Db = Handle<'site'>

export async function existingSubmission(db: Db, id: string): Promise<store.SubmissionRow> {
  const row = await store.findSubmission(db, id)
  if (!row) throw problem('not_found')
  return row
}

export const findSubmission = store.findSubmission
