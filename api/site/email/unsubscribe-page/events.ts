/** What happens to the unsubscribe page, and to leads by what they choose on it. */
import { z } from '@hono/zod-openapi'
import { defineEvent, defineLeadEvent } from '../../../platform/events/define.ts'

export const unsubscribePageUpdated = defineEvent('unsubscribe_page.updated')

export const leadTopicsChanged = defineLeadEvent(
  'lead.topics_changed',
  z.object({
    left: z.array(z.string()).openapi({ description: 'Topics that the lead opted out of.' }),
    rejoined: z.array(z.string()).openapi({ description: 'Topics that the lead opted in to again.' }),
  }),
)
