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
  site_id: string
  sending_domain_id: string
}

export interface CreateSendingDomainRequest {
  site_id: string
  body: NewSendingDomain
}

export interface DeleteSendingDomainRequest {
  site_id: string
  sending_domain_id: string
}

export interface GetSendingDomainRequest {
  site_id: string
  sending_domain_id: string
}

export interface ListSendingDomainsRequest {
  site_id: string
}

export interface ProbeSendingDomainRequest {
  site_id: string
  sending_domain_id: string
}

export interface RotateSendingDomainKeyRequest {
  site_id: string
  sending_domain_id: string
}

/** DKIM, SPF and DMARC of the domains that emails come from. */
export class SendingDomainsResource extends Resource {
  /**
   * Look up the DNS records of a sending domain
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/sending-domains/{sending_domain_id}/check` (checkSendingDomain)
   */
  check(request: CheckSendingDomainRequest, options?: RequestOptions): Answer<SendingDomain> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/sending-domains/{sending_domain_id}/check' }, request, options)
  }

  /**
   * Add a sending domain and make the key that signs its email
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/sending-domains` (createSendingDomain)
   */
  create(request: CreateSendingDomainRequest, options?: RequestOptions): Answer<SendingDomain> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/sending-domains', body: true }, request, options)
  }

  /**
   * Delete a sending domain and its keys
   *
   * Permission: `manage-emails`.
   *
   * `DELETE /v1/sites/{site_id}/sending-domains/{sending_domain_id}` (deleteSendingDomain)
   */
  delete(request: DeleteSendingDomainRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/sending-domains/{sending_domain_id}' }, request, options)
  }

  /**
   * Get a sending domain with its DNS records
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/sending-domains/{sending_domain_id}` (getSendingDomain)
   */
  get(request: GetSendingDomainRequest, options?: RequestOptions): Answer<SendingDomain> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/sending-domains/{sending_domain_id}' }, request, options)
  }

  /**
   * List sending domains
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/sending-domains` (listSendingDomains)
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
   */
  rotateKey(request: RotateSendingDomainKeyRequest, options?: RequestOptions): Answer<SendingDomain> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/sending-domains/{sending_domain_id}/rotate-key' }, request, options)
  }
}
