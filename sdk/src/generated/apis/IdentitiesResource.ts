/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  BegunProviderSignIn,
  ChosenProvider,
  Identity,
  IdentityList,
  IdentityProviderList,
  ProviderAnswer,
  ProviderSignIn,
  Reauthenticated,
} from '../models/index.ts'

export interface CompleteIdentityCheckRequest {
  /** Requires `attempt`, `code`, and `state`. Unknown fields are refused. */
  body: ProviderAnswer
}

export interface CompleteIdentityConnectionRequest {
  /** Requires `attempt`, `code`, and `state`. Unknown fields are refused. */
  body: ProviderAnswer
}

export interface CompleteIdentitySignInRequest {
  /** Requires `attempt`, `code`, and `state`. Unknown fields are refused. */
  body: ProviderAnswer
}

export interface DisconnectIdentityRequest {
  /** ID of the connected provider account. */
  identity_id: string
}

export interface StartIdentityCheckRequest {
  /** Requires `provider`. Unknown fields are refused. */
  body: ChosenProvider
}

export interface StartIdentityConnectionRequest {
  /** Requires `provider`. Unknown fields are refused. */
  body: ChosenProvider
}

export interface StartIdentitySignInRequest {
  /** Requires `provider`. Unknown fields are refused. */
  body: ChosenProvider
}

/** Signing in with Google, Microsoft or another provider. */
export class IdentitiesResource extends Resource {
  /**
   * Complete reauthentication with a provider
   *
   * Only in the session that started it, and with an account that is already connected.
   *
   * Permission: `signed-in`.
   *
   * `POST /v1/auth/provider-reauthentication/complete` (completeIdentityCheck)
   * @example
   * ```ts
   * const result = await client.auth.identities.completeCheck({
   *   body: { attempt: 'lw_attempt_…', code: '4/0AX4…', state: '0pYvV3c2…' },
   * })
   * ```
   */
  completeCheck(request: CompleteIdentityCheckRequest, options?: RequestOptions): Answer<Reauthenticated> {
    return this.calls.send({ method: 'POST', path: '/v1/auth/provider-reauthentication/complete', body: true }, request, options)
  }

  /**
   * Complete the connection of a provider account
   *
   * Only in the session that started it. One provider account can sign in only one person (`identity_taken`).
   *
   * Permission: `signed-in`.
   *
   * `POST /v1/identities` (completeIdentityConnection)
   * @example
   * ```ts
   * const result = await client.auth.identities.completeConnection({
   *   body: { attempt: 'lw_attempt_…', code: '4/0AX4…', state: '0pYvV3c2…' },
   * })
   * ```
   */
  completeConnection(request: CompleteIdentityConnectionRequest, options?: RequestOptions): Answer<Identity> {
    return this.calls.send({ method: 'POST', path: '/v1/identities', body: true }, request, options)
  }

  /**
   * Complete a sign-in or sign-up with a provider
   *
   * People are matched by the provider and its ID for them, never by email address. If the address belongs to an account that is not connected, `identity_not_connected` (409) asks the person to sign in and connect it. A new person whose address the provider has verified is signed in. Otherwise a confirmation link is sent to the address (`confirmation_sent`, the same for known addresses); keep `confirmation_secret` as with `register`. A second factor is required just as with a password.
   *
   * Permission: `public`.
   *
   * `POST /v1/auth/provider-sign-in/complete` (completeIdentitySignIn)
   * @example
   * ```ts
   * const result = await client.auth.identities.completeSignIn({
   *   body: { attempt: 'lw_attempt_…', code: '4/0AX4…', state: '0pYvV3c2…' },
   * })
   * ```
   */
  completeSignIn(request: CompleteIdentitySignInRequest, options?: RequestOptions): Answer<ProviderSignIn> {
    return this.calls.send({ method: 'POST', path: '/v1/auth/provider-sign-in/complete', body: true }, request, options)
  }

  /**
   * Disconnect a provider account, unless it is your only way to sign in
   *
   * The provider account can no longer sign in. The last way to sign in cannot be removed.
   *
   * With a session, requires a sign-in or `reauthenticate` within the last 15 minutes.
   *
   * Permission: `signed-in`.
   *
   * `DELETE /v1/identities/{identity_id}` (disconnectIdentity)
   * @example
   * ```ts
   * await client.auth.identities.disconnect({ identity_id })
   * ```
   */
  disconnect(request: DisconnectIdentityRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/identities/{identity_id}' }, request, options)
  }

  /**
   * List the provider accounts you sign in with
   *
   * Returns the accounts at providers that are connected to the person of the session.
   *
   * Permission: `signed-in`.
   *
   * `GET /v1/identities` (listIdentities)
   * @example
   * ```ts
   * const result = await client.auth.identities.list()
   * ```
   */
  list(options?: RequestOptions): Answer<IdentityList> {
    return this.calls.send({ method: 'GET', path: '/v1/identities' }, {}, options)
  }

  /**
   * List the providers people can sign in with, and who may sign up
   *
   * For the sign-in page: which providers the installation has configured, and whether people can sign up.
   *
   * Permission: `public`.
   *
   * `GET /v1/auth/providers` (listIdentityProviders)
   * @example
   * ```ts
   * const result = await client.auth.identities.listProviders()
   * ```
   */
  listProviders(options?: RequestOptions): Answer<IdentityProviderList> {
    return this.calls.send({ method: 'GET', path: '/v1/auth/providers' }, {}, options)
  }

  /**
   * Start reauthentication with a provider
   *
   * Asks the provider to have the person sign in again, if it supports that.
   *
   * Permission: `signed-in`.
   *
   * `POST /v1/auth/provider-reauthentication` (startIdentityCheck)
   * @example
   * ```ts
   * const result = await client.auth.identities.startCheck({ body: { provider: 'google' } })
   * ```
   */
  startCheck(request: StartIdentityCheckRequest, options?: RequestOptions): Answer<BegunProviderSignIn> {
    return this.calls.send({ method: 'POST', path: '/v1/auth/provider-reauthentication', body: true }, request, options)
  }

  /**
   * Start the connection of a provider account
   *
   * Returns the URL of the provider to send the browser to, and a sealed text to give back with its answer.
   *
   * With a session, requires a sign-in or `reauthenticate` within the last 15 minutes.
   *
   * Permission: `signed-in`.
   *
   * `POST /v1/identities/start` (startIdentityConnection)
   * @example
   * ```ts
   * const result = await client.auth.identities.startConnection({ body: { provider: 'google' } })
   * ```
   */
  startConnection(request: StartIdentityConnectionRequest, options?: RequestOptions): Answer<BegunProviderSignIn> {
    return this.calls.send({ method: 'POST', path: '/v1/identities/start', body: true }, request, options)
  }

  /**
   * Start a sign-in or sign-up with a provider
   *
   * Uses PKCE, `state` and `nonce`. Nothing is stored. The attempt is valid once, for 5 minutes.
   *
   * Permission: `public`.
   *
   * `POST /v1/auth/provider-sign-in` (startIdentitySignIn)
   * @example
   * ```ts
   * const result = await client.auth.identities.startSignIn({ body: { provider: 'google' } })
   * ```
   */
  startSignIn(request: StartIdentitySignInRequest, options?: RequestOptions): Answer<BegunProviderSignIn> {
    return this.calls.send({ method: 'POST', path: '/v1/auth/provider-sign-in', body: true }, request, options)
  }
}
