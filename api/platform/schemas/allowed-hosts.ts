/** Whether a host is among those that a site allows. Pure. */
import { domainToASCII } from 'node:url'
import { readPageAddress } from './page-address.ts'

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const pattern = new RegExp(`^(?:\\*\\.)?(?:${label}\\.)*${label}$`)
const address = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[0-9a-f:.]+\])$/

/** As it is compared: lower case, punycode, without scheme, path and port. Null for what is no host. */
export function hostPattern(given: string): string | null {
  const bare = given
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/[/?#].*/s, '')
    .replace(/(?<!:[^\]]*):\d{1,5}$/, '')
  const wild = bare.startsWith('*.')
  const ascii = domainToASCII(wild ? bare.slice(2) : bare)
  const host = wild ? `*.${ascii}` : ascii
  if (ascii === '' || host.length > 253) return null
  return pattern.test(host) || address.test(host) ? host : null
}

/** `*.example.com` matches every subdomain of `example.com`, but not `example.com` itself. */
export const isAllowed = (host: string, allowed: readonly string[]): boolean =>
  allowed.length === 0 ||
  allowed.some(one =>
    one.startsWith('*.') ? host.endsWith(one.slice(1)) && host.length > one.length - 1 : host === one,
  )

/** The host of an origin or address, without its port; empty where it has none. */
export function hostOf(address_or_origin: string | undefined | null): string {
  if (!address_or_origin) return ''
  return readPageAddress(address_or_origin)?.hostname ?? ''
}
