/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  Dashboard,
} from '../models/index.ts'

export interface GetDashboardRequest {
  site_id: string
  /** Days up to `to`; 30 where absent. */
  days?: number
  /** The first day, in place of `days`. */
  from?: string
  /** The last day in the site’s time zone; today where absent. */
  to?: string
}

/** Endpoints of dashboard. */
export class DashboardResource extends Resource {
  /**
   * Get the site’s figures and what needs attention
   *
   * Figures of the last days in the site’s time zone, each beside as many days before.
   *
   * Permission: `read-site`.
   *
   * `GET /v1/sites/{site_id}/dashboard` (getDashboard)
   */
  get(request: GetDashboardRequest, options?: RequestOptions): Answer<Dashboard> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/dashboard', query: ['days', 'from', 'to'] }, request, options)
  }
}
