/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  CreatedSort,
  PaymentEvent,
  PaymentEventPage,
  PaymentEventStatus,
  StripeEventReceipt,
} from '../models/index.ts'

export interface GetPaymentEventRequest {
  /** ID of the event. */
  payment_event_id: string
}

export interface ListPaymentEventsRequest {
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  /** Only events received after this time (`received_at`). A list with this filter is sorted by that time, newest first unless `sort` says otherwise. */
  created_after?: string
  /** Only events received before this time (`received_at`). A list with this filter is sorted by that time, newest first unless `sort` says otherwise. */
  created_before?: string
  /** Order by `received_at`: `created_at` has the oldest first, `-created_at` the newest. Absent: the list’s own order. */
  sort?: CreatedSort
  /** Only events with one of these statuses. Separate several by commas. */
  status?: Array<PaymentEventStatus>
  /** Only those about this object of Stripe. */
  object_id?: string
  /** Only events that concern this account. */
  account_id?: string
}

export interface ReplayPaymentEventRequest {
  /** ID of the event. */
  payment_event_id: string
}

/** The ledger of what Stripe reported. */
export class PaymentEventsResource extends Resource {
  /**
   * Get an event of payments
   *
   * Returns the event with what it did here, or why it could not be carried out.
   *
   * Permission: `super-administrator`.
   *
   * `GET /v1/installation/payment-events/{payment_event_id}` (getPaymentEvent)
   * @example
   * ```ts
   * const paymentEvent = await client.installation.paymentEvents.get({ payment_event_id })
   * ```
   */
  get(request: GetPaymentEventRequest, options?: RequestOptions): Answer<PaymentEvent> {
    return this.calls.send({ method: 'GET', path: '/v1/installation/payment-events/{payment_event_id}' }, request, options)
  }

  /**
   * List events of payments, the newest first
   *
   * Returns what Stripe sent, whether it was carried out, and what it did.
   *
   * Permission: `super-administrator`.
   *
   * `GET /v1/installation/payment-events` (listPaymentEvents)
   * @example
   * ```ts
   * for await (const item of client.installation.paymentEvents.list()) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListPaymentEventsRequest = {}, options?: RequestOptions): ListAnswer<PaymentEventPage> {
    return this.calls.list({ method: 'GET', path: '/v1/installation/payment-events', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'status', 'object_id', 'account_id'] }, request, options)
  }

  /**
   * Take in an event of Stripe
   *
   * For the webhook endpoint that `runBillingSetup` makes. The signature is of the bytes as they were sent, and at most five minutes old. Events of another mode or account are answered 200 and not kept.
   *
   * Permission: `public`.
   *
   * `POST /v1/public/stripe-events` (receiveStripeEvent)
   * @example
   * ```ts
   * const result = await client.installation.paymentEvents.receiveStripeEvent()
   * ```
   */
  receiveStripeEvent(options?: RequestOptions): Answer<StripeEventReceipt> {
    return this.calls.send({ method: 'POST', path: '/v1/public/stripe-events' }, {}, options)
  }

  /**
   * Settle the object of an event again
   *
   * Takes over how the object is at Stripe now. What was done before is not done twice.
   *
   * Permission: `super-administrator`.
   *
   * `POST /v1/installation/payment-events/{payment_event_id}/replay` (replayPaymentEvent)
   * @example
   * ```ts
   * const result = await client.installation.paymentEvents.replay({ payment_event_id })
   * ```
   */
  replay(request: ReplayPaymentEventRequest, options?: RequestOptions): Answer<PaymentEvent> {
    return this.calls.send({ method: 'POST', path: '/v1/installation/payment-events/{payment_event_id}/replay' }, request, options)
  }
}
