/** Events of AI texts. */
import { z } from '@hono/zod-openapi'
import { defineEvent, defineLeadEvent } from '../../../platform/events/define.ts'

export const aiDraftApproved = defineEvent('ai_draft.approved')
export const aiDraftRejected = defineEvent('ai_draft.rejected')

const of = z.object({ journey_id: z.string(), run_id: z.string(), step_id: z.string() })

export const aiDraftReady = defineLeadEvent('ai_draft.ready', of)
export const aiDraftAwaitingApproval = defineLeadEvent('ai_draft.awaiting_approval', of)
export const aiDraftFailed = defineLeadEvent('ai_draft.failed', of)
