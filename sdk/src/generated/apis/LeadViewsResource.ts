/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  CreatedSort,
  LeadView,
  LeadViewPage,
  LeadViewReplacement,
  NewLeadView,
} from '../models/index.ts'

export interface CreateLeadViewRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `name`. Unknown fields are refused. */
  body: NewLeadView
}

export interface DeleteLeadViewRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the saved view. */
  lead_view_id: string
}

export interface GetLeadViewRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the saved view. */
  lead_view_id: string
}

export interface ListLeadViewsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
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

export interface UpdateLeadViewRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the saved view. */
  lead_view_id: string
  /** The whole value, which replaces the present one. */
  body: LeadViewReplacement
}

/** Saved filters of the list of leads. */
export class LeadViewsResource extends Resource {
  /**
   * Save a view of leads
   *
   * A shared view requires `manage-leads`.
   *
   * Permission: `read-lead`.
   *
   * `POST /v1/sites/{site_id}/lead-views` (createLeadView)
   * @example
   * ```ts
   * const leadView = await client.leads.views.create({
   *   site_id,
   *   body: {
   *     name: 'Newest subscribers',
   *     shared: false,
   *     mailability: 'subscribed',
   *     sort: '-registered_at',
   *   },
   * })
   * ```
   */
  create(request: CreateLeadViewRequest, options?: RequestOptions): Answer<LeadView> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/lead-views', body: true }, request, options)
  }

  /**
   * Delete a saved view of leads
   *
   * A shared view requires `manage-leads`.
   *
   * Permission: `read-lead`.
   *
   * `DELETE /v1/sites/{site_id}/lead-views/{lead_view_id}` (deleteLeadView)
   * @example
   * ```ts
   * await client.leads.views.delete({ site_id, lead_view_id })
   * ```
   */
  delete(request: DeleteLeadViewRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/lead-views/{lead_view_id}' }, request, options)
  }

  /**
   * Get a saved view of leads
   *
   * Returns filters, columns and order of the view.
   *
   * Permission: `read-lead`.
   *
   * `GET /v1/sites/{site_id}/lead-views/{lead_view_id}` (getLeadView)
   * @example
   * ```ts
   * const leadView = await client.leads.views.get({ site_id, lead_view_id })
   * ```
   */
  get(request: GetLeadViewRequest, options?: RequestOptions): Answer<LeadView> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/lead-views/{lead_view_id}' }, request, options)
  }

  /**
   * List saved views of leads
   *
   * The caller’s own views and shared ones.
   *
   * Permission: `read-lead`.
   *
   * `GET /v1/sites/{site_id}/lead-views` (listLeadViews)
   * @example
   * ```ts
   * for await (const item of client.leads.views.list({ site_id })) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListLeadViewsRequest, options?: RequestOptions): ListAnswer<LeadViewPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/lead-views', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'updated_after'] }, request, options)
  }

  /**
   * Replace a saved view of leads
   *
   * A shared view requires `manage-leads`.
   *
   * Permission: `read-lead`.
   *
   * `PUT /v1/sites/{site_id}/lead-views/{lead_view_id}` (updateLeadView)
   * @example
   * ```ts
   * const leadView = await client.leads.views.update({
   *   site_id,
   *   lead_view_id,
   *   body: {
   *     name: 'Newest subscribers',
   *     shared: false,
   *     mailability: 'subscribed',
   *     sort: '-registered_at',
   *   },
   * })
   * ```
   */
  update(request: UpdateLeadViewRequest, options?: RequestOptions): Answer<LeadView> {
    return this.calls.send({ method: 'PUT', path: '/v1/sites/{site_id}/lead-views/{lead_view_id}', body: true }, request, options)
  }
}
