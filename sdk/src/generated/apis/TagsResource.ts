/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  NewTag,
  NewTagLeads,
  Tag,
  TagChanges,
  TagLeads,
  TagPage,
  TaggedLeads,
} from '../models/index.ts'

export interface AddTagLeadsRequest {
  site_id: string
  tag_id: string
  body: NewTagLeads
}

export interface CreateTagRequest {
  site_id: string
  body: NewTag
}

export interface DeleteTagRequest {
  site_id: string
  tag_id: string
}

export interface GetTagRequest {
  site_id: string
  tag_id: string
}

export interface ListTagsRequest {
  site_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  search?: string
}

export interface RemoveTagLeadsRequest {
  site_id: string
  tag_id: string
  body: TagLeads
}

export interface UpdateTagRequest {
  site_id: string
  tag_id: string
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
   */
  addLeads(request: AddTagLeadsRequest, options?: RequestOptions): Answer<TaggedLeads> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/tags/{tag_id}/leads', body: true }, request, options)
  }

  /**
   * Create a tag
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/tags` (createTag)
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
   */
  delete(request: DeleteTagRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/tags/{tag_id}' }, request, options)
  }

  /**
   * Get a tag
   *
   * Permission: `manage-leads`.
   *
   * `GET /v1/sites/{site_id}/tags/{tag_id}` (getTag)
   */
  get(request: GetTagRequest, options?: RequestOptions): Answer<Tag> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/tags/{tag_id}' }, request, options)
  }

  /**
   * List tags
   *
   * Permission: `manage-leads`.
   *
   * `GET /v1/sites/{site_id}/tags` (listTags)
   */
  list(request: ListTagsRequest, options?: RequestOptions): ListAnswer<TagPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/tags', query: ['limit', 'cursor', 'search'] }, request, options)
  }

  /**
   * Remove a tag from leads
   *
   * For several leads at once, no journeys are started unless `start_journeys` is `true`.
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/tags/{tag_id}/leads/remove` (removeTagLeads)
   */
  removeLeads(request: RemoveTagLeadsRequest, options?: RequestOptions): Answer<TaggedLeads> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/tags/{tag_id}/leads/remove', body: true }, request, options)
  }

  /**
   * Rename a tag
   *
   * Permission: `manage-leads`.
   *
   * `PATCH /v1/sites/{site_id}/tags/{tag_id}` (updateTag)
   */
  update(request: UpdateTagRequest, options?: RequestOptions): Answer<Tag> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/tags/{tag_id}', body: true }, request, options)
  }
}
