/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  KnowledgeQuestion,
  RetrievedKnowledge,
} from '../models/index.ts'

export interface SearchKnowledgeRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `question`. Unknown fields are refused. */
  body: KnowledgeQuestion
}

/** What a question finds in the knowledge. */
export class RetrievalResource extends Resource {
  /**
   * Find the passages that answer a question
   *
   * Finds passages as an assistant does, in the current content of the sources.
   *
   * Permission: `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/retrieval/search` (searchKnowledge)
   * @example
   * ```ts
   * const result = await client.retrieval.searchKnowledge({ site_id, body: { question: 'deliver on sunday' } })
   * ```
   */
  searchKnowledge(request: SearchKnowledgeRequest, options?: RequestOptions): Answer<RetrievedKnowledge> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/retrieval/search', body: true }, request, options)
  }
}
