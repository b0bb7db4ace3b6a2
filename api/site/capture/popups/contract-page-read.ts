/** A page of the owner's as it is behind a popup in the designer. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { siteParams } from '../../../platform/schemas/schemas.ts'
import { webAddress } from '../../../platform/schemas/web-address.ts'

export const readPopupPage = contract({
  operationId: 'readPopupPage',
  method: 'post',
  path: '/v1/sites/{site_id}/popups/read-page',
  database: 'site',
  permission: 'manage-popups',
  tag: 'popups',
  summary: 'Open a page to show it behind a popup',
  description:
    'Returns the HTML that the page’s server sends to an anonymous visitor, for a sandboxed frame without scripts. Nothing is stored. If the page cannot be read, the error is at `/page_url`.',
  status: 200,
  idempotency: 'ignored',
  params: siteParams,
  body: z.strictObject({ page_url: webAddress }).openapi('PageToRead'),
  body_example: { page_url: 'https://casa-verde.example/balconies' },
  response: z
    .object({
      page_url: z.string().openapi({ description: 'URL at which it was found, after redirects.' }),
      html: z
        .string()
        .openapi({ description: 'HTML of the page. Untrusted: never insert it into a page of your own.' }),
    })
    .openapi('PageBehind'),
  example: {
    page_url: 'https://casa-verde.example/balconies',
    html: '<!doctype html><title>Balconies</title><h1>Plants for balconies</h1>',
  },
})
