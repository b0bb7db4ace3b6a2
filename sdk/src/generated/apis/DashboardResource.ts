/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  Dashboard,
} from '../models/index.ts'

export interface GetDashboardRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Number of days up to `to`. Defaults to 30. */
  days?: number
  /** First day, instead of `days` (`YYYY-MM-DD`). */
  from?: string
  /** Last day in the site’s time zone (`YYYY-MM-DD`). Defaults to today. */
  to?: string
}

/** Figures of the site’s first screen. */
export class DashboardResource extends Resource {
  /**
   * Get the site’s figures and what needs attention
   *
   * Figures of recent days in the site’s time zone, each with those of the preceding period of the same length.
   *
   * Permission: `read-site`.
   *
   * `GET /v1/sites/{site_id}/dashboard` (getDashboard)
   * @example
   * ```ts
   * const dashboard = await client.dashboard.get({ site_id })
   * ```
   */
  get(request: GetDashboardRequest, options?: RequestOptions): Answer<Dashboard> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/dashboard', query: ['days', 'from', 'to'] }, request, options)
  }
}
