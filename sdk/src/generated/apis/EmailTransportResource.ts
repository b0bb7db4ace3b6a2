/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  EmailTransport,
  EmailTransportTest,
  EmailTransportTested,
  NewEmailTransport,
} from '../models/index.ts'

export interface GetEmailTransportRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface RemoveEmailTransportRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface TestEmailTransportRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `to`. Unknown fields are refused. */
  body: EmailTransportTest
}

export interface UpdateEmailTransportRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** The fields to change. Those that are left out stay as they are. */
  body: NewEmailTransport
}

/** The service that emails leave through. */
export class EmailTransportResource extends Resource {
  /**
   * Get the email transport of a site
   *
   * Returns how email of the site is sent. Passwords and secret keys are never returned.
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/email-transport` (getEmailTransport)
   * @example
   * ```ts
   * const emailTransport = await client.emails.transport.get({ site_id })
   * ```
   */
  get(request: GetEmailTransportRequest, options?: RequestOptions): Answer<EmailTransport> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/email-transport' }, request, options)
  }

  /**
   * Remove the site’s own email transport
   *
   * Also deletes the stored secret.
   *
   * Permission: `manage-emails`.
   *
   * `DELETE /v1/sites/{site_id}/email-transport` (removeEmailTransport)
   * @example
   * ```ts
   * await client.emails.transport.remove({ site_id })
   * ```
   */
  remove(request: RemoveEmailTransportRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/email-transport' }, request, options)
  }

  /**
   * Send a test email through the transport
   *
   * Sent from the sender that was verified first. Returns what the transport answered.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/email-transport/test` (testEmailTransport)
   * @example
   * ```ts
   * const result = await client.emails.transport.test({ site_id, body: { to: 'ana@example.com' } })
   * ```
   */
  test(request: TestEmailTransportRequest, options?: RequestOptions): Answer<EmailTransportTested> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/email-transport/test', body: true }, request, options)
  }

  /**
   * Set the site’s own email transport
   *
   * Applies to the next email; emails being sent are not affected.
   *
   * Permission: `manage-emails`.
   *
   * `PATCH /v1/sites/{site_id}/email-transport` (updateEmailTransport)
   * @example
   * ```ts
   * const emailTransport = await client.emails.transport.update({
   *   site_id,
   *   body: {
   *     type: 'ses',
   *     ses: {
   *       region: 'eu-west-1',
   *       access_key_id: 'AKIAIOSFODNN7EXAMPLE',
   *       secret_access_key: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
   *       configuration_set: 'leadwright',
   *     },
   *   },
   * })
   * ```
   */
  update(request: UpdateEmailTransportRequest, options?: RequestOptions): Answer<EmailTransport> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/email-transport', body: true }, request, options)
  }
}
