/** The variables that templates may use, and which do. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { enumWith } from '../../../platform/schemas/enum-of.ts'
import { id, siteParams } from '../../../platform/schemas/schemas.ts'
import { of } from './contract.ts'
import { variableSources } from './variables.ts'

const templateVariable = z
  .object({
    name: z.string().openapi({ description: 'Name as written between braces.' }),
    source: enumWith(variableSources, {
      lead: 'A field that every lead has.',
      custom_field: 'A field that the site defined.',
      site: 'The site, such as its name.',
      sender: 'The sender of the email.',
      email: 'The email itself, such as its unsubscribe link.',
    }).openapi('TemplateVariableSource'),
    label: z.string().openapi({ description: 'Name as people read it, in the language of `Accept-Language`.' }),
    example: z.string(),
    may_be_empty: z
      .boolean()
      .openapi({ description: 'Whether some recipients may have no value. If so, use `default`.' }),
  })
  .openapi('TemplateVariable')

export const listTemplateVariables = contract({
  ...of,
  operationId: 'listTemplateVariables',
  method: 'get',
  path: '/v1/sites/{site_id}/template-variables',
  summary: 'List the variables that templates may use',
  description: 'Returns fields of leads, of the site and of the email that texts can print.',
  status: 200,
  params: siteParams,
  response: z.object({ data: z.array(templateVariable) }).openapi('TemplateVariables'),
  example: {
    data: [
      { name: 'lead.first_name', source: 'lead', label: 'First name', example: 'María José', may_be_empty: true },
      { name: 'site.name', source: 'site', label: 'Name of the site', example: 'Casa Verde', may_be_empty: false },
    ],
  },
})

export const listTemplateVariableUses = contract({
  ...of,
  operationId: 'listTemplateVariableUses',
  method: 'get',
  path: '/v1/sites/{site_id}/template-variables/uses',
  summary: 'List which templates use which variables',
  description: 'Lists uses in subject, preheader and body. Variables without uses are omitted.',
  status: 200,
  params: siteParams,
  response: z
    .object({
      data: z.array(
        z
          .object({
            name: z.string(),
            templates: z.array(z.object({ id: id('template'), name: z.string() }).openapi('TemplateVariableUser')),
          })
          .openapi('TemplateVariableUse'),
      ),
    })
    .openapi('TemplateVariableUses'),
  example: {
    data: [{ name: 'lead.first_name', templates: [{ id: 'tmpl_0199a3f2c4d87e6b9a0112233445566f', name: 'Welcome' }] }],
  },
})
