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
  site_id: string
  body: LeadActionPreviewing
}

export interface StartLeadActionRequest {
  site_id: string
  body: NewLeadAction
}

/** Endpoints of lead-actions. */
export class LeadActionsResource extends Resource {
  /**
   * Count the leads that an action would look at
   *
   * The exact number. Those for which it would change nothing are among them.
   *
   * Permission: `read-lead`.
   *
   * `POST /v1/sites/{site_id}/lead-actions/preview` (previewLeadAction)
   */
  preview(request: PreviewLeadActionRequest, options?: RequestOptions): Answer<LeadActionPreview> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/lead-actions/preview', body: true }, request, options)
  }

  /**
   * Change many leads at once
   *
   * As an operation, with progress, failures and, but for `unsubscribe` and `delete`, undo: it restores what was before, except what changed since, which it lists. Each change is an event of its lead with the `operation_id`. Leads that are new since are left out. Audiences need `manage-audiences` too.
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/lead-actions` (startLeadAction)
   */
  start(request: StartLeadActionRequest, options?: RequestOptions): Answer<Operation> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/lead-actions', body: true }, request, options)
  }
}
