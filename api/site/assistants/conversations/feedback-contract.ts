/** What people say of answers, what was not answered, and what is written in their place. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { usdMicrosSchema } from '../../../platform/network/ai/cost.ts'
import { createdQuery } from '../../../platform/schemas/query-values.ts'
import { filledText, id, instant, siteParams } from '../../../platform/schemas/schemas.ts'
import { of, params } from './contract.ts'
import { conversationCorrected } from './events.ts'
import { conversationLimits } from './limits.ts'
import { message, messageExample, rating } from './wire-schemas.ts'

const feedback = z
  .object({
    id: z.string().openapi({ description: 'ID of the rated message.' }),
    conversation_id: id('conversation'),
    assistant_id: id('assistant'),
    rating,
    comment: z.string().nullable(),
    question: z.string(),
    answer: message,
    rated_at: instant,
  })
  .openapi('AnswerFeedback')

const example = {
  id: messageExample.id,
  conversation_id: 'conv_0199a3f2c4d87e6b9a0112233445566f',
  assistant_id: 'asst_0199a3f2c4d87e6b9a0112233445566f',
  rating: 'bad',
  comment: 'You closed on Saturday.',
  question: 'Do you deliver on Saturdays?',
  answer: { ...messageExample, rating: 'bad', comment: 'You closed on Saturday.' },
  rated_at: '2027-03-14T09:31:00.000Z',
} as const

export const listFeedback = contract({
  ...of,
  of_assistants: 'list',
  operationId: 'listAnswerFeedback',
  method: 'get',
  path: '/v1/sites/{site_id}/answer-feedback',
  summary: 'List rated answers, most recently rated first',
  description: 'Returns answers that visitors rated, with the question and the comment.',
  status: 200,
  params: siteParams,
  query: z.strictObject({ ...createdQuery, assistant_id: id('assistant').optional(), rating: rating.optional() }),
  response: pageOf('AnswerFeedbackPage', feedback),
  example: { data: [example], has_more: false, next_cursor: null },
  shows_people: 'opened',
})

export const getFeedback = contract({
  ...of,
  of_assistants: 'feedback_id',
  operationId: 'getAnswerFeedback',
  method: 'get',
  path: '/v1/sites/{site_id}/answer-feedback/{feedback_id}',
  summary: 'Get a rated answer',
  description: 'Returns the answer, its rating and the question that it answers.',
  status: 200,
  params: siteParams.extend({ feedback_id: id('conversation_message') }),
  response: feedback,
  example,
  shows_people: 'opened',
})

export const correctMessage = contract({
  ...of,
  operationId: 'correctConversationMessage',
  method: 'post',
  path: '/v1/sites/{site_id}/conversations/{conversation_id}/messages/{message_id}/corrections',
  summary: 'Correct an answer; it becomes a question and answer the assistant uses',
  description: 'Writes a pair of question and answer into the knowledge, which the assistant finds from now on.',
  status: 201,
  audit: conversationCorrected,
  subject: 'conversation',
  params: params.extend({ message_id: id('conversation_message') }),
  body: z
    .strictObject({
      question: filledText(500).openapi({ type: 'string', minLength: 1, maxLength: 500 }).optional(),
      answer: filledText(4_000).openapi({ type: 'string', minLength: 1, maxLength: 4_000 }),
    })
    .openapi('NewAnswerCorrection'),
  body_example: { question: 'Do you deliver on Saturdays?', answer: 'Yes, from nine to two.' },
  response: z.object({ source_id: id('knowledge_source'), message }).openapi('AnswerCorrection'),
  example: { source_id: 'ksrc_0199a3f2c4d87e6b9a0112233445566f', message: messageExample },
  problems: ['too_many_sources', 'knowledge_full'],
})

const topic = z
  .object({
    topic: z.string(),
    count: z.int(),
    question: z.string().openapi({ description: 'The question as last asked.' }),
    conversation_id: id('conversation'),
    message_id: id('conversation_message'),
    last_at: instant,
  })
  .openapi('UnansweredTopic')

export const listUnansweredTopics = contract({
  ...of,
  of_assistants: 'list',
  operationId: 'listUnansweredTopics',
  method: 'get',
  path: '/v1/sites/{site_id}/unanswered-topics',
  summary: 'List unanswered questions, most asked first',
  description: `At most ${conversationLimits.unanswered_topics_shown}. A topic is removed once an answer to it has been written.`,
  status: 200,
  params: siteParams,
  query: z.strictObject({ assistant_id: id('assistant').optional() }),
  response: z.object({ data: z.array(topic) }).openapi('UnansweredTopics'),
  example: {
    data: [
      {
        topic: 'deliver saturday',
        count: 4,
        question: 'Do you deliver on Saturdays?',
        conversation_id: 'conv_0199a3f2c4d87e6b9a0112233445566f',
        message_id: 'cmsg_0199a3f2c4d87e6b9a0112233445566f',
        last_at: '2027-03-14T09:30:00.000Z',
      },
    ],
  },
})

const used = {
  answers: z.int().openapi({
    description:
      'Answers that models wrote for visitors. Those of owners’ tests and of golden questions add tokens and costs alone.',
  }),
  input_tokens: z.int(),
  output_tokens: z.int(),
  cost_usd_micros: usdMicrosSchema,
}

const talks = z
  .object({
    conversations: z.int().openapi({ description: 'Conversations started by visitors.' }),
    questions: z.int(),
    unanswered: z
      .int()
      .openapi({ description: 'Questions that no passage answered, including those answered by hand since.' }),
    rated_good: z.int(),
    rated_bad: z.int(),
  })
  .openapi('AssistantTalks', { description: 'Counts of visitors’ conversations. Owners’ tests are not included.' })

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine(text => !Number.isNaN(Date.parse(text)), { params: { code: 'invalid' } })

export const getAssistantUsage = contract({
  ...of,
  of_assistants: 'list',
  operationId: 'getAssistantUsage',
  method: 'get',
  path: '/v1/sites/{site_id}/assistant-usage',
  summary: 'Get conversations, model usage and cost by day, assistant and visitor',
  description: 'By day in the site’s time zone. Defaults to the last 30 days.',
  status: 200,
  params: siteParams,
  query: z.strictObject({ from: day.optional(), to: day.optional(), assistant_id: id('assistant').optional() }),
  response: z
    .object({
      from: z.string(),
      to: z.string(),
      talks,
      days: z.array(z.object({ day: z.string(), visitors: z.int(), ...used }).openapi('AssistantUsageOfDay')),
      assistants: z.array(
        z
          .object({ assistant_id: z.string(), name: z.string().nullable(), visitors: z.int(), ...used })
          .openapi('AssistantUsageOfAssistant'),
      ),
      visitors: z.array(
        z
          .object({
            visitor_key: z.string().openapi({
              description:
                'ID of the visitor or, if the visitor cannot be recognized across days, a key that holds for one day.',
            }),
            ...used,
          })
          .openapi('AssistantUsageOfVisitor'),
      ),
    })
    .openapi('AssistantUsage'),
  example: {
    from: '2027-02-13',
    to: '2027-03-14',
    talks: { conversations: 5, questions: 9, unanswered: 1, rated_good: 3, rated_bad: 1 },
    days: [
      { day: '2027-03-14', visitors: 3, answers: 7, input_tokens: 5_740, output_tokens: 420, cost_usd_micros: 12_000 },
    ],
    assistants: [],
    visitors: [],
  },
})
