/** What happens to audiences, and to leads by them. */
import { z } from '@hono/zod-openapi'
import { defineEvent, defineLeadEvent, suppressible } from '../../../platform/events/define.ts'

export const audienceCreated = defineEvent('audience.created')
export const audienceUpdated = defineEvent('audience.updated')
export const audienceDeleted = defineEvent('audience.deleted')
export const audienceLeadsAdded = defineEvent('audience.leads_added')
export const audienceLeadsRemoved = defineEvent('audience.leads_removed')

export const leadAudienceJoined = defineLeadEvent(
  'lead.audience_joined',
  z.object({ audience_id: z.string(), ...suppressible }),
)
export const leadAudienceLeft = defineLeadEvent(
  'lead.audience_left',
  z.object({ audience_id: z.string(), ...suppressible }),
)
