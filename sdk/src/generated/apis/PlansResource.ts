/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  AccountPlan,
  AccountPlanChange,
  NewPlan,
  Plan,
  PlanChanges,
  PlanPage,
  SiteUsage,
  Usage,
} from '../models/index.ts'

export interface CreatePlanRequest {
  body: NewPlan
}

export interface DeletePlanRequest {
  plan_id: string
}

export interface GetPlanRequest {
  plan_id: string
}

export interface GetSiteUsageRequest {
  site_id: string
}

export interface ListPlansRequest {
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
}

export interface SetAccountPlanRequest {
  account_id: string
  body: AccountPlanChange
}

export interface UpdatePlanRequest {
  plan_id: string
  body: PlanChanges
}

/** What the account’s plan allows, and what is used of it. */
export class PlansResource extends Resource {
  /**
   * Create a plan
   *
   * Permission: `super-administrator`.
   *
   * `POST /v1/plans` (createPlan)
   */
  create(request: CreatePlanRequest, options?: RequestOptions): Answer<Plan> {
    return this.calls.send({ method: 'POST', path: '/v1/plans', body: true }, request, options)
  }

  /**
   * Delete a plan that no account has and that is not the default
   *
   * Permission: `super-administrator`.
   *
   * `DELETE /v1/plans/{plan_id}` (deletePlan)
   */
  delete(request: DeletePlanRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/plans/{plan_id}' }, request, options)
  }

  /**
   * Get a plan
   *
   * Permission: `super-administrator`.
   *
   * `GET /v1/plans/{plan_id}` (getPlan)
   */
  get(request: GetPlanRequest, options?: RequestOptions): Answer<Plan> {
    return this.calls.send({ method: 'GET', path: '/v1/plans/{plan_id}' }, request, options)
  }

  /**
   * Get a site’s usage of its plan
   *
   * Permission: `read-site`.
   *
   * `GET /v1/sites/{site_id}/usage` (getSiteUsage)
   */
  getSiteUsage(request: GetSiteUsageRequest, options?: RequestOptions): Answer<SiteUsage> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/usage' }, request, options)
  }

  /**
   * Get the account’s plan and usage
   *
   * Permission: `manage-billing`.
   *
   * `GET /v1/usage` (getUsage)
   */
  getUsage(options?: RequestOptions): Answer<Usage> {
    return this.calls.send({ method: 'GET', path: '/v1/usage' }, {}, options)
  }

  /**
   * List the plans of the installation
   *
   * Permission: `super-administrator`.
   *
   * `GET /v1/plans` (listPlans)
   */
  list(request: ListPlansRequest = {}, options?: RequestOptions): ListAnswer<PlanPage> {
    return this.calls.list({ method: 'GET', path: '/v1/plans', query: ['limit', 'cursor'] }, request, options)
  }

  /**
   * Set or remove the plan of an account
   *
   * Grants a plan without payment. Without a plan, the account has no limits from one. An account that pays for its plan is refused: change its subscription.
   *
   * Permission: `super-administrator`.
   *
   * `PUT /v1/accounts/{account_id}/plan` (setAccountPlan)
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
   */
  update(request: UpdatePlanRequest, options?: RequestOptions): Answer<Plan> {
    return this.calls.send({ method: 'PATCH', path: '/v1/plans/{plan_id}', body: true }, request, options)
  }
}
