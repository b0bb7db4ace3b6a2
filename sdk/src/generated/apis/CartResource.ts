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
  site_id: string
  body: NewCartItem
}

export interface CheckOutCartRequest {
  site_id: string
  body: CartPayment
}

export interface DeleteCartItemRequest {
  site_id: string
  plan_id: string
}

export interface GetCartRequest {
  site_id: string
}

export interface GetCartCheckoutRequest {
  site_id: string
}

export interface ListAddOnsRequest {
  site_id: string
  /** What the plan is for. `account`: everything of an account. `lead`, `audience`, `assistant`, `sandbox`: more of one thing for a site, added to what the account’s plan allows. */
  plan_type?: PlanType
}

export interface PreviewCartTotalRequest {
  site_id: string
}

export interface SettleCartCheckoutRequest {
  site_id: string
}

export interface UpdateCartRequest {
  site_id: string
  body: CartChanges
}

export interface UpdateCartItemRequest {
  site_id: string
  plan_id: string
  body: CartItemChanges
}

/** Buying add-ons for a site. */
export class CartResource extends Resource {
  /**
   * Add an add-on to the cart of a site
   *
   * Permission: `purchase-lead`, `purchase-audience`, `purchase-assistant`, or `purchase-sandbox`.
   *
   * `POST /v1/sites/{site_id}/cart/items` (addCartItem)
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
   */
  checkOut(request: CheckOutCartRequest, options?: RequestOptions): Answer<CartCheckout> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/cart/checkout', body: true }, request, options)
  }

  /**
   * Take an add-on out of the cart
   *
   * Permission: `purchase-lead`, `purchase-audience`, `purchase-assistant`, or `purchase-sandbox`.
   *
   * `DELETE /v1/sites/{site_id}/cart/items/{plan_id}` (deleteCartItem)
   */
  deleteItem(request: DeleteCartItemRequest, options?: RequestOptions): Answer<Cart> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/cart/items/{plan_id}' }, request, options)
  }

  /**
   * Get the cart of a site
   *
   * Permission: `purchase-lead`, `purchase-audience`, `purchase-assistant`, or `purchase-sandbox`.
   *
   * `GET /v1/sites/{site_id}/cart` (getCart)
   */
  get(request: GetCartRequest, options?: RequestOptions): Answer<Cart> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/cart' }, request, options)
  }

  /**
   * Get the checkout that was begun for the cart of a site and not completed
   *
   * Permission: `purchase-lead`, `purchase-audience`, `purchase-assistant`, or `purchase-sandbox`.
   *
   * `GET /v1/sites/{site_id}/cart/checkout` (getCartCheckout)
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
   */
  listAddOns(request: ListAddOnsRequest, options?: RequestOptions): Answer<AddOns> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/add-ons', query: ['plan_type'] }, request, options)
  }

  /**
   * Show what a cart costs, before paying
   *
   * Permission: `purchase-lead`, `purchase-audience`, `purchase-assistant`, or `purchase-sandbox`.
   *
   * `POST /v1/sites/{site_id}/cart/total` (previewCartTotal)
   */
  previewTotal(request: PreviewCartTotalRequest, options?: RequestOptions): Answer<CartTotal> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/cart/total' }, request, options)
  }

  /**
   * Ask Stripe how the last checkout of a site’s cart stands, and take over what was paid
   *
   * Permission: `purchase-lead`, `purchase-audience`, `purchase-assistant`, or `purchase-sandbox`.
   *
   * `POST /v1/sites/{site_id}/cart/checkout/settle` (settleCartCheckout)
   */
  settleCheckout(request: SettleCartCheckoutRequest, options?: RequestOptions): Answer<CartCheckout> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/cart/checkout/settle' }, request, options)
  }

  /**
   * Choose interval, currency and promotion code of a cart
   *
   * Permission: `purchase-lead`, `purchase-audience`, `purchase-assistant`, or `purchase-sandbox`.
   *
   * `PATCH /v1/sites/{site_id}/cart` (updateCart)
   */
  update(request: UpdateCartRequest, options?: RequestOptions): Answer<Cart> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/cart', body: true }, request, options)
  }

  /**
   * Change how many of an add-on are in the cart
   *
   * Permission: `purchase-lead`, `purchase-audience`, `purchase-assistant`, or `purchase-sandbox`.
   *
   * `PATCH /v1/sites/{site_id}/cart/items/{plan_id}` (updateCartItem)
   */
  updateItem(request: UpdateCartItemRequest, options?: RequestOptions): Answer<Cart> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/cart/items/{plan_id}', body: true }, request, options)
  }
}
