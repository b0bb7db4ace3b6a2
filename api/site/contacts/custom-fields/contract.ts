/** Custom fields of leads. Name and type never change. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/contract.ts'
import { limits } from '../../../platform/limits.ts'
import { pageOf } from '../../../platform/pagination.ts'
import { pageQuery } from '../../../platform/query-values.ts'
import { filledText, id, instant, siteParams, text, version } from '../../../platform/schemas.ts'
import { customFieldCreated, customFieldDeleted, customFieldUpdated } from './events.ts'
import { customFieldLimits } from './limits.ts'
import { fieldNamePattern } from './rules.ts'
import { fieldTypes } from './table.ts'

export const customFieldType = z.enum(fieldTypes).openapi('CustomFieldType')

export const customField = z
  .object({
    id: id('field'),
    type: customFieldType,
    name: z.string().openapi({ description: 'Identifies the field in forms, filters and templates.' }),
    label: z.string(),
    placeholder: z.string(),
    options: z.array(z.string()).openapi({ description: 'What a dropdown offers; empty for other types.' }),
    version,
    created_at: instant,
    updated_at: instant,
  })
  .openapi('CustomField')

const fieldName = z
  .string()
  .refine(name => fieldNamePattern.test(name), { params: { code: 'field_name_characters' } })
  .openapi({
    type: 'string',
    pattern: fieldNamePattern.source,
    maxLength: customFieldLimits.custom_field_name_characters_max,
  })
const label = filledText(limits.name_characters_max)
const placeholder = text(limits.name_characters_max)
const options = z
  .array(filledText(limits.name_characters_max))
  .max(customFieldLimits.custom_field_options_max)
  .refine(all => new Set(all).size === all.length, { params: { code: 'options_repeated' } })
const params = siteParams.extend({ field_id: id('field') })
const path = '/v1/sites/{site_id}/custom-fields'
const of = { database: 'site', permission: 'manage-leads', tag: 'custom-fields' } as const
const example = {
  id: 'field_0199a3f2c4d87e6b9a0112233445566f',
  type: 'dropdown',
  name: 'company_size',
  label: 'Company size',
  placeholder: '',
  options: ['1–10', '11–50', 'more'],
  version: 1,
  created_at: '2027-03-14T09:30:00.000Z',
  updated_at: '2027-03-14T09:30:00.000Z',
} as const

export const listCustomFields = contract({
  ...of,
  permission: 'read-lead',
  operationId: 'listCustomFields',
  method: 'get',
  path,
  summary: 'List custom fields',
  status: 200,
  params: siteParams,
  query: z.strictObject({ ...pageQuery, search: z.string().max(100).optional() }),
  response: pageOf('CustomFieldPage', customField),
  example: { data: [example], has_more: false, next_cursor: null },
})

export const createCustomField = contract({
  ...of,
  operationId: 'createCustomField',
  method: 'post',
  path,
  summary: 'Create a custom field',
  status: 201,
  audit: customFieldCreated,
  params: siteParams,
  body: z
    .strictObject({
      type: customFieldType,
      name: fieldName,
      label,
      placeholder: placeholder.optional(),
      options: options.optional(),
    })
    .openapi('NewCustomField'),
  body_example: { type: 'dropdown', name: 'company_size', label: 'Company size', options: ['1–10', '11–50', 'more'] },
  response: customField,
  example,
  versioned: true,
  problems: ['name_taken'],
})

export const getCustomField = contract({
  ...of,
  permission: 'read-lead',
  operationId: 'getCustomField',
  method: 'get',
  path: `${path}/{field_id}`,
  summary: 'Get a custom field',
  status: 200,
  params,
  response: customField,
  example,
  versioned: true,
})

export const updateCustomField = contract({
  ...of,
  operationId: 'updateCustomField',
  method: 'patch',
  path: `${path}/{field_id}`,
  summary: 'Change a custom field',
  description: 'Values that leads have already stay, also those of an option that is taken away.',
  status: 200,
  audit: customFieldUpdated,
  params,
  body: z
    .strictObject({ label: label.optional(), placeholder: placeholder.optional(), options: options.optional() })
    .openapi('CustomFieldDefinitionChanges'),
  body_example: { label: 'Size of the company' },
  response: customField,
  example: { ...example, label: 'Size of the company', version: 2 },
  versioned: true,
})

export const deleteCustomField = contract({
  ...of,
  operationId: 'deleteCustomField',
  method: 'delete',
  path: `${path}/{field_id}`,
  summary: 'Delete a custom field with the values that leads have in it',
  description:
    'Refused while a journey, a published popup, an active campaign, a template or an import under way uses it.',
  status: 204,
  audit: customFieldDeleted,
  params,
  problems: ['in_use'],
})
