/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  NewSendingDomain,
  SendingDomain,
  SendingDomainList,
} from '../models/index.ts'

export interface CheckSendingDomainRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the sending domain. */
  sending_domain_id: string
}

export interface CreateSendingDomainRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `domain`. Unknown fields are refused. */
  body: NewSendingDomain
}

export interface DeleteSendingDomainRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the sending domain. */
  sending_domain_id: string
}

export interface GetSendingDomainRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the sending domain. */
  sending_domain_id: string
}

export interface ListSendingDomainsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface ProbeSendingDomainRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the sending domain. */
  sending_domain_id: string
}

export interface RotateSendingDomainKeyRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the sending domain. */
  sending_domain_id: string
}

/** DKIM, SPF and DMARC of the domains that emails come from. */
export class SendingDomainsResource extends Resource {
  /**
   * Look up the DNS records of a sending domain
   *
   * Asks DNS now. It is asked once a day by itself, too.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/sending-domains/{sending_domain_id}/check` (checkSendingDomain)
   * @example
   * ```ts
   * const result = await client.sendingDomains.check({ site_id, sending_domain_id })
   * ```
   */
  check(request: CheckSendingDomainRequest, options?: RequestOptions): Answer<SendingDomain> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/sending-domains/{sending_domain_id}/check' }, request, options)
  }

  /**
   * Add a sending domain and make the key that signs its email
   *
   * Returns the DNS records to set. Email is signed once DNS has the key.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/sending-domains` (createSendingDomain)
   * @example
   * ```ts
   * const sendingDomain = await client.sendingDomains.create({ site_id, body: { domain: 'casaverde.example' } })
   * ```
   */
  create(request: CreateSendingDomainRequest, options?: RequestOptions): Answer<SendingDomain> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/sending-domains', body: true }, request, options)
  }

  /**
   * Delete a sending domain and its keys
   *
   * Email from its senders is no longer signed by it.
   *
   * Permission: `manage-emails`.
   *
   * `DELETE /v1/sites/{site_id}/sending-domains/{sending_domain_id}` (deleteSendingDomain)
   * @example
   * ```ts
   * await client.sendingDomains.delete({ site_id, sending_domain_id })
   * ```
   */
  delete(request: DeleteSendingDomainRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/sending-domains/{sending_domain_id}' }, request, options)
  }

  /**
   * Get a sending domain with its DNS records
   *
   * Returns which records to set, and what DNS has.
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/sending-domains/{sending_domain_id}` (getSendingDomain)
   * @example
   * ```ts
   * const sendingDomain = await client.sendingDomains.get({ site_id, sending_domain_id })
   * ```
   */
  get(request: GetSendingDomainRequest, options?: RequestOptions): Answer<SendingDomain> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/sending-domains/{sending_domain_id}' }, request, options)
  }

  /**
   * List sending domains
   *
   * Returns domains whose key signs email, with the DNS records of each.
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/sending-domains` (listSendingDomains)
   * @example
   * ```ts
   * const result = await client.sendingDomains.list({ site_id })
   * ```
   */
  list(request: ListSendingDomainsRequest, options?: RequestOptions): Answer<SendingDomainList> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/sending-domains' }, request, options)
  }

  /**
   * Send an email through the real path, and verify its signature when it arrives
   *
   * Sent to the address for bounces; 409 if there is none.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/sending-domains/{sending_domain_id}/probe` (probeSendingDomain)
   * @example
   * ```ts
   * const result = await client.sendingDomains.probe({ site_id, sending_domain_id })
   * ```
   */
  probe(request: ProbeSendingDomainRequest, options?: RequestOptions): Answer<SendingDomain> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/sending-domains/{sending_domain_id}/probe' }, request, options)
  }

  /**
   * Rotate the key of a sending domain
   *
   * The current key signs until a check finds the new one in DNS. Keep the old record for a few days.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/sending-domains/{sending_domain_id}/rotate-key` (rotateSendingDomainKey)
   * @example
   * ```ts
   * const result = await client.sendingDomains.rotateKey({ site_id, sending_domain_id })
   * ```
   */
  rotateKey(request: RotateSendingDomainKeyRequest, options?: RequestOptions): Answer<SendingDomain> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/sending-domains/{sending_domain_id}/rotate-key' }, request, options)
  }
}
