/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  AllowedDomain,
  Domain,
  NewDomain,
  PrimaryDomain,
  SiteDomains,
} from '../models/index.ts'

export interface AskAllowedDomainRequest {
  domain: string
}

export interface CheckDomainRequest {
  site_id: string
  domain_id: string
}

export interface CreateDomainRequest {
  site_id: string
  body: NewDomain
}

export interface DeleteDomainRequest {
  site_id: string
  domain_id: string
}

export interface GetDomainRequest {
  site_id: string
  domain_id: string
}

export interface ListDomainsRequest {
  site_id: string
}

export interface SetPrimaryDomainRequest {
  site_id: string
  body: PrimaryDomain
}

/** Domains of a site and their DNS records. */
export class DomainsResource extends Resource {
  /**
   * Check whether this server serves a host: 200, or 404
   *
   * For a reverse proxy that obtains a certificate when a host is first requested, such as the `ask` endpoint of Caddy’s on-demand TLS. Allowed are the server’s own host, the subdomains of sites and their verified domains.
   *
   * Permission: `public`.
   *
   * `GET /v1/internal/allowed-domain` (askAllowedDomain)
   */
  askAllowed(request: AskAllowedDomainRequest, options?: RequestOptions): Answer<AllowedDomain> {
    return this.calls.send({ method: 'GET', path: '/v1/internal/allowed-domain', query: ['domain'] }, request, options)
  }

  /**
   * Look up the DNS records of a domain now
   *
   * A failed domain is checked for another 72 hours.
   *
   * Permission: `manage-sites`.
   *
   * `POST /v1/sites/{site_id}/domains/{domain_id}/check` (checkDomain)
   */
  check(request: CheckDomainRequest, options?: RequestOptions): Answer<Domain> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/domains/{domain_id}/check' }, request, options)
  }

  /**
   * Claim a domain for a site
   *
   * DNS is checked for up to 72 hours. Several sites may claim a domain: it goes to the site whose proof is in DNS, and stays with the first one while both proofs are.
   *
   * Permission: `manage-sites`.
   *
   * `POST /v1/sites/{site_id}/domains` (createDomain)
   */
  create(request: CreateDomainRequest, options?: RequestOptions): Answer<Domain> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/domains', body: true }, request, options)
  }

  /**
   * Remove a domain from a site
   *
   * If it was the primary domain, the site is served at its subdomain again.
   *
   * Permission: `manage-sites`.
   *
   * `DELETE /v1/sites/{site_id}/domains/{domain_id}` (deleteDomain)
   */
  delete(request: DeleteDomainRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/domains/{domain_id}' }, request, options)
  }

  /**
   * Get a domain with its DNS records
   *
   * Permission: `read-site`.
   *
   * `GET /v1/sites/{site_id}/domains/{domain_id}` (getDomain)
   */
  get(request: GetDomainRequest, options?: RequestOptions): Answer<Domain> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/domains/{domain_id}' }, request, options)
  }

  /**
   * List the domains of a site and where visitors find it
   *
   * Permission: `read-site`.
   *
   * `GET /v1/sites/{site_id}/domains` (listDomains)
   */
  list(request: ListDomainsRequest, options?: RequestOptions): Answer<SiteDomains> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/domains' }, request, options)
  }

  /**
   * Choose where visitors find a site: all its other hosts redirect there
   *
   * Permission: `manage-sites`.
   *
   * `PUT /v1/sites/{site_id}/primary-domain` (setPrimaryDomain)
   */
  setPrimary(request: SetPrimaryDomainRequest, options?: RequestOptions): Answer<SiteDomains> {
    return this.calls.send({ method: 'PUT', path: '/v1/sites/{site_id}/primary-domain', body: true }, request, options)
  }
}
