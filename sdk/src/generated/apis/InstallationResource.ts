/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  AccountPage,
  Installation,
  InstallationChanges,
  InstallationHealth,
  OperationOfInstallationPage,
  OperationStatus,
  Session,
} from '../models/index.ts'

export interface ImpersonateAccountRequest {
  account_id: string
}

export interface ListAccountsRequest {
  limit?: number
  /** `next_cursor` of the page before. */
  cursor?: string
}

export interface ListInstallationOperationsRequest {
  limit?: number
  /** `next_cursor` of the page before. */
  cursor?: string
  status?: Array<OperationStatus>
  site_id?: string
}

export interface UpdateInstallationRequest {
  body: InstallationChanges
}

/** Endpoints of installation. */
export class InstallationResource extends Resource {
  /**
   * Get the state of the installation
   *
   * Permission: `super-administrator`.
   *
   * `GET /v1/installation` (getInstallation)
   */
  get(options?: RequestOptions): Answer<Installation> {
    return this.calls.send({ method: 'GET', path: '/v1/installation' }, {}, options)
  }

  /**
   * Get the health of the process, its disk and its queues
   *
   * Permission: `super-administrator`.
   *
   * `GET /v1/installation/health` (getInstallationHealth)
   */
  getHealth(options?: RequestOptions): Answer<InstallationHealth> {
    return this.calls.send({ method: 'GET', path: '/v1/installation/health' }, {}, options)
  }

  /**
   * Act as the administrator of an account
   *
   * Opens a session as the first who administers it. It ends by signing out, at the latest after 60 minutes; `listAbilities` says who acts, and the history of the account tells of each change by whom it was made as whom. What needs the person themself, such as passwords, passkeys, API keys and deletion, is refused (`not_while_impersonating`).
   *
   * A session needs a sign-in, or `reauthenticate`, within the last 15 minutes.
   *
   * Permission: `super-administrator`.
   *
   * `POST /v1/accounts/{account_id}/impersonation` (impersonateAccount)
   */
  impersonateAccount(request: ImpersonateAccountRequest, options?: RequestOptions): Answer<Session> {
    return this.calls.send({ method: 'POST', path: '/v1/accounts/{account_id}/impersonation' }, request, options)
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
   * List operations of all sites, the newest first
   *
   * Without what they are about: that is their site’s. Progress is as it was a second ago; they are kept for 30 days after their end.
   *
   * Permission: `super-administrator`.
   *
   * `GET /v1/installation/operations` (listInstallationOperations)
   */
  listOperations(request: ListInstallationOperationsRequest = {}, options?: RequestOptions): ListAnswer<OperationOfInstallationPage> {
    return this.calls.list({ method: 'GET', path: '/v1/installation/operations', query: ['limit', 'cursor', 'status', 'site_id'] }, request, options)
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
