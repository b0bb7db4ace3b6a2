/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  LeadActionPreview,
  LeadActionPreviewing,
  NewLeadAction,
  Operation,
} from '../models/index.ts'

export interface PreviewLeadActionRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `selection`. Unknown fields are refused. */
  body: LeadActionPreviewing
}

export interface StartLeadActionRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `selection` and `action`. Unknown fields are refused. */
  body: NewLeadAction
}

/** One change to many leads, as an operation that can be undone. */
export class LeadActionsResource extends Resource {
  /**
   * Count the leads that an action would look at
   *
   * Returns the exact number of leads, including those for which nothing would change.
   *
   * Permission: `read-lead`.
   *
   * `POST /v1/sites/{site_id}/lead-actions/preview` (previewLeadAction)
   * @example
   * ```ts
   * const result = await client.leads.actions.preview({
   *   site_id,
   *   body: {
   *     selection: { filter: { type: 'rule', field: 'mailability', op: 'is', value: 'subscribed' } },
   *   },
   * })
   * ```
   */
  preview(request: PreviewLeadActionRequest, options?: RequestOptions): Answer<LeadActionPreview> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/lead-actions/preview', body: true }, request, options)
  }

  /**
   * Change many leads at once
   *
   * Runs as an operation, with progress and failures. Except for `unsubscribe` and `delete`, it can be undone: this restores the previous state, except what has changed since, which is listed. Each change is an event of its lead with the `operation_id`. Leads created after the start are not included. Audiences also require `manage-audiences`.
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/lead-actions` (startLeadAction)
   * @example
   * ```ts
   * const result = await client.leads.actions.start({
   *   site_id,
   *   body: {
   *     selection: { filter: { type: 'rule', field: 'mailability', op: 'is', value: 'subscribed' } },
   *     action: { type: 'add_tags', tag_ids: ['tag_0199a3f2c4d87e6b9a0112233445566f'] },
   *   },
   * })
   * ```
   */
  start(request: StartLeadActionRequest, options?: RequestOptions): Answer<Operation> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/lead-actions', body: true }, request, options)
  }
}
