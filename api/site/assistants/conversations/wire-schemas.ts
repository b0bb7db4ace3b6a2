/** What conversations look like on the wire. */
import { z } from '@hono/zod-openapi'
import { id, instant, localeName, version } from '../../../platform/schemas.ts'
import { authors, channels, conversationStates, messageStates } from './table.ts'

export const conversationState = z.enum(conversationStates).openapi('ConversationState', {
  description: '`waiting`: for a person. `attended`: a person answers, and the assistant is silent.',
})
export const channel = z.enum(channels).openapi('ConversationChannel', { description: '`test`: an owner tries it.' })
export const rating = z.enum(['good', 'bad']).openapi('AnswerRating')
export const author = z.enum(authors).openapi('MessageAuthor')
const messageState = z.enum(messageStates).openapi('ConversationMessageState', {
  description:
    '`partial`: it broke off. `refused`: it was not given, see `reason`. `failed`: nothing came. `reason` of a complete one: why no model wrote it.',
})

export const citation = z
  .object({
    number: z.int(),
    source_id: z.string(),
    source_name: z.string(),
    version: z.int().openapi({ description: 'Of the source, when it was cited.' }),
    position: z.int(),
    heading: z.string().nullable(),
    url: z.string().nullable().openapi({ description: 'Where the very passage opens; null of files.' }),
    excerpt: z.string(),
  })
  .openapi('Citation')

export const conversation = z
  .object({
    id: id('conversation'),
    assistant_id: id('assistant'),
    channel,
    state: conversationState,
    title: z.string().openapi({ description: 'The first question; empty: nothing was asked yet.' }),
    language: localeName,
    lead_id: z.string().nullable(),
    visitor_id: z.string().nullable(),
    user_id: z.string().nullable().openapi({ description: 'Who answers.' }),
    user_name: z.string().nullable(),
    message_count: z.int(),
    rating: rating.optional(),
    comment: z.string().nullable(),
    last_message_at: instant,
    version,
    created_at: instant,
    updated_at: instant,
  })
  .openapi('Conversation')

export const sentFile = z
  .object({
    id: id('conversation_file'),
    name: z.string(),
    bytes: z.int(),
    is_picture: z.boolean(),
  })
  .openapi('ConversationFile')

export const message = z
  .object({
    id: id('conversation_message'),
    number: z.int(),
    author,
    user_name: z.string().nullable(),
    text: z.string(),
    state: messageState,
    reason: z.string().nullable(),
    files: z.array(sentFile).openapi({ description: 'That the visitor sent along.' }),
    citations: z.array(citation),
    confidence: z.number().nullable(),
    rating: rating.optional(),
    comment: z.string().nullable(),
    corrected_by: z.string().nullable().openapi({ description: 'The pair that was written in its place.' }),
    cost_cents: z.number(),
    created_at: instant,
    completed_at: instant.nullable(),
  })
  .openapi('ConversationMessage')

const at = '2027-03-14T09:30:00.000Z'
export const conversationExample = {
  id: 'conv_0199a3f2c4d87e6b9a0112233445566f',
  assistant_id: 'asst_0199a3f2c4d87e6b9a0112233445566f',
  channel: 'widget',
  state: 'open',
  title: 'Do you deliver on Saturdays?',
  language: 'en',
  lead_id: null,
  visitor_id: null,
  user_id: null,
  user_name: null,
  message_count: 2,
  comment: null,
  last_message_at: at,
  version: 1,
  created_at: at,
  updated_at: at,
} as const

export const citationExample = {
  number: 1,
  source_id: 'ksrc_0199a3f2c4d87e6b9a0112233445566f',
  source_name: 'Delivery',
  version: 3,
  position: 4,
  heading: 'Delivery › Days',
  url: 'https://casa-verde.example/delivery#:~:text=We%20deliver',
  excerpt: 'We deliver from Monday to Saturday.',
} as const

export const messageExample = {
  id: 'cmsg_0199a3f2c4d87e6b9a0112233445566f',
  number: 2,
  author: 'assistant',
  user_name: null,
  text: 'Yes, from Monday to Saturday [1].',
  state: 'complete',
  reason: null,
  files: [],
  citations: [citationExample],
  confidence: 0.82,
  comment: null,
  corrected_by: null,
  cost_cents: 0.04,
  created_at: at,
  completed_at: at,
} as const
