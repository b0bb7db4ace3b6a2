/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  NewSavedBlock,
  SavedBlock,
  SavedBlockChanges,
  SavedBlockPage,
  SavedBlockUses,
} from '../models/index.ts'

export interface CreateSavedBlockRequest {
  site_id: string
  body: NewSavedBlock
}

export interface DeleteSavedBlockRequest {
  site_id: string
  saved_block_id: string
}

export interface GetSavedBlockRequest {
  site_id: string
  saved_block_id: string
}

export interface ListSavedBlockUsesRequest {
  site_id: string
  saved_block_id: string
}

export interface ListSavedBlocksRequest {
  site_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
}

export interface UpdateSavedBlockRequest {
  site_id: string
  saved_block_id: string
  body: SavedBlockChanges
}

/** Parts of emails that several templates use. */
export class SavedBlocksResource extends Resource {
  /**
   * Save blocks for other documents
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/saved-blocks` (createSavedBlock)
   */
  create(request: CreateSavedBlockRequest, options?: RequestOptions): Answer<SavedBlock> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/saved-blocks', body: true }, request, options)
  }

  /**
   * Delete a saved block that no document has
   *
   * Permission: `manage-emails`.
   *
   * `DELETE /v1/sites/{site_id}/saved-blocks/{saved_block_id}` (deleteSavedBlock)
   */
  delete(request: DeleteSavedBlockRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/saved-blocks/{saved_block_id}' }, request, options)
  }

  /**
   * Get a saved block
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/saved-blocks/{saved_block_id}` (getSavedBlock)
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
   */
  listUses(request: ListSavedBlockUsesRequest, options?: RequestOptions): Answer<SavedBlockUses> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/saved-blocks/{saved_block_id}/uses' }, request, options)
  }

  /**
   * List saved blocks
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/saved-blocks` (listSavedBlocks)
   */
  list(request: ListSavedBlocksRequest, options?: RequestOptions): ListAnswer<SavedBlockPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/saved-blocks', query: ['limit', 'cursor'] }, request, options)
  }

  /**
   * Change a saved block in every document that has it
   *
   * Emails handed off from now on have the new content; emails already sent are not affected.
   *
   * Permission: `manage-emails`.
   *
   * `PATCH /v1/sites/{site_id}/saved-blocks/{saved_block_id}` (updateSavedBlock)
   */
  update(request: UpdateSavedBlockRequest, options?: RequestOptions): Answer<SavedBlock> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/saved-blocks/{saved_block_id}', body: true }, request, options)
  }
}
