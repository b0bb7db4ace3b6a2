/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  AiDraft,
  AiDraftApproval,
  AiDraftPage,
  AiDraftState,
  AiUsage,
} from '../models/index.ts'

export interface ApproveAiDraftRequest {
  site_id: string
  draft_id: string
  body: AiDraftApproval
}

export interface GetAiDraftRequest {
  site_id: string
  draft_id: string
}

export interface GetAiUsageRequest {
  site_id: string
}

export interface ListAiDraftsRequest {
  site_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  /** State of the draft. `queued`: it is being written, or waiting for `reason`. Only a `ready` draft is ever sent. */
  state?: AiDraftState
  journey_id?: string
  run_id?: string
  lead_id?: string
}

export interface RejectAiDraftRequest {
  site_id: string
  draft_id: string
}

/** Journeys and texts drafted by a model, to be reviewed. */
export class AiDraftsResource extends Resource {
  /**
   * Approve a text, as it is or with changes
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/ai-drafts/{draft_id}/approve` (approveAiDraft)
   */
  approve(request: ApproveAiDraftRequest, options?: RequestOptions): Answer<AiDraft> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/ai-drafts/{draft_id}/approve', body: true }, request, options)
  }

  /**
   * Get a text that the AI wrote
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/ai-drafts/{draft_id}` (getAiDraft)
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
   */
  getAiUsage(request: GetAiUsageRequest, options?: RequestOptions): Answer<AiUsage> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/ai-usage' }, request, options)
  }

  /**
   * List texts that the AI wrote, newest first
   *
   * Permission: `manage-marketing`.
   *
   * `GET /v1/sites/{site_id}/ai-drafts` (listAiDrafts)
   */
  list(request: ListAiDraftsRequest, options?: RequestOptions): ListAnswer<AiDraftPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/ai-drafts', query: ['limit', 'cursor', 'state', 'journey_id', 'run_id', 'lead_id'] }, request, options)
  }

  /**
   * Reject a text; the run continues without that email
   *
   * Permission: `manage-marketing`.
   *
   * `POST /v1/sites/{site_id}/ai-drafts/{draft_id}/reject` (rejectAiDraft)
   */
  reject(request: RejectAiDraftRequest, options?: RequestOptions): Answer<AiDraft> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/ai-drafts/{draft_id}/reject' }, request, options)
  }
}
