/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  CreatedSort,
  EmailResponsePage,
  EmailResponseType,
} from '../models/index.ts'

export interface ListEmailResponsesRequest {
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
  /** Only responses to this email. */
  email_id?: string
  /** Only those of this lead. */
  lead_id?: string
  /** ID of the broadcast whose emails were responded to. */
  broadcast_id?: string
  /** `bounce`: it could not be delivered. `complaint`: the recipient reported it as spam. `reply`: the recipient replied. */
  type?: EmailResponseType
}

/** Replies of leads. */
export class EmailResponsesResource extends Resource {
  /**
   * List bounces, complaints and replies, newest first
   *
   * Returns what came back for emails of the site, as far as it reaches the server.
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/email-responses` (listEmailResponses)
   * @example
   * ```ts
   * for await (const item of client.emails.responses.list({ site_id })) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListEmailResponsesRequest, options?: RequestOptions): ListAnswer<EmailResponsePage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/email-responses', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'email_id', 'lead_id', 'broadcast_id', 'type'] }, request, options)
  }
}
