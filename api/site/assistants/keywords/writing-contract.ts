/** Having texts written for a keyword, and making a page of its draft. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/contract.ts'
import { operation, operationExample } from '../../../platform/operations/wire.ts'
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
    'An operation, by the model that is connected and from passages of the assistant’s knowledge, within the assistant’s spending limits. Without a model, brief and outline are put together from the passages alone. A draft follows the outline, section by section. What was written before is replaced.',
  status: 202,
  params,
  body: z.strictObject({ part: writtenPart }).openapi('NewKeywordText'),
  body_example: { part: 'brief' },
  response: operation,
  example: { ...operationExample, kind: 'keyword_writing', details: { part: 'brief' } },
  problems: ['writing_under_way', 'outline_missing', 'no_source_attached'],
})

export const publishKeyword = contract({
  ...of,
  operationId: 'publishKeyword',
  method: 'post',
  path: `${path}/publish`,
  summary: 'Create a draft page from the draft of a keyword',
  description: 'It is public once it is published as a page. `with_sources`: the passages are listed below.',
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
        .openapi({ description: 'The address of the page.' }),
      with_sources: z.boolean().optional(),
    })
    .openapi('NewKeywordPage'),
  body_example: { handle: 'balcony-plants', with_sources: true },
  response: keyword,
  example: keywordExample,
  problems: ['page_url_missing', 'html_content_empty', 'handle_taken', 'keyword_taken', 'too_many_pages'],
})
