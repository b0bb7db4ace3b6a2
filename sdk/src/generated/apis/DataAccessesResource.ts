/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  CreatedSort,
  DataAccessAction,
  DataAccessActors,
  DataAccessPage,
} from '../models/index.ts'

export interface ListDataAccessActorsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface ListDataAccessesRequest {
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
  /** Only what was opened, or only what was exported. */
  action?: DataAccessAction
  /** Also finds what a super administrator did as somebody else. */
  actor_id?: string
  /** ID of the lead, or of what was exported. */
  subject_id?: string
}

/** Who saw the data of people, and when. */
export class DataAccessesResource extends Resource {
  /**
   * List everyone who has accessed personal data
   *
   * People and API keys with an entry in the log, sorted by name; at most 200.
   *
   * Permission: `manage-sites`.
   *
   * `GET /v1/sites/{site_id}/data-accesses/actors` (listDataAccessActors)
   * @example
   * ```ts
   * const result = await client.dataAccesses.listActors({ site_id })
   * ```
   */
  listActors(request: ListDataAccessActorsRequest, options?: RequestOptions): Answer<DataAccessActors> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/data-accesses/actors' }, request, options)
  }

  /**
   * List who accessed personal data
   *
   * Who opened which lead and who exported what, newest first. Repeated reads of a lead by the same person in the same session within minutes are one entry. Entries are kept as long as the site’s retention rules say.
   *
   * Permission: `manage-sites`.
   *
   * `GET /v1/sites/{site_id}/data-accesses` (listDataAccesses)
   * @example
   * ```ts
   * for await (const item of client.dataAccesses.list({ site_id })) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListDataAccessesRequest, options?: RequestOptions): ListAnswer<DataAccessPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/data-accesses', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'action', 'actor_id', 'subject_id'] }, request, options)
  }
}
