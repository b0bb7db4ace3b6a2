/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  CreatedSort,
  NewTag,
  NewTagLeads,
  Tag,
  TagChanges,
  TagLeads,
  TagPage,
  TaggedLeads,
} from '../models/index.ts'

export interface AddTagLeadsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the tag. */
  tag_id: string
  /** Requires `lead_ids`. Unknown fields are refused. */
  body: NewTagLeads
}

export interface CreateTagRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `name`. Unknown fields are refused. */
  body: NewTag
}

export interface DeleteTagRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the tag. */
  tag_id: string
}

export interface GetTagRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the tag. */
  tag_id: string
}

export interface ListTagsRequest {
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
}

export interface RemoveTagLeadsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the tag. */
  tag_id: string
  /** Requires `lead_ids`. Unknown fields are refused. */
  body: TagLeads
}

export interface UpdateTagRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the tag. */
  tag_id: string
  /** The fields to change. Those that are left out stay as they are. */
  body: TagChanges
}

/** Labels on leads. */
export class TagsResource extends Resource {
  /**
   * Add a tag to leads
   *
   * For several leads at once, no journeys are started unless `start_journeys` is `true`.
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/tags/{tag_id}/leads` (addTagLeads)
   * @example
   * ```ts
   * const result = await client.tags.addLeads({
   *   site_id,
   *   tag_id,
   *   body: { lead_ids: ['lead_0199a3f2c4d87e6b9a0112233445566f'] },
   * })
   * ```
   */
  addLeads(request: AddTagLeadsRequest, options?: RequestOptions): Answer<TaggedLeads> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/tags/{tag_id}/leads', body: true }, request, options)
  }

  /**
   * Create a tag
   *
   * Names are unique in the site without regard to case.
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/tags` (createTag)
   * @example
   * ```ts
   * const tag = await client.tags.create({ site_id, body: { name: 'Webinar' } })
   * ```
   */
  create(request: CreateTagRequest, options?: RequestOptions): Answer<Tag> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/tags', body: true }, request, options)
  }

  /**
   * Delete a tag and take it from its leads
   *
   * Refused while a journey, a published popup, an active campaign, an incoming hook or an import in progress uses it.
   *
   * Permission: `manage-leads`.
   *
   * `DELETE /v1/sites/{site_id}/tags/{tag_id}` (deleteTag)
   * @example
   * ```ts
   * await client.tags.delete({ site_id, tag_id })
   * ```
   */
  delete(request: DeleteTagRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/tags/{tag_id}' }, request, options)
  }

  /**
   * Get a tag
   *
   * Returns the name of the tag and the number of leads that have it.
   *
   * Permission: `manage-leads`.
   *
   * `GET /v1/sites/{site_id}/tags/{tag_id}` (getTag)
   * @example
   * ```ts
   * const tag = await client.tags.get({ site_id, tag_id })
   * ```
   */
  get(request: GetTagRequest, options?: RequestOptions): Answer<Tag> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/tags/{tag_id}' }, request, options)
  }

  /**
   * List tags
   *
   * Returns tags with the number of leads that have each.
   *
   * Permission: `manage-leads`.
   *
   * `GET /v1/sites/{site_id}/tags` (listTags)
   * @example
   * ```ts
   * for await (const item of client.tags.list({ site_id })) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListTagsRequest, options?: RequestOptions): ListAnswer<TagPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/tags', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'updated_after', 'search'] }, request, options)
  }

  /**
   * Remove a tag from leads
   *
   * For several leads at once, no journeys are started unless `start_journeys` is `true`.
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/tags/{tag_id}/leads/remove` (removeTagLeads)
   * @example
   * ```ts
   * const result = await client.tags.removeLeads({
   *   site_id,
   *   tag_id,
   *   body: { lead_ids: ['lead_0199a3f2c4d87e6b9a0112233445566f'] },
   * })
   * ```
   */
  removeLeads(request: RemoveTagLeadsRequest, options?: RequestOptions): Answer<TaggedLeads> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/tags/{tag_id}/leads/remove', body: true }, request, options)
  }

  /**
   * Rename a tag
   *
   * Leads keep the tag under its new name.
   *
   * Permission: `manage-leads`.
   *
   * `PATCH /v1/sites/{site_id}/tags/{tag_id}` (updateTag)
   * @example
   * ```ts
   * const tag = await client.tags.update({ site_id, tag_id, body: { name: 'Webinar 2027' } })
   * ```
   */
  update(request: UpdateTagRequest, options?: RequestOptions): Answer<Tag> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/tags/{tag_id}', body: true }, request, options)
  }
}
