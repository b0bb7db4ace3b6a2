/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'

export interface ClickEmailRequest {
  /** Token of the link, as it was emailed or returned. */
  token: string
}

export interface OpenEmailRequest {
  /** Token of the link, as it was emailed or returned. */
  token: string
}

/** Opens and clicks. */
export class TrackingResource extends Resource {
  /**
   * Redirect to the target of an email’s link (302)
   *
   * Records the click, and leads on to the URL that the link of the email had. Links by machines are told apart later.
   *
   * Permission: `public`.
   *
   * `GET /v1/public/clicks/{token}` (clickEmail)
   * @example
   * ```ts
   * const file = await client.public.tracking.clickEmail({ token })
   * ```
   */
  clickEmail(request: ClickEmailRequest, options?: RequestOptions): Answer<string> {
    return this.calls.send({ method: 'GET', path: '/v1/public/clicks/{token}', accept: 'text/html' }, request, options)
  }

  /**
   * The pixel that records an open
   *
   * Records the open and returns a transparent picture. Opens by machines are told apart later.
   *
   * Permission: `public`.
   *
   * `GET /v1/public/opens/{token}` (openEmail)
   * @example
   * ```ts
   * const file = await client.public.tracking.openEmail({ token })
   * ```
   */
  openEmail(request: OpenEmailRequest, options?: RequestOptions): Answer<Blob> {
    return this.calls.send({ method: 'GET', path: '/v1/public/opens/{token}', accept: 'image/gif' }, request, options)
  }
}
