/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'

export interface ShowSenderVerificationRequest {
  /** Token of the link, as it was emailed or returned. */
  token: string
}

export interface VerifySenderRequest {
  /** Token of the link, as it was emailed or returned. */
  token: string
}

/** Confirming a sender by a link in an email. */
export class SenderVerificationResource extends Resource {
  /**
   * The page on which a sender’s address is verified
   *
   * Changes nothing: the button on the page does.
   *
   * Permission: `public`.
   *
   * `GET /v1/public/senders/{token}` (showSenderVerification)
   * @example
   * ```ts
   * const file = await client.public.senderVerification.show({ token })
   * ```
   */
  show(request: ShowSenderVerificationRequest, options?: RequestOptions): Answer<string> {
    return this.calls.send({ method: 'GET', path: '/v1/public/senders/{token}', accept: 'text/html' }, request, options)
  }

  /**
   * Verify a sender’s address
   *
   * The sender can be used from now on.
   *
   * Permission: `public`.
   *
   * `POST /v1/public/senders/{token}` (verifySender)
   * @example
   * ```ts
   * const file = await client.public.senderVerification.verifySender({ token })
   * ```
   */
  verifySender(request: VerifySenderRequest, options?: RequestOptions): Answer<string> {
    return this.calls.send({ method: 'POST', path: '/v1/public/senders/{token}', accept: 'text/html' }, request, options)
  }
}
