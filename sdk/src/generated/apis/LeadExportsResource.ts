/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  NewLeadExport,
  Operation,
} from '../models/index.ts'

export interface StartLeadExportRequest {
  site_id: string
  body: NewLeadExport
}

/** Endpoints of lead-exports. */
export class LeadExportsResource extends Resource {
  /**
   * Export leads to a file
   *
   * As an operation, whose `file` is downloaded once it has completed. Moments are in UTC. Text that begins like a formula is kept from being one. Leads that come while it runs may be in it; with another order than by registration, one that changes its place meanwhile may be in it twice or be missing.
   *
   * Permission: `read-lead`.
   *
   * `POST /v1/sites/{site_id}/lead-exports` (startLeadExport)
   */
  start(request: StartLeadExportRequest, options?: RequestOptions): Answer<Operation> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/lead-exports', body: true }, request, options)
  }
}
