/** Emails that were made elsewhere, as templates. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { enumWith, wordsIn } from '../../../platform/schemas/enum-of.ts'
import { filledText, id, siteParams } from '../../../platform/schemas/schemas.ts'
import { content, of, template, templateCategory, templateExample } from './contract.ts'
import { templateCreated } from './events.ts'
import { leftOutTypes } from './import-html/import-html.ts'
import { templateLimits } from './limits.ts'

export const importTemplate = contract({
  ...of,
  operationId: 'importTemplate',
  method: 'post',
  path: '/v1/sites/{site_id}/templates/import',
  summary: 'Import HTML as an email template',
  description:
    'Anything that emails cannot contain is removed, and the rest is split into HTML blocks. Style sheets are inlined, except for rules that depend on the screen or pointer. Tags of other products (Mailchimp, Klaviyo, HubSpot, Brevo, ActiveCampaign, Constant Contact, MailerLite, Campaign Monitor, Salesforce Marketing Cloud, SendGrid and others) are converted with their fallbacks and conditions if there is an equivalent, and otherwise left out and listed. Custom fields are matched by name and label. A name that is taken gets a number appended.',
  status: 201,
  audit: templateCreated,
  params: siteParams,
  body: z
    .strictObject({
      html: filledText(templateLimits.template_import_characters_max).openapi({
        type: 'string',
        minLength: 1,
        maxLength: templateLimits.template_import_characters_max,
      }),
      name: filledText(100).optional().openapi({
        type: 'string',
        minLength: 1,
        maxLength: 100,
        description: 'Name of the template. Defaults to the title of the page.',
      }),
      subject: content.subject.optional(),
      category: templateCategory.optional(),
      folder_id: id('template_folder').nullable().optional(),
    })
    .openapi('TemplateImport'),
  body_example: { html: '<h1>Hello *|FNAME|*</h1>', name: 'Spring letter' },
  response: template
    .extend({
      left_out: z.array(
        z
          .object({
            type: enumWith(leftOutTypes, wordsIn('template_left_out', leftOutTypes)).openapi('LeftOutType'),
            name: z.string().openapi({ description: 'The tag, link or image URL as written, or empty.' }),
            advice: z.string().openapi({ description: 'What to do about it, in the language of the request.' }),
          })
          .openapi('TemplateLeftOut'),
      ),
    })
    .openapi('ImportedTemplate'),
  example: {
    ...templateExample,
    left_out: [
      {
        type: 'variable',
        name: '*|COUPON|*',
        advice: 'Add a custom field of this name and import again, or write text in its place.',
      },
    ],
  },
  versioned: true,
})
