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
  CreatedSort,
  FormerAudienceLeads,
  NewAudience,
  NewAudienceLeads,
  Operation,
} from '../models/index.ts'

export interface AddAudienceLeadsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the audience. */
  audience_id: string
  /** Requires `lead_ids`. Unknown fields are refused. */
  body: NewAudienceLeads
}

export interface CreateAudienceRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `name`. Unknown fields are refused. */
  body: NewAudience
}

export interface DeleteAudienceRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the audience. */
  audience_id: string
}

export interface GetAudienceRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the audience. */
  audience_id: string
}

export interface GetAudienceGrowthRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the audience. */
  audience_id: string
  /** Number of days up to today. Defaults to 90. */
  days?: number
}

export interface GetAudienceOverlapRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the audience. */
  audience_id: string
  /** ID of the other audience. */
  other_id: string
}

export interface ListAudienceUsesRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the audience. */
  audience_id: string
}

export interface ListAudiencesRequest {
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
  /** Only those whose name contains this text, without regard to case. */
  search?: string
  /** `static`: leads are added and removed individually. `dynamic`: leads are members as long as they match the filter. */
  type?: AudienceType
}

export interface RecomputeAudienceRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the audience. */
  audience_id: string
}

export interface RemoveAudienceLeadsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the audience. */
  audience_id: string
  /** Requires `lead_ids`. Unknown fields are refused. */
  body: FormerAudienceLeads
}

export interface UpdateAudienceRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the audience. */
  audience_id: string
  /** The fields to change. Those that are left out stay as they are. */
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
   * @example
   * ```ts
   * const result = await client.audiences.addLeads({
   *   site_id,
   *   audience_id,
   *   body: { lead_ids: ['lead_0199a3f2c4d87e6b9a0112233445566f'] },
   * })
   * ```
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
   * @example
   * ```ts
   * const audience = await client.audiences.create({
   *   site_id,
   *   body: { name: 'Newsletter', description: 'Everyone who asked for news.' },
   * })
   * ```
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
   * @example
   * ```ts
   * await client.audiences.delete({ site_id, audience_id })
   * ```
   */
  delete(request: DeleteAudienceRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/audiences/{audience_id}' }, request, options)
  }

  /**
   * Get an audience
   *
   * Returns the audience with its filter, if it has one, and the number of its members.
   *
   * Permission: `read-audience`.
   *
   * `GET /v1/sites/{site_id}/audiences/{audience_id}` (getAudience)
   * @example
   * ```ts
   * const audience = await client.audiences.get({ site_id, audience_id })
   * ```
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
   * @example
   * ```ts
   * const result = await client.audiences.getGrowth({ site_id, audience_id })
   * ```
   */
  getGrowth(request: GetAudienceGrowthRequest, options?: RequestOptions): Answer<AudienceGrowth> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/audiences/{audience_id}/growth', query: ['days'] }, request, options)
  }

  /**
   * Count the leads two audiences share
   *
   * Returns how many leads are in both audiences, and in each.
   *
   * Permission: `read-audience`.
   *
   * `GET /v1/sites/{site_id}/audiences/{audience_id}/overlap/{other_id}` (getAudienceOverlap)
   * @example
   * ```ts
   * const result = await client.audiences.getOverlap({ site_id, audience_id, other_id })
   * ```
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
   * @example
   * ```ts
   * const result = await client.audiences.listUses({ site_id, audience_id })
   * ```
   */
  listUses(request: ListAudienceUsesRequest, options?: RequestOptions): Answer<AudienceUses> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/audiences/{audience_id}/uses' }, request, options)
  }

  /**
   * List audiences
   *
   * Returns audiences with the number of their members.
   *
   * Permission: `read-audience`.
   *
   * `GET /v1/sites/{site_id}/audiences` (listAudiences)
   * @example
   * ```ts
   * for await (const item of client.audiences.list({ site_id })) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListAudiencesRequest, options?: RequestOptions): ListAnswer<AudiencePage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/audiences', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'updated_after', 'search', 'type'] }, request, options)
  }

  /**
   * Recompute a dynamic audience
   *
   * Needed only if the last recomputation was canceled or failed. Starts no journeys.
   *
   * Permission: `manage-audiences`.
   *
   * `POST /v1/sites/{site_id}/audiences/{audience_id}/recompute` (recomputeAudience)
   * @example
   * ```ts
   * const result = await client.audiences.recompute({ site_id, audience_id })
   * ```
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
   * @example
   * ```ts
   * const result = await client.audiences.removeLeads({
   *   site_id,
   *   audience_id,
   *   body: { lead_ids: ['lead_0199a3f2c4d87e6b9a0112233445566f'] },
   * })
   * ```
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
   * @example
   * ```ts
   * const audience = await client.audiences.update({ site_id, audience_id, body: { name: 'News' } })
   * ```
   */
  update(request: UpdateAudienceRequest, options?: RequestOptions): Answer<Audience> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/audiences/{audience_id}', body: true }, request, options)
  }
}
