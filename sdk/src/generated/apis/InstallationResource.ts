/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  AccountPage,
  Installation,
  InstallationChanges,
} from '../models/index.ts'

export interface ListAccountsRequest {
  limit?: number
  /** `next_cursor` of the page before. */
  cursor?: string
}

export interface UpdateInstallationRequest {
  body: InstallationChanges
}

/** Endpoints of installation. */
export class InstallationResource extends Resource {
  /**
   * Get how the installation is
   *
   * Permission: `super-administrator`.
   *
   * `GET /v1/installation` (getInstallation)
   */
  get(options?: RequestOptions): Answer<Installation> {
    return this.calls.send({ method: 'GET', path: '/v1/installation' }, {}, options)
  }

  /**
   * List the accounts of the installation, the newest first
   *
   * Permission: `super-administrator`.
   *
   * `GET /v1/accounts` (listAccounts)
   */
  listAccounts(request: ListAccountsRequest = {}, options?: RequestOptions): ListAnswer<AccountPage> {
    return this.calls.list({ method: 'GET', path: '/v1/accounts', query: ['limit', 'cursor'] }, request, options)
  }

  /**
   * Close the installation for maintenance, or open it again
   *
   * Takes effect at once and outlasts a restart. Journeys and email go on; forms and links of email answer 503.
   *
   * Permission: `super-administrator`.
   *
   * `PATCH /v1/installation` (updateInstallation)
   */
  update(request: UpdateInstallationRequest, options?: RequestOptions): Answer<Installation> {
    return this.calls.send({ method: 'PATCH', path: '/v1/installation', body: true }, request, options)
  }
}
