/** Golden questions: what an assistant must be able to answer, and the passages that it must find for it. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { updatedQuery } from '../../../platform/schemas/query-values.ts'
import { filledText, id, instant, siteParams, text, version } from '../../../platform/schemas/schemas.ts'
import { retrievalLimits } from '../retrieval/limits.ts'
import { goldenQuestionCreated, goldenQuestionDeleted, goldenQuestionUpdated } from './events.ts'
import { goldenLimits } from './limits.ts'

export const of = { database: 'site', permission: 'manage-assistants', tag: 'golden-questions' } as const
export const ofAssistant = siteParams.extend({ assistant_id: id('assistant') })
const params = ofAssistant.extend({ question_id: id('golden_question') })
const path = '/v1/sites/{site_id}/assistants/{assistant_id}/golden-questions'

const expected = z
  .array(
    z
      .strictObject({ source_id: id('knowledge_source'), text: text(goldenLimits.golden_passage_characters_max) })
      .openapi('ExpectedPassage', {
        description: 'A passage of the source that contains this text; if empty, any passage of the source.',
      }),
  )
  .max(goldenLimits.golden_passages_max)
  .openapi({ description: 'Passages of which any one is enough. Empty if the question must not be answered.' })

const asked = filledText(retrievalLimits.question_characters_max).openapi({
  type: 'string',
  minLength: 1,
  maxLength: retrievalLimits.question_characters_max,
})

export const goldenQuestion = z
  .object({
    id: id('golden_question'),
    assistant_id: id('assistant'),
    question: z.string(),
    expected,
    version,
    created_at: instant,
    updated_at: instant,
  })
  .openapi('GoldenQuestion')

export const goldenExample = {
  id: 'gq_0199a3f2c4d87e6b9a0112233445566f',
  assistant_id: 'asst_0199a3f2c4d87e6b9a0112233445566f',
  question: 'Do you deliver on Sundays?',
  expected: [{ source_id: 'ksrc_0199a3f2c4d87e6b9a0112233445566f', text: 'until 14:00' }],
  version: 1,
  created_at: '2027-03-14T09:30:00.000Z',
  updated_at: '2027-03-14T09:30:00.000Z',
}
const one = { ...of, params, response: goldenQuestion, example: goldenExample, versioned: true, status: 200 } as const

export const listGoldenQuestions = contract({
  ...of,
  operationId: 'listGoldenQuestions',
  method: 'get',
  path,
  summary: 'List the golden questions of an assistant, oldest first',
  description: 'Returns questions by which changes of an assistant are tested, with the passages expected for each.',
  status: 200,
  params: ofAssistant,
  query: z.strictObject(updatedQuery),
  response: pageOf('GoldenQuestionPage', goldenQuestion),
  example: { data: [goldenExample], has_more: false, next_cursor: null },
})

export const createGoldenQuestion = contract({
  ...one,
  operationId: 'createGoldenQuestion',
  method: 'post',
  path,
  summary: 'Add a golden question',
  description:
    'All golden questions are asked again after every change of the assistant, its knowledge, its models or the questions.',
  status: 201,
  audit: goldenQuestionCreated,
  params: ofAssistant,
  body: z.strictObject({ question: asked, expected }).openapi('NewGoldenQuestion'),
  body_example: { question: 'Do you sell bicycles?', expected: [] },
  problems: ['too_many_golden_questions'],
})

export const updateGoldenQuestion = contract({
  ...one,
  operationId: 'updateGoldenQuestion',
  method: 'patch',
  path: `${path}/{question_id}`,
  summary: 'Change a golden question',
  description: 'Changes the fields that are sent. Results of past runs stay.',
  audit: goldenQuestionUpdated,
  body: z.strictObject({ question: asked.optional(), expected: expected.optional() }).openapi('GoldenQuestionChanges'),
  body_example: { question: 'Do you deliver on holidays?' },
  example: { ...goldenExample, question: 'Do you deliver on holidays?', version: 2 },
})

export const deleteGoldenQuestion = contract({
  ...of,
  operationId: 'deleteGoldenQuestion',
  method: 'delete',
  path: `${path}/{question_id}`,
  summary: 'Delete a golden question; the results of past runs stay',
  description: 'Later runs do not ask it.',
  status: 204,
  audit: goldenQuestionDeleted,
  params,
})
