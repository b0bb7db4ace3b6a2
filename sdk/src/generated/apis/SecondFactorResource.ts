/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  ChosenSecondFactor,
  RecoveryCodes,
  SecondFactor,
  SecondFactorConfirmation,
  StartedSecondFactor,
} from '../models/index.ts'

export interface ConfirmSecondFactorRequest {
  /** Requires `type` and `code`. Unknown fields are refused. */
  body: SecondFactorConfirmation
}

export interface DisableSecondFactorRequest {
  /** Requires `type`. Unknown fields are refused. */
  body: ChosenSecondFactor
}

export interface StartSecondFactorRequest {
  /** Requires `type`. Unknown fields are refused. */
  body: ChosenSecondFactor
}

/** Codes of an authenticator, and recovery codes. */
export class SecondFactorResource extends Resource {
  /**
   * Turn on a second factor with its first code
   *
   * A person’s first second factor comes with recovery codes. For any further one the list is empty, and the existing codes stay valid.
   *
   * With a session, requires a sign-in or `reauthenticate` within the last 15 minutes.
   *
   * Permission: `signed-in`.
   *
   * `POST /v1/second-factor/confirm` (confirmSecondFactor)
   * @example
   * ```ts
   * const result = await client.auth.secondFactor.confirm({ body: { type: 'totp', code: '123456' } })
   * ```
   */
  confirm(request: ConfirmSecondFactorRequest, options?: RequestOptions): Answer<RecoveryCodes> {
    return this.calls.send({ method: 'POST', path: '/v1/second-factor/confirm', body: true }, request, options)
  }

  /**
   * Create new recovery codes; the old ones stop working
   *
   * The codes are in this response alone. Each can be used once in place of a code of the second factor.
   *
   * With a session, requires a sign-in or `reauthenticate` within the last 15 minutes.
   *
   * Permission: `signed-in`.
   *
   * `POST /v1/second-factor/recovery-codes` (createRecoveryCodes)
   * @example
   * ```ts
   * const result = await client.auth.secondFactor.createRecoveryCodes()
   * ```
   */
  createRecoveryCodes(options?: RequestOptions): Answer<RecoveryCodes> {
    return this.calls.send({ method: 'POST', path: '/v1/second-factor/recovery-codes' }, {}, options)
  }

  /**
   * Turn off a second factor; with the last one, the recovery codes are deleted
   *
   * Signing in no longer asks for this factor.
   *
   * With a session, requires a sign-in or `reauthenticate` within the last 15 minutes.
   *
   * Permission: `signed-in`.
   *
   * `POST /v1/second-factor/disable` (disableSecondFactor)
   * @example
   * ```ts
   * await client.auth.secondFactor.disable({ body: { type: 'totp' } })
   * ```
   */
  disable(request: DisableSecondFactorRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'POST', path: '/v1/second-factor/disable', body: true }, request, options)
  }

  /**
   * Get your second factors
   *
   * Returns which factors are on, and how many recovery codes are left.
   *
   * Permission: `signed-in`.
   *
   * `GET /v1/second-factor` (getSecondFactor)
   * @example
   * ```ts
   * const secondFactor = await client.auth.secondFactor.get()
   * ```
   */
  get(options?: RequestOptions): Answer<SecondFactor> {
    return this.calls.send({ method: 'GET', path: '/v1/second-factor' }, {}, options)
  }

  /**
   * Start the setup of a second factor
   *
   * It takes effect once its first code has been entered (`confirmSecondFactor`). Starting again replaces an unfinished start.
   *
   * With a session, requires a sign-in or `reauthenticate` within the last 15 minutes.
   *
   * Permission: `signed-in`.
   *
   * `POST /v1/second-factor` (startSecondFactor)
   * @example
   * ```ts
   * const result = await client.auth.secondFactor.start({ body: { type: 'totp' } })
   * ```
   */
  start(request: StartSecondFactorRequest, options?: RequestOptions): Answer<StartedSecondFactor> {
    return this.calls.send({ method: 'POST', path: '/v1/second-factor', body: true }, request, options)
  }
}
