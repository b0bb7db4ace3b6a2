/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  CreatedSort,
  OpenSessionPage,
} from '../models/index.ts'

export interface DeleteSessionRequest {
  /** ID of the session. */
  session_id: string
}

export interface ListSessionsRequest {
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  /** Only those created after this time. A list with this filter is sorted by time, newest first unless `sort` says otherwise. */
  created_after?: string
  /** Only those created before this time. A list with this filter is sorted by time, newest first unless `sort` says otherwise. */
  created_before?: string
  sort?: CreatedSort
}

/** Where a person is signed in. */
export class SessionsResource extends Resource {
  /**
   * Sign out one device; its token stops working at once
   *
   * Ends a session of the person, on this or another device.
   *
   * Permission: `signed-in`.
   *
   * `DELETE /v1/sessions/{session_id}` (deleteSession)
   * @example
   * ```ts
   * await client.auth.sessions.delete({ session_id })
   * ```
   */
  delete(request: DeleteSessionRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sessions/{session_id}' }, request, options)
  }

  /**
   * Sign out every device but this one
   *
   * Ends all sessions of the person but that of the request.
   *
   * Permission: `signed-in`.
   *
   * `POST /v1/sessions/delete-elsewhere` (deleteSessionsElsewhere)
   * @example
   * ```ts
   * await client.auth.sessions.deleteElsewhere()
   * ```
   */
  deleteElsewhere(options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'POST', path: '/v1/sessions/delete-elsewhere' }, {}, options)
  }

  /**
   * List your sessions, newest first
   *
   * Returns devices on which the person is signed in, with the place and time of their last use.
   *
   * Permission: `signed-in`.
   *
   * `GET /v1/sessions` (listSessions)
   * @example
   * ```ts
   * for await (const item of client.auth.sessions.list()) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListSessionsRequest = {}, options?: RequestOptions): ListAnswer<OpenSessionPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sessions', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort'] }, request, options)
  }
}
