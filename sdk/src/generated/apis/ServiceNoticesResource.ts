/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'

export interface ReceiveServiceNoticeRequest {
  /** Secret part of the URL. Whoever knows it may call it. */
  secret: string
}

export interface VerifyServiceNoticesRequest {
  /** Secret part of the URL. Whoever knows it may call it. */
  secret: string
}

/** Changes that connected services report. */
export class ServiceNoticesResource extends Resource {
  /**
   * Take in that a contact at a service changed
   *
   * Called by Mailchimp and ActiveCampaign. What the address ends in is a secret; the contact’s state is then read at the service, so that a forged or repeated call changes nothing.
   *
   * Permission: `public`.
   *
   * `POST /v1/public/service-notices/{secret}` (receiveServiceNotice)
   * @example
   * ```ts
   * await client.public.serviceNotices.receive({ secret })
   * ```
   */
  receive(request: ReceiveServiceNoticeRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'POST', path: '/v1/public/service-notices/{secret}' }, request, options)
  }

  /**
   * Tell a service that its webhook is here
   *
   * Services ask for it before they call.
   *
   * Permission: `public`.
   *
   * `GET /v1/public/service-notices/{secret}` (verifyServiceNotices)
   * @example
   * ```ts
   * const file = await client.public.serviceNotices.verify({ secret })
   * ```
   */
  verify(request: VerifyServiceNoticesRequest, options?: RequestOptions): Answer<string> {
    return this.calls.send({ method: 'GET', path: '/v1/public/service-notices/{secret}', accept: 'text/plain' }, request, options)
  }
}
