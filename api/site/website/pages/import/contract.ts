/** Pages of other sites, as pages of this one. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../../platform/contract.ts'
import { limits } from '../../../../platform/limits.ts'
import { filledText, siteParams } from '../../../../platform/schemas.ts'
import { webAddress } from '../../../../platform/web-address.ts'
import { storageAllowance } from '../../../content/files/rules.ts'
import { pageCreated } from '../events.ts'
import { pageExample, sitePage } from '../page-wire.ts'
import { leftOutKinds } from './left-out.ts'

const of = { database: 'site', permission: 'manage-pages', tag: 'pages' } as const

export const importPage = contract({
  ...of,
  operationId: 'importPage',
  method: 'post',
  path: '/v1/sites/{site_id}/pages/import',
  summary: 'Import a page from an address, as a draft',
  description:
    'Opens the page as any stranger may. Headings, texts, lists, images, videos and buttons become blocks in their order; images become images of the site. What runs, posts or is loaded from elsewhere is left out, and named: forms, scripts, frames. Links lead where they led. A page that cannot be read is refused at `/url` with the reason.',
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
        description: 'Absent: the title of the page.',
      }),
    })
    .openapi('WebPageImport'),
  body_example: { url: 'https://casa-verde.example/prices' },
  response: sitePage
    .extend({
      source_url: z.string().openapi({ description: 'Where it was found, after redirects.' }),
      left_out: z.array(
        z
          .object({
            kind: z.enum(leftOutKinds).openapi('WebPageLeftOutKind', {
              description:
                'image: could not be had, is a vector, or one too many. button: without an address. table: its cells are paragraphs. navigation: menus and footers. rest: more than a page holds.',
            }),
            name: z.string().openapi({ description: 'Its address or its name, or empty.' }),
          })
          .openapi('WebPageLeftOut'),
      ),
    })
    .openapi('ImportedWebPage'),
  example: {
    ...pageExample,
    source_url: 'https://casa-verde.example/prices',
    left_out: [{ kind: 'form', name: 'newsletter' }],
  },
  versioned: true,
  consumes: [storageAllowance],
  problems: ['too_many_pages'],
})
