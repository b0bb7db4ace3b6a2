/** Custom fields of leads. Name and type never change; a deleted one can be restored for a while. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { limits } from '../../../platform/runtime/limits.ts'
import { enumWith } from '../../../platform/schemas/enum-of.ts'
import { flag, updatedQuery } from '../../../platform/schemas/query-values.ts'
import { filledText, id, instant, siteParams, text, version } from '../../../platform/schemas/schemas.ts'
import {
  customFieldCreated,
  customFieldDeleted,
  customFieldMoved,
  customFieldRestored,
  customFieldUpdated,
} from './events.ts'
import { customFieldLimits } from './limits.ts'
import { fieldNamePattern } from './rules.ts'
import { fieldTypes } from './table.ts'

export const fieldTypeWords = {
  text: 'One line of text.',
  textarea: 'Text of several lines.',
  number: 'A number, with decimals too.',
  checkbox: 'Yes or no.',
  date: 'A day, without a time.',
  dropdown: 'One of `options`.',
  hidden: 'Text that is never shown in forms.',
  password: 'Text, shown as dots while it is typed.',
  website: 'The URL of a page.',
  phone: 'A phone number, stored with its country code.',
}
export const customFieldType = enumWith(fieldTypes, fieldTypeWords).openapi('CustomFieldType')

const required =
  'Whether the field is required in every form that includes it, and its value cannot be removed. Leads that come from elsewhere may lack it.'

export const customField = z
  .object({
    id: id('field'),
    type: customFieldType,
    name: z.string().openapi({ description: 'Name that identifies the field in forms, filters and templates.' }),
    label: z.string(),
    placeholder: z.string(),
    options: z.array(z.string()).openapi({ description: 'Options of a dropdown. Empty for other types.' }),
    required: z.boolean().openapi({ description: required }),
    position: z.int().openapi({ description: 'Sort position in lists of fields. Positions may have gaps.' }),
    deleted_at: instant
      .optional()
      .openapi({ description: 'Time at which the field was deleted. Absent unless deleted.' }),
    restorable_until: instant.optional().openapi({
      description: 'Time after which the deleted field and its values are gone for good. Absent unless deleted.',
    }),
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
  required: false,
  position: 1,
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
  description: 'In the order in which fields are listed everywhere.',
  status: 200,
  params: siteParams,
  query: z.strictObject({
    ...updatedQuery,
    search: z.string().max(100).optional(),
    deleted: flag
      .optional()
      .openapi({ type: 'boolean', description: 'Whether to list deleted fields that can be restored instead.' }),
  }),
  response: pageOf('CustomFieldPage', customField),
  example: { data: [example], has_more: false, next_cursor: null },
})

export const createCustomField = contract({
  ...of,
  operationId: 'createCustomField',
  method: 'post',
  path,
  summary: 'Create a custom field',
  description: 'The type cannot be changed later.',
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
      required: z.boolean().optional(),
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
  description: 'Returns type, label and options of the field.',
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
  description:
    'Existing values are kept, including those of a removed option. An option cannot be removed while a journey, a dynamic audience, a broadcast, a template, a saved block or the pictures of a published popup use it.',
  status: 200,
  audit: customFieldUpdated,
  params,
  body: z
    .strictObject({
      label: label.optional(),
      placeholder: placeholder.optional(),
      options: options.optional(),
      required: z.boolean().optional(),
    })
    .openapi('CustomFieldDefinitionChanges'),
  body_example: { label: 'Size of the company' },
  response: customField,
  example: { ...example, label: 'Size of the company', version: 2 },
  versioned: true,
  problems: ['in_use'],
})

export const deleteCustomField = contract({
  ...of,
  operationId: 'deleteCustomField',
  method: 'delete',
  path: `${path}/{field_id}`,
  summary: 'Delete a custom field with the values that leads have in it',
  description: `It can be restored for ${customFieldLimits.custom_field_restorable_days} days, with all values; its name can be reused immediately. Refused while a journey, a published popup, an active campaign, a template or an import in progress uses it.`,
  status: 204,
  audit: customFieldDeleted,
  params,
  problems: ['in_use'],
})

export const restoreCustomField = contract({
  ...of,
  operationId: 'restoreCustomField',
  method: 'post',
  path: `${path}/{field_id}/restore`,
  summary: 'Restore a deleted custom field with its values',
  description: 'Refused if another field has taken its name; that field is among the `blockers`.',
  status: 200,
  audit: customFieldRestored,
  params,
  response: customField,
  example: { ...example, version: 2 },
  versioned: true,
  problems: ['name_taken'],
})

export const moveCustomField = contract({
  ...of,
  operationId: 'moveCustomField',
  method: 'post',
  path: `${path}/{field_id}/move`,
  summary: 'Move a custom field to another place in the list',
  description: 'Forms and the admin show fields in the order of the list.',
  status: 200,
  audit: customFieldMoved,
  params,
  body: z
    .strictObject({
      before_id: id('field')
        .optional()
        .openapi({ description: 'ID of the field to place it before. Omit to move it to the end.' }),
    })
    .openapi('CustomFieldMove'),
  body_example: {},
  response: customField,
  example,
})
