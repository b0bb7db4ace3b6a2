/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  CreatedSort,
  EmailHappening,
  EmailHistoryPage,
} from '../models/index.ts'

export interface ListEmailHistoryRequest {
  /** ID of the site (`listSites`). */
  site_id: string
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
  /** What happened to an email. Opens and clicks are by people only, and appear once automated access has been ruled out. */
  happened?: EmailHappening
  /** Only those of this lead. */
  lead_id?: string
  /** Beginning of the lead’s email address. */
  search?: string
}

/** Emails by day. */
export class EmailHistoryResource extends Resource {
  /**
   * List the history of all emails, newest first
   *
   * Deliveries, failures, opens, clicks, bounces, complaints and replies, for as long as the site keeps its events.
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/email-history` (listEmailHistory)
   * @example
   * ```ts
   * for await (const item of client.emails.history.list({ site_id })) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListEmailHistoryRequest, options?: RequestOptions): ListAnswer<EmailHistoryPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/email-history', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'happened', 'lead_id', 'search'] }, request, options)
  }
}
