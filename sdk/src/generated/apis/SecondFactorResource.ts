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
  body: SecondFactorConfirmation
}

export interface DisableSecondFactorRequest {
  body: ChosenSecondFactor
}

export interface StartSecondFactorRequest {
  body: ChosenSecondFactor
}

/** Endpoints of second-factor. */
export class SecondFactorResource extends Resource {
  /**
   * Turn on a second factor with its first code
   *
   * With the first factor of a person come recovery codes; with another one the list is empty, and theirs stay.
   *
   * A session needs a sign-in, or `reauthenticate`, within the last 15 minutes.
   *
   * Permission: `signed-in`.
   *
   * `POST /v1/second-factor/confirm` (confirmSecondFactor)
   */
  confirm(request: ConfirmSecondFactorRequest, options?: RequestOptions): Answer<RecoveryCodes> {
    return this.calls.send({ method: 'POST', path: '/v1/second-factor/confirm', body: true }, request, options)
  }

  /**
   * Create new recovery codes; the old ones stop working
   *
   * A session needs a sign-in, or `reauthenticate`, within the last 15 minutes.
   *
   * Permission: `signed-in`.
   *
   * `POST /v1/second-factor/recovery-codes` (createRecoveryCodes)
   */
  createRecoveryCodes(options?: RequestOptions): Answer<RecoveryCodes> {
    return this.calls.send({ method: 'POST', path: '/v1/second-factor/recovery-codes' }, {}, options)
  }

  /**
   * Turn off a second factor; with the last one, the recovery codes are deleted
   *
   * A session needs a sign-in, or `reauthenticate`, within the last 15 minutes.
   *
   * Permission: `signed-in`.
   *
   * `POST /v1/second-factor/disable` (disableSecondFactor)
   */
  disable(request: DisableSecondFactorRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'POST', path: '/v1/second-factor/disable', body: true }, request, options)
  }

  /**
   * Get your second factors
   *
   * Permission: `signed-in`.
   *
   * `GET /v1/second-factor` (getSecondFactor)
   */
  get(options?: RequestOptions): Answer<SecondFactor> {
    return this.calls.send({ method: 'GET', path: '/v1/second-factor' }, {}, options)
  }

  /**
   * Start the setup of a second factor
   *
   * It holds once its first code was entered (`confirmSecondFactor`). Beginning anew replaces what was begun.
   *
   * A session needs a sign-in, or `reauthenticate`, within the last 15 minutes.
   *
   * Permission: `signed-in`.
   *
   * `POST /v1/second-factor` (startSecondFactor)
   */
  start(request: StartSecondFactorRequest, options?: RequestOptions): Answer<StartedSecondFactor> {
    return this.calls.send({ method: 'POST', path: '/v1/second-factor', body: true }, request, options)
  }
}
