/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  AccountDeletion,
  AccountDeletionRequested,
} from '../models/index.ts'

/** Deleting the account. */
export class AccountDeletionResource extends Resource {
  /**
   * Cancel the deletion of your account
   *
   * API keys deleted along with the account are not restored, and subscriptions renew themselves again once each is resumed (`resumeSubscription`).
   *
   * Permission: `signed-in`.
   *
   * `DELETE /v1/account-deletion` (cancelAccountDeletion)
   * @example
   * ```ts
   * await client.accountDeletion.cancel()
   * ```
   */
  cancel(options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/account-deletion' }, {}, options)
  }

  /**
   * Check whether you can delete your account, or when it will be deleted
   *
   * Lists what prevents the deletion, such as a subscription that renews itself. If the deletion was requested, says when it happens.
   *
   * Permission: `signed-in`.
   *
   * `GET /v1/account-deletion` (getAccountDeletion)
   * @example
   * ```ts
   * const accountDeletion = await client.accountDeletion.get()
   * ```
   */
  get(options?: RequestOptions): Answer<AccountDeletion> {
    return this.calls.send({ method: 'GET', path: '/v1/account-deletion' }, {}, options)
  }

  /**
   * Delete your account
   *
   * Ends all of the person’s sessions and deletes the API keys they created. For 30 days, signing in only lets them restore the account (`cancelAccountDeletion`). After that, the person is erased, along with accounts that nobody else administers. What these pay for no longer renews itself from now on, and is canceled at Stripe before anything is erased.
   *
   * With a session, requires a sign-in or `reauthenticate` within the last 15 minutes.
   *
   * Permission: `signed-in`.
   *
   * `POST /v1/account-deletion` (requestAccountDeletion)
   * @example
   * ```ts
   * const result = await client.accountDeletion.request()
   * ```
   */
  request(options?: RequestOptions): Answer<AccountDeletionRequested> {
    return this.calls.send({ method: 'POST', path: '/v1/account-deletion' }, {}, options)
  }
}
