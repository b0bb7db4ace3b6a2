/** An operation as the API answers it. */
import type { Operation } from '@leadwright/sdk'

const at = '2027-03-01T09:00:00.000Z'

export const operation = (id: string, changes: Partial<Operation> = {}): Operation => ({
  ...{ id, type: 'journey_enrollment', status: 'completed', subject_id: 'jrn_1', subject_name: 'Welcome' },
  ...{ details: {}, counts: {}, can_cancel: false, can_undo: false, undoes: null, undone_by: null },
  progress: { total: 40, processed: 40, succeeded: 40, skipped: 0, failed: 0 },
  created_by: { type: 'user', id: null, name: null },
  ...{ created_at: at, started_at: at, ended_at: at },
  ...changes,
})
