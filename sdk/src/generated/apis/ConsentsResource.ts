/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  ConsentPage,
  CreatedSort,
} from '../models/index.ts'

export interface ListConsentsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the lead. */
  lead_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  /** Only entries that occurred after this time (`occurred_at`). A list with this filter is sorted by that time, newest first unless `sort` says otherwise. */
  created_after?: string
  /** Only entries that occurred before this time (`occurred_at`). A list with this filter is sorted by that time, newest first unless `sort` says otherwise. */
  created_before?: string
  /** Order by `occurred_at`: `created_at` has the oldest first, `-created_at` the newest. Absent: the list’s own order. */
  sort?: CreatedSort
}

/** The record of what a lead agreed to, when, and how. */
export class ConsentsResource extends Resource {
  /**
   * List the consents of a lead, newest first
   *
   * Returns what the lead agreed to and withdrew, when, where and by which text.
   *
   * Permission: `read-lead`.
   *
   * `GET /v1/sites/{site_id}/leads/{lead_id}/consents` (listConsents)
   * @example
   * ```ts
   * for await (const item of client.leads.consents.list({ site_id, lead_id })) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListConsentsRequest, options?: RequestOptions): ListAnswer<ConsentPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/leads/{lead_id}/consents', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort'] }, request, options)
  }
}
