/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  Deliverability,
} from '../models/index.ts'

export interface GetDeliverabilityRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** First day, in the site’s time zone (`YYYY-MM-DD`). Defaults to the last 30 days. */
  from?: string
  /** Last day, in the site’s time zone (`YYYY-MM-DD`). Defaults to today. */
  to?: string
}

/** Bounces and complaints by domain, with what to do. */
export class DeliverabilityResource extends Resource {
  /**
   * Get deliverability
   *
   * Emails to leads, by the day of hand-off in the site’s time zone. Mailbox providers are recognized by the domain of the address, or by the domain’s mail servers (looked up hourly).
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/deliverability` (getDeliverability)
   * @example
   * ```ts
   * const deliverability = await client.deliverability.get({ site_id })
   * ```
   */
  get(request: GetDeliverabilityRequest, options?: RequestOptions): Answer<Deliverability> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/deliverability', query: ['from', 'to'] }, request, options)
  }
}
