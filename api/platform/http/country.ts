/**
 * A visitor's country: from a trusted proxy's header, else from the IP address (data of the regional registries,
 * in the public domain, loaded with the first question), else the zone of the browser's clock.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { BlockList, isIP } from 'node:net'
import { setImmediate } from 'node:timers'
import type { HeaderReader } from './exchange.ts'

export interface Whereabouts {
  ip: string
  headers: HeaderReader
  /** As the browser names it. */
  timezone?: string | undefined
}

/** Two capital letters of ISO 3166-1, or undefined if unknown. */
export async function findCountry(
  { ip, headers, timezone }: Whereabouts,
  config: { trust_proxy: boolean; country_header: string | undefined },
): Promise<string | undefined> {
  const said = config.trust_proxy && config.country_header ? headers.get(config.country_header) : null
  return codeOf(said) ?? (await countryOfAddress(ip)) ?? countryOfZone(timezone)
}

/** Proxies send XX or T1 for unknown countries. */
const codeOf = (text: unknown): string | undefined => {
  const code = typeof text === 'string' ? text.trim().toUpperCase() : ''
  return /^[A-Z]{2}$/.test(code) && code !== 'XX' && code !== 'ZZ' ? code : undefined
}

interface Addresses {
  get(ip: string): { country_code?: string } | null
}

/** Networks within houses and machines, for which the registries' data has guesses. */
const inner = new BlockList()
for (const [net, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  inner.addSubnet(net, bits, 'ipv4')
}
for (const [net, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  inner.addSubnet(net, bits, 'ipv6')
}

let addresses: Promise<Addresses> | undefined

async function countryOfAddress(given: string): Promise<string | undefined> {
  const ip = given.replace(/^::ffff:(?=\d+\.)/i, '')
  const kind = isIP(ip)
  if (kind === 0 || inner.check(ip, kind === 4 ? 'ipv4' : 'ipv6')) return undefined
  addresses ??= openAddresses()
  return codeOf((await addresses).get(ip)?.country_code)
}

async function openAddresses(): Promise<Addresses> {
  const { Reader } = await import('mmdb-lib')
  const file = createRequire(import.meta.url).resolve(
    '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
  )
  return new Reader<never>(await readFile(file)) as unknown as Addresses
}

let countries: Promise<Map<string, string>> | undefined

/** The country of a time zone; some, like UTC, have none. */
async function countryOfZone(timezone: string | undefined): Promise<string | undefined> {
  if (!timezone) return undefined
  countries ??= countriesOfZones()
  const zones = await countries
  const country = zones.get(timezone)
  if (country !== undefined || zones.size > zones_max) return country || undefined
  // ICU knows some zones by an older name; unknown names are cached as having no country.
  zones.set(timezone, zones.get(olderName(timezone)) ?? '')
  return zones.get(timezone) || undefined
}

const zones_max = 2_000

function olderName(timezone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions().timeZone
  } catch {
    return ''
  }
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** A tenth of a second of work, in parts: the event loop goes on meanwhile. */
async function countriesOfZones(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const first of letters) {
    for (const second of letters) {
      const code = first + second
      // A name that its language data does not know has no zones; parts of the world have none either.
      const locale = new Intl.Locale(`und-${code}`) as Intl.Locale & { getTimeZones?(): string[] | undefined }
      for (const zone of locale.getTimeZones?.() ?? []) if (!found.has(zone)) found.set(zone, code)
    }
    await new Promise<void>(resolve => setImmediate(resolve))
  }
  return found
}
