/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  Audience,
  AudienceChanges,
  AudienceMembership,
  AudiencePage,
  FormerAudienceLeads,
  NewAudience,
  NewAudienceLeads,
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

export interface ListAudiencesRequest {
  site_id: string
  limit?: number
  /** `next_cursor` of the page before. */
  cursor?: string
  search?: string
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

/** Endpoints of audiences. */
export class AudiencesResource extends Resource {
  /**
   * Put leads on an audience
   *
   * Several at once start no journey unless `start_journeys` says so.
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
   * Refused while a journey, a published popup, an active campaign or an import under way uses it.
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
   * List audiences
   *
   * Permission: `read-audience`.
   *
   * `GET /v1/sites/{site_id}/audiences` (listAudiences)
   */
  list(request: ListAudiencesRequest, options?: RequestOptions): ListAnswer<AudiencePage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/audiences', query: ['limit', 'cursor', 'search'] }, request, options)
  }

  /**
   * Take leads from an audience
   *
   * Several at once start no journey unless `start_journeys` says so.
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
   * Permission: `manage-audiences`.
   *
   * `PATCH /v1/sites/{site_id}/audiences/{audience_id}` (updateAudience)
   */
  update(request: UpdateAudienceRequest, options?: RequestOptions): Answer<Audience> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/audiences/{audience_id}', body: true }, request, options)
  }
}
