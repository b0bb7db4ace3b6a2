/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  SendingLimitChanges,
  SendingLimits,
} from '../models/index.ts'

export interface GetSendingLimitsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface UpdateSendingLimitRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** The fields to change. Those that are left out stay as they are. */
  body: SendingLimitChanges
}

/** How many emails an hour and a day may leave, and the warm-up plan. */
export class SendingLimitsResource extends Resource {
  /**
   * Get the sending limits of a site
   *
   * Returns how fast email is sent, and how much was sent in the last hour and today.
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/sending-limits` (getSendingLimits)
   * @example
   * ```ts
   * const result = await client.sendingLimits.get({ site_id })
   * ```
   */
  get(request: GetSendingLimitsRequest, options?: RequestOptions): Answer<SendingLimits> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/sending-limits' }, request, options)
  }

  /**
   * Limit how fast the site, or a domain of its senders, sends
   *
   * Marketing email beyond the hourly or daily limit waits. Transactional email counts toward it but does not wait. An entry without any limit is removed.
   *
   * Permission: `manage-emails`.
   *
   * `PATCH /v1/sites/{site_id}/sending-limits` (updateSendingLimit)
   * @example
   * ```ts
   * const sendingLimit = await client.sendingLimits.update({
   *   site_id,
   *   body: { domain: 'casaverde.example', emails_per_second: 10, warm_up: true },
   * })
   * ```
   */
  update(request: UpdateSendingLimitRequest, options?: RequestOptions): Answer<SendingLimits> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/sending-limits', body: true }, request, options)
  }
}
