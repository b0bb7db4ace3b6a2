/** Hosts as people type them and as requests name them. Pure. */
import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'
import { getDomain } from 'tldts'

const name = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z][a-z0-9-]{0,61}[a-z0-9])$/

const with_port = /^([^:[\]]*)(?::\d{1,5})?$/
const ipv6 = /^\[?[0-9a-f:.]+\]?(?::\d{1,5})?$/i

/** Of no public DNS. */
const special = /(?:^|\.)(?:localhost|local|internal|invalid|onion|arpa)$/

export type HostFault = 'domain_invalid' | 'domain_is_address' | 'domain_is_ours'

/** In lower case and punycode, without scheme, path, port and the dot of the root; what is wrong, where it cannot be a domain. */
export function readHost(typed: string, ours: readonly string[]): { host: string } | { fault: HostFault } {
  const bare = typed
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/[/?#].*/s, '')
  const [, named] = with_port.exec(bare) ?? []
  if (named === undefined) return { fault: ipv6.test(bare) ? 'domain_is_address' : 'domain_invalid' }
  // It makes an address of numbers, whichever way they are written.
  const host = domainToASCII(named.replace(/\.$/, ''))
  if (isIP(host) !== 0) return { fault: 'domain_is_address' }
  if (!name.test(host) || special.test(host) || registeredIn(host) === undefined) return { fault: 'domain_invalid' }
  if (ours.some(own => host === own || host.endsWith(`.${own}`))) return { fault: 'domain_is_ours' }
  return { host }
}

/** What owners enter a proof for: the same for a domain and its www. */
export const baseOf = (host: string): string =>
  host.startsWith('www.') && registeredIn(host.slice(4)) !== undefined ? host.slice(4) : host

/** What somebody registered, below a public suffix such as `es` or `co.uk`. */
const registeredIn = (host: string): string | undefined => getDomain(host) ?? undefined

/** DNS has no aliases at the apex of a domain. */
export const isApex = (host: string): boolean => registeredIn(host) === host

/** The name alone, in small letters: without port and the dot of the root. */
export const hostnameOf = (host: string): string => host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')

/** Names by which the machine itself is asked: an address, or a name without a dot, which no public DNS has. */
export const isLocal = (hostname: string): boolean =>
  !hostname.includes('.') || hostname.endsWith('.localhost') || isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0
