/** What DNS has of a domain. It may lie, loop and stay silent: each question has its time limit, and nothing is followed for long. */
import type { Installation } from '../../platform/features/context.ts'
import { type DnsRecords, ipv4Of, ipv6Of, lookUpCname, lookUpTxt } from '../../platform/network/dns-records.ts'
import { domainLimits } from './limits.ts'
import { proofName } from './records.ts'
import type { SeenInDns } from './table.ts'

export interface DnsLookup {
  seen: SeenInDns
  /** Where it is to lead by now. */
  addresses: readonly string[]
}

async function addressesOf(dns: DnsRecords, name: string): Promise<string[]> {
  const found = await Promise.all([ipv4Of(dns, name), ipv6Of(dns, name)])
  return found.flatMap(one => one ?? []).sort()
}

/** Those that are configured, else those that DNS has of the host that domains are led to. */
export async function ourAddresses({ config, dnsRecords }: Installation): Promise<readonly string[]> {
  const { addresses, target } = config.domains
  return addresses.length > 0 ? addresses : addressesOf(await dnsRecords(), target)
}

async function aliasesOf(dns: DnsRecords, host: string): Promise<Pick<SeenInDns, 'names' | 'loop'>> {
  const names: string[] = []
  for (let at = host; names.length <= domainLimits.domain_aliases_max; ) {
    const found = await lookUpCname(dns, at)
    if (found === null) return { names: names.length > 0 ? names : null, loop: false }
    const [next] = found
    if (next === undefined) return { names, loop: false }
    if (next === host || names.includes(next)) return { names: [...names, next], loop: true }
    names.push(next)
    at = next
  }
  return { names, loop: true }
}

export async function lookUp(installation: Installation, host: string): Promise<DnsLookup> {
  const dns = await installation.dnsRecords()
  const [aliases, ipv4, ipv6, proof, addresses] = await Promise.all([
    aliasesOf(dns, host),
    ipv4Of(dns, host),
    ipv6Of(dns, host),
    lookUpTxt(dns, proofName(host)),
    ourAddresses(installation),
  ])
  return { seen: { ...aliases, ipv4, ipv6, proof }, addresses }
}
