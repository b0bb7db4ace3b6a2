/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  CreatedSort,
  LeadMerge,
  LeadMergePage,
  LeadMergePreview,
  LeadMerging,
} from '../models/index.ts'

export interface CreateLeadMergeRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the lead. */
  lead_id: string
  /** Requires `merged_lead_id`. Unknown fields are refused. */
  body: LeadMerging
}

export interface ListLeadMergesRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the lead. */
  lead_id: string
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

export interface PreviewLeadMergeRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the lead. */
  lead_id: string
  /** Requires `merged_lead_id`. Unknown fields are refused. */
  body: LeadMerging
}

export interface UndoLeadMergeRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the lead. */
  lead_id: string
  /** ID of the merge. */
  lead_merge_id: string
}

/** Two leads that are one person, and taking them apart again. */
export class LeadMergesResource extends Resource {
  /**
   * Merge another lead into a lead
   *
   * Everything that belongs to the other lead moves to this one, and the other lead is removed. If both have a value, this lead’s is kept unless `take` names the field. If either has unsubscribed, the merged lead is unsubscribed. It can be undone for 30 days. The old ID answers 404, with the remaining lead among the `blockers`.
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/leads/{lead_id}/merges` (createLeadMerge)
   * @example
   * ```ts
   * const leadMerge = await client.leads.merges.create({
   *   site_id,
   *   lead_id,
   *   body: { merged_lead_id: 'lead_0199a3f2c4d87e6b9a01122334455670', take: ['phone'] },
   * })
   * ```
   */
  create(request: CreateLeadMergeRequest, options?: RequestOptions): Answer<LeadMerge> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/leads/{lead_id}/merges', body: true }, request, options)
  }

  /**
   * List the leads that were merged into a lead
   *
   * Returns merges with the address of the other lead, and until when each can be undone.
   *
   * Permission: `read-lead`.
   *
   * `GET /v1/sites/{site_id}/leads/{lead_id}/merges` (listLeadMerges)
   * @example
   * ```ts
   * for await (const item of client.leads.merges.list({ site_id, lead_id })) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListLeadMergesRequest, options?: RequestOptions): ListAnswer<LeadMergePage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/leads/{lead_id}/merges', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort'] }, request, options)
  }

  /**
   * Preview merging two leads
   *
   * Changes nothing. Returns which values the remaining lead would have, and what moves to it.
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/leads/{lead_id}/merges/preview` (previewLeadMerge)
   * @example
   * ```ts
   * const result = await client.leads.merges.preview({
   *   site_id,
   *   lead_id,
   *   body: { merged_lead_id: 'lead_0199a3f2c4d87e6b9a01122334455670', take: ['phone'] },
   * })
   * ```
   */
  preview(request: PreviewLeadMergeRequest, options?: RequestOptions): Answer<LeadMergePreview> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/leads/{lead_id}/merges/preview', body: true }, request, options)
  }

  /**
   * Undo a merge
   *
   * Restores both leads, except for what has changed since. Of several merges into a lead, the latest is undone first. Runs that the merge stopped because both leads were in the journey go on where they waited; one that was handing over an email or waiting for an answer stays stopped, and so does one of a journey that is no longer on. Takes the room of one lead.
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/leads/{lead_id}/merges/{lead_merge_id}/undo` (undoLeadMerge)
   * @example
   * ```ts
   * const result = await client.leads.merges.undo({ site_id, lead_id, lead_merge_id })
   * ```
   */
  undo(request: UndoLeadMergeRequest, options?: RequestOptions): Answer<LeadMerge> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/leads/{lead_id}/merges/{lead_merge_id}/undo' }, request, options)
  }
}
