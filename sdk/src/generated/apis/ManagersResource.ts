/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  CreatedSort,
  Manager,
  ManagerChanges,
  ManagerPage,
  NewManager,
} from '../models/index.ts'

export interface CreateManagerRequest {
  /** Requires `name` and `email`. Unknown fields are refused. */
  body: NewManager
}

export interface DeleteManagerRequest {
  /** ID of the manager: of their membership in the account, not of the user. */
  manager_id: string
}

export interface GetManagerRequest {
  /** ID of the manager: of their membership in the account, not of the user. */
  manager_id: string
}

export interface ListManagersRequest {
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

export interface ResendManagerInvitationRequest {
  /** ID of the manager: of their membership in the account, not of the user. */
  manager_id: string
}

export interface UpdateManagerRequest {
  /** ID of the manager: of their membership in the account, not of the user. */
  manager_id: string
  /** The fields to change. Those that are left out stay as they are. */
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
   * @example
   * ```ts
   * const manager = await client.managers.create({
   *   body: {
   *     name: 'Bea López',
   *     email: 'bea@example.com',
   *     site_ids: ['site_0199a3f2c4d87e6b9a0112233445566f'],
   *     grants: ['manage-leads'],
   *   },
   * })
   * ```
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
   * @example
   * ```ts
   * await client.managers.delete({ manager_id })
   * ```
   */
  delete(request: DeleteManagerRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/managers/{manager_id}' }, request, options)
  }

  /**
   * Get a manager
   *
   * Returns role, sites and permissions of the person in the account.
   *
   * Permission: `manage-managers`.
   *
   * `GET /v1/managers/{manager_id}` (getManager)
   * @example
   * ```ts
   * const manager = await client.managers.get({ manager_id })
   * ```
   */
  get(request: GetManagerRequest, options?: RequestOptions): Answer<Manager> {
    return this.calls.send({ method: 'GET', path: '/v1/managers/{manager_id}' }, request, options)
  }

  /**
   * List managers and open invitations
   *
   * Returns the people of the account with their roles, sites and permissions, and invitations that were not accepted yet.
   *
   * Permission: `manage-managers`.
   *
   * `GET /v1/managers` (listManagers)
   * @example
   * ```ts
   * for await (const item of client.managers.list()) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListManagersRequest = {}, options?: RequestOptions): ListAnswer<ManagerPage> {
    return this.calls.list({ method: 'GET', path: '/v1/managers', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'updated_after'] }, request, options)
  }

  /**
   * Resend an invitation; the earlier link stops working
   *
   * Sends a new email to the invited address, valid for a week again.
   *
   * Permission: `manage-managers`.
   *
   * `POST /v1/managers/{manager_id}/resend-invitation` (resendManagerInvitation)
   * @example
   * ```ts
   * const result = await client.managers.resendInvitation({ manager_id })
   * ```
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
   * @example
   * ```ts
   * const manager = await client.managers.update({ manager_id, body: { grants: ['manage-leads'] } })
   * ```
   */
  update(request: UpdateManagerRequest, options?: RequestOptions): Answer<Manager> {
    return this.calls.send({ method: 'PATCH', path: '/v1/managers/{manager_id}', body: true }, request, options)
  }
}
