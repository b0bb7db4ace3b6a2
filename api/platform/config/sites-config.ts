/** Where sites have their pages. */
import { isIP } from 'node:net'
import { z } from '@hono/zod-openapi'

/** Subdomains stand before it: neither an address of a machine nor a path. */
const isBase = (address: string): boolean =>
  /^https?:\/\/[^/?#@]+\/?$/.test(address) && isIP(new URL(address).hostname.replaceAll(/[[\]]/g, '')) === 0

export const sitesVariables = {
  SITES_URL: {
    rule: z
      .url({ protocol: /^https?$/ })
      .refine(isBase)
      .transform(address => new URL(address).origin)
      .optional(),
    says: 'the address under whose subdomains sites have their pages, with http:// or https://; where it is absent, they are at /s/ and the subdomain',
    example: 'https://sites.example.com',
  },
  DOMAINS_TARGET: {
    rule: z
      .string()
      .max(253)
      .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/)
      .optional(),
    says: 'the host to which sites’ own domains are led by a CNAME record; default: that of SITES_URL or PUBLIC_URL',
    example: 'sites.example.com',
  },
  DOMAINS_ADDRESSES: {
    rule: z
      .string()
      .transform(text => text.split(',').map(one => one.trim()))
      .refine(list => list.every(one => isIP(one) !== 0))
      .optional(),
    says: 'the addresses to which sites’ own domains are led by A and AAAA records, with commas between; default: those that DNS has of DOMAINS_TARGET',
    example: '203.0.113.10,2001:db8::10',
  },
} as const

export interface SitesConfig {
  /** Sites have their pages at their subdomains of it; undefined: at paths of `public_url`. */
  sites_url: string | undefined
  domains: {
    /** Domains of sites are led to it. */
    target: string
    /** None: those that DNS has of the target. */
    addresses: readonly string[]
  }
}

export interface Hosts extends SitesConfig {
  /** No slash at the end. The only source of hosts in mails, links and snippets. */
  public_url: string
}

type SiteVariables = { [N in keyof typeof sitesVariables]: z.output<(typeof sitesVariables)[N]['rule']> } & {
  PUBLIC_URL: string | undefined
  PORT: number
}

export function sitesConfig({ PUBLIC_URL, PORT, SITES_URL, DOMAINS_TARGET, DOMAINS_ADDRESSES }: SiteVariables): Hosts {
  const public_url = PUBLIC_URL ?? `http://localhost:${PORT}`
  const target = DOMAINS_TARGET ?? new URL(SITES_URL ?? public_url).hostname
  return { public_url, sites_url: SITES_URL, domains: { target, addresses: DOMAINS_ADDRESSES ?? [] } }
}

/** What of a site says where it is. */
export interface SiteAddress {
  subdomain: string
  /** A domain of its own, to which all its other hosts redirect. */
  primary_host: string | null
}

const site_page = /^\/(?:s\/|v1\/public\/sites\/[^/]+\/images\/)/

/** Whether a URL leads to a page of a site of this installation, or to an image on it: what any visitor may load, and nothing else. */
export function isSitePage({ origin, protocol, port, hostname, pathname }: URL, hosts: Hosts): boolean {
  if (origin === new URL(hosts.public_url).origin) return site_page.test(pathname)
  if (hosts.sites_url === undefined) return false
  const above = new URL(hosts.sites_url)
  return protocol === above.protocol && port === above.port && hostname.endsWith(`.${above.hostname}`)
}

/** Where visitors find a site, without a slash at the end. A domain of its own is reached the way that others are. */
export function siteAddress(
  { public_url, sites_url }: Pick<Hosts, 'public_url' | 'sites_url'>,
  { subdomain, primary_host }: SiteAddress,
): string {
  if (primary_host !== null) {
    const { protocol, port } = new URL(sites_url ?? public_url)
    return `${protocol}//${primary_host}${port && `:${port}`}`
  }
  if (sites_url === undefined) return `${public_url}/s/${subdomain}`
  return sites_url.replace('://', `://${subdomain}.`)
}
