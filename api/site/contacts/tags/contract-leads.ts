/** Giving a tag to many leads, and taking it from them. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/contract.ts'
import { id, siteParams } from '../../../platform/schemas.ts'
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
    .object({ lead_ids: z.array(z.string()).openapi({ description: 'The leads for which this changed something.' }) })
    .openapi('TaggedLeads'),
  example,
} as const
const path = '/v1/sites/{site_id}/tags/{tag_id}/leads'

export const addTagLeads = contract({
  ...of,
  operationId: 'addTagLeads',
  path,
  summary: 'Add a tag to leads',
  description: 'Several at once start no journey unless `start_journeys` says so.',
  audit: tagLeadsAdded,
  body: z
    .strictObject({
      lead_ids,
      start_journeys: z.boolean().optional().openapi({ description: 'Absent: only where a single lead is named.' }),
    })
    .openapi('NewTagLeads'),
})

export const removeTagLeads = contract({
  ...of,
  operationId: 'removeTagLeads',
  path: `${path}/remove`,
  summary: 'Remove a tag from leads',
  audit: tagLeadsRemoved,
  body: z.strictObject({ lead_ids }).openapi('TagLeads'),
})
