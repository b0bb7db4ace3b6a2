/** Asking golden questions, and what came of it. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { operation, operationExample } from '../../../platform/features/operations/wire.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { usdMicrosSchema } from '../../../platform/network/ai/cost.ts'
import { enumOf } from '../../../platform/schemas/enum-of.ts'
import { createdQuery } from '../../../platform/schemas/query-values.ts'
import { id, instant } from '../../../platform/schemas/schemas.ts'
import { goldenExample, of, ofAssistant } from './contract.ts'
import { goldenRunStarted } from './events.ts'
import { goldenReasons, goldenTargets } from './table.ts'

const path = '/v1/sites/{site_id}/assistants/{assistant_id}/golden-questions/runs'
const count = z.int().min(0)
const target = z.enum(goldenTargets).openapi('GoldenRunTarget', {
  description: 'Which version is tested. `draft`: the version being edited. `live`: the version that visitors use.',
})
const reason = z.enum(goldenReasons).openapi('GoldenFailureReason', {
  description:
    '`not_found`: none of the expected passages was found. `not_answerable`: one was found, but the assistant would say that it does not know. `answerable`: it would answer a question that it should not. `not_cited`: the answer does not cite an expected passage. `limit_reached`, `no_answer`: no answer was written.',
})

const run = z
  .object({
    id: id('golden_run'),
    assistant_id: id('assistant'),
    target,
    settings_version: z.int(),
    status: enumOf({
      running: 'Questions are still being asked.',
      completed: 'All questions were asked.',
      canceled: 'Stopped by a person; the results so far remain.',
    }).openapi('GoldenRunStatus'),
    is_automatic: z.boolean().openapi({ description: 'Whether it was started by a change rather than by a person.' }),
    with_answers: z.boolean(),
    operation_id: z.string().nullable(),
    questions: count,
    passed: count,
    cost_usd_micros: usdMicrosSchema,
    created_at: instant,
    ended_at: instant.nullable(),
  })
  .openapi('GoldenRun')

const runExample = {
  id: 'grun_0199a3f2c4d87e6b9a0112233445566f',
  assistant_id: goldenExample.assistant_id,
  target: 'draft',
  settings_version: 4,
  status: 'completed',
  is_automatic: true,
  with_answers: false,
  operation_id: 'op_0199a3f2c4d87e6b9a0112233445566f',
  questions: 12,
  passed: 11,
  cost_usd_micros: 0,
  created_at: goldenExample.created_at,
  ended_at: goldenExample.created_at,
} as const

const result = z
  .object({
    question_id: id('golden_question'),
    question: z.string(),
    passed: z.boolean(),
    reason: reason.optional(),
    rank: z.int().nullable().openapi({
      description: 'Rank of the first expected passage among those found, from 1. `null` if none was found.',
    }),
    confidence: z.number().openapi({ description: 'Confidence that the passages answer the question, from 0 to 1.' }),
    answerable: z.boolean(),
    passages: z.array(
      z
        .object({
          source_id: z.string(),
          source_name: z.string(),
          heading: z.string().nullable(),
          url: z.string().nullable(),
          excerpt: z.string(),
          is_expected: z.boolean(),
        })
        .openapi('GoldenPassage'),
    ),
    answer: z.string().nullable(),
    model: z.string().nullable(),
    cost_usd_micros: usdMicrosSchema,
  })
  .openapi('GoldenResult')

export const startGoldenRun = contract({
  ...of,
  operationId: 'startGoldenRun',
  method: 'post',
  path,
  summary: 'Ask all golden questions of an assistant',
  description:
    'Runs as an operation. Retrieval gives the same result each time. With answers, the model is also asked; its cost counts toward the caps.',
  status: 202,
  audit: goldenRunStarted,
  subject: 'assistant',
  params: ofAssistant,
  body: z.strictObject({ target, with_answers: z.boolean().optional() }).openapi('NewGoldenRun'),
  body_example: { target: 'draft' },
  response: operation,
  example: {
    ...operationExample,
    type: 'golden_run',
    subject_id: goldenExample.assistant_id,
    subject_name: 'Shop assistant',
    details: { target: 'draft', with_answers: false },
  },
  problems: ['golden_run_under_way', 'no_golden_questions', 'transition_not_allowed'],
})

export const listGoldenRuns = contract({
  ...of,
  operationId: 'listGoldenRuns',
  method: 'get',
  path,
  summary: 'List runs of golden questions, newest first',
  description: 'Returns how many questions passed in each run, of the draft and of the published version.',
  status: 200,
  params: ofAssistant,
  query: z.strictObject(createdQuery),
  response: pageOf('GoldenRunPage', run),
  example: { data: [runExample], has_more: false, next_cursor: null },
})

export const getGoldenRun = contract({
  ...of,
  operationId: 'getGoldenRun',
  method: 'get',
  path: `${path}/{run_id}`,
  summary: 'Get the results of a run of golden questions',
  description: 'Returns for each question what was found and answered, and why it failed.',
  status: 200,
  params: ofAssistant.extend({ run_id: id('golden_run') }),
  response: z.object({ ...run.shape, results: z.array(result) }).openapi('GoldenRunDetails'),
  example: {
    ...runExample,
    results: [
      {
        question_id: goldenExample.id,
        question: goldenExample.question,
        passed: false,
        reason: 'not_answerable',
        rank: 2,
        confidence: 0.31,
        answerable: false,
        passages: [
          {
            source_id: 'ksrc_0199a3f2c4d87e6b9a0112233445566f',
            source_name: 'Deliveries',
            heading: null,
            url: null,
            excerpt: 'In Madrid, until 14:00.',
            is_expected: true,
          },
        ],
        answer: null,
        model: null,
        cost_usd_micros: 0,
      },
    ],
  },
})

const difference = z
  .object({ question_id: z.string(), question: z.string(), reason: reason.optional() })
  .openapi('GoldenDifference', {
    description: 'A question with a different result. `reason` says why it fails, for those that got worse.',
  })

export const compareGoldenRuns = contract({
  ...of,
  operationId: 'compareGoldenQuestions',
  method: 'get',
  path: '/v1/sites/{site_id}/assistants/{assistant_id}/golden-questions/comparison',
  summary: 'Compare the draft of an assistant with the live one by its golden questions',
  description:
    'Compares the last run of the draft with the last run of the live version. If the live version was never tested, every failure counts as worse.',
  status: 200,
  params: ofAssistant,
  response: z
    .object({
      questions: count.openapi({ description: 'Current number of golden questions.' }),
      is_current: z.boolean().openapi({
        description: 'Whether the last run used the current draft, knowledge and models.',
      }),
      draft: run.optional(),
      live: run.optional(),
      better: z.array(difference),
      worse: z.array(difference),
    })
    .openapi('GoldenComparison'),
  example: {
    questions: 12,
    is_current: true,
    draft: runExample,
    live: { ...runExample, target: 'live', passed: 12, settings_version: 3 },
    better: [],
    worse: [{ question_id: goldenExample.id, question: goldenExample.question, reason: 'not_answerable' }],
  },
})
