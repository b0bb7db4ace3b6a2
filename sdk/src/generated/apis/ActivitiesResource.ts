/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  ActivityPage,
} from '../models/index.ts'

export interface ListActivitiesRequest {
  site_id: string
  limit?: number
  /** `next_cursor` of the page before. */
  cursor?: string
  subject_id?: string
}

export interface ListActivitiesForAccountRequest {
  limit?: number
  /** `next_cursor` of the page before. */
  cursor?: string
}

/** Endpoints of activities. */
export class ActivitiesResource extends Resource {
  /**
   * List who changed what
   *
   * Also who published, paused or resumed the site and who changed its settings.
   *
   * Permission: `read-site`.
   *
   * `GET /v1/sites/{site_id}/activities` (listActivities)
   */
  list(request: ListActivitiesRequest, options?: RequestOptions): ListAnswer<ActivityPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/activities', query: ['limit', 'cursor', 'subject_id'] }, request, options)
  }

  /**
   * List who changed what in the account
   *
   * API keys, people and their passwords, and the sites of the account with their settings. What is changed inside a site is in the history of that site.
   *
   * Permission: `manage-account`.
   *
   * `GET /v1/activities` (listActivitiesForAccount)
   */
  listForAccount(request: ListActivitiesForAccountRequest = {}, options?: RequestOptions): ListAnswer<ActivityPage> {
    return this.calls.list({ method: 'GET', path: '/v1/activities', query: ['limit', 'cursor'] }, request, options)
  }
}
