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
} as const

export interface SitesConfig {
  /** Sites have their pages at their subdomains of it; undefined: at paths of `public_url`. */
  sites_url: string | undefined
}

export interface Hosts extends SitesConfig {
  public_url: string
}

/** Where visitors find a site, without a slash at the end. */
export function siteAddress({ public_url, sites_url }: Hosts, { subdomain }: { subdomain: string }): string {
  if (sites_url === undefined) return `${public_url}/s/${subdomain}`
  const { protocol, host } = new URL(sites_url)
  return `${protocol}//${subdomain}.${host}`
}
