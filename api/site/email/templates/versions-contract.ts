/** The contents that a template had, and what uses it. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { createdQuery } from '../../../platform/schemas/query-values.ts'
import { instant, localeName } from '../../../platform/schemas/schemas.ts'
import { usesSchema } from '../../../platform/schemas/uses-schema.ts'
import { of, params, template, templateCategory, templateExample } from './contract.ts'
import { templateRestored } from './events.ts'

export const templateVersion = z
  .object({
    content_version: z.int(),
    is_present: z.boolean().openapi({ description: 'Whether this is the current content.' }),
    category: templateCategory,
    subject: z.string(),
    preheader: z.string(),
    languages: z.array(localeName).openapi({ description: 'Languages that it has translations for.' }),
    created_at: instant,
  })
  .openapi('TemplateVersion')

const versionExample = {
  content_version: 2,
  is_present: true,
  category: 'marketing',
  subject: 'Welcome aboard, {{ lead.first_name }}',
  preheader: 'What you can expect from us',
  languages: [],
  created_at: '2027-03-14T09:30:00.000Z',
} as const

export const listTemplateVersions = contract({
  ...of,
  operationId: 'listTemplateVersions',
  method: 'get',
  path: '/v1/sites/{site_id}/templates/{template_id}/versions',
  summary: 'List versions of an email template, newest first',
  description: 'Each change of the content creates one. Preview a version by its `content_version`.',
  status: 200,
  params,
  query: z.strictObject(createdQuery),
  response: pageOf('TemplateVersionPage', templateVersion),
  example: { data: [versionExample], has_more: false, next_cursor: null },
})

export const restoreTemplate = contract({
  ...of,
  operationId: 'restoreTemplate',
  method: 'post',
  path: '/v1/sites/{site_id}/templates/{template_id}/restore',
  summary: 'Restore an earlier version of an email template',
  description:
    'Creates a new version, so that it can be undone by restoring the previous one. Refused if it uses something that no longer exists, or has another category while something that is under way uses the template: 409 `in_use`.',
  status: 200,
  audit: templateRestored,
  params,
  body: z.strictObject({ content_version: z.int().min(1) }).openapi('TemplateRestoration'),
  body_example: { content_version: 1 },
  response: template,
  example: { ...templateExample, content_version: 3, version: 3 },
  versioned: true,
  problems: ['changed_elsewhere', 'in_use'],
})

export const listTemplateUses = contract({
  ...of,
  operationId: 'listTemplateUses',
  method: 'get',
  path: '/v1/sites/{site_id}/templates/{template_id}/uses',
  summary: 'List what uses an email template',
  description: 'Lists everything that prevents its deletion and its being disabled.',
  status: 200,
  params,
  response: usesSchema('TemplateUse', '`journey` or `broadcast`'),
  example: { data: [{ type: 'journey', id: 'jrn_0199a3f2c4d87e6b9a0112233445566f', name: 'Welcome' }] },
})
