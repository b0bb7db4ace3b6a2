/** Pages to begin with: what there is, how one looks on the site, and making one. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../../platform/features/contract.ts'
import { limits } from '../../../../platform/runtime/limits.ts'
import { enumWith } from '../../../../platform/schemas/enum-of.ts'
import { filledText, id, localeName, siteParams } from '../../../../platform/schemas/schemas.ts'
import { storageAllowance } from '../../../content/files/rules.ts'
import { pageCreated } from '../events.ts'
import { pageHandle } from '../handle.ts'
import { pageExample, pageType, sitePage } from '../page-wire.ts'
import { templateKeys } from './templates.ts'

const of = { database: 'site', permission: 'manage-pages', tag: 'pages' } as const

const templateKey = enumWith(templateKeys, {
  product_launch: 'Presents a new product.',
  newsletter: 'Invites to a newsletter.',
  lead_magnet: 'Offers a download for an address.',
  event: 'Announces an event with its time and place.',
  waitlist: 'Collects addresses until something opens.',
  local_service: 'Presents a business with its services and area.',
  pricing: 'Compares plans and answers questions on them.',
  about: 'Tells who is behind the site.',
}).openapi('PageTemplateKey')
const language = localeName.optional().openapi({ description: 'Language of the texts. Defaults to the site’s.' })

export const listPageTemplates = contract({
  ...of,
  operationId: 'listPageTemplates',
  method: 'get',
  path: '/v1/sites/{site_id}/page-templates',
  summary: 'List page templates',
  description: 'Names are in the caller’s language.',
  status: 200,
  params: siteParams,
  response: z
    .object({
      data: z.array(
        z
          .object({ key: templateKey, name: z.string(), description: z.string(), type: pageType })
          .openapi('PageTemplate'),
      ),
    })
    .openapi('PageTemplates'),
  example: {
    data: [
      {
        key: 'waitlist',
        name: 'Waitlist',
        description: 'One promise and one field for something that opens soon.',
        type: 'landing',
      },
    ],
  },
})

export const previewPageTemplate = contract({
  ...of,
  operationId: 'previewPageTemplate',
  method: 'post',
  path: '/v1/sites/{site_id}/page-templates/preview',
  summary: 'Render a template in the look of the site',
  description:
    'Rendered by the same code as for visitors, with images inlined and without submitting the form anywhere. Changes nothing. Show it in a sandboxed frame.',
  status: 200,
  params: siteParams,
  body: z.strictObject({ template: templateKey, language }).openapi('PageTemplatePreviewRequest'),
  body_example: { template: 'waitlist' },
  response: z.object({ html: z.string() }).openapi('PageTemplatePreview'),
  example: { html: '<!doctype html>…' },
  idempotency: 'ignored',
})

export const createPageFromTemplate = contract({
  ...of,
  operationId: 'createPageFromTemplate',
  method: 'post',
  path: '/v1/sites/{site_id}/pages/from-template',
  summary: 'Create a draft page from a template, with the images and form it needs',
  description:
    'Uses the site’s colors. Without `popup_id`, an embedded form is created and published for it; its fields and texts can be changed like those of any popup. The main keyword is left out if another page has it.',
  status: 201,
  audit: pageCreated,
  params: siteParams,
  body: z
    .strictObject({
      template: templateKey,
      name: filledText(limits.name_characters_max).optional(),
      handle: pageHandle.optional(),
      language,
      popup_id: id('popup').optional().openapi({ description: 'ID of the popup whose form the page shows.' }),
    })
    .openapi('WebPageFromTemplate'),
  body_example: { template: 'waitlist' },
  response: sitePage,
  example: { ...pageExample, name: 'Waitlist', handle: 'waitlist', type: 'landing' },
  versioned: true,
  problems: ['handle_taken', 'too_many_pages'],
  consumes: [storageAllowance],
})
