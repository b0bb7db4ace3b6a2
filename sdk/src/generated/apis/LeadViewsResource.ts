/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  LeadView,
  LeadViewPage,
  LeadViewReplacement,
  NewLeadView,
} from '../models/index.ts'

export interface CreateLeadViewRequest {
  site_id: string
  body: NewLeadView
}

export interface DeleteLeadViewRequest {
  site_id: string
  lead_view_id: string
}

export interface GetLeadViewRequest {
  site_id: string
  lead_view_id: string
}

export interface ListLeadViewsRequest {
  site_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
}

export interface UpdateLeadViewRequest {
  site_id: string
  lead_view_id: string
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
   */
  delete(request: DeleteLeadViewRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/lead-views/{lead_view_id}' }, request, options)
  }

  /**
   * Get a saved view of leads
   *
   * Permission: `read-lead`.
   *
   * `GET /v1/sites/{site_id}/lead-views/{lead_view_id}` (getLeadView)
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
   */
  list(request: ListLeadViewsRequest, options?: RequestOptions): ListAnswer<LeadViewPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/lead-views', query: ['limit', 'cursor'] }, request, options)
  }

  /**
   * Replace a saved view of leads
   *
   * A shared view requires `manage-leads`.
   *
   * Permission: `read-lead`.
   *
   * `PUT /v1/sites/{site_id}/lead-views/{lead_view_id}` (updateLeadView)
   */
  update(request: UpdateLeadViewRequest, options?: RequestOptions): Answer<LeadView> {
    return this.calls.send({ method: 'PUT', path: '/v1/sites/{site_id}/lead-views/{lead_view_id}', body: true }, request, options)
  }
}
