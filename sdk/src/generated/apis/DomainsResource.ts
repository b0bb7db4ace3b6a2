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
  /** Host for which a certificate is asked. */
  domain: string
}

export interface CheckDomainRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the domain. */
  domain_id: string
}

export interface CreateDomainRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `host`. Unknown fields are refused. */
  body: NewDomain
}

export interface DeleteDomainRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the domain. */
  domain_id: string
}

export interface GetDomainRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the domain. */
  domain_id: string
}

export interface ListDomainsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface SetPrimaryDomainRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** The whole value, which replaces the present one. */
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
   * @example
   * ```ts
   * const result = await client.domains.askAllowed({ domain: 'domain' })
   * ```
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
   * @example
   * ```ts
   * const result = await client.domains.check({ site_id, domain_id })
   * ```
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
   * @example
   * ```ts
   * const domain = await client.domains.create({ site_id, body: { host: 'www.casaverde.example' } })
   * ```
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
   * @example
   * ```ts
   * await client.domains.delete({ site_id, domain_id })
   * ```
   */
  delete(request: DeleteDomainRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/domains/{domain_id}' }, request, options)
  }

  /**
   * Get a domain with its DNS records
   *
   * Returns which DNS records to set, and what DNS has.
   *
   * Permission: `read-site`.
   *
   * `GET /v1/sites/{site_id}/domains/{domain_id}` (getDomain)
   * @example
   * ```ts
   * const domain = await client.domains.get({ site_id, domain_id })
   * ```
   */
  get(request: GetDomainRequest, options?: RequestOptions): Answer<Domain> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/domains/{domain_id}' }, request, options)
  }

  /**
   * List the domains of a site and where visitors find it
   *
   * Returns domains with their status, and the URL at which visitors find the site now.
   *
   * Permission: `read-site`.
   *
   * `GET /v1/sites/{site_id}/domains` (listDomains)
   * @example
   * ```ts
   * const result = await client.domains.list({ site_id })
   * ```
   */
  list(request: ListDomainsRequest, options?: RequestOptions): Answer<SiteDomains> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/domains' }, request, options)
  }

  /**
   * Choose where visitors find a site: all its other hosts redirect there
   *
   * The domain must be verified. The subdomain can be chosen again.
   *
   * Permission: `manage-sites`.
   *
   * `PUT /v1/sites/{site_id}/primary-domain` (setPrimaryDomain)
   * @example
   * ```ts
   * const domain = await client.domains.setPrimary({ site_id, body: { domain_id: null } })
   * ```
   */
  setPrimary(request: SetPrimaryDomainRequest, options?: RequestOptions): Answer<SiteDomains> {
    return this.calls.send({ method: 'PUT', path: '/v1/sites/{site_id}/primary-domain', body: true }, request, options)
  }
}
