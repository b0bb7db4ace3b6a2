/** Keywords of an assistant: main ones per language, each with those that support it. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { enumOf } from '../../../platform/schemas/enum-of.ts'
import { updatedQuery } from '../../../platform/schemas/query-values.ts'
import { id, siteParams } from '../../../platform/schemas/schemas.ts'
import { pageLanguage } from '../../website/pages/contract.ts'
import { keywordCreated, keywordDeleted, keywordUpdated } from './events.ts'
import { keywordLimits as most } from './limits.ts'
import { keyword, keywordExample, keywordSummary, term } from './wire-schemas.ts'

export const of = {
  database: 'site',
  permission: 'manage-assistants',
  tag: 'keywords',
  of_assistants: 'keyword_id',
} as const
const ofAssistant = siteParams.extend({ assistant_id: id('assistant') })
export const params = siteParams.extend({ keyword_id: id('keyword') })
const list = '/v1/sites/{site_id}/assistants/{assistant_id}/keywords'
export const path = '/v1/sites/{site_id}/keywords/{keyword_id}'
const secondary_keywords = z.array(term).max(most.secondary_keywords_max)

export const listKeywords = contract({
  ...of,
  operationId: 'listKeywords',
  method: 'get',
  path: list,
  summary: 'List the main keywords of an assistant',
  description: 'Returns keywords that texts are written for, without the texts.',
  status: 200,
  params: ofAssistant,
  query: z.strictObject({
    ...updatedQuery,
    search: z.string().max(100).optional().openapi({ description: 'Text to find in main and secondary keywords.' }),
    language: pageLanguage.optional(),
    sort: enumOf({ '-created_at': 'The newest first.', created_at: 'The oldest first.', keyword: 'By the alphabet.' })
      .openapi('KeywordSort')
      .optional()
      .openapi({
        description: 'Sort order. Defaults to `-created_at`.',
      }),
  }),
  response: pageOf('KeywordPage', keywordSummary),
  example: { data: [keywordExample], has_more: false, next_cursor: null },
})

export const createKeyword = contract({
  ...of,
  operationId: 'createKeyword',
  method: 'post',
  path: list,
  summary: 'Add a main keyword with its secondary keywords',
  description:
    'A keyword is unique per assistant and language, as main or secondary keyword, ignoring case, accents and spaces.',
  status: 201,
  audit: keywordCreated,
  params: ofAssistant,
  body: z
    .strictObject({ language: pageLanguage, keyword: term, secondary_keywords: secondary_keywords.optional() })
    .openapi('NewKeyword'),
  body_example: { language: 'en', keyword: 'balcony plants', secondary_keywords: ['plants for shade'] },
  response: keyword,
  example: keywordExample,
  versioned: true,
  problems: ['keyword_repeated', 'too_many_keywords'],
})

export const getKeyword = contract({
  ...of,
  operationId: 'getKeyword',
  method: 'get',
  path,
  summary: 'Get a main keyword',
  description: 'Returns the keyword with brief, outline and draft, as far as they were written.',
  status: 200,
  params,
  response: keyword,
  example: keywordExample,
  versioned: true,
})

export const updateKeyword = contract({
  ...of,
  operationId: 'updateKeyword',
  method: 'patch',
  path,
  summary: 'Change a main keyword or its secondary keywords',
  description: 'The list is replaced. A page created from it keeps its keyword.',
  status: 200,
  audit: keywordUpdated,
  params,
  body: z
    .strictObject({ keyword: term.optional(), secondary_keywords: secondary_keywords.optional() })
    .openapi('KeywordChanges'),
  body_example: { secondary_keywords: ['plants for shade', 'hanging plants'] },
  response: keyword,
  example: { ...keywordExample, secondary_keywords: ['plants for shade', 'hanging plants'], version: 2 },
  versioned: true,
  problems: ['keyword_repeated'],
})

export const deleteKeyword = contract({
  ...of,
  operationId: 'deleteKeyword',
  method: 'delete',
  path,
  summary: 'Delete a main keyword with its secondary keywords and what was written for it',
  description: 'Refused while a page created from it exists.',
  status: 204,
  audit: keywordDeleted,
  params,
  problems: ['in_use'],
})
