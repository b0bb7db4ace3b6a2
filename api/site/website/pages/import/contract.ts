/** Pages of other sites, as pages of this one. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../../platform/features/contract.ts'
import { limits } from '../../../../platform/runtime/limits.ts'
import { enumWith } from '../../../../platform/schemas/enum-of.ts'
import { filledText, siteParams } from '../../../../platform/schemas/schemas.ts'
import { webAddress } from '../../../../platform/schemas/web-address.ts'
import { storageAllowance } from '../../../content/files/rules.ts'
import { pageCreated } from '../events.ts'
import { pageExample, sitePage } from '../page-wire.ts'
import { leftOutTypes } from './left-out.ts'

const of = { database: 'site', permission: 'manage-pages', tag: 'pages' } as const

export const importPage = contract({
  ...of,
  operationId: 'importPage',
  method: 'post',
  path: '/v1/sites/{site_id}/pages/import',
  summary: 'Import a page from an address, as a draft',
  description:
    'Opens the page as an anonymous visitor. Headings, texts, lists, images, videos and buttons become blocks, in order; images are added to the site. Anything that runs, submits data or is loaded from elsewhere (forms, scripts, frames) is left out and listed. Link targets are kept. If the page cannot be read, the error is at `/url`.',
  status: 201,
  audit: pageCreated,
  params: siteParams,
  body: z
    .strictObject({
      url: webAddress,
      name: filledText(limits.name_characters_max).optional().openapi({
        type: 'string',
        minLength: 1,
        maxLength: limits.name_characters_max,
        description: 'Name of the template. Defaults to the title of the page.',
      }),
    })
    .openapi('WebPageImport'),
  body_example: { url: 'https://casa-verde.example/prices' },
  response: sitePage
    .extend({
      source_url: z.string().openapi({ description: 'URL at which it was found, after redirects.' }),
      left_out: z.array(
        z
          .object({
            type: enumWith(leftOutTypes, {
              script: 'A script: pages run none.',
              form: 'A form; put a block with a form there.',
              frame: 'Content of another page.',
              media: 'Video or sound.',
              image: 'An image that is not available, a vector graphic, or beyond the maximum number.',
              button: 'A button without a link.',
              table: 'A table: its cells became paragraphs.',
              navigation: 'Menus and footers.',
              rest: 'Content beyond the maximum size of a page.',
            }).openapi('WebPageLeftOutType', {
              description: 'What was left out.',
            }),
            name: z.string().openapi({ description: 'URL or name of what was left out, or empty.' }),
          })
          .openapi('WebPageLeftOut'),
      ),
    })
    .openapi('ImportedWebPage'),
  example: {
    ...pageExample,
    source_url: 'https://casa-verde.example/prices',
    left_out: [{ type: 'form', name: 'newsletter' }],
  },
  versioned: true,
  consumes: [storageAllowance],
  problems: ['too_many_pages'],
})
