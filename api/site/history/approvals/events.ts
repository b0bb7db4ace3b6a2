/** What happens to requests for approval. */
import { defineEvent } from '../../../platform/events/define.ts'

export const approvalRequested = defineEvent('approval.requested')
export const approvalApproved = defineEvent('approval.approved')
export const approvalRejected = defineEvent('approval.rejected')
