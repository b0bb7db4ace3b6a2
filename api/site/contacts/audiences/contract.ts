/** Audiences: lists of leads. Unique by name without regard to case. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/contract.ts'
import { limits } from '../../../platform/limits.ts'
import { pageOf } from '../../../platform/pagination.ts'
import { pageQuery } from '../../../platform/query-values.ts'
import { filledText, id, instant, siteParams, text, version } from '../../../platform/schemas.ts'
import {
  audienceCreated,
  audienceDeleted,
  audienceLeadsAdded,
  audienceLeadsRemoved,
  audienceUpdated,
} from './events.ts'
import { audienceLimits } from './limits.ts'

export const audience = z
  .object({
    id: id('audience'),
    name: z.string(),
    description: z.string(),
    lead_count: z.int(),
    version,
    created_at: instant,
    updated_at: instant,
  })
  .openapi('Audience')

const name = filledText(limits.name_characters_max)
const description = text(limits.description_characters_max)
const params = siteParams.extend({ audience_id: id('audience') })
const path = '/v1/sites/{site_id}/audiences'
const of = { database: 'site', permission: 'manage-audiences', tag: 'audiences' } as const
const reading = { ...of, permission: 'read-audience' } as const
const example = {
  id: 'aud_0199a3f2c4d87e6b9a0112233445566f',
  name: 'Newsletter',
  description: 'Everyone who asked for news.',
  lead_count: 0,
  version: 1,
  created_at: '2027-03-14T09:30:00.000Z',
  updated_at: '2027-03-14T09:30:00.000Z',
} as const

export const listAudiences = contract({
  ...reading,
  operationId: 'listAudiences',
  method: 'get',
  path,
  summary: 'List audiences',
  status: 200,
  params: siteParams,
  query: z.strictObject({ ...pageQuery, search: z.string().max(100).optional() }),
  response: pageOf('AudiencePage', audience),
  example: { data: [example], has_more: false, next_cursor: null },
})

export const createAudience = contract({
  ...of,
  operationId: 'createAudience',
  method: 'post',
  path,
  summary: 'Create an audience',
  status: 201,
  audit: audienceCreated,
  params: siteParams,
  body: z.strictObject({ name, description: description.optional() }).openapi('NewAudience'),
  body_example: { name: 'Newsletter', description: 'Everyone who asked for news.' },
  response: audience,
  example,
  versioned: true,
  problems: ['name_taken'],
})

export const getAudience = contract({
  ...reading,
  operationId: 'getAudience',
  method: 'get',
  path: `${path}/{audience_id}`,
  summary: 'Get an audience',
  status: 200,
  params,
  response: audience,
  example,
  versioned: true,
})

export const updateAudience = contract({
  ...of,
  operationId: 'updateAudience',
  method: 'patch',
  path: `${path}/{audience_id}`,
  summary: 'Change an audience',
  status: 200,
  audit: audienceUpdated,
  params,
  body: z.strictObject({ name: name.optional(), description: description.optional() }).openapi('AudienceChanges'),
  body_example: { name: 'News' },
  response: audience,
  example: { ...example, name: 'News', version: 2 },
  versioned: true,
  problems: ['name_taken'],
})

export const deleteAudience = contract({
  ...of,
  operationId: 'deleteAudience',
  method: 'delete',
  path: `${path}/{audience_id}`,
  summary: 'Delete an audience; its leads stay',
  description: 'Refused while a journey, a published popup, an active campaign or an import under way uses it.',
  status: 204,
  audit: audienceDeleted,
  params,
  problems: ['in_use'],
})

const leadsOf = (name: string) =>
  z
    .strictObject({
      lead_ids: z.array(id('lead')).min(1).max(audienceLimits.audience_leads_max),
      start_journeys: z.boolean().optional().openapi({ description: 'Absent: only where a single lead is named.' }),
    })
    .openapi(name)
const body_example = { lead_ids: ['lead_0199a3f2c4d87e6b9a0112233445566f'] }
const changed = z
  .object({ changed: z.int().openapi({ description: 'Of how many leads this changed something.' }), audience })
  .openapi('AudienceMembership')

export const addAudienceLeads = contract({
  ...of,
  operationId: 'addAudienceLeads',
  method: 'post',
  path: `${path}/{audience_id}/leads`,
  summary: 'Put leads on an audience',
  description: 'Several at once start no journey unless `start_journeys` says so.',
  status: 200,
  audit: audienceLeadsAdded,
  params,
  body: leadsOf('NewAudienceLeads'),
  body_example,
  response: changed,
  example: { changed: 1, audience: { ...example, lead_count: 1 } },
})

export const removeAudienceLeads = contract({
  ...of,
  operationId: 'removeAudienceLeads',
  method: 'post',
  path: `${path}/{audience_id}/leads/remove`,
  summary: 'Take leads from an audience',
  description: 'Several at once start no journey unless `start_journeys` says so.',
  status: 200,
  audit: audienceLeadsRemoved,
  params,
  body: leadsOf('FormerAudienceLeads'),
  body_example,
  response: changed,
  example: { changed: 1, audience: example },
})
