/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  SendingLimitChanges,
  SendingLimits,
} from '../models/index.ts'

export interface GetSendingLimitsRequest {
  site_id: string
}

export interface UpdateSendingLimitRequest {
  site_id: string
  body: SendingLimitChanges
}

/** How many emails an hour and a day may leave, and the warm-up plan. */
export class SendingLimitsResource extends Resource {
  /**
   * Get the sending limits of a site
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/sending-limits` (getSendingLimits)
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
   */
  update(request: UpdateSendingLimitRequest, options?: RequestOptions): Answer<SendingLimits> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/sending-limits', body: true }, request, options)
  }
}
