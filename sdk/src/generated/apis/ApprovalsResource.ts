/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  Approval,
  ApprovalPage,
  ApprovalStatus,
  CreatedSort,
  NewApproval,
} from '../models/index.ts'

export interface ApproveApprovalRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the request for approval. */
  approval_id: string
}

export interface CreateApprovalRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `operation_id` and `reason`. Unknown fields are refused. */
  body: NewApproval
}

export interface GetApprovalRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the request for approval. */
  approval_id: string
}

export interface ListApprovalsRequest {
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
  /** State of the request. */
  status?: ApprovalStatus
}

export interface RejectApprovalRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the request for approval. */
  approval_id: string
}

/** Calls that a program asks a person to make. */
export class ApprovalsResource extends Resource {
  /**
   * Approve a call and carry it out
   *
   * For people alone: API keys get 403, so that no program approves what a program requested. Requires the permission of the operation, which is carried out as if the caller had called it. If the operation refuses, `status` is `failed`. If the caller may not carry it out now, or the server cannot, the refusal is answered and the request stays pending.
   *
   * Permission: `read-site`.
   *
   * `POST /v1/sites/{site_id}/approvals/{approval_id}/approve` (approveApproval)
   * @example
   * ```ts
   * const result = await client.approvals.approve({ site_id, approval_id })
   * ```
   */
  approve(request: ApproveApprovalRequest, options?: RequestOptions): Answer<Approval> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/approvals/{approval_id}/approve' }, request, options)
  }

  /**
   * Request approval of a call
   *
   * For programs that may prepare a change but not make it, such as AI agents. Nothing is carried out until a person approves it in the admin, with the permissions of that person; the caller needs none for the operation. Endpoints of a site that change something and take JSON can be requested, except those that show a secret or require a recent sign-in. A request that nobody decides expires after 7 days.
   *
   * Permission: `read-site`.
   *
   * `POST /v1/sites/{site_id}/approvals` (createApproval)
   * @example
   * ```ts
   * const approval = await client.approvals.create({
   *   site_id,
   *   body: { operation_id: 'pauseSite', reason: 'Bounces have tripled since noon.' },
   * })
   * ```
   */
  create(request: CreateApprovalRequest, options?: RequestOptions): Answer<Approval> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/approvals', body: true }, request, options)
  }

  /**
   * Get a request for approval
   *
   * With its outcome, once it is decided. Seen by whoever made it, and by everyone with the permission of its operation.
   *
   * Permission: `read-site`.
   *
   * `GET /v1/sites/{site_id}/approvals/{approval_id}` (getApproval)
   * @example
   * ```ts
   * const approval = await client.approvals.get({ site_id, approval_id })
   * ```
   */
  get(request: GetApprovalRequest, options?: RequestOptions): Answer<Approval> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/approvals/{approval_id}' }, request, options)
  }

  /**
   * List requests for approval, newest first
   *
   * The caller’s own requests, and those whose operation the caller has the permission for.
   *
   * Permission: `read-site`.
   *
   * `GET /v1/sites/{site_id}/approvals` (listApprovals)
   * @example
   * ```ts
   * for await (const item of client.approvals.list({ site_id })) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListApprovalsRequest, options?: RequestOptions): ListAnswer<ApprovalPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/approvals', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'status'] }, request, options)
  }

  /**
   * Reject a call; it is not carried out
   *
   * For everyone who sees the request; whoever made it withdraws it with this.
   *
   * Permission: `read-site`.
   *
   * `POST /v1/sites/{site_id}/approvals/{approval_id}/reject` (rejectApproval)
   * @example
   * ```ts
   * const result = await client.approvals.reject({ site_id, approval_id })
   * ```
   */
  reject(request: RejectApprovalRequest, options?: RequestOptions): Answer<Approval> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/approvals/{approval_id}/reject' }, request, options)
  }
}
