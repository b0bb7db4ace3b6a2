/** What conversations look like on the wire. */
import { z } from '@hono/zod-openapi'
import { usdMicrosSchema } from '../../../platform/network/ai/cost.ts'
import { enumOf, enumWith } from '../../../platform/schemas/enum-of.ts'
import { id, instant, localeName, version } from '../../../platform/schemas/schemas.ts'
import { authors, channels, conversationStatuses, messageStatuses } from './table.ts'

export const conversationStatus = enumWith(conversationStatuses, {
  open: 'The assistant answers.',
  waiting: 'The visitor is waiting for a person.',
  attended: 'A person answers, and the assistant is silent.',
  closed: 'It is over; a new message of the visitor opens it again.',
}).openapi('ConversationStatus', {
  description: 'State of the conversation.',
})
export const channel = enumWith(channels, {
  widget: 'In the chat on a page of the site.',
  page: 'On the assistant’s own page.',
  test: 'An owner tries the assistant.',
}).openapi('ConversationChannel', {
  description: 'Where the conversation takes place.',
})
export const rating = enumOf({ good: 'It helped.', bad: 'It did not help.' }).openapi('AnswerRating')
export const author = enumWith(authors, {
  visitor: 'The visitor.',
  assistant: 'The assistant.',
  person: 'Somebody of the site, not the assistant.',
}).openapi('MessageAuthor')
const messageStatus = enumWith(messageStatuses, {
  complete: 'It is whole.',
  writing: 'More text follows.',
  partial: 'The answer was cut off.',
  refused: 'No answer was given; see `reason`.',
  failed: 'No answer arrived.',
}).openapi('ConversationMessageStatus', {
  description: 'State of the message. On one that is `complete`, `reason` says why no model wrote it.',
})

export const citation = z
  .object({
    number: z.int(),
    source_id: z.string(),
    source_name: z.string(),
    version: z.int().openapi({ description: 'Version of the source when it was cited.' }),
    position: z.int(),
    heading: z.string().nullable(),
    url: z.string().nullable().openapi({ description: 'URL that opens the cited passage. `null` for files.' }),
    excerpt: z.string(),
  })
  .openapi('Citation')

export const conversation = z
  .object({
    id: id('conversation'),
    assistant_id: id('assistant'),
    channel,
    status: conversationStatus,
    title: z.string().openapi({ description: 'The first question. Empty if nothing was asked yet.' }),
    language: localeName,
    lead_id: z.string().nullable(),
    visitor_id: z.string().nullable(),
    user_id: z.string().nullable().openapi({ description: 'ID of the person who answers.' }),
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
    status: messageStatus,
    reason: z.string().nullable(),
    files: z.array(sentFile).openapi({ description: 'Files sent with the message by the visitor.' }),
    citations: z.array(citation),
    confidence: z.number().nullable(),
    rating: rating.optional(),
    comment: z.string().nullable(),
    corrected_by: z
      .string()
      .nullable()
      .openapi({ description: 'ID of the question–answer pair written to correct this answer.' }),
    cost_usd_micros: usdMicrosSchema,
    created_at: instant,
    completed_at: instant.nullable(),
  })
  .openapi('ConversationMessage')

const textDelta = z.object({ text: z.string() })
/** What a stream sends while an answer is written: its next piece, or what replaces the text so far. */
export const answerEvents = { text: textDelta, instead: textDelta }

const at = '2027-03-14T09:30:00.000Z'
export const conversationExample = {
  id: 'conv_0199a3f2c4d87e6b9a0112233445566f',
  assistant_id: 'asst_0199a3f2c4d87e6b9a0112233445566f',
  channel: 'widget',
  status: 'open',
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
  status: 'complete',
  reason: null,
  files: [],
  citations: [citationExample],
  confidence: 0.82,
  comment: null,
  corrected_by: null,
  cost_usd_micros: 400,
  created_at: at,
  completed_at: at,
} as const
