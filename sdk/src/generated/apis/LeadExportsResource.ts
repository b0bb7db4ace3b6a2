/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  NewLeadExport,
  Operation,
} from '../models/index.ts'

export interface StartLeadExportRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `format` and `selection`. Unknown fields are refused. */
  body: NewLeadExport
}

/** Leads as a file. */
export class LeadExportsResource extends Resource {
  /**
   * Export leads to a file
   *
   * Runs as an operation, whose `file` can be downloaded once it has completed. Times are in UTC. Text that looks like a formula is escaped. Leads created meanwhile may be included; with a sort order other than by registration, a lead whose position changes meanwhile may appear twice or be missing.
   *
   * Permission: `read-lead`.
   *
   * `POST /v1/sites/{site_id}/lead-exports` (startLeadExport)
   * @example
   * ```ts
   * const result = await client.leads.exports.start({
   *   site_id,
   *   body: {
   *     format: 'xlsx',
   *     selection: { filter: { type: 'rule', field: 'mailability', op: 'is', value: 'subscribed' } },
   *     columns: ['email', 'first_name', 'tags'],
   *   },
   * })
   * ```
   */
  start(request: StartLeadExportRequest, options?: RequestOptions): Answer<Operation> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/lead-exports', body: true }, request, options)
  }
}
