/** Conversations of visitors with assistants, as owners read them and take part in them. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { usdMicrosSchema } from '../../../platform/network/ai/cost.ts'
import { createdQuery, flag, instantValue, updatedQuery } from '../../../platform/schemas/query-values.ts'
import { filledText, id, instant, siteParams } from '../../../platform/schemas/schemas.ts'
import {
  conversationAttended,
  conversationClosed,
  conversationDeleted,
  conversationReplied,
  conversationReturned,
} from './events.ts'
import { conversationLimits } from './limits.ts'
import {
  citation,
  citationExample,
  conversation,
  conversationExample,
  conversationStatus,
  message,
  messageExample,
  rating,
} from './wire-schemas.ts'

export { answerEvents, rating } from './wire-schemas.ts'

export const of = {
  database: 'site',
  permission: 'manage-assistants',
  tag: 'conversations',
  of_assistants: 'conversation_id',
} as const
export const params = siteParams.extend({ conversation_id: id('conversation') })
const one = {
  ...of,
  params,
  response: conversation,
  example: conversationExample,
  versioned: true,
  status: 200,
} as const

export const listConversations = contract({
  ...of,
  of_assistants: 'list',
  operationId: 'listConversations',
  method: 'get',
  path: '/v1/sites/{site_id}/conversations',
  summary: 'List conversations, most recent first',
  description: 'Returns conversations with their status, visitor and rating, without messages.',
  status: 200,
  params: siteParams,
  query: z.strictObject({
    ...updatedQuery,
    search: z.string().max(conversationLimits.chat_search_characters_max).optional().openapi({
      description: 'Text to find in messages.',
    }),
    assistant_id: id('assistant').optional(),
    status: conversationStatus.optional(),
    rating: rating.optional(),
    unanswered: flag
      .optional()
      .openapi({ type: 'boolean', description: 'Only conversations with an unanswered question.' }),
    awaiting_reply: flag.optional().openapi({
      type: 'boolean',
      description: 'Only conversations that a person took over and in which the visitor had the last word.',
    }),
    lead_id: id('lead').optional(),
    visitor_id: z.string().max(64).optional(),
    from: instantValue.optional(),
    to: instantValue.optional(),
    with_tests: flag.optional().openapi({
      type: 'boolean',
      description: 'Whether to include conversations in which an owner tested the assistant.',
    }),
  }),
  response: pageOf('ConversationPage', conversation),
  example: { data: [conversationExample], has_more: false, next_cursor: null },
  shows_people: 'opened',
})

const visitor = z
  .object({
    country: z.string().nullable(),
    device: z.string().nullable(),
    platform: z.string().nullable(),
    browser: z.string().nullable(),
    page_url: z.string().nullable(),
    referrer: z.string().nullable(),
    first_seen_at: instant.nullable(),
    last_seen_at: instant.nullable(),
    visits: z.int(),
    pages: z.int(),
    visible_ms: z.int().openapi({ description: 'Time for which pages were visible, in milliseconds.' }),
    interactions: z.int(),
    conversations: z.int(),
    ai_answers: z.int().openapi({
      description: 'Number of answers that models wrote for this visitor, for as long as daily counts are kept.',
    }),
  })
  .openapi('ConversationVisitor')

export const getConversation = contract({
  ...of,
  operationId: 'getConversation',
  method: 'get',
  path: '/v1/sites/{site_id}/conversations/{conversation_id}',
  summary: 'Get a conversation with what is known of its visitor',
  description: 'Returns status and rating of the conversation, and pages, device and place of its visitor.',
  status: 200,
  params,
  response: z.object({ ...conversation.shape, visitor }).openapi('ConversationDetails'),
  example: {
    ...conversationExample,
    visitor: {
      ...{ country: 'ES', device: 'mobile', platform: 'Android', browser: 'Chrome', referrer: null },
      ...{ page_url: 'https://casa-verde.example/delivery', first_seen_at: null, last_seen_at: null },
      ...{ visits: 2, pages: 5, visible_ms: 84_000, interactions: 3, conversations: 1, ai_answers: 1 },
    },
  },
  versioned: true,
  shows_people: 'opened',
})

export const listMessages = contract({
  ...of,
  operationId: 'listConversationMessages',
  method: 'get',
  path: '/v1/sites/{site_id}/conversations/{conversation_id}/messages',
  summary: 'List the messages of a conversation, newest first',
  description: 'Returns messages of visitor, assistant and people, with the passages that answers cite.',
  status: 200,
  params,
  query: z.strictObject(createdQuery),
  response: pageOf('ConversationMessagePage', message),
  example: { data: [messageExample], has_more: false, next_cursor: null },
  shows_people: 'opened',
})

const shownPassage = z
  .object({
    ...citation.shape,
    cited: z.boolean(),
    score: z.number(),
    text_rank: z.int().nullable(),
    vector_rank: z.int().nullable(),
  })
  .openapi('ShownPassage')

export const explainMessage = contract({
  ...of,
  operationId: 'explainConversationMessage',
  method: 'get',
  path: '/v1/sites/{site_id}/conversations/{conversation_id}/messages/{message_id}/why',
  summary: 'Explain an answer',
  description: 'Returns what was searched for, which passages were found, what the model was told, and what it cost.',
  status: 200,
  params: params.extend({ message_id: id('conversation_message') }),
  response: z
    .object({
      message_id: z.string(),
      question: z.string(),
      query: z.string().openapi({ description: 'The question as it was searched for.' }),
      confidence: z.number().openapi({ description: 'Confidence that the passages answer the question, from 0 to 1.' }),
      answerable: z.boolean(),
      passages: z.array(shownPassage),
      rules: z
        .string()
        .nullable()
        .openapi({ description: 'Instructions given to the model. `null` if no model was asked.' }),
      filters: z.array(z.string()).openapi({ description: 'What was removed from the model’s answer.' }),
      settings_version: z.int(),
      model: z.string().nullable(),
      input_tokens: z.int(),
      output_tokens: z.int(),
      cost_usd_micros: usdMicrosSchema,
      status: z.string(),
      reason: z.string().nullable(),
    })
    .openapi('AnswerExplanation'),
  example: {
    message_id: messageExample.id,
    question: 'Do you deliver on Saturdays?',
    query: 'deliver saturdays',
    confidence: 0.82,
    answerable: true,
    passages: [{ ...citationExample, cited: true, score: 7.4, text_rank: 1, vector_rank: null }],
    rules: 'You are the assistant of the site "Casa Verde". …',
    filters: [],
    settings_version: 4,
    model: 'gpt-5-mini',
    input_tokens: 820,
    output_tokens: 24,
    cost_usd_micros: 400,
    status: 'complete',
    reason: null,
  },
  shows_people: 'opened',
})

export const replyToConversation = contract({
  ...of,
  operationId: 'replyToConversation',
  method: 'post',
  path: '/v1/sites/{site_id}/conversations/{conversation_id}/messages',
  summary: 'Reply to a visitor yourself',
  description: 'Takes over the conversation: the assistant is silent until it is handed back.',
  status: 201,
  audit: conversationReplied,
  subject: 'conversation',
  params,
  body: z
    .strictObject({
      text: filledText(conversationLimits.chat_message_characters_max).openapi({
        type: 'string',
        minLength: 1,
        maxLength: conversationLimits.chat_message_characters_max,
      }),
    })
    .openapi('NewConversationReply'),
  body_example: { text: 'We do, from nine to two.' },
  response: message,
  example: {
    ...messageExample,
    author: 'person',
    user_name: 'Ana',
    citations: [],
    confidence: null,
    cost_usd_micros: 0,
  },
  problems: ['conversation_full'],
})

export const attendConversation = contract({
  ...one,
  operationId: 'attendConversation',
  method: 'post',
  path: '/v1/sites/{site_id}/conversations/{conversation_id}/attend',
  summary: 'Take a conversation over from the assistant',
  description:
    'The assistant is silent until the conversation is handed back or closed. The visitor sees the person’s name.',
  audit: conversationAttended,
  problems: ['changed_elsewhere'],
})

export const returnConversation = contract({
  ...one,
  operationId: 'returnConversation',
  method: 'post',
  path: '/v1/sites/{site_id}/conversations/{conversation_id}/return',
  summary: 'Hand a conversation back to the assistant',
  description: 'The assistant answers the next message of the visitor.',
  audit: conversationReturned,
  problems: ['changed_elsewhere'],
})

export const closeConversation = contract({
  ...one,
  operationId: 'closeConversation',
  method: 'post',
  path: '/v1/sites/{site_id}/conversations/{conversation_id}/close',
  summary: 'Close a conversation; whoever writes in it opens it again',
  description: 'It counts as done. A further message of the visitor opens it again.',
  audit: conversationClosed,
  problems: ['changed_elsewhere'],
})

export const deleteConversation = contract({
  ...of,
  operationId: 'deleteConversation',
  method: 'delete',
  path: '/v1/sites/{site_id}/conversations/{conversation_id}',
  summary: 'Delete a conversation; what it cost stays counted',
  description: 'Deletes its messages and files for good.',
  status: 204,
  audit: conversationDeleted,
  params,
})
