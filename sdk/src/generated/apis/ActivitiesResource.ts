/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  ActivityPage,
  CreatedSort,
} from '../models/index.ts'

export interface ListActivitiesRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  /** Only those created after this time. A list with this filter is sorted by time, newest first unless `sort` says otherwise. */
  created_after?: string
  /** Only those created before this time. A list with this filter is sorted by time, newest first unless `sort` says otherwise. */
  created_before?: string
  sort?: CreatedSort
  /** ID of the object that was changed. */
  subject_id?: string
}

export interface ListActivitiesForAccountRequest {
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  /** Only those created after this time. A list with this filter is sorted by time, newest first unless `sort` says otherwise. */
  created_after?: string
  /** Only those created before this time. A list with this filter is sorted by time, newest first unless `sort` says otherwise. */
  created_before?: string
  sort?: CreatedSort
}

/** Who changed what. */
export class ActivitiesResource extends Resource {
  /**
   * List who changed what
   *
   * Includes who published, paused or resumed the site, and who changed its settings.
   *
   * Permission: `read-site`.
   *
   * `GET /v1/sites/{site_id}/activities` (listActivities)
   * @example
   * ```ts
   * for await (const item of client.activities.list({ site_id })) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListActivitiesRequest, options?: RequestOptions): ListAnswer<ActivityPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/activities', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'subject_id'] }, request, options)
  }

  /**
   * List who changed what in the account
   *
   * Changes to API keys, people, passwords, and the account’s sites and their settings. Changes inside a site are in that site’s history.
   *
   * Permission: `manage-account`.
   *
   * `GET /v1/activities` (listActivitiesForAccount)
   * @example
   * ```ts
   * for await (const item of client.activities.listForAccount()) {
   *   console.log(item)
   * }
   * ```
   */
  listForAccount(request: ListActivitiesForAccountRequest = {}, options?: RequestOptions): ListAnswer<ActivityPage> {
    return this.calls.list({ method: 'GET', path: '/v1/activities', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort'] }, request, options)
  }
}
