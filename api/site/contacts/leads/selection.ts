/** Which leads a bulk action or an export is for: chosen ones, or all that a filter and words find. */
import { z } from '@hono/zod-openapi'
import type { Handle } from '../../../platform/database/handle.ts'
import type { Key } from '../../../platform/http/pagination.ts'
import { invalid, problem } from '../../../platform/problem/problem.ts'
import type { Present } from '../../../platform/schemas/filter/relative.ts'
import { type Filter, filter } from '../../../platform/schemas/filter/schema.ts'
import { id } from '../../../platform/schemas/schemas.ts'
import { fieldsOfSite } from '../custom-fields/rules.ts'
import { knownLeads, type LeadRow } from '../lead-records/rules.ts'
import { leadLimits } from './limits.ts'
import { type PageOfLeads, pageOfLeads } from './pages.ts'
import { isCustomSort, type Order, orderOf } from './sorts.ts'
import { countMatchingLeads, filterProblems, type LeadQuery, matchingLeadIds } from './store-lists.ts'

type Db = Handle<'site'>

export interface LeadSelection {
  lead_ids?: string[] | undefined
  filter?: Filter | undefined
  search?: string | undefined
}

export const leadSelection: z.ZodType<LeadSelection, LeadSelection> = z
  .strictObject({
    lead_ids: z.array(id('lead')).min(1).max(leadLimits.selected_leads_max).optional(),
    filter: filter.optional(),
    search: z
      .string()
      .max(100)
      .optional()
      .openapi({ description: 'Text to find in names, email address and phone number, ignoring case and accents.' }),
  })
  .openapi('LeadSelection', { description: 'Leads that meet all the given conditions. If empty, every lead.' })

/** 422 for a filter that does not fit the site, and at each id that names no lead. */
export async function requireSelection(db: Db, selection: LeadSelection): Promise<void> {
  const { filter, lead_ids = [] } = selection
  const known = lead_ids.length > 0 ? await knownLeads(db, lead_ids) : new Set()
  const unknown = lead_ids.flatMap((id, at) =>
    known.has(id) ? [] : [{ pointer: `/selection/lead_ids/${at}`, code: 'unknown_reference' }],
  )
  const errors = [...(filter ? await filterProblems(db, filter, '/selection/filter') : []), ...unknown]
  if (errors.length > 0) throw problem('validation_failed', { errors: errors.slice(0, 100) })
}

const wantedBy = ({ lead_ids, filter, search }: LeadSelection, { now, timezone }: Present): LeadQuery => ({
  now,
  timezone,
  wanted: filter ? [filter] : [],
  ...(lead_ids && { among: lead_ids }),
  ...(search !== undefined && { search }),
})

export const countSelected = (db: Db, selection: LeadSelection, present: Present): Promise<number> =>
  countMatchingLeads(db, wantedBy(selection, present))

/** Their ids in order: those after one and up to another. */
export const selectedIds = (
  db: Db,
  selection: LeadSelection,
  { now, timezone, ...which }: Present & { after: string; until: string; limit: number },
): Promise<string[]> => matchingLeadIds(db, wantedBy(selection, { now, timezone }), which)

/** The order of a name; 422 for one that there is not. */
export async function requireOrder(db: Db, sort: string, pointer = '/sort'): Promise<Order> {
  const order = orderOf(sort, isCustomSort(sort) ? await fieldsOfSite(db) : [])
  if (!order) throw invalid(pointer, 'filter_field_unknown')
  return order
}

/** Some of those selected in an order, those behind a place; and the place behind them, null at the end. */
export async function pageOfSelected(
  db: Db,
  selection: LeadSelection,
  { now, timezone, ...page }: PageOfLeads & Present,
): Promise<{ rows: LeadRow[]; next: Key[] | null }> {
  const fields = selection.filter ? await fieldsOfSite(db) : []
  const found = await pageOfLeads(db, { ...selection, fields, now, timezone }, page)
  const shown = found.slice(0, page.limit)
  const last = shown.at(-1)
  return { rows: shown.map(({ row }) => row), next: found.length > shown.length && last ? last.key : null }
}
