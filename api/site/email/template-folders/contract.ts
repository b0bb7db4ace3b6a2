/** Folders of email templates: a name that templates are sorted by. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { updatedQuery } from '../../../platform/schemas/query-values.ts'
import { filledText, id, instant, siteParams, version } from '../../../platform/schemas/schemas.ts'
import { templateFolderCreated, templateFolderDeleted, templateFolderUpdated } from './events.ts'

const fields = { name: filledText(100).openapi({ type: 'string', minLength: 1, maxLength: 100 }) }

const templateFolder = z
  .object({
    id: id('template_folder'),
    name: z.string(),
    template_count: z.int(),
    version,
    created_at: instant,
    updated_at: instant,
  })
  .openapi('TemplateFolder')

const example = {
  id: 'tfld_0199a3f2c4d87e6b9a0112233445566f',
  name: 'Newsletters',
  template_count: 3,
  version: 1,
  created_at: '2027-03-14T09:30:00.000Z',
  updated_at: '2027-03-14T09:30:00.000Z',
}

const of = { database: 'site', permission: 'manage-emails', tag: 'template-folders' } as const
const params = siteParams.extend({ template_folder_id: id('template_folder') })

export const listTemplateFolders = contract({
  ...of,
  operationId: 'listTemplateFolders',
  method: 'get',
  path: '/v1/sites/{site_id}/template-folders',
  summary: 'List template folders by name',
  description: 'Returns folders with the number of templates in each.',
  status: 200,
  params: siteParams,
  query: z.strictObject(updatedQuery),
  response: pageOf('TemplateFolderPage', templateFolder),
  example: { data: [example], has_more: false, next_cursor: null },
})

export const createTemplateFolder = contract({
  ...of,
  operationId: 'createTemplateFolder',
  method: 'post',
  path: '/v1/sites/{site_id}/template-folders',
  summary: 'Create a template folder',
  description: 'Names are unique in the site without regard to case.',
  status: 201,
  audit: templateFolderCreated,
  params: siteParams,
  body: z.strictObject(fields).openapi('NewTemplateFolder'),
  body_example: { name: 'Newsletters' },
  response: templateFolder,
  example: { ...example, template_count: 0 },
  versioned: true,
  problems: ['name_taken', 'too_many_template_folders'],
})

export const getTemplateFolder = contract({
  ...of,
  operationId: 'getTemplateFolder',
  method: 'get',
  path: '/v1/sites/{site_id}/template-folders/{template_folder_id}',
  summary: 'Get a template folder',
  description: 'Returns the name of the folder and the number of templates in it.',
  status: 200,
  params,
  response: templateFolder,
  example,
  versioned: true,
})

export const updateTemplateFolder = contract({
  ...of,
  operationId: 'updateTemplateFolder',
  method: 'patch',
  path: '/v1/sites/{site_id}/template-folders/{template_folder_id}',
  summary: 'Rename a template folder',
  description: 'Its templates stay in it.',
  status: 200,
  audit: templateFolderUpdated,
  params,
  body: z.strictObject(fields).partial().openapi('TemplateFolderChanges'),
  body_example: { name: 'Monthly newsletters' },
  response: templateFolder,
  example: { ...example, name: 'Monthly newsletters', version: 2 },
  versioned: true,
  problems: ['name_taken'],
})

export const deleteTemplateFolder = contract({
  ...of,
  operationId: 'deleteTemplateFolder',
  method: 'delete',
  path: '/v1/sites/{site_id}/template-folders/{template_folder_id}',
  summary: 'Delete an empty template folder',
  description: 'A folder with templates is refused.',
  status: 204,
  audit: templateFolderDeleted,
  params,
  problems: ['in_use'],
})
