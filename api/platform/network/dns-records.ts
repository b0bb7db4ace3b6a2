/** Reads records of names, for showing an owner what a domain has. DNS may lie, and may not answer: nothing waits for it long. */

/** The part of Node's DNS resolver that is used. */
export interface DnsRecords {
  resolveTxt(name: string): Promise<string[][]>
  resolveCname(name: string): Promise<string[]>
  resolve4(name: string): Promise<string[]>
  resolve6(name: string): Promise<string[]>
}

/** The system's resolver, or the servers that the configuration names. */
export async function dnsRecords(servers: readonly string[]): Promise<DnsRecords> {
  const { Resolver } = await import('node:dns/promises')
  const resolver = new Resolver({ timeout: 2_000, tries: 2 })
  if (servers.length > 0) resolver.setServers(servers)
  return resolver
}

/** What was found; null where no answer came, which says nothing about the domain. */
export type DnsAnswer = readonly string[] | null

const wait_ms = 6_000
const found_max = 20
const characters_max = 2_000
const absent = new Set(['ENODATA', 'ENOTFOUND'])

async function answerOf(asking: Promise<readonly string[]>): Promise<DnsAnswer> {
  const late = Promise.withResolvers<null>()
  const timer = setTimeout(() => late.resolve(null), wait_ms)
  const answer = asking.catch(error => (absent.has(String((error as { code?: unknown } | null)?.code)) ? [] : null))
  const found = await Promise.race([answer, late.promise])
  clearTimeout(timer)
  return found && found.slice(0, found_max).map(storable)
}

/** Octets of a record may be anything. */
const storable = (text: string): string =>
  text
    .slice(0, characters_max)
    .replaceAll(/\p{Cc}/gu, '')
    .toWellFormed()

/** A long record comes in pieces. */
export const lookUpTxt = (dns: DnsRecords, name: string): Promise<DnsAnswer> =>
  answerOf(dns.resolveTxt(name).then(records => records.map(pieces => pieces.join(''))))

export const lookUpCname = (dns: DnsRecords, name: string): Promise<DnsAnswer> =>
  answerOf(dns.resolveCname(name).then(names => names.map(one => one.toLowerCase().replace(/\.$/, ''))))

export const ipv4Of = (dns: DnsRecords, name: string): Promise<DnsAnswer> => answerOf(dns.resolve4(name))

export const ipv6Of = (dns: DnsRecords, name: string): Promise<DnsAnswer> => answerOf(dns.resolve6(name))
