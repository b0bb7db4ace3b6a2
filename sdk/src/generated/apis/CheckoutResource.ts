/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  CheckoutSession,
  NewCheckoutSession,
  OpenCheckout,
} from '../models/index.ts'

export interface CancelCheckoutSessionRequest {
  /** ID of the checkout. */
  checkout_session_id: string
}

export interface CreateCheckoutSessionRequest {
  /** Requires `plan_id`, `interval`, and `currency`. Unknown fields are refused. */
  body: NewCheckoutSession
}

export interface GetCheckoutSessionRequest {
  /** ID of the checkout. */
  checkout_session_id: string
}

export interface OpenHostedCheckoutRequest {
  /** ID of the checkout. */
  checkout_session_id: string
}

export interface SettleCheckoutSessionRequest {
  /** ID of the checkout. */
  checkout_session_id: string
}

/** Buying a plan. */
export class CheckoutResource extends Resource {
  /**
   * Cancel a checkout
   *
   * It can no longer be paid. A checkout that is complete cannot be canceled.
   *
   * Permission: `manage-billing`.
   *
   * `DELETE /v1/checkout-sessions/{checkout_session_id}` (cancelCheckoutSession)
   * @example
   * ```ts
   * await client.billing.checkout.cancelSession({ checkout_session_id })
   * ```
   */
  cancelSession(request: CancelCheckoutSessionRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/checkout-sessions/{checkout_session_id}' }, request, options)
  }

  /**
   * Begin the checkout of a plan for the account, or go on with the one that is open
   *
   * One checkout of an account is open at a time: one of the same plan, interval, currency, code and page is answered again, any other is replaced. After the payment, Stripe leads to `/checkout?state=success&session=…`.
   *
   * Permission: `manage-billing`.
   *
   * `POST /v1/checkout-sessions` (createCheckoutSession)
   * @example
   * ```ts
   * const result = await client.billing.checkout.createSession({
   *   body: { plan_id: 'plan_0199a3f2c4d87e6b9a0112233445566f', interval: 'month', currency: 'EUR' },
   * })
   * ```
   */
  createSession(request: CreateCheckoutSessionRequest, options?: RequestOptions): Answer<CheckoutSession> {
    return this.calls.send({ method: 'POST', path: '/v1/checkout-sessions', body: true }, request, options)
  }

  /**
   * Get a checkout
   *
   * Returns what is bought and whether it is paid.
   *
   * Permission: `manage-billing`.
   *
   * `GET /v1/checkout-sessions/{checkout_session_id}` (getCheckoutSession)
   * @example
   * ```ts
   * const result = await client.billing.checkout.getSession({ checkout_session_id })
   * ```
   */
  getSession(request: GetCheckoutSessionRequest, options?: RequestOptions): Answer<CheckoutSession> {
    return this.calls.send({ method: 'GET', path: '/v1/checkout-sessions/{checkout_session_id}' }, request, options)
  }

  /**
   * Get the checkout that the account has begun and not completed
   *
   * Returns the checkout that can still be paid, so that a page can go on with it. `session` is absent if there is none.
   *
   * Permission: `manage-billing`.
   *
   * `GET /v1/open-checkout` (getOpenCheckout)
   * @example
   * ```ts
   * const checkout = await client.billing.checkout.getOpen()
   * ```
   */
  getOpen(options?: RequestOptions): Answer<OpenCheckout> {
    return this.calls.send({ method: 'GET', path: '/v1/open-checkout' }, {}, options)
  }

  /**
   * Go on with a checkout on Stripe’s own page
   *
   * For browsers that cannot load Stripe.js. The checkout is replaced by one of the same content.
   *
   * Permission: `manage-billing`.
   *
   * `POST /v1/checkout-sessions/{checkout_session_id}/hosted-page` (openHostedCheckout)
   * @example
   * ```ts
   * const result = await client.billing.checkout.openHosted({ checkout_session_id })
   * ```
   */
  openHosted(request: OpenHostedCheckoutRequest, options?: RequestOptions): Answer<CheckoutSession> {
    return this.calls.send({ method: 'POST', path: '/v1/checkout-sessions/{checkout_session_id}/hosted-page' }, request, options)
  }

  /**
   * Ask Stripe how a checkout stands, and take over what was paid
   *
   * For the page to which the buyer returns: no event needs to have arrived. Can be repeated.
   *
   * Permission: `manage-billing`.
   *
   * `POST /v1/checkout-sessions/{checkout_session_id}/settle` (settleCheckoutSession)
   * @example
   * ```ts
   * const result = await client.billing.checkout.settleSession({ checkout_session_id })
   * ```
   */
  settleSession(request: SettleCheckoutSessionRequest, options?: RequestOptions): Answer<CheckoutSession> {
    return this.calls.send({ method: 'POST', path: '/v1/checkout-sessions/{checkout_session_id}/settle' }, request, options)
  }
}
