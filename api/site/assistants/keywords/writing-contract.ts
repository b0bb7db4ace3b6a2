/** Having texts written for a keyword, and making a page of its draft. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { operation, operationExample } from '../../../platform/features/operations/wire.ts'
import { pageHandle } from '../../website/pages/contract.ts'
import { pageLimits } from '../../website/pages/limits.ts'
import { of, params, path } from './contract.ts'
import { keywordPublished } from './events.ts'
import { keyword, keywordExample } from './wire-schemas.ts'
import { writtenPart } from './written.ts'

export const writeKeyword = contract({
  ...of,
  operationId: 'writeKeyword',
  method: 'post',
  path: `${path}/write`,
  summary: 'Write a brief, an outline or a draft for a keyword',
  description:
    'Runs as an operation, with the connected model and passages of the assistant’s knowledge, within the assistant’s spending caps. Without a model, brief and outline are assembled from the passages alone. A draft follows the outline, section by section. Replaces what was written before.',
  status: 202,
  params,
  body: z.strictObject({ part: writtenPart }).openapi('NewKeywordText'),
  body_example: { part: 'brief' },
  response: operation,
  example: { ...operationExample, type: 'keyword_writing', details: { part: 'brief' } },
  problems: ['writing_under_way', 'outline_missing', 'no_source_attached'],
})

export const publishKeyword = contract({
  ...of,
  operationId: 'publishKeyword',
  method: 'post',
  path: `${path}/publish`,
  summary: 'Create a draft page from the draft of a keyword',
  description:
    'Creates a draft page, which visitors see once that page is published. `with_sources` lists the passages at the end.',
  status: 201,
  audit: keywordPublished,
  params,
  subject: 'keyword',
  body: z
    .strictObject({
      handle: z
        .string()
        .max(pageLimits.page_handle_characters_max)
        .refine(given => given === '' || pageHandle.safeParse(given).success, { params: { code: 'invalid' } })
        .optional()
        .openapi({ description: 'Handle of the page, which is its path.' }),
      with_sources: z.boolean().optional(),
    })
    .openapi('NewKeywordPage'),
  body_example: { handle: 'balcony-plants', with_sources: true },
  response: keyword,
  example: keywordExample,
  problems: ['page_url_missing', 'html_content_empty', 'handle_taken', 'keyword_taken', 'too_many_pages'],
})
