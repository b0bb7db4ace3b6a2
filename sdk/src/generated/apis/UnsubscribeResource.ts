/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'

export interface AskToResubscribeRequest {
  token: string
}

export interface ResubscribeRequest {
  token: string
}

export interface SavePreferencesRequest {
  token: string
}

export interface ShowResubscribeRequest {
  token: string
}

export interface ShowUnsubscribeRequest {
  token: string
}

export interface UnsubscribeRequest {
  token: string
}

/** Leaving, choosing topics and coming back by a link in an email. */
export class UnsubscribeResource extends Resource {
  /**
   * Ask for the email that confirms coming back
   *
   * Permission: `public`.
   *
   * `POST /v1/public/unsubscribe/{token}/resubscribe` (askToResubscribe)
   */
  askToResubscribe(request: AskToResubscribeRequest, options?: RequestOptions): Answer<string> {
    return this.calls.send({ method: 'POST', path: '/v1/public/unsubscribe/{token}/resubscribe', accept: 'text/html' }, request, options)
  }

  /**
   * Come back to the list
   *
   * Permission: `public`.
   *
   * `POST /v1/public/resubscribe/{token}` (resubscribe)
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
   */
  savePreferences(request: SavePreferencesRequest, options?: RequestOptions): Answer<string> {
    return this.calls.send({ method: 'POST', path: '/v1/public/unsubscribe/{token}/preferences', accept: 'text/html' }, request, options)
  }

  /**
   * The page on which a person confirms coming back
   *
   * Permission: `public`.
   *
   * `GET /v1/public/resubscribe/{token}` (showResubscribe)
   */
  showResubscribe(request: ShowResubscribeRequest, options?: RequestOptions): Answer<string> {
    return this.calls.send({ method: 'GET', path: '/v1/public/resubscribe/{token}', accept: 'text/html' }, request, options)
  }

  /**
   * The page on which a person leaves the list
   *
   * Permission: `public`.
   *
   * `GET /v1/public/unsubscribe/{token}` (showUnsubscribe)
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
   */
  unsubscribe(request: UnsubscribeRequest, options?: RequestOptions): Answer<string> {
    return this.calls.send({ method: 'POST', path: '/v1/public/unsubscribe/{token}', accept: 'text/html' }, request, options)
  }
}
