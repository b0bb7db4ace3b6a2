/** Email templates: subject, preheader and a body that anyone can type, with variables. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/contract.ts'
import { pageOf } from '../../../platform/pagination.ts'
import { flag, pageQuery } from '../../../platform/query-values.ts'
import { email, filledText, id, instant, siteParams, text, version } from '../../../platform/schemas.ts'
import { templateCreated, templateDeleted, templateDisabled, templateEnabled, templateUpdated } from './events.ts'
import { templateLimits } from './limits.ts'
import { templateCategories } from './table.ts'

export const templateCategory = z.enum(templateCategories).openapi('TemplateCategory', {
  description: 'Marketing email needs a subscribed lead, consent, a postal address and an unsubscribe link.',
})

export const templateProblem = z
  .object({
    code: z.enum([
      'no_unsubscribe_link',
      'template_too_long',
      'template_too_complex',
      'template_syntax',
      'template_variable_unknown',
      'template_link_invalid',
    ]),
    pointer: z.string(),
    name: z.string().openapi({ description: 'What it is about: the variable, the target.' }),
  })
  .openapi('TemplateProblem')

export const template = z
  .object({
    id: id('template'),
    name: z.string(),
    category: templateCategory,
    subject: z.string(),
    preheader: z.string(),
    body_text: z.string(),
    enabled: z.boolean(),
    has_unsubscribe_link: z.boolean(),
    problems: z.array(templateProblem).openapi({ description: 'What to fix before it is used.' }),
    content_version: z.int().openapi({ description: 'Counts the contents; each sent email names the one it had.' }),
    version,
    created_at: instant,
    updated_at: instant,
  })
  .openapi('Template')

const params = siteParams.extend({ template_id: id('template') })
const of = { database: 'site', permission: 'manage-emails', tag: 'templates' } as const
const content = {
  subject: filledText(templateLimits.template_subject_characters_max).openapi({
    type: 'string',
    minLength: 1,
    maxLength: 500,
  }),
  preheader: text(templateLimits.template_preheader_characters_max),
  body_text: filledText(templateLimits.template_body_characters_max).openapi({
    type: 'string',
    minLength: 1,
    description: 'Paragraphs, [links](https://…), [[buttons](https://…)] and {{ variables | default: "…" }}.',
  }),
}
const fields = {
  name: filledText(100).openapi({ type: 'string', minLength: 1, maxLength: 100 }),
  category: templateCategory,
  ...content,
}

const sample = {
  name: 'Welcome',
  category: 'marketing',
  subject: 'Welcome, {{ lead.first_name | default: "there" }}',
  preheader: 'What you can expect from us',
  body_text: 'Hello {{ lead.first_name }},\n\nthank you for coming.\n\n[Unsubscribe]({{ unsubscribe_url }})',
} as const
const example = {
  id: 'tmpl_0199a3f2c4d87e6b9a0112233445566f',
  ...sample,
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
  status: 200,
  params: siteParams,
  query: z.strictObject({
    ...pageQuery,
    search: z.string().max(100).optional(),
    category: templateCategory.optional(),
    enabled: flag.optional(),
  }),
  response: pageOf('TemplatePage', template),
  example: { data: [example], has_more: false, next_cursor: null },
})

export const createTemplate = contract({
  ...of,
  operationId: 'createTemplate',
  method: 'post',
  path: '/v1/sites/{site_id}/templates',
  summary: 'Create an email template',
  status: 201,
  audit: templateCreated,
  params: siteParams,
  body: z
    .strictObject({ ...fields, category: templateCategory.optional(), preheader: fields.preheader.optional() })
    .openapi('NewTemplate'),
  body_example: sample,
  response: template,
  example,
  versioned: true,
  problems: ['name_taken'],
})

export const getTemplate = contract({
  ...of,
  operationId: 'getTemplate',
  method: 'get',
  path: '/v1/sites/{site_id}/templates/{template_id}',
  summary: 'Get an email template',
  status: 200,
  params,
  response: template,
  example,
  versioned: true,
})

export const updateTemplate = contract({
  ...of,
  operationId: 'updateTemplate',
  method: 'patch',
  path: '/v1/sites/{site_id}/templates/{template_id}',
  summary: 'Change an email template',
  description: 'Email that is handed off from now on has the new content; sent email keeps the one it had.',
  status: 200,
  audit: templateUpdated,
  params,
  body: z.strictObject(fields).partial().openapi('TemplateChanges'),
  body_example: { subject: 'Welcome aboard, {{ lead.first_name }}' },
  response: template,
  example: { ...example, content_version: 2, version: 2 },
  versioned: true,
  problems: ['name_taken'],
})

export const deleteTemplate = contract({
  ...of,
  operationId: 'deleteTemplate',
  method: 'delete',
  path: '/v1/sites/{site_id}/templates/{template_id}',
  summary: 'Delete an email template that nothing uses',
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
  summary: 'Copy an email template under a free name',
  status: 201,
  audit: templateCreated,
  params,
  response: template,
  example: { ...example, name: 'Welcome (2)' },
  versioned: true,
})

export const enableTemplate = contract({
  ...of,
  operationId: 'enableTemplate',
  path: '/v1/sites/{site_id}/templates/{template_id}/enable',
  method: 'post',
  summary: 'Let journeys use an email template',
  status: 200,
  audit: templateEnabled,
  params,
  response: template,
  example,
  versioned: true,
})

export const disableTemplate = contract({
  ...of,
  operationId: 'disableTemplate',
  method: 'post',
  path: '/v1/sites/{site_id}/templates/{template_id}/disable',
  summary: 'Keep an email template that nothing uses from being used',
  status: 200,
  audit: templateDisabled,
  params,
  response: template,
  example: { ...example, enabled: false, version: 2 },
  versioned: true,
  problems: ['in_use'],
})

export const previewTemplate = contract({
  ...of,
  operationId: 'previewTemplate',
  method: 'post',
  path: '/v1/sites/{site_id}/templates/{template_id}/preview',
  summary: 'Render an email template as a lead would get it',
  description: 'For the given lead or an invented one. Content that is not saved yet can be given. Changes nothing.',
  status: 200,
  params,
  body: z
    .strictObject({ lead_id: id('lead'), sender_id: id('sender'), ...content })
    .partial()
    .openapi('TemplatePreviewRequest'),
  body_example: {},
  response: z
    .object({
      subject: z.string(),
      preheader: z.string(),
      html: z.string(),
      text: z.string(),
      problems: z.array(templateProblem),
    })
    .openapi('TemplatePreview'),
  example: {
    subject: 'Welcome, María José',
    preheader: 'What you can expect',
    html: '<!DOCTYPE html>…',
    text: 'Hello María José,…',
    problems: [],
  },
  idempotency: 'ignored',
})

export const sendTemplateTest = contract({
  ...of,
  operationId: 'sendTemplateTest',
  method: 'post',
  path: '/v1/sites/{site_id}/templates/{template_id}/test',
  summary: 'Send an email template to an address, marked as a test',
  description: 'Counts in no statistic. Without a sender it leaves in the name of the installation.',
  status: 202,
  params,
  body: z
    .strictObject({ to: email, lead_id: id('lead').optional(), sender_id: id('sender').optional() })
    .openapi('TemplateTest'),
  body_example: { to: 'ana@example.com' },
  response: z.object({ queued: z.literal(true) }).openapi('TemplateTestQueued'),
  example: { queued: true },
  problems: ['sender_not_verified'],
})

export const listTemplateVariables = contract({
  ...of,
  operationId: 'listTemplateVariables',
  method: 'get',
  path: '/v1/sites/{site_id}/template-variables',
  summary: 'List the variables that templates may use',
  status: 200,
  params: siteParams,
  response: z.object({ data: z.array(z.string()) }).openapi('TemplateVariables'),
  example: { data: ['lead.email', 'lead.first_name', 'lead.custom.company', 'unsubscribe_url'] },
})
