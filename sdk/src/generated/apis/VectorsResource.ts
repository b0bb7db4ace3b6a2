/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  NewVector,
  Vector,
  VectorChanges,
  VectorPage,
  VectorSync,
} from '../models/index.ts'

export interface CreateVectorRequest {
  site_id: string
  body: NewVector
}

export interface DeleteVectorRequest {
  site_id: string
  vector_id: string
}

export interface GetVectorRequest {
  site_id: string
  vector_id: string
}

export interface ListVectorsRequest {
  site_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  search?: string
}

export interface SyncVectorRequest {
  site_id: string
  vector_id: string
}

export interface UpdateVectorRequest {
  site_id: string
  vector_id: string
  body: VectorChanges
}

/** Collections of sources that several assistants use. */
export class VectorsResource extends Resource {
  /**
   * Create a vector
   *
   * Permission: `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/vectors` (createVector)
   */
  create(request: CreateVectorRequest, options?: RequestOptions): Answer<Vector> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/vectors', body: true }, request, options)
  }

  /**
   * Delete a vector; its sources stay
   *
   * Refused while an assistant uses it.
   *
   * Permission: `manage-assistants`.
   *
   * `DELETE /v1/sites/{site_id}/vectors/{vector_id}` (deleteVector)
   */
  delete(request: DeleteVectorRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/vectors/{vector_id}' }, request, options)
  }

  /**
   * Get a vector
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/vectors/{vector_id}` (getVector)
   */
  get(request: GetVectorRequest, options?: RequestOptions): Answer<Vector> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/vectors/{vector_id}' }, request, options)
  }

  /**
   * List vectors
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/vectors` (listVectors)
   */
  list(request: ListVectorsRequest, options?: RequestOptions): ListAnswer<VectorPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/vectors', query: ['limit', 'cursor', 'search'] }, request, options)
  }

  /**
   * Update the sources of a vector
   *
   * Starts an operation for each source that can be read again and is not being read already.
   *
   * Permission: `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/vectors/{vector_id}/sync` (syncVector)
   */
  sync(request: SyncVectorRequest, options?: RequestOptions): Answer<VectorSync> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/vectors/{vector_id}/sync' }, request, options)
  }

  /**
   * Rename a vector or choose its sources
   *
   * Permission: `manage-assistants`.
   *
   * `PATCH /v1/sites/{site_id}/vectors/{vector_id}` (updateVector)
   */
  update(request: UpdateVectorRequest, options?: RequestOptions): Answer<Vector> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/vectors/{vector_id}', body: true }, request, options)
  }
}
