/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  AddOns,
  Cart,
  CartChanges,
  CartCheckout,
  CartItemChanges,
  CartPayment,
  CartTotal,
  NewCartItem,
  PlanType,
} from '../models/index.ts'

export interface AddCartItemRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `plan_id`. Unknown fields are refused. */
  body: NewCartItem
}

export interface CheckOutCartRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Every field may be left out. Unknown fields are refused. */
  body: CartPayment
}

export interface DeleteCartItemRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the plan. */
  plan_id: string
}

export interface GetCartRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface GetCartCheckoutRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface ListAddOnsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** What the plan is for. `account`: everything of an account. `lead`, `audience`, `assistant`, `sandbox`: more of one thing for a site, added to what the account’s plan allows. */
  plan_type?: PlanType
}

export interface PreviewCartTotalRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface SettleCartCheckoutRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface UpdateCartRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** The fields to change. Those that are left out stay as they are. */
  body: CartChanges
}

export interface UpdateCartItemRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the plan. */
  plan_id: string
  /** The fields to change. Those that are left out stay as they are. */
  body: CartItemChanges
}

/** Buying add-ons for a site. */
export class CartResource extends Resource {
  /**
   * Add an add-on to the cart of a site
   *
   * The quantity is 1 by default.
   *
   * Permission: `purchase-lead`, `purchase-audience`, `purchase-assistant`, or `purchase-sandbox`.
   *
   * `POST /v1/sites/{site_id}/cart/items` (addCartItem)
   * @example
   * ```ts
   * const result = await client.cart.addItem({
   *   site_id,
   *   body: { plan_id: 'plan_0199a3f2c4d87e6b9a0112233445566f', quantity: 2 },
   * })
   * ```
   */
  addItem(request: AddCartItemRequest, options?: RequestOptions): Answer<Cart> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/cart/items', body: true }, request, options)
  }

  /**
   * Pay for a cart
   *
   * Where the site has add-ons already, they are added to its subscription and charged at once at the total of `change_id`. Else a checkout begins; after the payment, Stripe leads to `/sites/{site_id}/cart?state=success&session=…`.
   *
   * Permission: `purchase-lead`, `purchase-audience`, `purchase-assistant`, or `purchase-sandbox`.
   *
   * `POST /v1/sites/{site_id}/cart/checkout` (checkOutCart)
   * @example
   * ```ts
   * const result = await client.cart.checkOut({ site_id, body: {} })
   * ```
   */
  checkOut(request: CheckOutCartRequest, options?: RequestOptions): Answer<CartCheckout> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/cart/checkout', body: true }, request, options)
  }

  /**
   * Take an add-on out of the cart
   *
   * Removes the add-on in any quantity. What is paid for already stays.
   *
   * Permission: `purchase-lead`, `purchase-audience`, `purchase-assistant`, or `purchase-sandbox`.
   *
   * `DELETE /v1/sites/{site_id}/cart/items/{plan_id}` (deleteCartItem)
   * @example
   * ```ts
   * const result = await client.cart.deleteItem({ site_id, plan_id })
   * ```
   */
  deleteItem(request: DeleteCartItemRequest, options?: RequestOptions): Answer<Cart> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/cart/items/{plan_id}' }, request, options)
  }

  /**
   * Get the cart of a site
   *
   * Returns the add-ons that were chosen for the site and not paid for yet. An empty cart is returned if none were.
   *
   * Permission: `purchase-lead`, `purchase-audience`, `purchase-assistant`, or `purchase-sandbox`.
   *
   * `GET /v1/sites/{site_id}/cart` (getCart)
   * @example
   * ```ts
   * const cart = await client.cart.get({ site_id })
   * ```
   */
  get(request: GetCartRequest, options?: RequestOptions): Answer<Cart> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/cart' }, request, options)
  }

  /**
   * Get the checkout that was begun for the cart of a site and not completed
   *
   * Returns the checkout that can still be paid. `session` is absent if there is none.
   *
   * Permission: `purchase-lead`, `purchase-audience`, `purchase-assistant`, or `purchase-sandbox`.
   *
   * `GET /v1/sites/{site_id}/cart/checkout` (getCartCheckout)
   * @example
   * ```ts
   * const result = await client.cart.getCheckout({ site_id })
   * ```
   */
  getCheckout(request: GetCartCheckoutRequest, options?: RequestOptions): Answer<CartCheckout> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/cart/checkout' }, request, options)
  }

  /**
   * List the add-ons that the caller may buy for a site
   *
   * `purchase-lead` shows those of leads, `purchase-audience` those of audiences, and so on.
   *
   * Permission: `purchase-lead`, `purchase-audience`, `purchase-assistant`, or `purchase-sandbox`.
   *
   * `GET /v1/sites/{site_id}/add-ons` (listAddOns)
   * @example
   * ```ts
   * const result = await client.cart.listAddOns({ site_id })
   * ```
   */
  listAddOns(request: ListAddOnsRequest, options?: RequestOptions): Answer<AddOns> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/add-ons', query: ['plan_type'] }, request, options)
  }

  /**
   * Show what a cart costs, before paying
   *
   * Asks Stripe for discounts and tax. The total holds for some minutes and is paid by `checkOutCart`.
   *
   * Permission: `purchase-lead`, `purchase-audience`, `purchase-assistant`, or `purchase-sandbox`.
   *
   * `POST /v1/sites/{site_id}/cart/total` (previewCartTotal)
   * @example
   * ```ts
   * const result = await client.cart.previewTotal({ site_id })
   * ```
   */
  previewTotal(request: PreviewCartTotalRequest, options?: RequestOptions): Answer<CartTotal> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/cart/total' }, request, options)
  }

  /**
   * Ask Stripe how the last checkout of a site’s cart stands, and take over what was paid
   *
   * For the page after the payment, where Stripe’s event may come later.
   *
   * Permission: `purchase-lead`, `purchase-audience`, `purchase-assistant`, or `purchase-sandbox`.
   *
   * `POST /v1/sites/{site_id}/cart/checkout/settle` (settleCartCheckout)
   * @example
   * ```ts
   * const result = await client.cart.settleCheckout({ site_id })
   * ```
   */
  settleCheckout(request: SettleCartCheckoutRequest, options?: RequestOptions): Answer<CartCheckout> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/cart/checkout/settle' }, request, options)
  }

  /**
   * Choose interval, currency and promotion code of a cart
   *
   * Changes the fields that are sent. Where a subscription exists, interval and currency are fixed. A promotion code that Stripe does not know, or that has ended, is refused.
   *
   * Permission: `purchase-lead`, `purchase-audience`, `purchase-assistant`, or `purchase-sandbox`.
   *
   * `PATCH /v1/sites/{site_id}/cart` (updateCart)
   * @example
   * ```ts
   * const cart = await client.cart.update({ site_id, body: { interval: 'year' } })
   * ```
   */
  update(request: UpdateCartRequest, options?: RequestOptions): Answer<Cart> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/cart', body: true }, request, options)
  }

  /**
   * Change how many of an add-on are in the cart
   *
   * Sets the quantity of the add-on.
   *
   * Permission: `purchase-lead`, `purchase-audience`, `purchase-assistant`, or `purchase-sandbox`.
   *
   * `PATCH /v1/sites/{site_id}/cart/items/{plan_id}` (updateCartItem)
   * @example
   * ```ts
   * const result = await client.cart.updateItem({ site_id, plan_id, body: { quantity: 3 } })
   * ```
   */
  updateItem(request: UpdateCartItemRequest, options?: RequestOptions): Answer<Cart> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/cart/items/{plan_id}', body: true }, request, options)
  }
}
