/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  Deliverability,
} from '../models/index.ts'

export interface GetDeliverabilityRequest {
  site_id: string
  /** A day of the site’s time zone; without it the last 30. */
  from?: string
  to?: string
}

/** Endpoints of deliverability. */
export class DeliverabilityResource extends Resource {
  /**
   * Get deliverability
   *
   * Emails to leads by the day of their hand-off, in the site’s time zone. Providers are known by the domain of the address, or by the mail servers of the domain (looked up hourly).
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/deliverability` (getDeliverability)
   */
  get(request: GetDeliverabilityRequest, options?: RequestOptions): Answer<Deliverability> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/deliverability', query: ['from', 'to'] }, request, options)
  }
}
