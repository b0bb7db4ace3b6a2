/** Tags: short words that sort leads. Unique per site without regard to case. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { enumOf } from '../../../platform/schemas/enum-of.ts'
import { updatedQuery } from '../../../platform/schemas/query-values.ts'
import { filledText, id, instant, siteParams, version } from '../../../platform/schemas/schemas.ts'
import { tagCreated, tagDeleted, tagUpdated } from './events.ts'
import { tagLimits } from './limits.ts'

export const tagSource = enumOf({
  manual: 'By a person of the site.',
  form: 'By a form that assigns it.',
  journey: 'By a step of a journey.',
  import: 'By a file that names it.',
  api: 'By a program with an API key.',
}).openapi('TagSource')

export const tag = z
  .object({
    id: id('tag'),
    name: z.string(),
    source: tagSource,
    lead_count: z.int(),
    version,
    created_at: instant,
    updated_at: instant,
  })
  .openapi('Tag')

const { tag_name_characters_max: maxLength } = tagLimits
const tagName = filledText(maxLength).openapi({ type: 'string', minLength: 1, maxLength })
const params = siteParams.extend({ tag_id: id('tag') })
const example = {
  id: 'tag_0199a3f2c4d87e6b9a0112233445566f',
  name: 'Webinar',
  source: 'manual',
  lead_count: 0,
  version: 1,
  created_at: '2027-03-14T09:30:00.000Z',
  updated_at: '2027-03-14T09:30:00.000Z',
} as const

const of = { database: 'site', permission: 'manage-leads', tag: 'tags' } as const

export const listTags = contract({
  ...of,
  operationId: 'listTags',
  method: 'get',
  path: '/v1/sites/{site_id}/tags',
  summary: 'List tags',
  description: 'Returns tags with the number of leads that have each.',
  status: 200,
  params: siteParams,
  query: z.strictObject({ ...updatedQuery, search: z.string().max(100).optional() }),
  response: pageOf('TagPage', tag),
  example: { data: [example], has_more: false, next_cursor: null },
})

export const createTag = contract({
  ...of,
  operationId: 'createTag',
  method: 'post',
  path: '/v1/sites/{site_id}/tags',
  summary: 'Create a tag',
  description: 'Names are unique in the site without regard to case.',
  status: 201,
  audit: tagCreated,
  params: siteParams,
  body: z.strictObject({ name: tagName }).openapi('NewTag'),
  body_example: { name: 'Webinar' },
  response: tag,
  example,
  versioned: true,
  problems: ['name_taken'],
})

export const getTag = contract({
  ...of,
  operationId: 'getTag',
  method: 'get',
  path: '/v1/sites/{site_id}/tags/{tag_id}',
  summary: 'Get a tag',
  description: 'Returns the name of the tag and the number of leads that have it.',
  status: 200,
  params,
  response: tag,
  example,
  versioned: true,
})

export const updateTag = contract({
  ...of,
  operationId: 'updateTag',
  method: 'patch',
  path: '/v1/sites/{site_id}/tags/{tag_id}',
  summary: 'Rename a tag',
  description: 'Leads keep the tag under its new name.',
  status: 200,
  audit: tagUpdated,
  params,
  body: z.strictObject({ name: tagName }).openapi('TagChanges'),
  body_example: { name: 'Webinar 2027' },
  response: tag,
  example: { ...example, name: 'Webinar 2027', version: 2 },
  versioned: true,
  problems: ['name_taken'],
})

export const deleteTag = contract({
  ...of,
  operationId: 'deleteTag',
  method: 'delete',
  path: '/v1/sites/{site_id}/tags/{tag_id}',
  summary: 'Delete a tag and take it from its leads',
  description:
    'Refused while a journey, a published popup, an active campaign, an incoming hook or an import in progress uses it.',
  status: 204,
  audit: tagDeleted,
  params,
  problems: ['in_use'],
})
