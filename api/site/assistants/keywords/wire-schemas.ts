/** The schemas of keywords, for the contracts of this feature. */
import { z } from '@hono/zod-openapi'
import { filledText, id, instant, version } from '../../../platform/schemas/schemas.ts'
import { keywordLimits as most } from './limits.ts'
import { brief, draft, outline, writtenPart } from './written.ts'

export const term = filledText(most.keyword_characters_max).openapi({
  type: 'string',
  minLength: 1,
  maxLength: most.keyword_characters_max,
})

const summary = {
  id: id('keyword'),
  assistant_id: id('assistant'),
  language: z.string(),
  keyword: z.string(),
  secondary_keywords: z.array(z.string()),
  page_id: z.string().nullable().openapi({ description: 'ID of the page created from it.' }),
  written: z.array(writtenPart).openapi({ description: 'Parts that have been written for it.' }),
  operation_id: z.string().nullable().openapi({ description: 'ID of the last operation that wrote for it.' }),
  version,
  created_at: instant,
  updated_at: instant,
}
export const keywordSummary = z.object(summary).openapi('KeywordSummary')
export const keyword = z
  .object({
    ...summary,
    brief: brief.optional(),
    outline: outline.optional(),
    draft: draft.optional(),
  })
  .openapi('Keyword')

export const keywordExample = {
  id: 'kw_0199a3f2c4d87e6b9a0112233445566f',
  assistant_id: 'asst_0199a3f2c4d87e6b9a0112233445566f',
  language: 'en',
  keyword: 'balcony plants',
  secondary_keywords: ['plants for shade'],
  page_id: null,
  written: [],
  operation_id: null,
  version: 1,
  created_at: '2027-03-14T09:30:00.000Z',
  updated_at: '2027-03-14T09:30:00.000Z',
}
