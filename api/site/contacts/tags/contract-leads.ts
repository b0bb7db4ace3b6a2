/** Giving a tag to many leads, and taking it from them. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { id, siteParams } from '../../../platform/schemas/schemas.ts'
import { tagLeadsAdded, tagLeadsRemoved } from './events.ts'
import { tagLimits } from './limits.ts'

const lead_ids = z.array(id('lead')).min(1).max(tagLimits.tag_leads_max)
const example = { lead_ids: ['lead_0199a3f2c4d87e6b9a0112233445566f'] }

const of = {
  database: 'site',
  permission: 'manage-leads',
  tag: 'tags',
  method: 'post',
  status: 200,
  params: siteParams.extend({ tag_id: id('tag') }),
  body_example: example,
  response: z
    .object({ lead_ids: z.array(z.string()).openapi({ description: 'IDs of the leads that were changed.' }) })
    .openapi('TaggedLeads'),
  example,
} as const
const path = '/v1/sites/{site_id}/tags/{tag_id}/leads'

const several = {
  lead_ids,
  start_journeys: z.boolean().optional().openapi({
    description: 'Whether the change starts journeys. Defaults to `true` for a single lead and to `false` for several.',
  }),
}

export const addTagLeads = contract({
  ...of,
  operationId: 'addTagLeads',
  path,
  summary: 'Add a tag to leads',
  description: 'For several leads at once, no journeys are started unless `start_journeys` is `true`.',
  audit: tagLeadsAdded,
  body: z.strictObject(several).openapi('NewTagLeads'),
})

export const removeTagLeads = contract({
  ...of,
  operationId: 'removeTagLeads',
  path: `${path}/remove`,
  summary: 'Remove a tag from leads',
  audit: tagLeadsRemoved,
  description: 'For several leads at once, no journeys are started unless `start_journeys` is `true`.',
  body: z.strictObject(several).openapi('TagLeads'),
})
