/** Looking through knowledge by hand: the passages that an assistant would be given for a question. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { filledText, id, siteParams } from '../../../platform/schemas/schemas.ts'
import { sourceLanguage } from '../knowledge-records/rules.ts'
import { retrievalLimits } from './limits.ts'

const rank = z.int().min(1).nullable()

export const passage = z
  .object({
    id: z.string().openapi({
      description: 'ID of the passage: source, version and position. It stays the same for one version of a source.',
    }),
    source_id: id('knowledge_source'),
    source_name: z.string(),
    version: z.int().openapi({ description: 'Version of the source’s content.' }),
    position: z.int(),
    heading: z.string().nullable(),
    url: z
      .string()
      .nullable()
      .openapi({ description: 'URL that opens the passage. `null` if visitors cannot open it.' }),
    text: z.string(),
    language: sourceLanguage.optional(),
    score: z.number(),
    text_rank: rank.openapi({
      description: 'Rank among passages found by their words, from 1. `null` if not found that way.',
    }),
    vector_rank: rank.openapi({
      description: 'Rank among passages found by meaning, from 1. `null` if not found that way.',
    }),
  })
  .openapi('Passage')

const example = {
  passages: [
    {
      id: 'ksrc_0199a3f2c4d87e6b9a0112233445566f.1.0',
      source_id: 'ksrc_0199a3f2c4d87e6b9a0112233445566f',
      source_name: 'Do you deliver on Sundays?',
      version: 1,
      position: 0,
      heading: 'Do you deliver on Sundays?',
      url: null,
      text: 'Yes, in Madrid and Barcelona, until 14:00.',
      language: 'en',
      score: 6.2,
      text_rank: 1,
      vector_rank: null,
    },
  ],
  query: 'deliver on sunday',
  answerable: true,
  confidence: 1,
} as const

export const searchKnowledge = contract({
  database: 'site',
  permission: 'manage-assistants',
  tag: 'retrieval',
  operationId: 'searchKnowledge',
  method: 'post',
  path: '/v1/sites/{site_id}/retrieval/search',
  summary: 'Find the passages that answer a question',
  description: 'Finds passages as an assistant does, in the current content of the sources.',
  status: 200,
  idempotency: 'ignored',
  params: siteParams,
  body: z
    .strictObject({
      question: filledText(retrievalLimits.question_characters_max),
      source_ids: z.array(id('knowledge_source')).max(retrievalLimits.searched_sources_max).optional(),
      vector_ids: z.array(id('vector')).max(retrievalLimits.searched_sources_max).optional(),
      language: z
        .string()
        .max(35)
        .optional()
        .openapi({ description: 'Language of the person who asks.', example: 'es' }),
      limit: z.int().min(1).max(retrievalLimits.retrieved_passages_max).optional(),
    })
    .openapi('KnowledgeQuestion', {
      description: 'A search in the given sources and vectors. Without any, in all sources of the site.',
    }),
  body_example: { question: 'deliver on sunday' },
  response: z
    .object({
      passages: z.array(passage),
      query: z.string().openapi({ description: 'The question as it was understood.' }),
      answerable: z.boolean(),
      confidence: z
        .number()
        .min(0)
        .max(1)
        .openapi({ description: 'Confidence that the passages answer the question, from 0 to 1.' }),
    })
    .openapi('RetrievedKnowledge'),
  example,
})
