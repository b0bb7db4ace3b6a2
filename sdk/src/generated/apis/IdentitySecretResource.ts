/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  IdentitySecret,
} from '../models/index.ts'

export interface GetIdentitySecretRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

/** The secret with which your site says who is signed in. */
export class IdentitySecretResource extends Resource {
  /**
   * Get the secret that proves who a visitor is
   *
   * `user_hash` is the HMAC-SHA-256 of the trimmed, lowercase email address with this secret, in hexadecimal. Compute it on a server; the secret must never appear in a page.
   *
   * Permission: `manage-integrations`.
   *
   * `GET /v1/sites/{site_id}/identity-secret` (getIdentitySecret)
   * @example
   * ```ts
   * const identitySecret = await client.identitySecret.get({ site_id })
   * ```
   */
  get(request: GetIdentitySecretRequest, options?: RequestOptions): Answer<IdentitySecret> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/identity-secret' }, request, options)
  }
}
