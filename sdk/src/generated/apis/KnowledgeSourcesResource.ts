/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  KnowledgeChunkPage,
  KnowledgeSource,
  KnowledgeSourceChanges,
  KnowledgeSourceKind,
  KnowledgeSourcePage,
  NewKnowledgePair,
} from '../models/index.ts'

export interface CreateKnowledgeSourceRequest {
  site_id: string
  body: NewKnowledgePair
}

export interface DeleteKnowledgeSourceRequest {
  site_id: string
  source_id: string
}

export interface GetKnowledgeSourceRequest {
  site_id: string
  source_id: string
}

export interface ListKnowledgeChunksRequest {
  site_id: string
  source_id: string
  limit?: number
  /** `next_cursor` of the page before. */
  cursor?: string
}

export interface ListKnowledgeSourcesRequest {
  site_id: string
  limit?: number
  /** `next_cursor` of the page before. */
  cursor?: string
  kind?: Array<KnowledgeSourceKind>
  /** In their names. */
  search?: string
  vector_id?: string
}

export interface UpdateKnowledgeSourceRequest {
  site_id: string
  source_id: string
  body: KnowledgeSourceChanges
}

/** Endpoints of knowledge-sources. */
export class KnowledgeSourcesResource extends Resource {
  /**
   * Add a source of knowledge
   *
   * Permission: `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/knowledge-sources` (createKnowledgeSource)
   */
  create(request: CreateKnowledgeSourceRequest, options?: RequestOptions): Answer<KnowledgeSource> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/knowledge-sources', body: true }, request, options)
  }

  /**
   * Delete a source of knowledge
   *
   * Nothing answers from it any more. Answers that were given keep what they cited.
   *
   * Permission: `manage-assistants`.
   *
   * `DELETE /v1/sites/{site_id}/knowledge-sources/{source_id}` (deleteKnowledgeSource)
   */
  delete(request: DeleteKnowledgeSourceRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/knowledge-sources/{source_id}' }, request, options)
  }

  /**
   * Get a source of knowledge
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/knowledge-sources/{source_id}` (getKnowledgeSource)
   */
  get(request: GetKnowledgeSourceRequest, options?: RequestOptions): Answer<KnowledgeSource> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/knowledge-sources/{source_id}' }, request, options)
  }

  /**
   * List the passages that are answered from, in their order
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/knowledge-sources/{source_id}/chunks` (listKnowledgeChunks)
   */
  listKnowledgeChunks(request: ListKnowledgeChunksRequest, options?: RequestOptions): ListAnswer<KnowledgeChunkPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/knowledge-sources/{source_id}/chunks', query: ['limit', 'cursor'] }, request, options)
  }

  /**
   * List sources of knowledge, the newest first
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/knowledge-sources` (listKnowledgeSources)
   */
  list(request: ListKnowledgeSourcesRequest, options?: RequestOptions): ListAnswer<KnowledgeSourcePage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/knowledge-sources', query: ['limit', 'cursor', 'kind', 'search', 'vector_id'] }, request, options)
  }

  /**
   * Change a source of knowledge
   *
   * Permission: `manage-assistants`.
   *
   * `PATCH /v1/sites/{site_id}/knowledge-sources/{source_id}` (updateKnowledgeSource)
   */
  update(request: UpdateKnowledgeSourceRequest, options?: RequestOptions): Answer<KnowledgeSource> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/knowledge-sources/{source_id}', body: true }, request, options)
  }
}
