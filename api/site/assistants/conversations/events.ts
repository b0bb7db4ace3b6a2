/** What happens in conversations. */
import { z } from '@hono/zod-openapi'
import { defineEvent, defineLeadEvent } from '../../../platform/events/define.ts'
import { author } from './wire-schemas.ts'

const of = z.object({ assistant_id: z.string() })
const message = of.extend({ message_id: z.string(), author })

export const conversationStarted = defineEvent('conversation.started', of)
export const conversationMessageAdded = defineEvent('conversation.message_added', message)
export const conversationAnswered = defineEvent(
  'conversation.answered',
  of.extend({ message_id: z.string(), status: z.string() }),
)
export const conversationWaiting = defineEvent('conversation.waiting', of)
export const conversationRated = defineEvent('conversation.rated', of)
export const conversationAttended = defineEvent('conversation.attended')
export const conversationReturned = defineEvent('conversation.returned')
export const conversationClosed = defineEvent('conversation.closed')
export const conversationReplied = defineEvent('conversation.replied')
export const conversationCorrected = defineEvent('conversation.corrected')
/** That somebody took conversations out of the product: for the history of who did. */
export const conversationExportStarted = defineEvent('conversation.export_started')
export const conversationDeleted = defineEvent('conversation.deleted')

/** A lead is known to be the one who speaks: by the chat's form, or from before. */
export const conversationJoined = defineLeadEvent(
  'conversation.joined',
  of.extend({ conversation_id: z.string(), by: z.enum(['form', 'known']).openapi('ConversationJoinedBy') }),
  { changes: ['assistants'] },
)
