/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  LeadChangePage,
} from '../models/index.ts'

export interface ListLeadChangesRequest {
  site_id: string
  limit?: number
  /** `next_cursor` of the page before. */
  cursor?: string
}

/** Endpoints of lead-changes. */
export class LeadChangesResource extends Resource {
  /**
   * Follow changes of leads
   *
   * Without a cursor nothing is listed: `next_cursor` is the present, to begin from. Take it first, then list all leads, then ask for what changed since, and whoever does so ends up with what is here. Each lead of which anything happened since (fields, tags, audiences, emails, visits, deletion) is listed at least once, as it is now, in the order of its latest change; several changes may be one entry, and a change may be told twice, never not at all. `next_cursor` is never null. A cursor is good for 730 days, then 410.
   *
   * Permission: `read-lead`.
   *
   * `GET /v1/sites/{site_id}/lead-changes` (listLeadChanges)
   */
  list(request: ListLeadChangesRequest, options?: RequestOptions): ListAnswer<LeadChangePage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/lead-changes', query: ['limit', 'cursor'] }, request, options)
  }
}
