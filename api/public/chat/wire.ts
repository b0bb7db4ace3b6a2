/** What visitors are told of their conversation. */
import { z } from '@hono/zod-openapi'
import { enumOf } from '../../platform/schemas/enum-of.ts'
import { rating } from '../../site/assistants/conversations/contract.ts'
import { type ConversationFileRow, type MessageRow, toCitation } from '../../site/assistants/conversations/rules.ts'

const citation = z
  .object({
    number: z.int(),
    title: z.string(),
    heading: z.string().optional(),
    excerpt: z.string(),
    url: z.string().optional().openapi({ description: 'URL that opens the cited passage.' }),
  })
  .openapi('ChatCitation')

export const chatFile = z.object({ id: z.string(), name: z.string(), bytes: z.int() }).openapi('ChatFile')

export const chatMessage = z
  .object({
    id: z.string(),
    number: z.int(),
    from: enumOf({
      visitor: 'The visitor.',
      assistant: 'The assistant.',
      person: 'Somebody of the site, not the assistant.',
    }).openapi('ChatMessageFrom'),
    text: z.string(),
    name: z.string().optional().openapi({ description: 'Name of the person who answers; absent for other messages.' }),
    files: z.array(chatFile).optional().openapi({ description: 'Files sent with the message.' }),
    citations: z.array(citation).openapi({ description: 'Sources that marks such as `[1]` in the text refer to.' }),
    status: enumOf({
      complete: 'It is whole.',
      writing: 'More text follows.',
      partial: 'The answer was cut off.',
      failed: 'No answer was made.',
    }).openapi('ChatMessageStatus'),
    rating: rating.optional(),
  })
  .openapi('ChatMessage')

export const chatMessageExample = {
  id: 'cmsg_0199a3f2c4d87e6b9a0112233445566f',
  number: 2,
  from: 'assistant',
  text: 'Yes, from Monday to Saturday [1].',
  citations: [
    {
      number: 1,
      title: 'Delivery',
      heading: 'Days',
      excerpt: 'We deliver from Monday to Saturday.',
      url: 'https://casa-verde.example/delivery',
    },
  ],
  status: 'complete',
} as const

type FileFacts = Pick<ConversationFileRow, 'id' | 'name' | 'bytes'>

export function toChatMessage(row: MessageRow, files: readonly FileFacts[] = []): z.input<typeof chatMessage> {
  const { id, number, author, text, status, user_name, rating, why } = row
  return {
    id,
    number,
    from: author,
    text,
    ...(author === 'person' && { name: user_name ?? '' }),
    ...(files.length > 0 && { files: files.map(({ id, name, bytes }) => ({ id, name, bytes })) }),
    citations:
      why?.passages
        .filter(({ cited }) => cited)
        .map(toCitation)
        .map(({ number, source_name: title, heading, excerpt, url }) => ({
          ...{ number, title, excerpt },
          ...(heading !== null && { heading }),
          ...(url !== null && { url }),
        })) ?? [],
    // That an answer was refused is no concern of who reads it: it says so itself.
    status: status === 'refused' ? 'complete' : status,
    ...(rating !== null && { rating }),
  }
}
