/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'

export interface ConfirmAddressRequest {
  /** Token of the link, as it was emailed or returned. */
  token: string
}

export interface ShowConfirmationRequest {
  /** Token of the link, as it was emailed or returned. */
  token: string
}

/** Double opt-in by a link in an email. */
export class ConfirmationsResource extends Resource {
  /**
   * Confirm an address and agree to email
   *
   * The lead counts as confirmed. Marketing email that waited for it may be sent.
   *
   * Permission: `public`.
   *
   * `POST /v1/public/confirmations/{token}` (confirmAddress)
   * @example
   * ```ts
   * const file = await client.public.confirmations.confirmAddress({ token })
   * ```
   */
  confirmAddress(request: ConfirmAddressRequest, options?: RequestOptions): Answer<string> {
    return this.calls.send({ method: 'POST', path: '/v1/public/confirmations/{token}', accept: 'text/html' }, request, options)
  }

  /**
   * The page on which a person confirms an address
   *
   * Changes nothing: programs that open links in emails confirm nothing by it.
   *
   * Permission: `public`.
   *
   * `GET /v1/public/confirmations/{token}` (showConfirmation)
   * @example
   * ```ts
   * const file = await client.public.confirmations.show({ token })
   * ```
   */
  show(request: ShowConfirmationRequest, options?: RequestOptions): Answer<string> {
    return this.calls.send({ method: 'GET', path: '/v1/public/confirmations/{token}', accept: 'text/html' }, request, options)
  }
}
