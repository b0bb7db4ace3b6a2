/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'

export interface AskToResubscribeRequest {
  /** Token of the link, as it was emailed or returned. */
  token: string
}

export interface ResubscribeRequest {
  /** Token of the link, as it was emailed or returned. */
  token: string
}

export interface SavePreferencesRequest {
  /** Token of the link, as it was emailed or returned. */
  token: string
}

export interface ShowResubscribeRequest {
  /** Token of the link, as it was emailed or returned. */
  token: string
}

export interface ShowUnsubscribeRequest {
  /** Token of the link, as it was emailed or returned. */
  token: string
}

export interface UnsubscribeRequest {
  /** Token of the link, as it was emailed or returned. */
  token: string
}

/** Leaving, choosing topics and coming back by a link in an email. */
export class UnsubscribeResource extends Resource {
  /**
   * Ask for the email that confirms coming back
   *
   * Sends an email with a link to who unsubscribed. Nothing changes before they follow it.
   *
   * Permission: `public`.
   *
   * `POST /v1/public/unsubscribe/{token}/resubscribe` (askToResubscribe)
   * @example
   * ```ts
   * const file = await client.public.unsubscribe.askToResubscribe({ token })
   * ```
   */
  askToResubscribe(request: AskToResubscribeRequest, options?: RequestOptions): Answer<string> {
    return this.calls.send({ method: 'POST', path: '/v1/public/unsubscribe/{token}/resubscribe', accept: 'text/html' }, request, options)
  }

  /**
   * Come back to the list
   *
   * Records a new consent, and lets marketing email be sent to the address again.
   *
   * Permission: `public`.
   *
   * `POST /v1/public/resubscribe/{token}` (resubscribe)
   * @example
   * ```ts
   * const file = await client.public.unsubscribe.resubscribe({ token })
   * ```
   */
  resubscribe(request: ResubscribeRequest, options?: RequestOptions): Answer<string> {
    return this.calls.send({ method: 'POST', path: '/v1/public/resubscribe/{token}', accept: 'text/html' }, request, options)
  }

  /**
   * Choose topics and audiences
   *
   * As sent by the form on the page: `shown` for each choice on the page, `keep` for those that are checked.
   *
   * Permission: `public`.
   *
   * `POST /v1/public/unsubscribe/{token}/preferences` (savePreferences)
   * @example
   * ```ts
   * const file = await client.public.unsubscribe.savePreferences({ token })
   * ```
   */
  savePreferences(request: SavePreferencesRequest, options?: RequestOptions): Answer<string> {
    return this.calls.send({ method: 'POST', path: '/v1/public/unsubscribe/{token}/preferences', accept: 'text/html' }, request, options)
  }

  /**
   * The page on which a person confirms coming back
   *
   * Changes nothing: the button on the page does.
   *
   * Permission: `public`.
   *
   * `GET /v1/public/resubscribe/{token}` (showResubscribe)
   * @example
   * ```ts
   * const file = await client.public.unsubscribe.showResubscribe({ token })
   * ```
   */
  showResubscribe(request: ShowResubscribeRequest, options?: RequestOptions): Answer<string> {
    return this.calls.send({ method: 'GET', path: '/v1/public/resubscribe/{token}', accept: 'text/html' }, request, options)
  }

  /**
   * The page on which a person leaves the list
   *
   * Changes nothing: programs that open links in emails unsubscribe nobody by it.
   *
   * Permission: `public`.
   *
   * `GET /v1/public/unsubscribe/{token}` (showUnsubscribe)
   * @example
   * ```ts
   * const file = await client.public.unsubscribe.show({ token })
   * ```
   */
  show(request: ShowUnsubscribeRequest, options?: RequestOptions): Answer<string> {
    return this.calls.send({ method: 'GET', path: '/v1/public/unsubscribe/{token}', accept: 'text/html' }, request, options)
  }

  /**
   * Leave the list at once
   *
   * RFC 8058: email apps send `List-Unsubscribe=One-Click`; the button on the page sends an empty body.
   *
   * Permission: `public`.
   *
   * `POST /v1/public/unsubscribe/{token}` (unsubscribe)
   * @example
   * ```ts
   * const file = await client.public.unsubscribe.unsubscribe({ token })
   * ```
   */
  unsubscribe(request: UnsubscribeRequest, options?: RequestOptions): Answer<string> {
    return this.calls.send({ method: 'POST', path: '/v1/public/unsubscribe/{token}', accept: 'text/html' }, request, options)
  }
}
