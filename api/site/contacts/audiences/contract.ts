/** Audiences: lists of leads, kept by hand or by a filter. Unique by name without regard to case. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { limits } from '../../../platform/runtime/limits.ts'
import { filter } from '../../../platform/schemas/filter/schema.ts'
import { updatedQuery } from '../../../platform/schemas/query-values.ts'
import { filledText, id, instant, siteParams, text, version } from '../../../platform/schemas/schemas.ts'
import { audiencesAllowance } from './allowances.ts'
import {
  audienceCreated,
  audienceDeleted,
  audienceLeadsAdded,
  audienceLeadsRemoved,
  audienceUpdated,
} from './events.ts'
import { audienceLimits } from './limits.ts'
import { audienceStatuses, audienceTypes } from './statuses.ts'

export const audienceType = z.enum(audienceTypes).openapi('AudienceType', {
  description:
    '`static`: leads are added and removed individually. `dynamic`: leads are members as long as they match the filter.',
})

export const audience = z
  .object({
    id: id('audience'),
    name: z.string(),
    description: z.string(),
    type: audienceType,
    filter: filter
      .optional()
      .openapi({ description: 'Filter of a dynamic audience: every lead that matches it is a member.' }),
    status: z.enum(audienceStatuses).openapi('AudienceStatus', {
      description:
        '`updating`: every lead is being checked against the filter. `incomplete`: that check was canceled or failed. Until it is `current`, its filter decides who is in the audience wherever leads are selected or conditions checked; `lead_count` and the `audiences` of leads can be out of date.',
    }),
    operation_id: id('operation').optional().openapi({ description: 'ID of the recomputation in progress.' }),
    lead_count: z.int(),
    version,
    created_at: instant,
    updated_at: instant,
  })
  .openapi('Audience')

const name = filledText(limits.name_characters_max)
const description = text(limits.description_characters_max)
export const params = siteParams.extend({ audience_id: id('audience') })
export const path = '/v1/sites/{site_id}/audiences'
const of = { database: 'site', permission: 'manage-audiences', tag: 'audiences' } as const
const reading = { ...of, permission: 'read-audience' } as const
const start_journeys = z.boolean().optional().openapi({
  description: 'Whether leads that join or leave because of the filter start journeys. Defaults to `false`.',
})
const example = {
  id: 'aud_0199a3f2c4d87e6b9a0112233445566f',
  name: 'Newsletter',
  description: 'Everyone who asked for news.',
  type: 'static',
  status: 'current',
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
  description: 'Returns audiences with the number of their members.',
  status: 200,
  params: siteParams,
  query: z.strictObject({ ...updatedQuery, search: z.string().max(100).optional(), type: audienceType.optional() }),
  response: pageOf('AudiencePage', audience),
  example: { data: [example], has_more: false, next_cursor: null },
})

export const createAudience = contract({
  ...of,
  operationId: 'createAudience',
  method: 'post',
  path,
  summary: 'Create an audience',
  description:
    'With a `filter`, the audience is dynamic: every lead is checked once, as an operation, and from then on whenever a lead changes.',
  status: 201,
  audit: audienceCreated,
  params: siteParams,
  body: z
    .strictObject({ name, description: description.optional(), filter: filter.optional(), start_journeys })
    .openapi('NewAudience'),
  body_example: { name: 'Newsletter', description: 'Everyone who asked for news.' },
  response: audience,
  example,
  versioned: true,
  problems: ['name_taken'],
  consumes: [audiencesAllowance],
})

export const getAudience = contract({
  ...reading,
  operationId: 'getAudience',
  method: 'get',
  path: `${path}/{audience_id}`,
  summary: 'Get an audience',
  description: 'Returns the audience with its filter, if it has one, and the number of its members.',
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
  description:
    'With a new `filter`, every lead is checked again, as an operation. A static audience cannot have a filter.',
  status: 200,
  audit: audienceUpdated,
  params,
  body: z
    .strictObject({
      name: name.optional(),
      description: description.optional(),
      filter: filter.optional(),
      start_journeys,
    })
    .openapi('AudienceChanges'),
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
  description:
    'Refused while a journey, a published popup, an active campaign, another audience or an import in progress uses it.',
  status: 204,
  audit: audienceDeleted,
  params,
  problems: ['in_use'],
})

const leadsOf = (name: string) =>
  z
    .strictObject({
      lead_ids: z.array(id('lead')).min(1).max(audienceLimits.audience_leads_max),
      start_journeys: z.boolean().optional().openapi({
        description:
          'Whether the change starts journeys. Defaults to `true` for a single lead and to `false` for several.',
      }),
    })
    .openapi(name)
const body_example = { lead_ids: ['lead_0199a3f2c4d87e6b9a0112233445566f'] }
const changed = z
  .object({ changed: z.int().openapi({ description: 'Number of leads whose membership changed.' }), audience })
  .openapi('AudienceMembership')

export const addAudienceLeads = contract({
  ...of,
  operationId: 'addAudienceLeads',
  method: 'post',
  path: `${path}/{audience_id}/leads`,
  summary: 'Add leads to an audience',
  description:
    'Adding several leads at once starts no journeys unless `start_journeys` is `true`. A dynamic audience is refused.',
  status: 200,
  audit: audienceLeadsAdded,
  params,
  body: leadsOf('NewAudienceLeads'),
  body_example,
  response: changed,
  example: { changed: 1, audience: { ...example, lead_count: 1 } },
  problems: ['audience_dynamic'],
})

export const removeAudienceLeads = contract({
  ...of,
  operationId: 'removeAudienceLeads',
  method: 'post',
  path: `${path}/{audience_id}/leads/remove`,
  summary: 'Remove leads from an audience',
  description: 'For several leads at once, no journeys are started unless `start_journeys` is `true`.',
  status: 200,
  audit: audienceLeadsRemoved,
  params,
  body: leadsOf('FormerAudienceLeads'),
  body_example,
  response: changed,
  example: { changed: 1, audience: example },
  problems: ['audience_dynamic'],
})
