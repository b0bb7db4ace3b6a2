/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  EmailHappening,
  EmailHistoryPage,
} from '../models/index.ts'

export interface ListEmailHistoryRequest {
  site_id: string
  limit?: number
  /** `next_cursor` of the page before. */
  cursor?: string
  /** What became of an email. `opened` and `clicked` are by people: each once it is known to be no machine’s. */
  happened?: EmailHappening
  lead_id?: string
  /** The beginning of the lead’s address. */
  search?: string
}

/** Endpoints of email-history. */
export class EmailHistoryResource extends Resource {
  /**
   * List the history of all emails, newest first
   *
   * Deliveries, failures, opens, clicks, bounces, complaints and replies, as long as the site keeps its events.
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/email-history` (listEmailHistory)
   */
  list(request: ListEmailHistoryRequest, options?: RequestOptions): ListAnswer<EmailHistoryPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/email-history', query: ['limit', 'cursor', 'happened', 'lead_id', 'search'] }, request, options)
  }
}
