/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  Audience,
  AudienceChanges,
  AudienceGrowth,
  AudienceMembership,
  AudienceOverlap,
  AudiencePage,
  AudienceType,
  AudienceUses,
  FormerAudienceLeads,
  NewAudience,
  NewAudienceLeads,
  Operation,
} from '../models/index.ts'

export interface AddAudienceLeadsRequest {
  site_id: string
  audience_id: string
  body: NewAudienceLeads
}

export interface CreateAudienceRequest {
  site_id: string
  body: NewAudience
}

export interface DeleteAudienceRequest {
  site_id: string
  audience_id: string
}

export interface GetAudienceRequest {
  site_id: string
  audience_id: string
}

export interface GetAudienceGrowthRequest {
  site_id: string
  audience_id: string
  /** Number of days up to today. Defaults to 90. */
  days?: number
}

export interface GetAudienceOverlapRequest {
  site_id: string
  audience_id: string
  /** ID of the other audience. */
  other_id: string
}

export interface ListAudienceUsesRequest {
  site_id: string
  audience_id: string
}

export interface ListAudiencesRequest {
  site_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  search?: string
  /** `static`: leads are added and removed individually. `dynamic`: leads are members as long as they match the filter. */
  type?: AudienceType
}

export interface RecomputeAudienceRequest {
  site_id: string
  audience_id: string
}

export interface RemoveAudienceLeadsRequest {
  site_id: string
  audience_id: string
  body: FormerAudienceLeads
}

export interface UpdateAudienceRequest {
  site_id: string
  audience_id: string
  body: AudienceChanges
}

/** Groups of leads: chosen by hand, or by conditions that are kept up to date. */
export class AudiencesResource extends Resource {
  /**
   * Add leads to an audience
   *
   * Adding several leads at once starts no journeys unless `start_journeys` is `true`. A dynamic audience is refused.
   *
   * Permission: `manage-audiences`.
   *
   * `POST /v1/sites/{site_id}/audiences/{audience_id}/leads` (addAudienceLeads)
   */
  addLeads(request: AddAudienceLeadsRequest, options?: RequestOptions): Answer<AudienceMembership> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/audiences/{audience_id}/leads', body: true }, request, options)
  }

  /**
   * Create an audience
   *
   * With a `filter`, the audience is dynamic: every lead is checked once, as an operation, and from then on whenever a lead changes.
   *
   * Permission: `manage-audiences`.
   *
   * `POST /v1/sites/{site_id}/audiences` (createAudience)
   */
  create(request: CreateAudienceRequest, options?: RequestOptions): Answer<Audience> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/audiences', body: true }, request, options)
  }

  /**
   * Delete an audience; its leads stay
   *
   * Refused while a journey, a published popup, an active campaign, another audience or an import in progress uses it.
   *
   * Permission: `manage-audiences`.
   *
   * `DELETE /v1/sites/{site_id}/audiences/{audience_id}` (deleteAudience)
   */
  delete(request: DeleteAudienceRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/audiences/{audience_id}' }, request, options)
  }

  /**
   * Get an audience
   *
   * Permission: `read-audience`.
   *
   * `GET /v1/sites/{site_id}/audiences/{audience_id}` (getAudience)
   */
  get(request: GetAudienceRequest, options?: RequestOptions): Answer<Audience> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/audiences/{audience_id}' }, request, options)
  }

  /**
   * Get the size of an audience by day, in the site’s time zone
   *
   * The current day is counted up to now. For days before the audience was first counted, the numbers are based on when its current leads joined.
   *
   * Permission: `read-audience`.
   *
   * `GET /v1/sites/{site_id}/audiences/{audience_id}/growth` (getAudienceGrowth)
   */
  getGrowth(request: GetAudienceGrowthRequest, options?: RequestOptions): Answer<AudienceGrowth> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/audiences/{audience_id}/growth', query: ['days'] }, request, options)
  }

  /**
   * Count the leads two audiences share
   *
   * Permission: `read-audience`.
   *
   * `GET /v1/sites/{site_id}/audiences/{audience_id}/overlap/{other_id}` (getAudienceOverlap)
   */
  getOverlap(request: GetAudienceOverlapRequest, options?: RequestOptions): Answer<AudienceOverlap> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/audiences/{audience_id}/overlap/{other_id}' }, request, options)
  }

  /**
   * List what uses an audience
   *
   * Lists everything that prevents its deletion.
   *
   * Permission: `read-audience`.
   *
   * `GET /v1/sites/{site_id}/audiences/{audience_id}/uses` (listAudienceUses)
   */
  listUses(request: ListAudienceUsesRequest, options?: RequestOptions): Answer<AudienceUses> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/audiences/{audience_id}/uses' }, request, options)
  }

  /**
   * List audiences
   *
   * Permission: `read-audience`.
   *
   * `GET /v1/sites/{site_id}/audiences` (listAudiences)
   */
  list(request: ListAudiencesRequest, options?: RequestOptions): ListAnswer<AudiencePage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/audiences', query: ['limit', 'cursor', 'search', 'type'] }, request, options)
  }

  /**
   * Recompute a dynamic audience
   *
   * Needed only if the last recomputation was canceled or failed. Starts no journeys.
   *
   * Permission: `manage-audiences`.
   *
   * `POST /v1/sites/{site_id}/audiences/{audience_id}/recompute` (recomputeAudience)
   */
  recompute(request: RecomputeAudienceRequest, options?: RequestOptions): Answer<Operation> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/audiences/{audience_id}/recompute' }, request, options)
  }

  /**
   * Remove leads from an audience
   *
   * For several leads at once, no journeys are started unless `start_journeys` is `true`.
   *
   * Permission: `manage-audiences`.
   *
   * `POST /v1/sites/{site_id}/audiences/{audience_id}/leads/remove` (removeAudienceLeads)
   */
  removeLeads(request: RemoveAudienceLeadsRequest, options?: RequestOptions): Answer<AudienceMembership> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/audiences/{audience_id}/leads/remove', body: true }, request, options)
  }

  /**
   * Change an audience
   *
   * With a new `filter`, every lead is checked again, as an operation. A static audience cannot have a filter.
   *
   * Permission: `manage-audiences`.
   *
   * `PATCH /v1/sites/{site_id}/audiences/{audience_id}` (updateAudience)
   */
  update(request: UpdateAudienceRequest, options?: RequestOptions): Answer<Audience> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/audiences/{audience_id}', body: true }, request, options)
  }
}
