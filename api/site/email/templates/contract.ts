/** Email templates: subject, preheader and a body that anyone can type, with variables. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { enumOf, enumWith } from '../../../platform/schemas/enum-of.ts'
import { flag, updatedQuery } from '../../../platform/schemas/query-values.ts'
import { filledText, id, instant, localeName, siteParams, text, version } from '../../../platform/schemas/schemas.ts'
import { locales } from '../../../platform/texts/messages/messages.ts'
import { emailDocument } from './document/email-document.ts'
import { templateCreated, templateDeleted, templateDisabled, templateEnabled, templateUpdated } from './events.ts'
import { templateLimits } from './limits.ts'
import { templateCategories } from './table.ts'

export { emailDocument } from './document/email-document.ts'

export const templateCategory = enumWith(templateCategories, {
  marketing: 'Advertising: sent only to subscribed leads with consent, with a postal address and an unsubscribe link.',
  transactional: 'What the lead asked for, such as a receipt: sent without consent to marketing.',
}).openapi('TemplateCategory', {
  description: 'Marketing emails require a subscribed lead, consent, a postal address and an unsubscribe link.',
})

export const templateProblem = z
  .object({
    code: enumOf({
      no_unsubscribe_link: 'A marketing email needs an unsubscribe link; add one.',
      template_too_long: 'It is longer than it may be; `name` is how many characters it may have.',
      template_too_complex: 'It would take too long to fill in; `name` says what does.',
      template_syntax: 'Its Liquid cannot be read; `name` says why.',
      template_variable_unknown: 'It names a variable that does not exist.',
      template_link_invalid: 'A link leads nowhere or is not allowed.',
      template_block_invalid: 'A block lacks something, or has what it must not have.',
    }),
    pointer: z.string(),
    name: z.string().openapi({ description: 'The variable or link target that the problem is about.' }),
  })
  .openapi('TemplateProblem')

const translated = {
  language: localeName,
  subject: z.string(),
  preheader: z.string(),
  body_text: z.string(),
  document: emailDocument.optional(),
}

export const template = z
  .object({
    id: id('template'),
    name: z.string(),
    category: templateCategory,
    folder_id: id('template_folder')
      .nullable()
      .openapi({ description: 'ID of the folder that contains it. `null` for none.' }),
    subject: z.string(),
    preheader: z.string(),
    body_text: z.string().openapi({ description: 'Body as text. For a document, the text part of the email.' }),
    document: emailDocument
      .optional()
      .openapi({ description: 'Content as blocks. Absent if the body is `body_text`.' }),
    translations: z.array(z.object(translated).openapi('TemplateTranslation')).openapi({
      description:
        'Content for leads who read another language. Everyone else gets the content above, in the site’s language.',
    }),
    enabled: z.boolean(),
    has_unsubscribe_link: z.boolean(),
    problems: z.array(templateProblem).openapi({ description: 'Issues to fix before it is used.' }),
    content_version: z.int().openapi({
      description:
        'Number that increases with every change of the content. Each email records the version it was sent with.',
    }),
    version,
    created_at: instant,
    updated_at: instant,
  })
  .openapi('Template')

export const params = siteParams.extend({ template_id: id('template') })
export const of = { database: 'site', permission: 'manage-emails', tag: 'templates' } as const
export const content = {
  subject: filledText(templateLimits.template_subject_characters_max).openapi({
    type: 'string',
    minLength: 1,
    maxLength: 500,
  }),
  preheader: text(templateLimits.template_preheader_characters_max),
  body_text: filledText(templateLimits.template_body_characters_max).openapi({
    type: 'string',
    minLength: 1,
    description:
      'Body of the email, instead of a document: paragraphs, [links](https://…), [[buttons](https://…)] and {{ variables | default: "…" }}.',
  }),
  document: emailDocument,
}
const newTranslation = z
  .strictObject({
    language: localeName,
    ...content,
    preheader: content.preheader.optional(),
    body_text: content.body_text.optional(),
    document: content.document.optional(),
  })
  .openapi('NewTemplateTranslation', {
    description:
      'The complete content in another language: a text if the template has a text, a document if it has a document. It must contain the unsubscribe link, the question and the AI text if the template does.',
  })
export const newTranslations = z
  .array(newTranslation)
  .max(locales.length)
  .refine(all => new Set(all.map(({ language }) => language)).size === all.length, { params: { code: 'repeated' } })

const fields = {
  name: filledText(100).openapi({ type: 'string', minLength: 1, maxLength: 100 }),
  category: templateCategory,
  folder_id: id('template_folder').nullable(),
  ...content,
  translations: newTranslations,
}

const sample = {
  name: 'Welcome',
  category: 'marketing',
  subject: 'Welcome, {{ lead.first_name | default: "there" }}',
  preheader: 'What you can expect from us',
  body_text: 'Hello {{ lead.first_name }},\n\nThank you for coming.\n\n[Unsubscribe]({{ unsubscribe_url }})',
} as const
export const templateExample = {
  id: 'tmpl_0199a3f2c4d87e6b9a0112233445566f',
  ...sample,
  folder_id: null,
  translations: [],
  enabled: true,
  has_unsubscribe_link: true,
  problems: [],
  content_version: 1,
  version: 1,
  created_at: '2027-03-14T09:30:00.000Z',
  updated_at: '2027-03-14T09:30:00.000Z',
} as const

export const listTemplates = contract({
  ...of,
  operationId: 'listTemplates',
  method: 'get',
  path: '/v1/sites/{site_id}/templates',
  summary: 'List email templates',
  description: 'Returns templates with their subjects, without their documents.',
  status: 200,
  params: siteParams,
  query: z.strictObject({
    ...updatedQuery,
    search: z.string().max(100).optional(),
    category: templateCategory.optional(),
    folder_id: id('template_folder').optional(),
    enabled: flag.optional(),
  }),
  response: pageOf('TemplatePage', template),
  example: { data: [templateExample], has_more: false, next_cursor: null },
})

export const createTemplate = contract({
  ...of,
  operationId: 'createTemplate',
  method: 'post',
  path: '/v1/sites/{site_id}/templates',
  summary: 'Create an email template',
  description: 'The document may be left out and written later by `updateTemplate`.',
  status: 201,
  audit: templateCreated,
  params: siteParams,
  body: z
    .strictObject({
      ...fields,
      category: templateCategory.optional(),
      folder_id: fields.folder_id.optional(),
      preheader: fields.preheader.optional(),
      body_text: fields.body_text.optional(),
      document: fields.document.optional(),
      translations: fields.translations.optional(),
    })
    .openapi('NewTemplate'),
  body_example: sample,
  response: template,
  example: templateExample,
  versioned: true,
  problems: ['name_taken'],
})

export const getTemplate = contract({
  ...of,
  operationId: 'getTemplate',
  method: 'get',
  path: '/v1/sites/{site_id}/templates/{template_id}',
  summary: 'Get an email template',
  description: 'Returns subject, document and translations of the template.',
  status: 200,
  params,
  response: template,
  example: templateExample,
  versioned: true,
})

export const updateTemplate = contract({
  ...of,
  operationId: 'updateTemplate',
  method: 'patch',
  path: '/v1/sites/{site_id}/templates/{template_id}',
  summary: 'Change an email template',
  description:
    'Emails handed off from now on have the new content; emails already sent are not affected. The category cannot change while a scheduled, sending or paused broadcast, a published journey, a run or an enabled automated email uses the template: 409 `in_use`.',
  status: 200,
  audit: templateUpdated,
  params,
  body: z.strictObject(fields).partial().openapi('TemplateChanges'),
  body_example: { subject: 'Welcome aboard, {{ lead.first_name }}' },
  response: template,
  example: { ...templateExample, content_version: 2, version: 2 },
  versioned: true,
  problems: ['name_taken', 'in_use'],
})

export const deleteTemplate = contract({
  ...of,
  operationId: 'deleteTemplate',
  method: 'delete',
  path: '/v1/sites/{site_id}/templates/{template_id}',
  summary: 'Delete an email template that nothing uses',
  description: '`listTemplateUses` says what uses it.',
  status: 204,
  audit: templateDeleted,
  params,
  problems: ['in_use'],
})

export const duplicateTemplate = contract({
  ...of,
  operationId: 'duplicateTemplate',
  method: 'post',
  path: '/v1/sites/{site_id}/templates/{template_id}/duplicate',
  summary: 'Duplicate an email template under a free name',
  description:
    'The copy belongs to the same topics of the unsubscribe page. Refused with `too_many` if one of them is full.',
  status: 201,
  audit: templateCreated,
  params,
  response: template,
  example: { ...templateExample, name: 'Welcome (2)' },
  versioned: true,
})

export const enableTemplate = contract({
  ...of,
  operationId: 'enableTemplate',
  path: '/v1/sites/{site_id}/templates/{template_id}/enable',
  method: 'post',
  summary: 'Enable an email template',
  description: 'It can be chosen again.',
  status: 200,
  audit: templateEnabled,
  params,
  response: template,
  example: templateExample,
  versioned: true,
})

export const disableTemplate = contract({
  ...of,
  operationId: 'disableTemplate',
  method: 'post',
  path: '/v1/sites/{site_id}/templates/{template_id}/disable',
  summary: 'Disable an email template that nothing uses',
  description: 'It can no longer be chosen. `listTemplateUses` says what uses it.',
  status: 200,
  audit: templateDisabled,
  params,
  response: template,
  example: { ...templateExample, enabled: false, version: 2 },
  versioned: true,
  problems: ['in_use'],
})
