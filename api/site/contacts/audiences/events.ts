/** What happens to audiences, and to leads by them. */
import { z } from '@hono/zod-openapi'
import { defineEvent, defineLeadEvent } from '../../../platform/events/define.ts'

export const audienceCreated = defineEvent('audience.created')
export const audienceUpdated = defineEvent('audience.updated')
export const audienceDeleted = defineEvent('audience.deleted')
export const audienceRecomputed = defineEvent('audience.recomputed')
export const audienceLeadsAdded = defineEvent('audience.leads_added')
export const audienceLeadsRemoved = defineEvent('audience.leads_removed')

const membership = z.object({
  audience_id: z.string(),
  by_filter: z
    .literal(true)
    .optional()
    .openapi({ description: 'Present if the change was made by the audience’s filter.' }),
})

export const leadAudienceJoined = defineLeadEvent('lead.audience_joined', membership, { changes: ['audiences'] })
export const leadAudienceLeft = defineLeadEvent('lead.audience_left', membership, { changes: ['audiences'] })
