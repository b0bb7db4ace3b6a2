/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  CreatedSort,
  NewVector,
  Vector,
  VectorChanges,
  VectorPage,
  VectorSync,
} from '../models/index.ts'

export interface CreateVectorRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `name`. Unknown fields are refused. */
  body: NewVector
}

export interface DeleteVectorRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the vector. */
  vector_id: string
}

export interface GetVectorRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the vector. */
  vector_id: string
}

export interface ListVectorsRequest {
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

export interface SyncVectorRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the vector. */
  vector_id: string
}

export interface UpdateVectorRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the vector. */
  vector_id: string
  /** The fields to change. Those that are left out stay as they are. */
  body: VectorChanges
}

/** Collections of sources that several assistants use. */
export class VectorsResource extends Resource {
  /**
   * Create a vector
   *
   * Assistants that use it answer from its sources.
   *
   * Permission: `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/vectors` (createVector)
   * @example
   * ```ts
   * const vector = await client.vectors.create({ site_id, body: { name: 'Deliveries' } })
   * ```
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
   * @example
   * ```ts
   * await client.vectors.delete({ site_id, vector_id })
   * ```
   */
  delete(request: DeleteVectorRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/vectors/{vector_id}' }, request, options)
  }

  /**
   * Get a vector
   *
   * Returns name, sources and size of the vector.
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/vectors/{vector_id}` (getVector)
   * @example
   * ```ts
   * const vector = await client.vectors.get({ site_id, vector_id })
   * ```
   */
  get(request: GetVectorRequest, options?: RequestOptions): Answer<Vector> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/vectors/{vector_id}' }, request, options)
  }

  /**
   * List vectors
   *
   * Returns named sets of sources that assistants answer from.
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/vectors` (listVectors)
   * @example
   * ```ts
   * for await (const item of client.vectors.list({ site_id })) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListVectorsRequest, options?: RequestOptions): ListAnswer<VectorPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/vectors', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'updated_after', 'search'] }, request, options)
  }

  /**
   * Update the sources of a vector
   *
   * Starts an operation for each source that can be read again and is not being read already.
   *
   * Permission: `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/vectors/{vector_id}/sync` (syncVector)
   * @example
   * ```ts
   * const result = await client.vectors.sync({ site_id, vector_id })
   * ```
   */
  sync(request: SyncVectorRequest, options?: RequestOptions): Answer<VectorSync> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/vectors/{vector_id}/sync' }, request, options)
  }

  /**
   * Rename a vector or choose its sources
   *
   * Changes the fields that are sent. Sources that are left out are no longer answered from.
   *
   * Permission: `manage-assistants`.
   *
   * `PATCH /v1/sites/{site_id}/vectors/{vector_id}` (updateVector)
   * @example
   * ```ts
   * const vector = await client.vectors.update({ site_id, vector_id, body: { name: 'Deliveries and returns' } })
   * ```
   */
  update(request: UpdateVectorRequest, options?: RequestOptions): Answer<Vector> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/vectors/{vector_id}', body: true }, request, options)
  }
}
