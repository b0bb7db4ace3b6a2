/** Events of incoming hooks. */
import { z } from '@hono/zod-openapi'
import { defineEvent, defineLeadEvent } from '../../../platform/events/define.ts'

export const incomingHookCreated = defineEvent('incoming_hook.created')
export const incomingHookUpdated = defineEvent('incoming_hook.updated')
export const incomingHookDeleted = defineEvent('incoming_hook.deleted')
export const incomingHookAddressReplaced = defineEvent('incoming_hook.address_replaced')
export const incomingHookCallRetried = defineEvent('incoming_hook.call_retried')
/** A call of a foreign form has become a lead, or has come for a known one. */
export const incomingHookLeadCaptured = defineLeadEvent(
  'incoming_hook.lead_captured',
  z.object({
    incoming_hook_id: z.string(),
    incoming_call_id: z.string(),
    lead_created: z.boolean().openapi({ description: 'Whether the call created the lead.' }),
  }),
)
