/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  OpenSessionPage,
} from '../models/index.ts'

export interface DeleteSessionRequest {
  session_id: string
}

export interface ListSessionsRequest {
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
}

/** Where a person is signed in. */
export class SessionsResource extends Resource {
  /**
   * Sign out one device; its token stops working at once
   *
   * Permission: `signed-in`.
   *
   * `DELETE /v1/sessions/{session_id}` (deleteSession)
   */
  delete(request: DeleteSessionRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sessions/{session_id}' }, request, options)
  }

  /**
   * Sign out every device but this one
   *
   * Permission: `signed-in`.
   *
   * `POST /v1/sessions/delete-elsewhere` (deleteSessionsElsewhere)
   */
  deleteElsewhere(options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'POST', path: '/v1/sessions/delete-elsewhere' }, {}, options)
  }

  /**
   * List your sessions, newest first
   *
   * Permission: `signed-in`.
   *
   * `GET /v1/sessions` (listSessions)
   */
  list(request: ListSessionsRequest = {}, options?: RequestOptions): ListAnswer<OpenSessionPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sessions', query: ['limit', 'cursor'] }, request, options)
  }
}
