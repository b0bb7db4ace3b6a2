/** A page of the owner's as it is behind a popup in the designer. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/contract.ts'
import { siteParams } from '../../../platform/schemas.ts'
import { webAddress } from '../../../platform/web-address.ts'

export const readPopupPage = contract({
  operationId: 'readPopupPage',
  method: 'post',
  path: '/v1/sites/{site_id}/popups/read-page',
  database: 'site',
  permission: 'manage-popups',
  tag: 'popups',
  summary: 'Open a page to show it behind a popup',
  description:
    'Answers the HTML that its server sends to any stranger, for a frame in a sandbox without scripts. Nothing is stored. A page that cannot be read is refused at `/page_url` with the reason.',
  status: 200,
  idempotency: 'ignored',
  params: siteParams,
  body: z.strictObject({ page_url: webAddress }).openapi('PageToRead'),
  body_example: { page_url: 'https://casa-verde.example/balconies' },
  response: z
    .object({
      page_url: z.string().openapi({ description: 'Where it was found, after redirects.' }),
      html: z.string().openapi({ description: 'Untrusted markup: never make it part of a page of your own.' }),
    })
    .openapi('PageBehind'),
  example: {
    page_url: 'https://casa-verde.example/balconies',
    html: '<!doctype html><title>Balconies</title><h1>Plants for balconies</h1>',
  },
})
