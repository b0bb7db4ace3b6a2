/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  Coupon,
  Coupons,
  CreatedSort,
  FailedPaymentPage,
  InstallationSubscriptionPage,
  NewCoupon,
  PlanGrantPage,
  Reconciliation,
  ReconciliationPage,
  Revenue,
  SubscriptionStatus,
} from '../models/index.ts'

export interface CreateCouponRequest {
  /** Requires `code` and `duration`. Unknown fields are refused. */
  body: NewCoupon
}

export interface DeleteCouponRequest {
  /** ID of the coupon. */
  coupon_id: string
}

export interface GetRevenueRequest {
  /** Month in UTC, such as `2027-03`. */
  from?: string
  /** Month in UTC, such as `2027-03`. */
  to?: string
}

export interface ListFailedPaymentsRequest {
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  /** Only those created after this time. A list with this filter is sorted by time, newest first unless `sort` says otherwise. */
  created_after?: string
  /** Only those created before this time. A list with this filter is sorted by time, newest first unless `sort` says otherwise. */
  created_before?: string
  sort?: CreatedSort
}

export interface ListInstallationSubscriptionsRequest {
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  /** Only those created after this time. A list with this filter is sorted by time, newest first unless `sort` says otherwise. */
  created_after?: string
  /** Only those created before this time. A list with this filter is sorted by time, newest first unless `sort` says otherwise. */
  created_before?: string
  sort?: CreatedSort
  /** Only subscriptions with one of these statuses. Separate several by commas. */
  status?: Array<SubscriptionStatus>
  /** Only subscriptions of this account. */
  account_id?: string
  /** Only subscriptions to this plan. */
  plan_id?: string
}

export interface ListPlanGrantsRequest {
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  /** Only grants given after this time (`granted_at`). A list with this filter is sorted by that time, newest first unless `sort` says otherwise. */
  created_after?: string
  /** Only grants given before this time (`granted_at`). A list with this filter is sorted by that time, newest first unless `sort` says otherwise. */
  created_before?: string
  /** Order by `granted_at`: `created_at` has the oldest first, `-created_at` the newest. Absent: the list’s own order. */
  sort?: CreatedSort
}

export interface ListReconciliationsRequest {
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  /** Only comparisons started after this time (`started_at`). A list with this filter is sorted by that time, newest first unless `sort` says otherwise. */
  created_after?: string
  /** Only comparisons started before this time (`started_at`). A list with this filter is sorted by that time, newest first unless `sort` says otherwise. */
  created_before?: string
  /** Order by `started_at`: `created_at` has the oldest first, `-created_at` the newest. Absent: the list’s own order. */
  sort?: CreatedSort
}

/** Revenue, coupons and granted plans. */
export class BillingConsoleResource extends Resource {
  /**
   * Create a coupon with its promotion code
   *
   * Makes the coupon and its promotion code at Stripe. Neither the discount nor the code can be changed later.
   *
   * Permission: `super-administrator`.
   *
   * `POST /v1/installation/coupons` (createCoupon)
   * @example
   * ```ts
   * const result = await client.installation.billingConsole.createCoupon({
   *   body: {
   *     code: 'SPRING20',
   *     name: '20 % for three months',
   *     percent_off: 20,
   *     duration: 'repeating',
   *     duration_months: 3,
   *   },
   * })
   * ```
   */
  createCoupon(request: CreateCouponRequest, options?: RequestOptions): Answer<Coupon> {
    return this.calls.send({ method: 'POST', path: '/v1/installation/coupons', body: true }, request, options)
  }

  /**
   * End a coupon: nobody can use it any more, and who has it keeps it
   *
   * The promotion code no longer works. Subscriptions that have the discount keep it.
   *
   * Permission: `super-administrator`.
   *
   * `DELETE /v1/installation/coupons/{coupon_id}` (deleteCoupon)
   * @example
   * ```ts
   * await client.installation.billingConsole.deleteCoupon({ coupon_id })
   * ```
   */
  deleteCoupon(request: DeleteCouponRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/installation/coupons/{coupon_id}' }, request, options)
  }

  /**
   * Get what was paid, by month, plan and currency
   *
   * Counts paid invoices without tax, and refunds apart. Currencies are not converted.
   *
   * Permission: `super-administrator`.
   *
   * `GET /v1/installation/revenue` (getRevenue)
   * @example
   * ```ts
   * const result = await client.installation.billingConsole.getRevenue()
   * ```
   */
  getRevenue(request: GetRevenueRequest = {}, options?: RequestOptions): Answer<Revenue> {
    return this.calls.send({ method: 'GET', path: '/v1/installation/revenue', query: ['from', 'to'] }, request, options)
  }

  /**
   * List coupons, the newest first
   *
   * Returns coupons with their promotion codes and how often they were used.
   *
   * Permission: `super-administrator`.
   *
   * `GET /v1/installation/coupons` (listCoupons)
   * @example
   * ```ts
   * const result = await client.installation.billingConsole.listCoupons()
   * ```
   */
  listCoupons(options?: RequestOptions): Answer<Coupons> {
    return this.calls.send({ method: 'GET', path: '/v1/installation/coupons' }, {}, options)
  }

  /**
   * List failed payments of all accounts, the newest first
   *
   * Returns payments that failed and have not been made since, and when Stripe tries again.
   *
   * Permission: `super-administrator`.
   *
   * `GET /v1/installation/failed-payments` (listFailedPayments)
   * @example
   * ```ts
   * for await (const item of client.installation.billingConsole.listFailedPayments()) {
   *   console.log(item)
   * }
   * ```
   */
  listFailedPayments(request: ListFailedPaymentsRequest = {}, options?: RequestOptions): ListAnswer<FailedPaymentPage> {
    return this.calls.list({ method: 'GET', path: '/v1/installation/failed-payments', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort'] }, request, options)
  }

  /**
   * List subscriptions of all accounts, the newest first
   *
   * Returns each subscription with its account, plan and status.
   *
   * Permission: `super-administrator`.
   *
   * `GET /v1/installation/subscriptions` (listInstallationSubscriptions)
   * @example
   * ```ts
   * for await (const item of client.installation.billingConsole.listInstallationSubscriptions()) {
   *   console.log(item)
   * }
   * ```
   */
  listInstallationSubscriptions(request: ListInstallationSubscriptionsRequest = {}, options?: RequestOptions): ListAnswer<InstallationSubscriptionPage> {
    return this.calls.list({ method: 'GET', path: '/v1/installation/subscriptions', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'status', 'account_id', 'plan_id'] }, request, options)
  }

  /**
   * List accounts that have a plan without payment
   *
   * Plans are granted by `setAccountPlan`.
   *
   * Permission: `super-administrator`.
   *
   * `GET /v1/installation/plan-grants` (listPlanGrants)
   * @example
   * ```ts
   * for await (const item of client.installation.billingConsole.listPlanGrants()) {
   *   console.log(item)
   * }
   * ```
   */
  listPlanGrants(request: ListPlanGrantsRequest = {}, options?: RequestOptions): ListAnswer<PlanGrantPage> {
    return this.calls.list({ method: 'GET', path: '/v1/installation/plan-grants', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort'] }, request, options)
  }

  /**
   * List comparisons of subscriptions with Stripe, the newest first
   *
   * Each night subscriptions here are compared with those at Stripe. Returns what differed.
   *
   * Permission: `super-administrator`.
   *
   * `GET /v1/installation/reconciliations` (listReconciliations)
   * @example
   * ```ts
   * for await (const item of client.installation.billingConsole.listReconciliations()) {
   *   console.log(item)
   * }
   * ```
   */
  listReconciliations(request: ListReconciliationsRequest = {}, options?: RequestOptions): ListAnswer<ReconciliationPage> {
    return this.calls.list({ method: 'GET', path: '/v1/installation/reconciliations', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort'] }, request, options)
  }

  /**
   * Compare every open subscription with Stripe now
   *
   * It is done each night by itself. Differences are listed; `replayPaymentEvent` or the next event settles them.
   *
   * Permission: `super-administrator`.
   *
   * `POST /v1/installation/reconciliations` (startReconciliation)
   * @example
   * ```ts
   * const result = await client.installation.billingConsole.startReconciliation()
   * ```
   */
  startReconciliation(options?: RequestOptions): Answer<Reconciliation> {
    return this.calls.send({ method: 'POST', path: '/v1/installation/reconciliations' }, {}, options)
  }
}
