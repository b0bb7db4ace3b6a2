/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'

export interface ConfirmAddressRequest {
  token: string
}

export interface ShowConfirmationRequest {
  token: string
}

/** Double opt-in by a link in an email. */
export class ConfirmationsResource extends Resource {
  /**
   * Confirm an address and agree to email
   *
   * Permission: `public`.
   *
   * `POST /v1/public/confirmations/{token}` (confirmAddress)
   */
  confirmAddress(request: ConfirmAddressRequest, options?: RequestOptions): Answer<string> {
    return this.calls.send({ method: 'POST', path: '/v1/public/confirmations/{token}', accept: 'text/html' }, request, options)
  }

  /**
   * The page on which a person confirms an address
   *
   * Permission: `public`.
   *
   * `GET /v1/public/confirmations/{token}` (showConfirmation)
   */
  show(request: ShowConfirmationRequest, options?: RequestOptions): Answer<string> {
    return this.calls.send({ method: 'GET', path: '/v1/public/confirmations/{token}', accept: 'text/html' }, request, options)
  }
}
