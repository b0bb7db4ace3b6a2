/** Leads: searching and counting by filter, what happened to one, tags, and unsubscribing. */
import { z } from '@hono/zod-openapi'
import { eventName } from '../../../platform/events/schema.ts'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { limits } from '../../../platform/runtime/limits.ts'
import { filter } from '../../../platform/schemas/filter/schema.ts'
import { createdQuery, integer } from '../../../platform/schemas/query-values.ts'
import { id, instant, siteParams } from '../../../platform/schemas/schemas.ts'
import { leadUnsubscribed } from '../lead-records/events.ts'
import { leadTagAdded, leadTagRemoved } from '../tags/events.ts'
import { lead, leadExample, leadExpansion, leadPage, leadParams, leadSearched, leadSort } from './contract.ts'
import { leadLimits } from './limits.ts'

const base = '/v1/sites/{site_id}/leads'
const of = { database: 'site', permission: 'manage-leads', tag: 'leads' } as const
const reading = { ...of, permission: 'read-lead' } as const
const search = { type: 'rule', field: 'mailability', op: 'is', value: 'subscribed' } as const

export const searchLeads = contract({
  ...reading,
  operationId: 'searchLeads',
  method: 'post',
  path: `${base}/search`,
  summary: 'Find leads by a filter',
  description: 'Takes the filter of audiences and journeys, and returns matching leads page by page.',
  status: 200,
  idempotency: 'ignored',
  params: siteParams,
  body: z
    .strictObject({
      filter: filter.optional(),
      search: leadSearched.optional(),
      sort: leadSort.optional(),
      limit: z.int().min(1).max(limits.page_items_max).optional(),
      cursor: z.string().max(500).optional(),
      expand: z.array(leadExpansion).max(2).optional(),
    })
    .openapi('LeadSearch'),
  body_example: { filter: search, limit: 25 },
  response: leadPage,
  example: { data: [leadExample], has_more: false, next_cursor: null },
})

export const countLeads = contract({
  ...reading,
  operationId: 'countLeads',
  method: 'post',
  path: `${base}/count`,
  summary: 'Count the leads that a filter finds',
  status: 200,
  idempotency: 'ignored',
  params: siteParams,
  description: `Exact up to ${leadLimits.leads_counted_exactly_max.toLocaleString('en')}; beyond that it may be an estimate.`,
  body: z.strictObject({ filter: filter.optional(), search: leadSearched.optional() }).openapi('LeadCounting'),
  body_example: { filter: search },
  response: z
    .object({
      count: z.int(),
      exact: z.boolean().openapi({ description: 'Whether the count is exact rather than an estimate.' }),
    })
    .openapi('LeadCount'),
  example: { count: 412, exact: true },
})

export const countLeadsByDay = contract({
  ...reading,
  operationId: 'countLeadsByDay',
  method: 'get',
  path: `${base}/by-day`,
  summary: 'Count the leads of each of the last days, in the site’s time zone',
  description: 'Counts leads by the day on which they were added. Leads that were deleted since are not counted.',
  status: 200,
  params: siteParams,
  query: z.strictObject({
    days: integer(1, leadLimits.leads_by_day_max)
      .optional()
      .openapi({ description: `Number of days up to today. Defaults to ${leadLimits.leads_by_day_default}.` }),
  }),
  response: z
    .object({
      timezone: z.string(),
      data: z
        .array(z.object({ date: z.string(), count: z.int() }).openapi('LeadDay'))
        .openapi({ description: 'One entry per day, oldest first, including days without leads.' }),
    })
    .openapi('LeadDays'),
  example: { timezone: 'Europe/Madrid', data: [{ date: '2027-03-14', count: 12 }] },
})

const entry = z
  .object({
    id: id('event'),
    type: eventName,
    title: z.string().openapi({ description: 'Name of the event in words, in the language of `Accept-Language`.' }),
    timestamp: instant,
    site_id: z.string(),
    data: z.record(z.string(), z.unknown()).openapi({ description: 'What the event says, by its type.' }),
  })
  .openapi('TimelineEntry')

export const getLeadTimeline = contract({
  ...reading,
  operationId: 'getLeadTimeline',
  method: 'get',
  path: `${base}/{lead_id}/timeline`,
  summary: 'Get the timeline of a lead, newest first',
  description: 'Returns what happened to the lead: forms, tags, emails, visits, journeys and more.',
  status: 200,
  params: leadParams,
  query: z.strictObject(createdQuery),
  response: pageOf('TimelinePage', entry),
  example: {
    data: [
      {
        id: 'evt_0199a3f2c4d87e6b9a0112233445566f',
        type: 'lead.created',
        timestamp: '2027-03-14T09:30:00.000Z',
        site_id: 'site_0199a3f2c4d87e6b9a0112233445566f',
        data: { source: 'form', mailability: 'subscribed', subject_id: leadExample.id, lead_id: leadExample.id },
        title: 'Lead captured',
      },
    ],
    has_more: false,
    next_cursor: null,
  },
})

const tagIds = z.strictObject({ tag_ids: z.array(id('tag')).min(1).max(100) }).openapi('TagIds')
const tagBody = { tag_ids: ['tag_0199a3f2c4d87e6b9a0112233445566f'] }

export const addLeadTags = contract({
  ...of,
  operationId: 'addLeadTags',
  method: 'post',
  path: `${base}/{lead_id}/tags`,
  summary: 'Add tags to a lead',
  description: 'Tags that the lead has already are left as they are. New ones may start journeys.',
  status: 200,
  audit: leadTagAdded,
  params: leadParams,
  body: tagIds,
  body_example: tagBody,
  response: lead,
  example: leadExample,
})

export const removeLeadTags = contract({
  ...of,
  operationId: 'removeLeadTags',
  method: 'post',
  path: `${base}/{lead_id}/tags/remove`,
  summary: 'Remove tags from a lead',
  description: 'Tags that the lead does not have are left out.',
  status: 200,
  audit: leadTagRemoved,
  params: leadParams,
  body: tagIds,
  body_example: tagBody,
  response: lead,
  example: { ...leadExample, tag_ids: [] },
})

export const unsubscribeLead = contract({
  ...of,
  operationId: 'unsubscribeLead',
  method: 'post',
  path: `${base}/{lead_id}/unsubscribe`,
  summary: 'End all marketing email to a lead',
  description: 'Only the person can undo this, by confirming by email.',
  status: 200,
  audit: leadUnsubscribed,
  params: leadParams,
  response: lead,
  example: { ...leadExample, mailability: 'unsubscribed', unsubscribed_at: '2027-03-15T10:00:00.000Z', version: 2 },
})
