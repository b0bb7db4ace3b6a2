/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  AutoRenewal,
  ConfirmedSubscription,
  CreatedSort,
  NewSubscriptionChange,
  Subscription,
  SubscriptionChange,
  SubscriptionPage,
} from '../models/index.ts'

export interface CancelSubscriptionChangeRequest {
  /** ID of the subscription. */
  subscription_id: string
  /** ID of the change. */
  change_id: string
}

export interface ConfirmSubscriptionChangeRequest {
  /** ID of the subscription. */
  subscription_id: string
  /** ID of the change. */
  change_id: string
}

export interface GetSubscriptionRequest {
  /** ID of the subscription. */
  subscription_id: string
}

export interface GetSubscriptionChangeRequest {
  /** ID of the subscription. */
  subscription_id: string
  /** ID of the change. */
  change_id: string
}

export interface ListSubscriptionsRequest {
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  /** Only those created after this time. A list with this filter is sorted by time, newest first unless `sort` says otherwise. */
  created_after?: string
  /** Only those created before this time. A list with this filter is sorted by time, newest first unless `sort` says otherwise. */
  created_before?: string
  sort?: CreatedSort
  /** Only those changed after this time. */
  updated_after?: string
  /** Only those for this site. */
  site_id?: string
  /** Only those that have not ended, or only those that have. */
  live?: boolean
}

export interface PreviewSubscriptionChangeRequest {
  /** ID of the subscription. */
  subscription_id: string
  /** Every field may be left out. Unknown fields are refused. */
  body: NewSubscriptionChange
}

export interface RefundSubscriptionRequest {
  /** ID of the subscription. */
  subscription_id: string
}

export interface ResumeSubscriptionRequest {
  /** ID of the subscription. */
  subscription_id: string
}

export interface SetAutoRenewalRequest {
  /** ID of the subscription. */
  subscription_id: string
  /** The whole value, which replaces the present one. */
  body: AutoRenewal
}

/** The account’s subscriptions: change, cancel, resume. */
export class SubscriptionsResource extends Resource {
  /**
   * Cancel a change that is scheduled for the end of the period, or whose payment waits for the buyer
   *
   * The subscription goes on as it is. A change that is done cannot be canceled.
   *
   * Permission: `manage-billing`.
   *
   * `DELETE /v1/billing/subscriptions/{subscription_id}/changes/{change_id}` (cancelSubscriptionChange)
   * @example
   * ```ts
   * await client.billing.subscriptions.cancelChange({ subscription_id, change_id })
   * ```
   */
  cancelChange(request: CancelSubscriptionChangeRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/billing/subscriptions/{subscription_id}/changes/{change_id}' }, request, options)
  }

  /**
   * Carry out a change of a subscription at the price that was shown
   *
   * What is declined changes nothing. Where the buyer’s bank wants a confirmation, the change stays `pending` and `confirmation` says how: by Stripe.js with `client_secret`, or at `payment_url`. Stripe’s event completes it; called again after the confirmation, it is taken over at once. What is not confirmed in time changes nothing.
   *
   * Permission: `manage-billing`.
   *
   * `POST /v1/billing/subscriptions/{subscription_id}/changes/{change_id}/confirm` (confirmSubscriptionChange)
   * @example
   * ```ts
   * const result = await client.billing.subscriptions.confirmChange({ subscription_id, change_id })
   * ```
   */
  confirmChange(request: ConfirmSubscriptionChangeRequest, options?: RequestOptions): Answer<ConfirmedSubscription> {
    return this.calls.send({ method: 'POST', path: '/v1/billing/subscriptions/{subscription_id}/changes/{change_id}/confirm' }, request, options)
  }

  /**
   * Get a subscription
   *
   * Returns items, period and price of the subscription, and what is scheduled to change.
   *
   * Permission: `manage-billing`.
   *
   * `GET /v1/billing/subscriptions/{subscription_id}` (getSubscription)
   * @example
   * ```ts
   * const subscription = await client.billing.subscriptions.get({ subscription_id })
   * ```
   */
  get(request: GetSubscriptionRequest, options?: RequestOptions): Answer<Subscription> {
    return this.calls.send({ method: 'GET', path: '/v1/billing/subscriptions/{subscription_id}' }, request, options)
  }

  /**
   * Get a change of a subscription
   *
   * While its payment waits for the buyer, with what confirms it.
   *
   * Permission: `manage-billing`.
   *
   * `GET /v1/billing/subscriptions/{subscription_id}/changes/{change_id}` (getSubscriptionChange)
   * @example
   * ```ts
   * const result = await client.billing.subscriptions.getChange({ subscription_id, change_id })
   * ```
   */
  getChange(request: GetSubscriptionChangeRequest, options?: RequestOptions): Answer<SubscriptionChange> {
    return this.calls.send({ method: 'GET', path: '/v1/billing/subscriptions/{subscription_id}/changes/{change_id}' }, request, options)
  }

  /**
   * List subscriptions of the account, the newest first
   *
   * Returns the subscription of the account’s plan and those of its sites, ended ones too.
   *
   * Permission: `manage-billing`.
   *
   * `GET /v1/billing/subscriptions` (listSubscriptions)
   * @example
   * ```ts
   * for await (const item of client.billing.subscriptions.list()) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListSubscriptionsRequest = {}, options?: RequestOptions): ListAnswer<SubscriptionPage> {
    return this.calls.list({ method: 'GET', path: '/v1/billing/subscriptions', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'updated_after', 'site_id', 'live'] }, request, options)
  }

  /**
   * Show what a change of a subscription costs and what exceeds its limits
   *
   * Nothing is changed before `confirmSubscriptionChange`, within 30 minutes. A subscription that was to end renews itself again with another plan, quantity or interval.
   *
   * Permission: `manage-billing`.
   *
   * `POST /v1/billing/subscriptions/{subscription_id}/changes` (previewSubscriptionChange)
   * @example
   * ```ts
   * const result = await client.billing.subscriptions.previewChange({ subscription_id, body: { interval: 'year' } })
   * ```
   */
  previewChange(request: PreviewSubscriptionChangeRequest, options?: RequestOptions): Answer<SubscriptionChange> {
    return this.calls.send({ method: 'POST', path: '/v1/billing/subscriptions/{subscription_id}/changes', body: true }, request, options)
  }

  /**
   * End a subscription at once and give back what was paid for it
   *
   * Within 30 days of the first payment. Returns all payments of the subscription. What exceeds the limits from then on is kept, and can be read and deleted.
   *
   * With a session, requires a sign-in or `reauthenticate` within the last 15 minutes.
   *
   * Permission: `manage-billing`.
   *
   * `POST /v1/billing/subscriptions/{subscription_id}/refund` (refundSubscription)
   * @example
   * ```ts
   * const result = await client.billing.subscriptions.refund({ subscription_id })
   * ```
   */
  refund(request: RefundSubscriptionRequest, options?: RequestOptions): Answer<Subscription> {
    return this.calls.send({ method: 'POST', path: '/v1/billing/subscriptions/{subscription_id}/refund' }, request, options)
  }

  /**
   * Resume a subscription that is about to end, or that is paused
   *
   * A subscription that has ended cannot be resumed: buy a new one.
   *
   * Permission: `manage-billing`.
   *
   * `POST /v1/billing/subscriptions/{subscription_id}/resume` (resumeSubscription)
   * @example
   * ```ts
   * const result = await client.billing.subscriptions.resume({ subscription_id })
   * ```
   */
  resume(request: ResumeSubscriptionRequest, options?: RequestOptions): Answer<Subscription> {
    return this.calls.send({ method: 'POST', path: '/v1/billing/subscriptions/{subscription_id}/resume' }, request, options)
  }

  /**
   * Switch auto-renewal of a subscription on or off
   *
   * Without it the subscription ends at the end of the period, and a change that was scheduled is canceled.
   *
   * Permission: `manage-billing`.
   *
   * `PUT /v1/billing/subscriptions/{subscription_id}/auto-renewal` (setAutoRenewal)
   * @example
   * ```ts
   * const result = await client.billing.subscriptions.setAutoRenewal({ subscription_id, body: { auto_renewal: false } })
   * ```
   */
  setAutoRenewal(request: SetAutoRenewalRequest, options?: RequestOptions): Answer<Subscription> {
    return this.calls.send({ method: 'PUT', path: '/v1/billing/subscriptions/{subscription_id}/auto-renewal', body: true }, request, options)
  }
}
