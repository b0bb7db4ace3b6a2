/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  AiDraft,
  AiDraftApproval,
  AiDraftPage,
  AiDraftStatus,
  AiUsage,
  CreatedSort,
} from '../models/index.ts'

export interface ApproveAiDraftRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the text. */
  draft_id: string
  /** Every field may be left out. Unknown fields are refused. */
  body: AiDraftApproval
}

export interface GetAiDraftRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the text. */
  draft_id: string
}

export interface GetAiUsageRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface ListAiDraftsRequest {
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
  /** State of the draft. Only a `ready` draft is ever sent. */
  status?: AiDraftStatus
  /** Only those of this journey. */
  journey_id?: string
  /** Only those of this run. */
  run_id?: string
  /** Only those of this lead. */
  lead_id?: string
}

export interface RejectAiDraftRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the text. */
  draft_id: string
}

/** Journeys and texts drafted by a model, to be reviewed. */
export class AiDraftsResource extends Resource {
  /**
   * Approve a text, as it is or with changes
   *
   * The email is sent with this text at once, or when its journey allows it.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/ai-drafts/{draft_id}/approve` (approveAiDraft)
   * @example
   * ```ts
   * const result = await client.aiDrafts.approve({ site_id, draft_id, body: { subject: 'Thank you, Lucía' } })
   * ```
   */
  approve(request: ApproveAiDraftRequest, options?: RequestOptions): Answer<AiDraft> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/ai-drafts/{draft_id}/approve', body: true }, request, options)
  }

  /**
   * Get a text that the AI wrote
   *
   * Returns the text with the email that it is for, and what the AI was asked.
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/ai-drafts/{draft_id}` (getAiDraft)
   * @example
   * ```ts
   * const aiDraft = await client.aiDrafts.get({ site_id, draft_id })
   * ```
   */
  get(request: GetAiDraftRequest, options?: RequestOptions): Answer<AiDraft> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/ai-drafts/{draft_id}' }, request, options)
  }

  /**
   * Get whether AI texts can be written, today’s cost and what is waiting
   *
   * The cap is part of the marketing settings. Once it is reached, texts wait for the site’s next day. Calls and cost include images that are read as knowledge; assistants have caps of their own.
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/ai-usage` (getAiUsage)
   * @example
   * ```ts
   * const result = await client.aiDrafts.getAiUsage({ site_id })
   * ```
   */
  getAiUsage(request: GetAiUsageRequest, options?: RequestOptions): Answer<AiUsage> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/ai-usage' }, request, options)
  }

  /**
   * List texts that the AI wrote, newest first
   *
   * Returns texts for leads in journeys, written or waiting for approval.
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/ai-drafts` (listAiDrafts)
   * @example
   * ```ts
   * for await (const item of client.aiDrafts.list({ site_id })) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListAiDraftsRequest, options?: RequestOptions): ListAnswer<AiDraftPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/ai-drafts', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'status', 'journey_id', 'run_id', 'lead_id'] }, request, options)
  }

  /**
   * Reject a text; the run continues without that email
   *
   * The lead does not get the email. The run goes on with the next step.
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/ai-drafts/{draft_id}/reject` (rejectAiDraft)
   * @example
   * ```ts
   * const result = await client.aiDrafts.reject({ site_id, draft_id })
   * ```
   */
  reject(request: RejectAiDraftRequest, options?: RequestOptions): Answer<AiDraft> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/ai-drafts/{draft_id}/reject' }, request, options)
  }
}
