/** Events of visitors: pages and tracked events of known leads, and changes to visitors themselves. */
import { z } from '@hono/zod-openapi'
import { defineEvent, defineLeadEvent } from '../../../platform/events/define.ts'
import { originFields } from '../lead-records/rules.ts'

export const visitorLinked = defineEvent('visitor.linked')
export const visitorUnlinked = defineEvent('visitor.unlinked')
export const visitorDeleted = defineEvent('visitor.deleted')

/** A browser that a link in an email names tells where the lead came from. */
const changes = ['last_activity_at', ...Object.keys(originFields)]

const visitor_id = z.string().optional().openapi({ description: 'ID of the visitor’s browser.' })

export const pageVisited = defineLeadEvent(
  'page.visited',
  z.object({ url: z.string(), referrer: z.string().optional(), visitor_id }),
  { changes },
)
export const eventTracked = defineLeadEvent(
  'event.tracked',
  z.object({
    name: z.string(),
    properties: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).nullable()).optional(),
    visitor_id,
  }),
  { changes },
)
