/** Owners ask their own assistant: what is edited answers, and nobody is counted as a visitor. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { filledText, id, siteParams } from '../../../platform/schemas/schemas.ts'
import { of } from './contract.ts'
import { conversationLimits } from './limits.ts'
import { answerEvents, message } from './wire-schemas.ts'

export const askAssistant = contract({
  ...of,
  operationId: 'askAssistant',
  method: 'post',
  path: '/v1/sites/{site_id}/assistants/{assistant_id}/ask',
  summary: 'Ask the draft of an assistant and stream the answer',
  description:
    'Returns server-sent events: `conversation` with its ID, `text` with the next piece of the answer, `instead` if the text so far is replaced and, at the end, `message` with the complete `ConversationMessage`. With `conversation_id`, an earlier test conversation continues.',
  status: 200,
  idempotency: 'ignored',
  params: siteParams.extend({ assistant_id: id('assistant') }),
  body: z
    .strictObject({
      text: filledText(conversationLimits.chat_message_characters_max).openapi({
        type: 'string',
        minLength: 1,
        maxLength: conversationLimits.chat_message_characters_max,
      }),
      conversation_id: id('conversation').optional(),
    })
    .openapi('NewAssistantQuestion'),
  body_example: { text: 'Do you deliver on Saturdays?' },
  produces: 'text/event-stream',
  events: { conversation: z.object({ conversation_id: id('conversation') }), ...answerEvents, message },
  problems: ['conversation_full', 'answer_under_way', 'transition_not_allowed'],
})
