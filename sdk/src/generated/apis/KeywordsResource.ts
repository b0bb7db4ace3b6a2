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
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the assistant. */
  assistant_id: string
  /** Requires `language` and `keyword`. Unknown fields are refused. */
  body: NewKeyword
}

export interface DeleteKeywordRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the keyword. */
  keyword_id: string
}

export interface GetKeywordRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the keyword. */
  keyword_id: string
}

export interface ListKeywordsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the assistant. */
  assistant_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  /** Only those created after this time. A list with this filter is sorted by time, newest first unless `sort` says otherwise. */
  created_after?: string
  /** Only those created before this time. A list with this filter is sorted by time, newest first unless `sort` says otherwise. */
  created_before?: string
  /** Sort order. Defaults to `-created_at`. */
  sort?: KeywordSort
  /** Only those changed after this time. */
  updated_after?: string
  /** Text to find in main and secondary keywords. */
  search?: string
  /** Language of the texts, such as `en` or `pt-BR`. */
  language?: string
}

export interface PublishKeywordRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the keyword. */
  keyword_id: string
  /** Every field may be left out. Unknown fields are refused. */
  body: NewKeywordPage
}

export interface UpdateKeywordRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the keyword. */
  keyword_id: string
  /** The fields to change. Those that are left out stay as they are. */
  body: KeywordChanges
}

export interface WriteKeywordRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the keyword. */
  keyword_id: string
  /** Requires `part`. Unknown fields are refused. */
  body: NewKeywordText
}

/** Words at which an assistant answers with a text of yours. */
export class KeywordsResource extends Resource {
  /**
   * Add a main keyword with its secondary keywords
   *
   * A keyword is unique per assistant and language, as main or secondary keyword, ignoring case, accents and spaces.
   *
   * Permission: `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/assistants/{assistant_id}/keywords` (createKeyword)
   * @example
   * ```ts
   * const keyword = await client.keywords.create({
   *   site_id,
   *   assistant_id,
   *   body: { language: 'en', keyword: 'balcony plants', secondary_keywords: ['plants for shade'] },
   * })
   * ```
   */
  create(request: CreateKeywordRequest, options?: RequestOptions): Answer<Keyword> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/assistants/{assistant_id}/keywords', body: true }, request, options)
  }

  /**
   * Delete a main keyword with its secondary keywords and what was written for it
   *
   * Refused while a page created from it exists.
   *
   * Permission: `manage-assistants`.
   *
   * `DELETE /v1/sites/{site_id}/keywords/{keyword_id}` (deleteKeyword)
   * @example
   * ```ts
   * await client.keywords.delete({ site_id, keyword_id })
   * ```
   */
  delete(request: DeleteKeywordRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/keywords/{keyword_id}' }, request, options)
  }

  /**
   * Get a main keyword
   *
   * Returns the keyword with brief, outline and draft, as far as they were written.
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/keywords/{keyword_id}` (getKeyword)
   * @example
   * ```ts
   * const keyword = await client.keywords.get({ site_id, keyword_id })
   * ```
   */
  get(request: GetKeywordRequest, options?: RequestOptions): Answer<Keyword> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/keywords/{keyword_id}' }, request, options)
  }

  /**
   * List the main keywords of an assistant
   *
   * Returns keywords that texts are written for, without the texts.
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/assistants/{assistant_id}/keywords` (listKeywords)
   * @example
   * ```ts
   * for await (const item of client.keywords.list({ site_id, assistant_id })) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListKeywordsRequest, options?: RequestOptions): ListAnswer<KeywordPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/assistants/{assistant_id}/keywords', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'updated_after', 'search', 'language'] }, request, options)
  }

  /**
   * Create a draft page from the draft of a keyword
   *
   * Creates a draft page, which visitors see once that page is published. `with_sources` lists the passages at the end.
   *
   * Permission: `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/keywords/{keyword_id}/publish` (publishKeyword)
   * @example
   * ```ts
   * const keyword = await client.keywords.publish({
   *   site_id,
   *   keyword_id,
   *   body: { handle: 'balcony-plants', with_sources: true },
   * })
   * ```
   */
  publish(request: PublishKeywordRequest, options?: RequestOptions): Answer<Keyword> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/keywords/{keyword_id}/publish', body: true }, request, options)
  }

  /**
   * Change a main keyword or its secondary keywords
   *
   * The list is replaced. A page created from it keeps its keyword.
   *
   * Permission: `manage-assistants`.
   *
   * `PATCH /v1/sites/{site_id}/keywords/{keyword_id}` (updateKeyword)
   * @example
   * ```ts
   * const keyword = await client.keywords.update({
   *   site_id,
   *   keyword_id,
   *   body: { secondary_keywords: ['plants for shade', 'hanging plants'] },
   * })
   * ```
   */
  update(request: UpdateKeywordRequest, options?: RequestOptions): Answer<Keyword> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/keywords/{keyword_id}', body: true }, request, options)
  }

  /**
   * Write a brief, an outline or a draft for a keyword
   *
   * Runs as an operation, with the connected model and passages of the assistant’s knowledge, within the assistant’s spending caps. Without a model, brief and outline are assembled from the passages alone. A draft follows the outline, section by section. Replaces what was written before.
   *
   * Permission: `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/keywords/{keyword_id}/write` (writeKeyword)
   * @example
   * ```ts
   * const result = await client.keywords.write({ site_id, keyword_id, body: { part: 'brief' } })
   * ```
   */
  write(request: WriteKeywordRequest, options?: RequestOptions): Answer<Operation> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/keywords/{keyword_id}/write', body: true }, request, options)
  }
}
