/** Emails that were made elsewhere, as templates. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/contract.ts'
import { filledText, id, siteParams } from '../../../platform/schemas.ts'
import { content, of, template, templateCategory, templateExample } from './contract.ts'
import { templateCreated } from './events.ts'
import { leftOutKinds } from './import-html/import-html.ts'
import { templateLimits } from './limits.ts'

export const importTemplate = contract({
  ...of,
  operationId: 'importTemplate',
  method: 'post',
  path: '/v1/sites/{site_id}/templates/import',
  summary: 'Import HTML as an email template',
  description:
    'Cleaned of what emails cannot have, and divided into HTML blocks. Style sheets are written into the elements that they are about, but for what depends on the screen or the pointer. Variables of Mailchimp, Klaviyo, HubSpot, Brevo and MailerLite become ours where there is one, and are left out where there is none. A name that is taken gets a number.',
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
      name: filledText(100)
        .optional()
        .openapi({ type: 'string', minLength: 1, maxLength: 100, description: 'Absent: the title of the page.' }),
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
            kind: z.enum(leftOutKinds).openapi('LeftOutKind'),
            name: z.string().openapi({ description: 'The variable as it was written, or empty.' }),
          })
          .openapi('TemplateLeftOut'),
      ),
    })
    .openapi('ImportedTemplate'),
  example: { ...templateExample, left_out: [{ kind: 'variable', name: '*|COUPON|*' }] },
  versioned: true,
})
