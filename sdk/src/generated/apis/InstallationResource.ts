/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  AccountPage,
  CreatedSort,
  Installation,
  InstallationChanges,
  InstallationHealth,
  OperationOfInstallationPage,
  OperationStatus,
  Session,
} from '../models/index.ts'

export interface ImpersonateAccountRequest {
  /** ID of the account. */
  account_id: string
}

export interface ListAccountsRequest {
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

export interface ListInstallationOperationsRequest {
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  /** Only those created after this time. A list with this filter is sorted by time, newest first unless `sort` says otherwise. */
  created_after?: string
  /** Only those created before this time. A list with this filter is sorted by time, newest first unless `sort` says otherwise. */
  created_before?: string
  sort?: CreatedSort
  /** Only operations with one of these statuses. Separate several by commas. */
  status?: Array<OperationStatus>
  /** Only those of this site. */
  site_id?: string
}

export interface UpdateInstallationRequest {
  /** The fields to change. Those that are left out stay as they are. */
  body: InstallationChanges
}

/** State and health of the installation, for its super administrator. */
export class InstallationResource extends Resource {
  /**
   * Get the state of the installation
   *
   * Returns whether maintenance mode is on, how many accounts and sites there are, and which sites are damaged.
   *
   * Permission: `super-administrator`.
   *
   * `GET /v1/installation` (getInstallation)
   * @example
   * ```ts
   * const installation = await client.installation.get()
   * ```
   */
  get(options?: RequestOptions): Answer<Installation> {
    return this.calls.send({ method: 'GET', path: '/v1/installation' }, {}, options)
  }

  /**
   * Get the health of the process, its disk and its queues
   *
   * Returns memory, disk space and what waits: emails, operations and overdue work of sites.
   *
   * Permission: `super-administrator`.
   *
   * `GET /v1/installation/health` (getInstallationHealth)
   * @example
   * ```ts
   * const result = await client.installation.getHealth()
   * ```
   */
  getHealth(options?: RequestOptions): Answer<InstallationHealth> {
    return this.calls.send({ method: 'GET', path: '/v1/installation/health' }, {}, options)
  }

  /**
   * Act as the administrator of an account
   *
   * Opens a session as the account’s first administrator. It ends on signing out, or after 60 minutes. `listAbilities` says who is acting; the account’s history records both people for every change. Actions reserved for the person themselves are refused: what would let somebody stay (passwords, passkeys, API keys, managers, webhook endpoints), what speaks for the person (profile, notification settings), and deletion (`not_while_impersonating`).
   *
   * With a session, requires a sign-in or `reauthenticate` within the last 15 minutes.
   *
   * Permission: `super-administrator`.
   *
   * `POST /v1/accounts/{account_id}/impersonation` (impersonateAccount)
   * @example
   * ```ts
   * const result = await client.installation.impersonateAccount({ account_id })
   * ```
   */
  impersonateAccount(request: ImpersonateAccountRequest, options?: RequestOptions): Answer<Session> {
    return this.calls.send({ method: 'POST', path: '/v1/accounts/{account_id}/impersonation' }, request, options)
  }

  /**
   * List the accounts of the installation, the newest first
   *
   * Returns each account with its owner, its plan and the number of its sites and people.
   *
   * Permission: `super-administrator`.
   *
   * `GET /v1/accounts` (listAccounts)
   * @example
   * ```ts
   * for await (const item of client.installation.listAccounts()) {
   *   console.log(item)
   * }
   * ```
   */
  listAccounts(request: ListAccountsRequest = {}, options?: RequestOptions): ListAnswer<AccountPage> {
    return this.calls.list({ method: 'GET', path: '/v1/accounts', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort'] }, request, options)
  }

  /**
   * List operations of all sites, the newest first
   *
   * Lists operations of all sites, without their subjects, which only the site may see. Progress may be up to a second old. Operations are kept for 30 days after they end.
   *
   * Permission: `super-administrator`.
   *
   * `GET /v1/installation/operations` (listInstallationOperations)
   * @example
   * ```ts
   * for await (const item of client.installation.listOperations()) {
   *   console.log(item)
   * }
   * ```
   */
  listOperations(request: ListInstallationOperationsRequest = {}, options?: RequestOptions): ListAnswer<OperationOfInstallationPage> {
    return this.calls.list({ method: 'GET', path: '/v1/installation/operations', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'status', 'site_id'] }, request, options)
  }

  /**
   * Close the installation for maintenance, or open it again
   *
   * Takes effect immediately and persists across restarts. Journeys and email continue; forms and links in emails answer 503.
   *
   * Permission: `super-administrator`.
   *
   * `PATCH /v1/installation` (updateInstallation)
   * @example
   * ```ts
   * const installation = await client.installation.update({ body: { maintenance: false } })
   * ```
   */
  update(request: UpdateInstallationRequest, options?: RequestOptions): Answer<Installation> {
    return this.calls.send({ method: 'PATCH', path: '/v1/installation', body: true }, request, options)
  }
}
