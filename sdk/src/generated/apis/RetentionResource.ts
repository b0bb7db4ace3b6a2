/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  RetentionRules,
  RetentionRulesChanges,
} from '../models/index.ts'

export interface GetRetentionRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface UpdateRetentionRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** The fields to change. Those that are left out stay as they are. */
  body: RetentionRulesChanges
}

/** How long each kind of data is kept. */
export class RetentionResource extends Resource {
  /**
   * Get the data retention of a site
   *
   * Consents and suppressions are never deleted: they prove what was allowed, and prevent email to people who unsubscribed. Visits have a setting of their own, in days (`updateTrackingSettings`).
   *
   * Permission: `manage-sites`.
   *
   * `GET /v1/sites/{site_id}/retention` (getRetention)
   * @example
   * ```ts
   * const retention = await client.retention.get({ site_id })
   * ```
   */
  get(request: GetRetentionRequest, options?: RequestOptions): Answer<RetentionRules> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/retention' }, request, options)
  }

  /**
   * Change the data retention of a site
   *
   * Only the given kinds change. Data that is too old is deleted within an hour, in small batches, and cannot be restored. Months are calendar months.
   *
   * With a session, requires a sign-in or `reauthenticate` within the last 15 minutes.
   *
   * Permission: `manage-sites`.
   *
   * `PATCH /v1/sites/{site_id}/retention` (updateRetention)
   * @example
   * ```ts
   * const retention = await client.retention.update({ site_id, body: { rules: [{ type: 'email_activity', months: 12 }] } })
   * ```
   */
  update(request: UpdateRetentionRequest, options?: RequestOptions): Answer<RetentionRules> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/retention', body: true }, request, options)
  }
}
