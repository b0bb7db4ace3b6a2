/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'

export interface EndDigestRequest {
  /** Token of the link, as it was emailed or returned. */
  token: string
}

export interface ShowDigestEndRequest {
  /** Token of the link, as it was emailed or returned. */
  token: string
}

/** Leaving the digest by its link. */
export class DigestsResource extends Resource {
  /**
   * End somebody’s daily email, or their emails at once
   *
   * RFC 8058: email apps send `List-Unsubscribe=One-Click`; the button on the page sends an empty body.
   *
   * Permission: `public`.
   *
   * `POST /v1/public/digests/{token}` (endDigest)
   * @example
   * ```ts
   * const file = await client.public.digests.end({ token })
   * ```
   */
  end(request: EndDigestRequest, options?: RequestOptions): Answer<string> {
    return this.calls.send({ method: 'POST', path: '/v1/public/digests/{token}', accept: 'text/html' }, request, options)
  }

  /**
   * The page on which somebody ends their daily email, or their emails at once
   *
   * Changes nothing: the button on the page does.
   *
   * Permission: `public`.
   *
   * `GET /v1/public/digests/{token}` (showDigestEnd)
   * @example
   * ```ts
   * const file = await client.public.digests.showEnd({ token })
   * ```
   */
  showEnd(request: ShowDigestEndRequest, options?: RequestOptions): Answer<string> {
    return this.calls.send({ method: 'GET', path: '/v1/public/digests/{token}', accept: 'text/html' }, request, options)
  }
}
