/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'

export interface ClickEmailRequest {
  token: string
}

export interface OpenEmailRequest {
  token: string
}

/** Opens and clicks. */
export class TrackingResource extends Resource {
  /**
   * Redirect to the target of an email’s link (302)
   *
   * Permission: `public`.
   *
   * `GET /v1/public/clicks/{token}` (clickEmail)
   */
  clickEmail(request: ClickEmailRequest, options?: RequestOptions): Answer<string> {
    return this.calls.send({ method: 'GET', path: '/v1/public/clicks/{token}', accept: 'text/html' }, request, options)
  }

  /**
   * The pixel that records an open
   *
   * Permission: `public`.
   *
   * `GET /v1/public/opens/{token}` (openEmail)
   */
  openEmail(request: OpenEmailRequest, options?: RequestOptions): Answer<Blob> {
    return this.calls.send({ method: 'GET', path: '/v1/public/opens/{token}', accept: 'image/gif' }, request, options)
  }
}
