/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  CreatedSort,
  VisitCounts,
  VisitPage,
  Visitor,
  VisitorLink,
  VisitorPage,
} from '../models/index.ts'

export interface DeleteVisitorRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Random ID that the browser created and stores: 16 to 64 letters, digits, `_` or `-`. */
  visitor_id: string
}

export interface GetVisitCountsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** First day, in the site’s time zone (`YYYY-MM-DD`). Defaults to the last 30 days. */
  from?: string
  /** Last day, in the site’s time zone (`YYYY-MM-DD`). Defaults to today. */
  to?: string
}

export interface GetVisitorRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Random ID that the browser created and stores: 16 to 64 letters, digits, `_` or `-`. */
  visitor_id: string
}

export interface LinkVisitorRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Random ID that the browser created and stores: 16 to 64 letters, digits, `_` or `-`. */
  visitor_id: string
  /** Requires `lead_id`. Unknown fields are refused. */
  body: VisitorLink
}

export interface ListVisitorsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  /** Only visitors first seen after this time (`first_visit`). A list with this filter is sorted by that time, newest first unless `sort` says otherwise. */
  created_after?: string
  /** Only visitors first seen before this time (`first_visit`). A list with this filter is sorted by that time, newest first unless `sort` says otherwise. */
  created_before?: string
  /** Order by `first_visit`: `created_at` has the oldest first, `-created_at` the newest. Absent: the list’s own order. */
  sort?: CreatedSort
  /** Only those of this lead. */
  lead_id?: string
  /** `true` for visitors whose lead is known, `false` for the others. */
  known?: boolean
  /** `true` for visitors that are probably bots, `false` for the others. */
  robots?: boolean
  /** Only visitors from this country (ISO 3166-1 alpha-2). */
  country_code?: string
}

export interface ListVisitsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Random ID that the browser created and stores: 16 to 64 letters, digits, `_` or `-`. */
  visitor_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  /** Only visits made after this time (`at`). A list with this filter is sorted by that time, newest first unless `sort` says otherwise. */
  created_after?: string
  /** Only visits made before this time (`at`). A list with this filter is sorted by that time, newest first unless `sort` says otherwise. */
  created_before?: string
  /** Order by `at`: `created_at` has the oldest first, `-created_at` the newest. Absent: the list’s own order. */
  sort?: CreatedSort
}

export interface UnlinkVisitorRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Random ID that the browser created and stores: 16 to 64 letters, digits, `_` or `-`. */
  visitor_id: string
}

/** Visits and pages of people, known or not. */
export class VisitorsResource extends Resource {
  /**
   * Delete a visitor and their visits; counts stay
   *
   * The browser is a new visitor the next time.
   *
   * Permission: `manage-leads`.
   *
   * `DELETE /v1/sites/{site_id}/visitors/{visitor_id}` (deleteVisitor)
   * @example
   * ```ts
   * await client.visitors.delete({ site_id, visitor_id })
   * ```
   */
  delete(request: DeleteVisitorRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/visitors/{visitor_id}' }, request, options)
  }

  /**
   * Count visits and pages by day
   *
   * Counts visits of people. Bots are not counted.
   *
   * Permission: `read-lead`.
   *
   * `GET /v1/sites/{site_id}/visit-counts` (getVisitCounts)
   * @example
   * ```ts
   * const result = await client.visitors.getVisitCounts({ site_id })
   * ```
   */
  getVisitCounts(request: GetVisitCountsRequest, options?: RequestOptions): Answer<VisitCounts> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/visit-counts', query: ['from', 'to'] }, request, options)
  }

  /**
   * Get a visitor
   *
   * Returns visits, device, place and source of the visitor.
   *
   * Permission: `read-lead`.
   *
   * `GET /v1/sites/{site_id}/visitors/{visitor_id}` (getVisitor)
   * @example
   * ```ts
   * const visitor = await client.visitors.get({ site_id, visitor_id })
   * ```
   */
  get(request: GetVisitorRequest, options?: RequestOptions): Answer<Visitor> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/visitors/{visitor_id}' }, request, options)
  }

  /**
   * Link a visitor to a lead
   *
   * The visitor’s past and later visits are in the lead’s timeline.
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/visitors/{visitor_id}/link` (linkVisitor)
   * @example
   * ```ts
   * const result = await client.visitors.link({
   *   site_id,
   *   visitor_id,
   *   body: { lead_id: 'lead_0199a3f2c4d87e6b9a0112233445566f' },
   * })
   * ```
   */
  link(request: LinkVisitorRequest, options?: RequestOptions): Answer<Visitor> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/visitors/{visitor_id}/link', body: true }, request, options)
  }

  /**
   * List visitors, last seen first
   *
   * Returns browsers that visited the site, and the lead that each is known to be.
   *
   * Permission: `read-lead`.
   *
   * `GET /v1/sites/{site_id}/visitors` (listVisitors)
   * @example
   * ```ts
   * for await (const item of client.visitors.list({ site_id })) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListVisitorsRequest, options?: RequestOptions): ListAnswer<VisitorPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/visitors', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'lead_id', 'known', 'robots', 'country_code'] }, request, options)
  }

  /**
   * List the visits of a visitor, newest first
   *
   * Returns pages that were visited and events of your own.
   *
   * Permission: `read-lead`.
   *
   * `GET /v1/sites/{site_id}/visitors/{visitor_id}/visits` (listVisits)
   * @example
   * ```ts
   * for await (const item of client.visitors.listVisits({ site_id, visitor_id })) {
   *   console.log(item)
   * }
   * ```
   */
  listVisits(request: ListVisitsRequest, options?: RequestOptions): ListAnswer<VisitPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/visitors/{visitor_id}/visits', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort'] }, request, options)
  }

  /**
   * Unlink a visitor from a lead
   *
   * The page views are removed from the lead’s history, and the lead’s origin is taken from its other browsers. The visits stay with the visitor.
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/visitors/{visitor_id}/unlink` (unlinkVisitor)
   * @example
   * ```ts
   * const result = await client.visitors.unlink({ site_id, visitor_id })
   * ```
   */
  unlink(request: UnlinkVisitorRequest, options?: RequestOptions): Answer<Visitor> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/visitors/{visitor_id}/unlink' }, request, options)
  }
}
