/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  NewSuppression,
  NewSuppressionExport,
  NewSuppressionImport,
  Operation,
  Suppression,
  SuppressionPage,
  SuppressionReason,
  SuppressionRemoval,
  SuppressionState,
} from '../models/index.ts'

export interface CreateSuppressionRequest {
  site_id: string
  body: NewSuppression
}

export interface GetSuppressionRequest {
  site_id: string
  suppression_id: string
}

export interface ListSuppressionsRequest {
  site_id: string
  limit?: number
  /** `next_cursor` of the page before. */
  cursor?: string
  /** `hard_bounce`: the address takes no email; nothing is sent to it. The others stop marketing email: a spam complaint, somebody who had unsubscribed elsewhere, a decision by hand. */
  reason?: SuppressionReason
  state?: SuppressionState
  /** A part of the address. */
  search?: string
  /** Exactly this address. */
  email?: string
}

export interface RemoveSuppressionRequest {
  site_id: string
  suppression_id: string
  body: SuppressionRemoval
}

export interface StartSuppressionExportRequest {
  site_id: string
  body: NewSuppressionExport
}

export interface StartSuppressionImportRequest {
  site_id: string
  body: NewSuppressionImport
}

/** Endpoints of suppressions. */
export class SuppressionsResource extends Resource {
  /**
   * Suppress an address
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/suppressions` (createSuppression)
   */
  create(request: CreateSuppressionRequest, options?: RequestOptions): Answer<Suppression> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/suppressions', body: true }, request, options)
  }

  /**
   * Get a suppression
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/suppressions/{suppression_id}` (getSuppression)
   */
  get(request: GetSuppressionRequest, options?: RequestOptions): Answer<Suppression> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/suppressions/{suppression_id}' }, request, options)
  }

  /**
   * List suppressed addresses, newest first
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/suppressions` (listSuppressions)
   */
  list(request: ListSuppressionsRequest, options?: RequestOptions): ListAnswer<SuppressionPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/suppressions', query: ['limit', 'cursor', 'reason', 'state', 'search', 'email'] }, request, options)
  }

  /**
   * Remove a suppression, so that the address gets email again
   *
   * Its cause stays on record. Whether the lead is subscribed does not change.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/suppressions/{suppression_id}/remove` (removeSuppression)
   */
  remove(request: RemoveSuppressionRequest, options?: RequestOptions): Answer<Suppression> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/suppressions/{suppression_id}/remove', body: true }, request, options)
  }

  /**
   * Export suppressed addresses to a file
   *
   * As an operation, whose `file` is downloaded once it has completed.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/suppression-exports` (startSuppressionExport)
   */
  startExport(request: StartSuppressionExportRequest, options?: RequestOptions): Answer<Operation> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/suppression-exports', body: true }, request, options)
  }

  /**
   * Suppress many addresses
   *
   * As an operation, which can be undone. Addresses that are suppressed already are skipped.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/suppression-imports` (startSuppressionImport)
   */
  startImport(request: StartSuppressionImportRequest, options?: RequestOptions): Answer<Operation> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/suppression-imports', body: true }, request, options)
  }
}
