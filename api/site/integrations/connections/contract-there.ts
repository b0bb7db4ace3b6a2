/** What the account at the service has: lists, tags and fields, and which of our fields fit them. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { limits } from '../../../platform/runtime/limits.ts'
import { text } from '../../../platform/schemas/schemas.ts'
import { serviceFieldType } from './connection.ts'
import { connectionParams, connectionPath, connectionProblems } from './contract.ts'
import { connectionFieldCreated } from './events.ts'

const of = {
  database: 'site',
  permission: 'manage-integrations',
  tag: 'connections',
  params: connectionParams,
} as const

export const listServiceLists = contract({
  ...of,
  operationId: 'listServiceLists',
  method: 'get',
  path: `${connectionPath}/lists`,
  summary: 'List the lists of the account at the service',
  description: 'Asks the service. One of the lists is chosen by `updateConnection`.',
  status: 200,
  response: z
    .object({
      data: z.array(
        z.object({ id: z.string(), name: z.string(), contacts: z.int().nullable() }).openapi('ServiceList'),
      ),
    })
    .openapi('ServiceListList'),
  example: { data: [{ id: 'a6b5da1054', name: 'Newsletter', contacts: 1_204 }] },
  problems: connectionProblems,
})

export const listServiceTags = contract({
  ...of,
  operationId: 'listServiceTags',
  method: 'get',
  path: `${connectionPath}/tags`,
  summary: 'List the tags of the account at the service',
  description: 'Asks the service.',
  status: 200,
  response: z
    .object({ data: z.array(z.object({ id: z.string(), name: z.string() }).openapi('ServiceTag')) })
    .openapi('ServiceTagList'),
  example: { data: [{ id: '12', name: 'VIP' }] },
  problems: connectionProblems,
})

const serviceField = z
  .object({
    id: z.string(),
    name: z.string(),
    type: serviceFieldType,
    options: z.array(z.string()),
    length_max: z.int().nullable(),
    required: z.boolean(),
    suggested: z
      .string()
      .optional()
      .openapi({ description: 'Field of leads that it is likely to be: a name, or the ID of a custom field.' }),
    fits: z.array(z.string()).openapi({ description: 'Fields of leads whose values it takes.' }),
  })
  .openapi('ServiceField')

export const listServiceFields = contract({
  ...of,
  operationId: 'listServiceFields',
  method: 'get',
  path: `${connectionPath}/fields`,
  summary: 'List the fields of the list at the service',
  description: 'With the field of leads that is suggested for each, and those whose values it takes.',
  status: 200,
  response: z.object({ data: z.array(serviceField) }).openapi('ServiceFieldList'),
  example: {
    data: [
      {
        id: 'FNAME',
        name: 'First Name',
        type: 'text',
        options: [],
        length_max: 255,
        required: false,
        suggested: 'first_name',
        fits: ['first_name', 'middle_name', 'last_name'],
      },
    ],
  },
  problems: connectionProblems,
})

export const createServiceField = contract({
  ...of,
  operationId: 'createServiceField',
  method: 'post',
  path: `${connectionPath}/fields`,
  summary: 'Make a field at the service for a field of leads',
  description: 'With its label, a type that takes its values, and its options.',
  status: 201,
  audit: connectionFieldCreated,
  subject: 'connection',
  body: z
    .strictObject({
      field: text(limits.name_characters_max, 1).openapi({
        description: 'Name of a lead’s own field, or the ID of a custom field.',
      }),
    })
    .openapi('NewServiceField'),
  body_example: { field: 'last_name' },
  response: serviceField,
  example: {
    id: 'MMERGE7',
    name: 'Last name',
    type: 'text',
    options: [],
    length_max: 255,
    required: false,
    suggested: 'last_name',
    fits: ['first_name', 'middle_name', 'last_name'],
  },
  problems: connectionProblems,
})
