/** Answers to the questions of journeys. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { limits } from '../../../platform/runtime/limits.ts'
import { createdQuery, instantValue } from '../../../platform/schemas/query-values.ts'
import { id, instant, siteParams, text } from '../../../platform/schemas/schemas.ts'
import { leadSummary } from '../../contacts/lead-records/rules.ts'

const answer = z
  .object({
    id: id('answer'),
    email_id: id('email'),
    run_id: id('run'),
    journey_id: id('journey'),
    step_id: z.string(),
    lead_id: z.string(),
    lead: leadSummary,
    question: z.string(),
    answer_id: z
      .string()
      .nullable()
      .openapi({ description: 'ID of the chosen answer. `null` for a free-text answer.' }),
    answer: z
      .string()
      .nullable()
      .openapi({ description: 'What the person chose or wrote. `null` once the person has been erased.' }),
    created_at: instant,
    late: z.boolean().openapi({ description: 'Whether the answer came after the run had stopped waiting for it.' }),
  })
  .openapi('Answer')

const filter = {
  journey_id: text(100).optional(),
  step_id: text(64).optional().openapi({ description: 'ID of the step that asked the question.' }),
  run_id: text(100).optional(),
  lead_id: text(100).optional(),
  from: instantValue.optional().openapi({ description: 'Only answers given at this time or later.' }),
  to: instantValue.optional().openapi({ description: 'Only answers given at this time or earlier.' }),
  search: text(limits.email_characters_max)
    .optional()
    .openapi({ description: 'Any part of the lead’s email address.' }),
}

const of = { database: 'site', permission: 'manage-marketing', tag: 'answers', params: siteParams } as const

export const listAnswers = contract({
  ...of,
  operationId: 'listAnswers',
  method: 'get',
  path: '/v1/sites/{site_id}/answers',
  summary: 'List answers to questions of emails, newest first',
  description: 'Answers by people only; clicks by scanners are not counted.',
  status: 200,
  query: z.strictObject({ ...createdQuery, ...filter }),
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
        lead: { email: 'lucia@example.com', name: 'Lucía Ortega' },
        question: 'How did you like your visit?',
        answer_id: 'very',
        answer: 'Very much',
        created_at: '2027-03-14T09:30:00.000Z',
        late: false,
      },
    ],
    has_more: false,
    next_cursor: null,
  },
})

export const exportAnswers = contract({
  ...of,
  operationId: 'exportAnswers',
  method: 'get',
  path: '/v1/sites/{site_id}/answers/export',
  summary: 'Export answers as CSV',
  description:
    'A header row, then one row per answer, newest first. Cells that begin with `=`, `+`, `-`, `@`, tab or carriage return are prefixed with an apostrophe.',
  shows_people: 'exported',
  status: 200,
  query: z.strictObject(filter),
  produces: 'text/csv',
  concurrency: 'downloads',
})
