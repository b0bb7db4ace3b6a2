/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  LeadChangePage,
} from '../models/index.ts'

export interface ListLeadChangesRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
}

/** A feed of everything that changed, for copies that stay up to date. */
export class LeadChangesResource extends Resource {
  /**
   * Follow changes of leads
   *
   * Without a cursor, the list is empty and `next_cursor` is the current position. To keep a copy in sync, get this cursor first, then list all leads, then request the changes since. Each lead with a change since then (fields, tags, audiences, emails, visits, suppression, deletion; also that a tag, an audience or a custom field of theirs was renamed, deleted or restored) is listed at least once, in its current state, ordered by its latest change. Several changes may be one entry, and a change may be reported twice, but is never omitted. `next_cursor` is never `null`. A cursor is valid for 730 days; after that, once events after it were deleted because the site keeps timelines for a shorter time, once more than 10,000 leads changed at once by such a change to a tag, an audience or a custom field, or once the site has been restored from a backup, 410: get a new cursor and list all leads again.
   *
   * Permission: `read-lead`.
   *
   * `GET /v1/sites/{site_id}/lead-changes` (listLeadChanges)
   * @example
   * ```ts
   * for await (const item of client.leads.changes.list({ site_id })) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListLeadChangesRequest, options?: RequestOptions): ListAnswer<LeadChangePage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/lead-changes', query: ['limit', 'cursor'] }, request, options)
  }
}
