/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  CreatedSort,
  NewSavedBlock,
  SavedBlock,
  SavedBlockChanges,
  SavedBlockPage,
  SavedBlockUses,
} from '../models/index.ts'

export interface CreateSavedBlockRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `name` and `blocks`. Unknown fields are refused. */
  body: NewSavedBlock
}

export interface DeleteSavedBlockRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the saved block. */
  saved_block_id: string
}

export interface GetSavedBlockRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the saved block. */
  saved_block_id: string
}

export interface ListSavedBlockUsesRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the saved block. */
  saved_block_id: string
}

export interface ListSavedBlocksRequest {
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

export interface UpdateSavedBlockRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the saved block. */
  saved_block_id: string
  /** The fields to change. Those that are left out stay as they are. */
  body: SavedBlockChanges
}

/** Parts of emails that several templates use. */
export class SavedBlocksResource extends Resource {
  /**
   * Save blocks for other documents
   *
   * Emails and pages that contain it show its present content.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/saved-blocks` (createSavedBlock)
   * @example
   * ```ts
   * const savedBlock = await client.savedBlocks.create({
   *   site_id,
   *   body: {
   *     name: 'Opening hours',
   *     blocks: [{ id: 'b1', type: 'heading', text: 'Open Tuesday to Saturday', level: 2 }],
   *   },
   * })
   * ```
   */
  create(request: CreateSavedBlockRequest, options?: RequestOptions): Answer<SavedBlock> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/saved-blocks', body: true }, request, options)
  }

  /**
   * Delete a saved block that no document has
   *
   * `listSavedBlockUses` says which documents have it.
   *
   * Permission: `manage-emails`.
   *
   * `DELETE /v1/sites/{site_id}/saved-blocks/{saved_block_id}` (deleteSavedBlock)
   * @example
   * ```ts
   * await client.savedBlocks.delete({ site_id, saved_block_id })
   * ```
   */
  delete(request: DeleteSavedBlockRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/saved-blocks/{saved_block_id}' }, request, options)
  }

  /**
   * Get a saved block
   *
   * Returns the content of the saved block.
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/saved-blocks/{saved_block_id}` (getSavedBlock)
   * @example
   * ```ts
   * const savedBlock = await client.savedBlocks.get({ site_id, saved_block_id })
   * ```
   */
  get(request: GetSavedBlockRequest, options?: RequestOptions): Answer<SavedBlock> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/saved-blocks/{saved_block_id}' }, request, options)
  }

  /**
   * List what uses a saved block
   *
   * First what contains it, which prevents its deletion; then what sends those.
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/saved-blocks/{saved_block_id}/uses` (listSavedBlockUses)
   * @example
   * ```ts
   * const result = await client.savedBlocks.listUses({ site_id, saved_block_id })
   * ```
   */
  listUses(request: ListSavedBlockUsesRequest, options?: RequestOptions): Answer<SavedBlockUses> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/saved-blocks/{saved_block_id}/uses' }, request, options)
  }

  /**
   * List saved blocks
   *
   * Returns blocks that emails and pages share.
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/saved-blocks` (listSavedBlocks)
   * @example
   * ```ts
   * for await (const item of client.savedBlocks.list({ site_id })) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListSavedBlocksRequest, options?: RequestOptions): ListAnswer<SavedBlockPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/saved-blocks', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'updated_after'] }, request, options)
  }

  /**
   * Change a saved block in every document that has it
   *
   * Emails handed off from now on have the new content; emails already sent are not affected.
   *
   * Permission: `manage-emails`.
   *
   * `PATCH /v1/sites/{site_id}/saved-blocks/{saved_block_id}` (updateSavedBlock)
   * @example
   * ```ts
   * const savedBlock = await client.savedBlocks.update({ site_id, saved_block_id, body: { name: 'When we are open' } })
   * ```
   */
  update(request: UpdateSavedBlockRequest, options?: RequestOptions): Answer<SavedBlock> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/saved-blocks/{saved_block_id}', body: true }, request, options)
  }
}
