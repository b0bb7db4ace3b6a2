/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  NewEvent,
  ReceivedEvent,
} from '../models/index.ts'

export interface RecordEventRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `name`. Unknown fields are refused. */
  body: NewEvent
}

/** Everything that happened on a site, in order. */
export class EventsResource extends Resource {
  /**
   * Record an event of a lead
   *
   * Identify the lead by ID or email address. Starts journeys that wait for an event of this name.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/events` (recordEvent)
   * @example
   * ```ts
   * const result = await client.events.record({
   *   site_id,
   *   body: {
   *     lead_id: 'lead_0199a3f2c4d87e6b9a0112233445566f',
   *     name: 'order.placed',
   *     data: { order: '2027-118', total: 59.9 },
   *   },
   * })
   * ```
   */
  record(request: RecordEventRequest, options?: RequestOptions): Answer<ReceivedEvent> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/events', body: true }, request, options)
  }
}
