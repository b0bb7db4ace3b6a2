/** Saved views of the list of leads: everybody's own, and those that all who may read leads see. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { enumWith } from '../../../platform/schemas/enum-of.ts'
import { filter } from '../../../platform/schemas/filter/schema.ts'
import { updatedQuery } from '../../../platform/schemas/query-values.ts'
import { filledText, id, instant, siteParams, version } from '../../../platform/schemas/schemas.ts'
import { emailValidity } from '../lead-quality/contract.ts'
import { mailability } from '../lead-records/rules.ts'
import { leadSearched, leadSort } from '../leads/contract.ts'
import { leadViewCreated, leadViewDeleted, leadViewUpdated } from './events.ts'
import { leadViewLimits } from './limits.ts'
import { densities } from './table.ts'

const parts = {
  search: leadSearched.optional(),
  tag_id: id('tag').optional(),
  audience_id: id('audience').optional(),
  campaign_id: id('campaign').optional(),
  mailability: mailability.optional(),
  email_validity: emailValidity.optional(),
  filter: filter.optional(),
  sort: leadSort.optional(),
  columns: z
    .array(
      z
        .string()
        .max(100)
        .regex(/^(custom_fields\.)?[a-z][a-z0-9_]*$/),
    )
    .max(leadViewLimits.lead_view_columns_max)
    .optional()
    .openapi({
      description:
        'Names of the columns, in order. Custom fields are written as `custom_fields.` followed by the field’s name.',
    }),
  density: enumWith(densities, {
    comfortable: 'Rows with room around them.',
    compact: 'Low rows, more of them on a screen.',
  })
    .openapi('ListDensity')
    .optional(),
}
const name = filledText(100).openapi({ type: 'string', minLength: 1, maxLength: 100 })
const shared = z
  .boolean()
  .openapi({ description: 'Whether everyone who may read leads sees the view. If `false`, only its owner does.' })

const leadView = z
  .object({
    id: id('lead_view'),
    name: z.string(),
    shared,
    ...parts,
    version,
    created_at: instant,
    updated_at: instant,
  })
  .openapi('LeadView')

const example = {
  id: 'view_0199a3f2c4d87e6b9a0112233445566f',
  name: 'Newest subscribers',
  shared: true,
  mailability: 'subscribed',
  sort: '-registered_at',
  columns: ['last_name', 'email', 'tags', 'custom_fields.company_size'],
  density: 'compact',
  version: 1,
  created_at: '2027-03-14T09:30:00.000Z',
  updated_at: '2027-03-14T09:30:00.000Z',
} as const
const body_example = {
  name: 'Newest subscribers',
  shared: false,
  mailability: 'subscribed',
  sort: '-registered_at',
} as const

/** A view of one's own takes no more than reading leads; one of all is for those who manage them. */
const of = { database: 'site', permission: 'read-lead', tag: 'lead-views' } as const
const of_all = 'A shared view requires `manage-leads`.'
const base = '/v1/sites/{site_id}/lead-views'
const params = siteParams.extend({ lead_view_id: id('lead_view') })

export const listLeadViews = contract({
  ...of,
  operationId: 'listLeadViews',
  method: 'get',
  path: base,
  summary: 'List saved views of leads',
  description: 'The caller’s own views and shared ones.',
  status: 200,
  params: siteParams,
  query: z.strictObject(updatedQuery),
  response: pageOf('LeadViewPage', leadView),
  example: { data: [example], has_more: false, next_cursor: null },
})

export const createLeadView = contract({
  ...of,
  operationId: 'createLeadView',
  method: 'post',
  path: base,
  summary: 'Save a view of leads',
  description: of_all,
  status: 201,
  audit: leadViewCreated,
  params: siteParams,
  body: z.strictObject({ name, shared: shared.optional(), ...parts }).openapi('NewLeadView'),
  body_example,
  response: leadView,
  example,
  versioned: true,
  problems: ['name_taken'],
})

export const getLeadView = contract({
  ...of,
  operationId: 'getLeadView',
  method: 'get',
  path: `${base}/{lead_view_id}`,
  summary: 'Get a saved view of leads',
  description: 'Returns filters, columns and order of the view.',
  status: 200,
  params,
  response: leadView,
  example,
  versioned: true,
})

export const updateLeadView = contract({
  ...of,
  operationId: 'updateLeadView',
  method: 'put',
  path: `${base}/{lead_view_id}`,
  summary: 'Replace a saved view of leads',
  description: of_all,
  status: 200,
  audit: leadViewUpdated,
  params,
  body: z.strictObject({ name, shared, ...parts }).openapi('LeadViewReplacement'),
  body_example,
  response: leadView,
  example: { ...example, version: 2 },
  versioned: true,
  problems: ['name_taken'],
})

export const deleteLeadView = contract({
  ...of,
  operationId: 'deleteLeadView',
  method: 'delete',
  path: `${base}/{lead_view_id}`,
  summary: 'Delete a saved view of leads',
  description: of_all,
  status: 204,
  audit: leadViewDeleted,
  params,
})
