/** What people answered to questions that journeys mailed. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/contract.ts'
import { pageOf } from '../../platform/pagination.ts'
import { pageQuery } from '../../platform/query-values.ts'
import { id, instant, siteParams } from '../../platform/schemas.ts'

const answer = z
  .object({
    id: id('answer'),
    email_id: id('email'),
    run_id: id('run'),
    journey_id: id('journey'),
    step_id: z.string(),
    lead_id: z.string(),
    question: z.string(),
    answer_id: z.string().nullable().openapi({ description: 'Null where the answer is free text.' }),
    answer: z
      .string()
      .nullable()
      .openapi({ description: 'What the person chose or wrote; null once they are erased.' }),
    at: instant,
    late: z.boolean().openapi({ description: 'The run no longer waited for it.' }),
  })
  .openapi('Answer')

export const listAnswers = contract({
  database: 'site',
  permission: 'manage-marketing',
  tag: 'answers',
  operationId: 'listAnswers',
  method: 'get',
  path: '/v1/sites/{site_id}/answers',
  summary: 'List answers to mailed questions, newest first',
  description: 'Those of people only; clicks of scanners answer nothing.',
  status: 200,
  params: siteParams,
  query: z.strictObject({
    ...pageQuery,
    journey_id: z.string().max(100).optional(),
    run_id: z.string().max(100).optional(),
    lead_id: z.string().max(100).optional(),
  }),
  response: pageOf('AnswerPage', answer),
  example: {
    data: [
      {
        id: 'ans_0199a3f2c4d87e6b9a0112233445566f',
        email_id: 'msg_0199a3f2c4d87e6b9a0112233445566f',
        run_id: 'run_0199a3f2c4d87e6b9a0112233445566f',
        journey_id: 'jrn_0199a3f2c4d87e6b9a0112233445566f',
        step_id: 'ask',
        lead_id: 'lead_0199a3f2c4d87e6b9a0112233445566f',
        question: 'How did you like your visit?',
        answer_id: 'very',
        answer: 'Very much',
        at: '2027-03-14T09:30:00.000Z',
        late: false,
      },
    ],
    has_more: false,
    next_cursor: null,
  },
})
