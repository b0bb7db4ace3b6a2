/** The change feed: which leads were added, changed or deleted since a place, for systems that keep a copy of them. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/contract.ts'
import { limits } from '../../../platform/limits.ts'
import { pageQuery } from '../../../platform/query-values.ts'
import { id, instant, siteParams } from '../../../platform/schemas.ts'
import { lead, leadExample } from '../leads/contract.ts'

const leadChange = z
  .object({
    lead_id: id('lead'),
    deleted: z.boolean(),
    lead: lead.optional().openapi({ description: 'As it is now; absent where it is deleted.' }),
    at: instant.openapi({ description: 'Of the latest change.' }),
    cursor: z.string().openapi({ description: 'The place behind this change: to go on from there.' }),
  })
  .openapi('LeadChange')

export const listLeadChanges = contract({
  database: 'site',
  permission: 'read-lead',
  tag: 'lead-changes',
  operationId: 'listLeadChanges',
  method: 'get',
  path: '/v1/sites/{site_id}/lead-changes',
  summary: 'Follow changes of leads',
  description: `Without a cursor nothing is listed: \`next_cursor\` is the present, to begin from. Take it first, then list all leads, then ask for what changed since, and whoever does so ends up with what is here. Each lead of which anything happened since (fields, tags, audiences, emails, visits, deletion) is listed at least once, as it is now, in the order of its latest change; several changes may be one entry, and a change may be told twice, never not at all. \`next_cursor\` is never null. A cursor is good for ${limits.lead_events_kept_days} days, then 410.`,
  status: 200,
  params: siteParams,
  query: z.strictObject(pageQuery),
  response: z
    .object({
      data: z.array(leadChange),
      has_more: z.boolean(),
      next_cursor: z.string(),
    })
    .openapi('LeadChangePage'),
  example: {
    data: [
      {
        lead_id: leadExample.id,
        deleted: false,
        lead: leadExample,
        at: '2027-03-14T09:30:00.000Z',
        cursor: 'WzQxLDE4MDUwMTU4MDAwMDBd',
      },
    ],
    has_more: false,
    next_cursor: 'WzQxLDE4MDUwMTU4MDAwMDBd',
  },
  problems: ['gone'],
})
