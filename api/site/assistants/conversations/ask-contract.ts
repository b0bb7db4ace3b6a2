/** Owners ask their own assistant: what is edited answers, and nobody is counted as a visitor. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/contract.ts'
import { filledText, id, siteParams } from '../../../platform/schemas.ts'
import { of } from './contract.ts'
import { conversationLimits } from './limits.ts'

export const askAssistant = contract({
  ...of,
  operationId: 'askAssistant',
  method: 'post',
  path: '/v1/sites/{site_id}/assistants/{assistant_id}/ask',
  summary: 'Ask the draft of an assistant and stream the answer',
  description:
    'Server-sent events: `conversation` with its id, `text` with a further piece of the answer, `instead` where what was told so far does not hold, and at the end `message` with the whole `ConversationMessage`. With `conversation_id` an earlier try goes on.',
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
  problems: ['conversation_full', 'answer_under_way', 'transition_not_allowed'],
})
