/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  PaymentEvent,
  PaymentEventPage,
  PaymentEventState,
  StripeEventReceipt,
} from '../models/index.ts'

export interface GetPaymentEventRequest {
  payment_event_id: string
}

export interface ListPaymentEventsRequest {
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  state?: Array<PaymentEventState>
  object_id?: string
  account_id?: string
}

export interface ReplayPaymentEventRequest {
  payment_event_id: string
}

/** The ledger of what Stripe reported. */
export class PaymentEventsResource extends Resource {
  /**
   * Get an event of payments
   *
   * Permission: `super-administrator`.
   *
   * `GET /v1/installation/payment-events/{payment_event_id}` (getPaymentEvent)
   */
  get(request: GetPaymentEventRequest, options?: RequestOptions): Answer<PaymentEvent> {
    return this.calls.send({ method: 'GET', path: '/v1/installation/payment-events/{payment_event_id}' }, request, options)
  }

  /**
   * List events of payments, the newest first
   *
   * Permission: `super-administrator`.
   *
   * `GET /v1/installation/payment-events` (listPaymentEvents)
   */
  list(request: ListPaymentEventsRequest = {}, options?: RequestOptions): ListAnswer<PaymentEventPage> {
    return this.calls.list({ method: 'GET', path: '/v1/installation/payment-events', query: ['limit', 'cursor', 'state', 'object_id', 'account_id'] }, request, options)
  }

  /**
   * Take in an event of Stripe
   *
   * For the webhook endpoint that `runBillingSetup` makes. The signature is of the bytes as they were sent, and at most five minutes old. Events of another mode or account are answered 200 and not kept.
   *
   * Permission: `public`.
   *
   * `POST /v1/public/stripe-events` (receiveStripeEvent)
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
   */
  replay(request: ReplayPaymentEventRequest, options?: RequestOptions): Answer<PaymentEvent> {
    return this.calls.send({ method: 'POST', path: '/v1/installation/payment-events/{payment_event_id}/replay' }, request, options)
  }
}
