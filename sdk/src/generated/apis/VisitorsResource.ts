/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  VisitCounts,
  VisitPage,
  Visitor,
  VisitorLink,
  VisitorPage,
} from '../models/index.ts'

export interface DeleteVisitorRequest {
  site_id: string
  /** Random ID that the browser created and stores: 16 to 64 letters, digits, `_` or `-`. */
  visitor_id: string
}

export interface GetVisitCountsRequest {
  site_id: string
  /** First day, in the site’s time zone (`YYYY-MM-DD`). Defaults to the last 30 days. */
  from?: string
  /** Last day, in the site’s time zone (`YYYY-MM-DD`). Defaults to today. */
  to?: string
}

export interface GetVisitorRequest {
  site_id: string
  /** Random ID that the browser created and stores: 16 to 64 letters, digits, `_` or `-`. */
  visitor_id: string
}

export interface LinkVisitorRequest {
  site_id: string
  /** Random ID that the browser created and stores: 16 to 64 letters, digits, `_` or `-`. */
  visitor_id: string
  body: VisitorLink
}

export interface ListVisitorsRequest {
  site_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  lead_id?: string
  /** `true` for visitors whose lead is known, `false` for the others. */
  known?: boolean
  /** `true` for visitors that are probably bots, `false` for the others. */
  robots?: boolean
  country_code?: string
}

export interface ListVisitsRequest {
  site_id: string
  /** Random ID that the browser created and stores: 16 to 64 letters, digits, `_` or `-`. */
  visitor_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
}

export interface UnlinkVisitorRequest {
  site_id: string
  /** Random ID that the browser created and stores: 16 to 64 letters, digits, `_` or `-`. */
  visitor_id: string
}

/** Visits and pages of people, known or not. */
export class VisitorsResource extends Resource {
  /**
   * Delete a visitor and their visits; counts stay
   *
   * Permission: `manage-leads`.
   *
   * `DELETE /v1/sites/{site_id}/visitors/{visitor_id}` (deleteVisitor)
   */
  delete(request: DeleteVisitorRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/visitors/{visitor_id}' }, request, options)
  }

  /**
   * Count visits and pages by day
   *
   * Permission: `read-lead`.
   *
   * `GET /v1/sites/{site_id}/visit-counts` (getVisitCounts)
   */
  getVisitCounts(request: GetVisitCountsRequest, options?: RequestOptions): Answer<VisitCounts> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/visit-counts', query: ['from', 'to'] }, request, options)
  }

  /**
   * Get a visitor
   *
   * Permission: `read-lead`.
   *
   * `GET /v1/sites/{site_id}/visitors/{visitor_id}` (getVisitor)
   */
  get(request: GetVisitorRequest, options?: RequestOptions): Answer<Visitor> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/visitors/{visitor_id}' }, request, options)
  }

  /**
   * Link a visitor to a lead
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/visitors/{visitor_id}/link` (linkVisitor)
   */
  link(request: LinkVisitorRequest, options?: RequestOptions): Answer<Visitor> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/visitors/{visitor_id}/link', body: true }, request, options)
  }

  /**
   * List visitors, last seen first
   *
   * Permission: `read-lead`.
   *
   * `GET /v1/sites/{site_id}/visitors` (listVisitors)
   */
  list(request: ListVisitorsRequest, options?: RequestOptions): ListAnswer<VisitorPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/visitors', query: ['limit', 'cursor', 'lead_id', 'known', 'robots', 'country_code'] }, request, options)
  }

  /**
   * List the visits of a visitor, newest first
   *
   * Permission: `read-lead`.
   *
   * `GET /v1/sites/{site_id}/visitors/{visitor_id}/visits` (listVisits)
   */
  listVisits(request: ListVisitsRequest, options?: RequestOptions): ListAnswer<VisitPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/visitors/{visitor_id}/visits', query: ['limit', 'cursor'] }, request, options)
  }

  /**
   * Unlink a visitor from a lead
   *
   * The page views are removed from the lead’s history, and the lead’s origin is taken from its other browsers. The visits stay with the visitor.
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/visitors/{visitor_id}/unlink` (unlinkVisitor)
   */
  unlink(request: UnlinkVisitorRequest, options?: RequestOptions): Answer<Visitor> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/visitors/{visitor_id}/unlink' }, request, options)
  }
}
