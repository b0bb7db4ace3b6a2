/** The change feed: which leads were added, changed or deleted since a place, for systems that keep a copy of them. */

import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { limits } from '../../../platform/runtime/limits.ts'
import { pageQuery } from '../../../platform/schemas/query-values.ts'
import { id, instant, siteParams } from '../../../platform/schemas/schemas.ts'
import { leadRecordLimits } from '../lead-records/limits.ts'
import { lead, leadExample } from '../leads/contract.ts'

const leadChange = z
  .object({
    lead_id: id('lead'),
    deleted: z.boolean(),
    merged_into: id('lead').optional().openapi({ description: 'Lead that this one was merged into, if it was.' }),
    lead: lead.optional().openapi({ description: 'Current state of the lead. Absent if it was deleted.' }),
    at: instant.openapi({ description: 'Time of the latest change.' }),
    cursor: z.string().openapi({ description: 'Cursor to continue after this change.' }),
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
  description: `Without a cursor, the list is empty and \`next_cursor\` is the current position. To keep a copy in sync, get this cursor first, then list all leads, then request the changes since. Each lead with a change since then (fields, tags, audiences, emails, visits, suppression, deletion; also that a tag, an audience or a custom field of theirs was renamed, deleted or restored) is listed at least once, in its current state, ordered by its latest change. Several changes may be one entry, and a change may be reported twice, but is never omitted. \`next_cursor\` is never \`null\`. A cursor is valid for ${limits.lead_events_kept_days} days; after that, once events after it were deleted because the site keeps timelines for a shorter time, once more than ${leadRecordLimits.leads_noted_at_once_max.toLocaleString('en')} leads changed at once by such a change to a tag, an audience or a custom field, or once the site has been restored from a backup, 410: get a new cursor and list all leads again.`,
  status: 200,
  params: siteParams,
  query: z.strictObject(pageQuery),
  response: z
    .object({
      data: z.array(leadChange),
      has_more: z.boolean().openapi({ description: 'Whether there are more changes now.' }),
      next_cursor: z.string().openapi({ description: 'Value of `cursor` for the changes after these.' }),
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
