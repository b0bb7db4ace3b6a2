/** Chats of visitors with a published assistant. Who continues a conversation shows its secret. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { filledText, id, localeName, siteParams, text } from '../../platform/schemas/schemas.ts'
import { chatPosition, quickFormMoment } from '../../site/assistants/assistants/contract.ts'
import { answerEvents, rating } from '../../site/assistants/conversations/contract.ts'
import { conversationLimits } from '../../site/assistants/conversations/limits.ts'
import { visitorId } from '../../site/contacts/visitors/rules.ts'
import { publicConsent, publicField, publicFont, publicStyle } from '../configuration/contract.ts'
import { consentVersion, values } from '../submissions/contract.ts'
import { chatMessage, chatMessageExample } from './wire.ts'

export const of = { database: 'site', permission: 'public', tag: 'public', unknown_as_site: true } as const
const params = siteParams.extend({ assistant_id: z.string() })
export const conversationParams = siteParams.extend({ conversation_id: z.string() })
export const conversations = '/v1/public/sites/{site_id}/conversations/{conversation_id}' as const
const page = text(2_048)

export const getChat = contract({
  ...of,
  operationId: 'getChat',
  method: 'get',
  path: '/v1/public/sites/{site_id}/chats/{assistant_id}',
  summary: 'Get an assistant as visitors see it',
  description: 'Texts are in the requested language or, if it is not available, in the site’s.',
  status: 200,
  params,
  query: z.strictObject({ locale: text(35).optional() }),
  response: z
    .object({
      id: z.string(),
      language: localeName,
      title: z.string(),
      greeting: z.string(),
      launcher: z.string(),
      placeholder: z.string(),
      form_title: z.string(),
      form_thank_you: z.string(),
      notice: z.string().openapi({ description: 'Notice that answers are written by a machine.' }),
      suggested_questions: z.array(z.string()),
      position: chatPosition,
      style: publicStyle,
      fonts: z.array(publicFont).optional(),
      avatar_url: z.string().openapi({ description: 'URL of the avatar. Empty for none.' }),
      message_characters_max: z.int(),
      keep_history: z.boolean(),
      has_people: z
        .boolean()
        .openapi({ description: 'Whether visitors can ask for a person, either at once or through the form.' }),
      attended_now: z.boolean(),
      form: z.object({ fields: z.array(publicField), consent: publicConsent.optional() }).openapi('ChatForm'),
      files: z
        .object({
          count_max: z.int(),
          bytes_max: z.int().openapi({ description: 'Maximum size of a file, in bytes.' }),
          accept: z.array(z.string()).openapi({
            description: 'Filename extensions for the file picker. What is accepted depends on the content.',
          }),
        })
        .openapi('ChatFiles')
        .optional()
        .openapi({ description: 'Limits for files. Absent if visitors may not send files.' }),
      form_moment: quickFormMoment,
    })
    .openapi('Chat'),
  example: {
    ...{
      id: 'asst_0199a3f2c4d87e6b9a0112233445566f',
      language: 'en',
      title: 'Casa Verde',
      notice: 'A machine answers.',
    },
    ...{ greeting: 'Hello! What would you like to know?', launcher: 'Chat', placeholder: 'Your question' },
    ...{ form_title: 'Leave your address', form_thank_you: 'Thank you.', suggested_questions: [] },
    ...{ position: 'bottom_right', style: {}, avatar_url: '', message_characters_max: 4_000 },
    ...{ keep_history: true, has_people: false, attended_now: false, form_moment: 'never' },
    form: { fields: [{ name: 'email', type: 'email', label: 'Email', required: true }] },
  },
})

export const startConversation = contract({
  ...of,
  operationId: 'startConversation',
  method: 'post',
  path: '/v1/public/sites/{site_id}/chats/{assistant_id}/conversations',
  summary: 'Begin a conversation',
  description:
    'Returns a secret for this conversation only. Send it with every further request as `Authorization: Bearer …`.',
  status: 201,
  rate_limit: 'submissions',
  idempotency: 'ignored',
  params,
  body: z
    .strictObject({
      visitor_id: visitorId.optional(),
      page_url: page.optional(),
      referrer: page.optional(),
      locale: text(35).optional(),
      timezone: text(100).optional(),
      channel: z.enum(['widget', 'page']).optional().openapi('ChatChannel'),
    })
    .openapi('NewConversation'),
  body_example: { page_url: 'https://casa-verde.example/delivery', locale: 'en' },
  response: z.object({ conversation_id: z.string(), secret: z.string() }).openapi('StartedConversation'),
  example: { conversation_id: 'conv_0199a3f2c4d87e6b9a0112233445566f', secret: 'c2lnbmF0dXJl' },
  problems: ['too_many_requests'],
})

const chatEvents = { message: chatMessage, person: z.object({ name: z.string() }) }

export const sendMessage = contract({
  ...of,
  operationId: 'sendChatMessage',
  method: 'post',
  path: `${conversations}/messages`,
  summary: 'Send a message and stream the answer',
  description:
    'Returns server-sent events: `text` with the next piece of the answer, `instead` if the text so far is replaced, `form` if the chat asks for an email address now, `person` while a person answers and, at the end, `message` with the complete `ChatMessage`. If the connection is lost, the answer is still completed: read the messages.',
  status: 200,
  idempotency: 'ignored',
  params: conversationParams,
  body: z
    .strictObject({
      text: filledText(conversationLimits.chat_message_characters_max),
      file_ids: z
        .array(id('conversation_file'))
        .max(conversationLimits.chat_files_max)
        .optional()
        .openapi({ description: 'IDs returned by `uploadChatFiles`. Each can be sent once.' }),
      page_url: page.optional(),
    })
    .openapi('NewChatMessage'),
  body_example: { text: 'Do you deliver on Saturdays?' },
  produces: 'text/event-stream',
  events: { ...chatEvents, ...answerEvents, form: z.object({}) },
  problems: ['too_many_requests', 'conversation_full', 'answer_under_way'],
})

export const listChatMessages = contract({
  ...of,
  operationId: 'listChatMessages',
  method: 'get',
  path: `${conversations}/messages`,
  summary: 'Read what was said',
  description: 'The latest messages, or those after a given number, in order.',
  status: 200,
  params: conversationParams,
  query: z.strictObject({
    after: z
      .string()
      .regex(/^\d{1,6}$/)
      .optional(),
  }),
  response: z.object({ data: z.array(chatMessage), has_more: z.boolean() }).openapi('ChatMessages'),
  example: { data: [chatMessageExample], has_more: false },
})

export const followChat = contract({
  ...of,
  operationId: 'followChat',
  method: 'get',
  path: `${conversations}/stream`,
  summary: 'Stream the conversation while a person answers',
  description:
    'Server-sent events: `message` with a `ChatMessage`, and `person` with the name of the person who answers.',
  status: 200,
  params: conversationParams,
  query: z.strictObject({
    after: z
      .string()
      .regex(/^\d{1,6}$/)
      .optional(),
  }),
  produces: 'text/event-stream',
  concurrency: 'visitor-streams',
  events: chatEvents,
})

export const rateChatMessage = contract({
  ...of,
  operationId: 'rateChatMessage',
  method: 'post',
  path: `${conversations}/messages/{message_id}/rating`,
  summary: 'Rate an answer',
  description: 'Replaces an earlier rating of the answer. Takes the conversation’s secret.',
  status: 204,
  idempotency: 'ignored',
  params: conversationParams.extend({ message_id: z.string() }),
  body: z
    .strictObject({
      rating,
      comment: text(conversationLimits.chat_comment_characters_max).optional(),
    })
    .openapi('NewChatRating'),
  body_example: { rating: 'good' },
})

export const askForPerson = contract({
  ...of,
  operationId: 'askForPerson',
  method: 'post',
  path: `${conversations}/handoff`,
  summary: 'Ask for a person',
  description: 'If nobody is available, the visitor can leave an address with the form and get an answer later.',
  status: 200,
  idempotency: 'ignored',
  params: conversationParams,
  response: z
    .object({ attended: z.boolean(), text: z.string().openapi({ description: 'Text that the chat shows.' }) })
    .openapi('ChatHandoff'),
  example: { attended: true, text: 'Somebody will be with you in a moment.' },
})

export const submitChatForm = contract({
  ...of,
  operationId: 'submitChatForm',
  method: 'post',
  path: `${conversations}/form`,
  summary: 'Send the form of a chat',
  description:
    'The response is the same for new and known addresses. `website` is a hidden field that must stay empty.',
  status: 201,
  rate_limit: 'submissions',
  idempotency: 'ignored',
  params: conversationParams,
  body: z
    .strictObject({
      values,
      consent: z.boolean().optional(),
      consent_version: consentVersion.optional(),
      page_url: page.optional(),
      referrer: page.optional(),
      timezone: text(100).optional(),
      locale: text(35).optional(),
      website: text(2_048).optional().openapi({
        description: 'Hidden field that must stay empty. A submission with a value is considered automated.',
      }),
    })
    .openapi('NewChatForm'),
  body_example: { values: { email: 'maria@example.com' }, consent: true, consent_version: 1 },
  response: z
    .object({
      accepted: z.literal(true),
      text: z.string(),
      sandbox_url: z.string().optional().openapi({
        description: 'URL of the page that leads into the campaign’s sandbox. Absent if it leads to none.',
      }),
    })
    .openapi('ChatFormAccepted'),
  example: { accepted: true, text: 'Thank you.' },
})

export const forgetConversation = contract({
  ...of,
  operationId: 'forgetConversation',
  method: 'delete',
  path: conversations,
  summary: 'Erase a conversation at the visitor’s request',
  description: 'Deletes all messages and files of the conversation. Takes the conversation’s secret.',
  status: 204,
  params: conversationParams,
})
