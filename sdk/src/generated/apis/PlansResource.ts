/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  AccountPlan,
  AccountPlanChange,
  CreatedSort,
  NewPlan,
  Plan,
  PlanChanges,
  PlanPage,
  SiteUsage,
  Usage,
} from '../models/index.ts'

export interface CreatePlanRequest {
  /** Requires `name` and `limits`. Unknown fields are refused. */
  body: NewPlan
}

export interface DeletePlanRequest {
  /** ID of the plan. */
  plan_id: string
}

export interface GetPlanRequest {
  /** ID of the plan. */
  plan_id: string
}

export interface GetSiteUsageRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface ListPlansRequest {
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
}

export interface SetAccountPlanRequest {
  /** ID of the account. */
  account_id: string
  /** The whole value, which replaces the present one. */
  body: AccountPlanChange
}

export interface UpdatePlanRequest {
  /** ID of the plan. */
  plan_id: string
  /** The fields to change. Those that are left out stay as they are. */
  body: PlanChanges
}

/** What the account’s plan allows, and what is used of it. */
export class PlansResource extends Resource {
  /**
   * Create a plan
   *
   * Accounts get it by `setAccountPlan`, or by paying for it if it is offered at a price.
   *
   * Permission: `super-administrator`.
   *
   * `POST /v1/plans` (createPlan)
   * @example
   * ```ts
   * const plan = await client.plans.create({
   *   body: { name: 'Starter', limits: { sites: 3, leads: 10000 }, features: ['broadcasts'] },
   * })
   * ```
   */
  create(request: CreatePlanRequest, options?: RequestOptions): Answer<Plan> {
    return this.calls.send({ method: 'POST', path: '/v1/plans', body: true }, request, options)
  }

  /**
   * Delete a plan that no account has and that is not the default
   *
   * Prices at Stripe are archived.
   *
   * Permission: `super-administrator`.
   *
   * `DELETE /v1/plans/{plan_id}` (deletePlan)
   * @example
   * ```ts
   * await client.plans.delete({ plan_id })
   * ```
   */
  delete(request: DeletePlanRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/plans/{plan_id}' }, request, options)
  }

  /**
   * Get a plan
   *
   * Returns limits, features and prices of the plan.
   *
   * Permission: `super-administrator`.
   *
   * `GET /v1/plans/{plan_id}` (getPlan)
   * @example
   * ```ts
   * const plan = await client.plans.get({ plan_id })
   * ```
   */
  get(request: GetPlanRequest, options?: RequestOptions): Answer<Plan> {
    return this.calls.send({ method: 'GET', path: '/v1/plans/{plan_id}' }, request, options)
  }

  /**
   * Get a site’s usage of its plan
   *
   * Returns how much of each limit of the plan the site uses.
   *
   * Permission: `read-site`.
   *
   * `GET /v1/sites/{site_id}/usage` (getSiteUsage)
   * @example
   * ```ts
   * const result = await client.plans.getSiteUsage({ site_id })
   * ```
   */
  getSiteUsage(request: GetSiteUsageRequest, options?: RequestOptions): Answer<SiteUsage> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/usage' }, request, options)
  }

  /**
   * Get the account’s plan and usage
   *
   * Returns how much of each limit of the plan the account uses, and which features the plan has.
   *
   * Permission: `manage-billing`.
   *
   * `GET /v1/usage` (getUsage)
   * @example
   * ```ts
   * const result = await client.plans.getUsage()
   * ```
   */
  getUsage(options?: RequestOptions): Answer<Usage> {
    return this.calls.send({ method: 'GET', path: '/v1/usage' }, {}, options)
  }

  /**
   * List the plans of the installation
   *
   * Returns plans with their limits, features and prices, and how many accounts have each.
   *
   * Permission: `super-administrator`.
   *
   * `GET /v1/plans` (listPlans)
   * @example
   * ```ts
   * for await (const item of client.plans.list()) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListPlansRequest = {}, options?: RequestOptions): ListAnswer<PlanPage> {
    return this.calls.list({ method: 'GET', path: '/v1/plans', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'updated_after'] }, request, options)
  }

  /**
   * Set or remove the plan of an account
   *
   * Grants a plan without payment. Without a plan, the account has no limits from one. An account that pays for its plan is refused: change its subscription.
   *
   * Permission: `super-administrator`.
   *
   * `PUT /v1/accounts/{account_id}/plan` (setAccountPlan)
   * @example
   * ```ts
   * const plan = await client.plans.setAccount({ account_id, body: { plan_id: null } })
   * ```
   */
  setAccount(request: SetAccountPlanRequest, options?: RequestOptions): Answer<AccountPlan> {
    return this.calls.send({ method: 'PUT', path: '/v1/accounts/{account_id}/plan', body: true }, request, options)
  }

  /**
   * Change a plan, for every account that has it
   *
   * If a limit is lowered, the account keeps what it has but cannot add more. Email that was waiting for a higher limit is sent.
   *
   * Permission: `super-administrator`.
   *
   * `PATCH /v1/plans/{plan_id}` (updatePlan)
   * @example
   * ```ts
   * const plan = await client.plans.update({ plan_id, body: { limits: { sites: 5 } } })
   * ```
   */
  update(request: UpdatePlanRequest, options?: RequestOptions): Answer<Plan> {
    return this.calls.send({ method: 'PATCH', path: '/v1/plans/{plan_id}', body: true }, request, options)
  }
}
