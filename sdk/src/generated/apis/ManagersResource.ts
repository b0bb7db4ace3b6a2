/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  Manager,
  ManagerChanges,
  ManagerPage,
  NewManager,
} from '../models/index.ts'

export interface CreateManagerRequest {
  body: NewManager
}

export interface DeleteManagerRequest {
  manager_id: string
}

export interface GetManagerRequest {
  manager_id: string
}

export interface ListManagersRequest {
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
}

export interface ResendManagerInvitationRequest {
  manager_id: string
}

export interface UpdateManagerRequest {
  manager_id: string
  body: ManagerChanges
}

/** People who work on the account’s sites, and what they may do. */
export class ManagersResource extends Resource {
  /**
   * Invite somebody by email
   *
   * Callers cannot grant permissions or sites that they do not have.
   *
   * Permission: `manage-managers`.
   *
   * `POST /v1/managers` (createManager)
   */
  create(request: CreateManagerRequest, options?: RequestOptions): Answer<Manager> {
    return this.calls.send({ method: 'POST', path: '/v1/managers', body: true }, request, options)
  }

  /**
   * Remove a manager, or revoke the invitation
   *
   * Ends the person’s sessions, streams and exports immediately and deletes the API keys they created in the account. Only for people with no more permissions than the caller, and not for oneself.
   *
   * Permission: `manage-managers`.
   *
   * `DELETE /v1/managers/{manager_id}` (deleteManager)
   */
  delete(request: DeleteManagerRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/managers/{manager_id}' }, request, options)
  }

  /**
   * Get a manager
   *
   * Permission: `manage-managers`.
   *
   * `GET /v1/managers/{manager_id}` (getManager)
   */
  get(request: GetManagerRequest, options?: RequestOptions): Answer<Manager> {
    return this.calls.send({ method: 'GET', path: '/v1/managers/{manager_id}' }, request, options)
  }

  /**
   * List managers and open invitations
   *
   * Permission: `manage-managers`.
   *
   * `GET /v1/managers` (listManagers)
   */
  list(request: ListManagersRequest = {}, options?: RequestOptions): ListAnswer<ManagerPage> {
    return this.calls.list({ method: 'GET', path: '/v1/managers', query: ['limit', 'cursor'] }, request, options)
  }

  /**
   * Resend an invitation; the earlier link stops working
   *
   * Permission: `manage-managers`.
   *
   * `POST /v1/managers/{manager_id}/resend-invitation` (resendManagerInvitation)
   */
  resendInvitation(request: ResendManagerInvitationRequest, options?: RequestOptions): Answer<Manager> {
    return this.calls.send({ method: 'POST', path: '/v1/managers/{manager_id}/resend-invitation' }, request, options)
  }

  /**
   * Change what a manager may do, and where; takes effect at once
   *
   * Only for people with no more permissions and sites than the caller, and not for oneself. API keys they created that exceed their new permissions are deleted.
   *
   * Permission: `manage-managers`.
   *
   * `PATCH /v1/managers/{manager_id}` (updateManager)
   */
  update(request: UpdateManagerRequest, options?: RequestOptions): Answer<Manager> {
    return this.calls.send({ method: 'PATCH', path: '/v1/managers/{manager_id}', body: true }, request, options)
  }
}
