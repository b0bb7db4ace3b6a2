/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  Keyword,
  KeywordChanges,
  KeywordPage,
  KeywordSort,
  NewKeyword,
  NewKeywordPage,
  NewKeywordText,
  Operation,
} from '../models/index.ts'

export interface CreateKeywordRequest {
  site_id: string
  assistant_id: string
  body: NewKeyword
}

export interface DeleteKeywordRequest {
  site_id: string
  keyword_id: string
}

export interface GetKeywordRequest {
  site_id: string
  keyword_id: string
}

export interface ListKeywordsRequest {
  site_id: string
  assistant_id: string
  limit?: number
  /** `next_cursor` of the page before. */
  cursor?: string
  /** In main and secondary keywords. */
  search?: string
  /** Of its texts, such as `en` or `pt-BR`. */
  language?: string
  /** `-created_at` where none is given. */
  sort?: KeywordSort
}

export interface PublishKeywordRequest {
  site_id: string
  keyword_id: string
  body: NewKeywordPage
}

export interface UpdateKeywordRequest {
  site_id: string
  keyword_id: string
  body: KeywordChanges
}

export interface WriteKeywordRequest {
  site_id: string
  keyword_id: string
  body: NewKeywordText
}

/** Endpoints of keywords. */
export class KeywordsResource extends Resource {
  /**
   * Add a main keyword with its secondary keywords
   *
   * Each keyword is there once for an assistant and a language, as a main or a secondary one, whatever its case, accents and spaces.
   *
   * Permission: `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/assistants/{assistant_id}/keywords` (createKeyword)
   */
  create(request: CreateKeywordRequest, options?: RequestOptions): Answer<Keyword> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/assistants/{assistant_id}/keywords', body: true }, request, options)
  }

  /**
   * Delete a main keyword with its secondary keywords and what was written for it
   *
   * Refused while a page that was made of it exists.
   *
   * Permission: `manage-assistants`.
   *
   * `DELETE /v1/sites/{site_id}/keywords/{keyword_id}` (deleteKeyword)
   */
  delete(request: DeleteKeywordRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/keywords/{keyword_id}' }, request, options)
  }

  /**
   * Get a main keyword
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/keywords/{keyword_id}` (getKeyword)
   */
  get(request: GetKeywordRequest, options?: RequestOptions): Answer<Keyword> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/keywords/{keyword_id}' }, request, options)
  }

  /**
   * List the main keywords of an assistant
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/assistants/{assistant_id}/keywords` (listKeywords)
   */
  list(request: ListKeywordsRequest, options?: RequestOptions): ListAnswer<KeywordPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/assistants/{assistant_id}/keywords', query: ['limit', 'cursor', 'search', 'language', 'sort'] }, request, options)
  }

  /**
   * Create a draft page from the draft of a keyword
   *
   * It is public once it is published as a page. `with_sources`: the passages are listed below.
   *
   * Permission: `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/keywords/{keyword_id}/publish` (publishKeyword)
   */
  publish(request: PublishKeywordRequest, options?: RequestOptions): Answer<Keyword> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/keywords/{keyword_id}/publish', body: true }, request, options)
  }

  /**
   * Change a main keyword or its secondary keywords
   *
   * The list is replaced. A page that was made of it keeps the keyword that it has.
   *
   * Permission: `manage-assistants`.
   *
   * `PATCH /v1/sites/{site_id}/keywords/{keyword_id}` (updateKeyword)
   */
  update(request: UpdateKeywordRequest, options?: RequestOptions): Answer<Keyword> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/keywords/{keyword_id}', body: true }, request, options)
  }

  /**
   * Write a brief, an outline or a draft for a keyword
   *
   * An operation, by the model that is connected and from passages of the assistant’s knowledge, within the assistant’s spending limits. Without a model, brief and outline are put together from the passages alone. A draft follows the outline, section by section. What was written before is replaced.
   *
   * Permission: `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/keywords/{keyword_id}/write` (writeKeyword)
   */
  write(request: WriteKeywordRequest, options?: RequestOptions): Answer<Operation> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/keywords/{keyword_id}/write', body: true }, request, options)
  }
}
