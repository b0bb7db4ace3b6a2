/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  ActivityPage,
} from '../models/index.ts'

export interface ListActivitiesRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  /** ID of the object that was changed. */
  subject_id?: string
}

export interface ListActivitiesForAccountRequest {
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
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
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/activities', query: ['limit', 'cursor', 'subject_id'] }, request, options)
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
    return this.calls.list({ method: 'GET', path: '/v1/activities', query: ['limit', 'cursor'] }, request, options)
  }
}
