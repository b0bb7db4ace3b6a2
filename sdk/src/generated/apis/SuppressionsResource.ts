/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  CreatedSort,
  NewSuppression,
  NewSuppressionExport,
  NewSuppressionImport,
  Operation,
  Suppression,
  SuppressionPage,
  SuppressionReason,
  SuppressionRemoval,
  SuppressionStatus,
} from '../models/index.ts'

export interface CreateSuppressionRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `email`. Unknown fields are refused. */
  body: NewSuppression
}

export interface GetSuppressionRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the suppression. */
  suppression_id: string
}

export interface ListSuppressionsRequest {
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
  /** `hard_bounce`: the address does not accept email, so nothing is sent to it. All other reasons stop marketing email only: a spam complaint, an unsubscription elsewhere, or a decision by hand. Of several reasons against one address the strongest holds: `hard_bounce`, `complaint`, `unsubscribed`, `manual`, in this order. `unsubscribed` ends when the person confirms by email that they want it again. */
  reason?: SuppressionReason
  /** Only suppressions with this status. */
  status?: SuppressionStatus
  /** Any part of the email address. A whole one finds that of an erased person too. */
  search?: string
  /** The exact email address. Finds that of an erased person too, whose `email` is `null`. */
  email?: string
  /** What keeps email from this lead: suppressions of its address, and what the person said at former ones. */
  lead_id?: string
}

export interface RemoveSuppressionRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the suppression. */
  suppression_id: string
  /** Every field may be left out. Unknown fields are refused. */
  body: SuppressionRemoval
}

export interface StartSuppressionExportRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `format`. Unknown fields are refused. */
  body: NewSuppressionExport
}

export interface StartSuppressionImportRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `addresses` and `reason`. Unknown fields are refused. */
  body: NewSuppressionImport
}

/** Addresses that no email goes to, and the reason. */
export class SuppressionsResource extends Resource {
  /**
   * Suppress an address
   *
   * A stronger reason replaces the present one. Refused (`already_suppressed`) where the present one is as strong.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/suppressions` (createSuppression)
   * @example
   * ```ts
   * const suppression = await client.suppressions.create({
   *   site_id,
   *   body: { email: 'lucia@example.com', note: 'Asked by phone.' },
   * })
   * ```
   */
  create(request: CreateSuppressionRequest, options?: RequestOptions): Answer<Suppression> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/suppressions', body: true }, request, options)
  }

  /**
   * Get a suppression
   *
   * Returns why no email is sent to the address, and since when.
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/suppressions/{suppression_id}` (getSuppression)
   * @example
   * ```ts
   * const suppression = await client.suppressions.get({ site_id, suppression_id })
   * ```
   */
  get(request: GetSuppressionRequest, options?: RequestOptions): Answer<Suppression> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/suppressions/{suppression_id}' }, request, options)
  }

  /**
   * List suppressed addresses, newest first
   *
   * Returns addresses that no email is sent to, and why.
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/suppressions` (listSuppressions)
   * @example
   * ```ts
   * for await (const item of client.suppressions.list({ site_id })) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListSuppressionsRequest, options?: RequestOptions): ListAnswer<SuppressionPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/suppressions', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'reason', 'status', 'search', 'email', 'lead_id'] }, request, options)
  }

  /**
   * Remove a suppression, so that the address gets email again
   *
   * The cause stays on record. Whether the lead is subscribed does not change.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/suppressions/{suppression_id}/remove` (removeSuppression)
   * @example
   * ```ts
   * const result = await client.suppressions.remove({ site_id, suppression_id, body: { note: 'The mailbox works again.' } })
   * ```
   */
  remove(request: RemoveSuppressionRequest, options?: RequestOptions): Answer<Suppression> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/suppressions/{suppression_id}/remove', body: true }, request, options)
  }

  /**
   * Export suppressed addresses to a file
   *
   * Runs as an operation, whose `file` can be downloaded once it has completed.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/suppression-exports` (startSuppressionExport)
   * @example
   * ```ts
   * const result = await client.suppressions.startExport({ site_id, body: { format: 'csv' } })
   * ```
   */
  startExport(request: StartSuppressionExportRequest, options?: RequestOptions): Answer<Operation> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/suppression-exports', body: true }, request, options)
  }

  /**
   * Suppress many addresses
   *
   * Runs as an operation, which can be undone. An address that is already suppressed for a reason as strong stays as it is. Undoing takes back what this import said; what others said of an address, before or since, holds.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/suppression-imports` (startSuppressionImport)
   * @example
   * ```ts
   * const result = await client.suppressions.startImport({
   *   site_id,
   *   body: {
   *     addresses: ['lucia@example.com', 'marc@example.com'],
   *     reason: 'unsubscribed',
   *     note: 'From Mailchimp',
   *   },
   * })
   * ```
   */
  startImport(request: StartSuppressionImportRequest, options?: RequestOptions): Answer<Operation> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/suppression-imports', body: true }, request, options)
  }
}
