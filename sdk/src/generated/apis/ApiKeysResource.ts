/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  ApiKey,
  ApiKeyChanges,
  ApiKeyPage,
  ApiKeyWithKey,
  CreatedSort,
  NewApiKey,
} from '../models/index.ts'

export interface CreateApiKeyRequest {
  /** Requires `name` and `grants`. Unknown fields are refused. */
  body: NewApiKey
}

export interface DeleteApiKeyRequest {
  /** ID of the API key. */
  api_key_id: string
}

export interface GetApiKeyRequest {
  /** ID of the API key. */
  api_key_id: string
}

export interface ListApiKeysRequest {
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

export interface ResetApiKeyRequest {
  /** ID of the API key. */
  api_key_id: string
}

export interface UpdateApiKeyRequest {
  /** ID of the API key. */
  api_key_id: string
  /** The fields to change. Those that are left out stay as they are. */
  body: ApiKeyChanges
}

/** Keys for programs, with their sites and permissions. */
export class ApiKeysResource extends Resource {
  /**
   * Create an API key
   *
   * The secret is in this response alone and cannot be read again. A key can be given only permissions and sites that the caller has. A key that another key makes is limited at least as that one: it may only read if that one may only read, expires no later, and works from no other address.
   *
   * With a session, requires a sign-in or `reauthenticate` within the last 15 minutes.
   *
   * Permission: `manage-account`.
   *
   * `POST /v1/api-keys` (createApiKey)
   * @example
   * ```ts
   * const apiKey = await client.apiKeys.create({ body: { name: 'Website', grants: ['manage-leads'] } })
   * ```
   */
  create(request: CreateApiKeyRequest, options?: RequestOptions): Answer<ApiKeyWithKey> {
    return this.calls.send({ method: 'POST', path: '/v1/api-keys', body: true }, request, options)
  }

  /**
   * Delete an API key; it stops working at once
   *
   * Only for keys with no more permissions and sites than the caller.
   *
   * Permission: `manage-account`.
   *
   * `DELETE /v1/api-keys/{api_key_id}` (deleteApiKey)
   * @example
   * ```ts
   * await client.apiKeys.delete({ api_key_id })
   * ```
   */
  delete(request: DeleteApiKeyRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/api-keys/{api_key_id}' }, request, options)
  }

  /**
   * Get an API key, without its secret
   *
   * Returns what the key may do, and when it was used last.
   *
   * Permission: `manage-account`.
   *
   * `GET /v1/api-keys/{api_key_id}` (getApiKey)
   * @example
   * ```ts
   * const apiKey = await client.apiKeys.get({ api_key_id })
   * ```
   */
  get(request: GetApiKeyRequest, options?: RequestOptions): Answer<ApiKey> {
    return this.calls.send({ method: 'GET', path: '/v1/api-keys/{api_key_id}' }, request, options)
  }

  /**
   * List API keys
   *
   * Returns keys of the account without their secrets, newest first.
   *
   * Permission: `manage-account`.
   *
   * `GET /v1/api-keys` (listApiKeys)
   * @example
   * ```ts
   * for await (const item of client.apiKeys.list()) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListApiKeysRequest = {}, options?: RequestOptions): ListAnswer<ApiKeyPage> {
    return this.calls.list({ method: 'GET', path: '/v1/api-keys', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'updated_after'] }, request, options)
  }

  /**
   * Replace the secret of an API key; the old one stops working at once
   *
   * Only for keys with no more permissions and sites than the caller.
   *
   * With a session, requires a sign-in or `reauthenticate` within the last 15 minutes.
   *
   * Permission: `manage-account`.
   *
   * `POST /v1/api-keys/{api_key_id}/reset` (resetApiKey)
   * @example
   * ```ts
   * const result = await client.apiKeys.reset({ api_key_id })
   * ```
   */
  reset(request: ResetApiKeyRequest, options?: RequestOptions): Answer<ApiKeyWithKey> {
    return this.calls.send({ method: 'POST', path: '/v1/api-keys/{api_key_id}/reset' }, request, options)
  }

  /**
   * Change the name and the limits of an API key
   *
   * Only for keys with no more permissions and sites than the caller. Permissions, sites and `read_only` stay as they were made.
   *
   * With a session, requires a sign-in or `reauthenticate` within the last 15 minutes.
   *
   * Permission: `manage-account`.
   *
   * `PATCH /v1/api-keys/{api_key_id}` (updateApiKey)
   * @example
   * ```ts
   * const apiKey = await client.apiKeys.update({
   *   api_key_id,
   *   body: { name: 'Website of the shop', expires_at: '2028-01-01T00:00:00.000Z' },
   * })
   * ```
   */
  update(request: UpdateApiKeyRequest, options?: RequestOptions): Answer<ApiKey> {
    return this.calls.send({ method: 'PATCH', path: '/v1/api-keys/{api_key_id}', body: true }, request, options)
  }
}
