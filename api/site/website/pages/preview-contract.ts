/** A page as visitors would get it. */
import { z } from '@hono/zod-openapi'
import { brandChanges } from '../../../account/brand/contract.ts'
import { contract } from '../../../platform/features/contract.ts'
import { of, params } from './contract.ts'
import { pageContent, pageExample, seoCheck } from './page-wire.ts'

export const previewPage = contract({
  ...of,
  operationId: 'previewPage',
  method: 'post',
  path: '/v1/sites/{site_id}/pages/{page_id}/preview',
  summary: 'Render a page as visitors would get it',
  description:
    'Previews the draft, an earlier content version or unsaved content. Rendered by the same code as for visitors; URLs in it are relative to the host. Changes nothing. Show it in a sandboxed frame.',
  status: 200,
  params,
  body: z
    .strictObject({
      content_version: z
        .int()
        .min(1)
        .openapi({ description: 'A published content version to preview instead of the draft.' }),
      ...pageContent,
      brand: brandChanges.openapi({ description: 'Unsaved brand changes to preview the page with.' }),
    })
    .partial()
    .openapi('WebPagePreviewRequest'),
  body_example: {},
  response: z
    .object({
      html: z.string().openapi({ description: 'The rendered page. Empty if there are problems.' }),
      bytes: z.int(),
      problems: z.array(
        z
          .object({ pointer: z.string(), code: z.string() })
          .openapi('WebPageProblem', { description: 'An issue that prevents saving.' }),
      ),
      seo_score: z.int(),
      seo_checks: z.array(seoCheck),
    })
    .openapi('WebPagePreview'),
  example: {
    html: '<!doctype html>…',
    bytes: 8_412,
    problems: [],
    seo_score: pageExample.seo_score,
    seo_checks: pageExample.seo_checks,
  },
  idempotency: 'ignored',
})
