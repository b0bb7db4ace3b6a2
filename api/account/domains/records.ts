/** The records that lead a domain here and prove the claim of its site, and what DNS has of them. Pure. */
import { baseOf, isApex } from './host.ts'
import type { SeenInDns } from './table.ts'

export const recordStatuses = ['found', 'missing', 'different', 'unknown'] as const
export type RecordStatus = (typeof recordStatuses)[number]

/** Where domains are led. */
export interface Way {
  target: string
  addresses: readonly string[]
}

export const proofName = (host: string): string => `_leadwright.${baseOf(host)}`

/** Whether a domain leads here: all of its addresses are ours, or its aliases end with our name. */
export function pointing(seen: SeenInDns, { target, addresses }: Way): RecordStatus {
  const { names, ipv4, ipv6, loop } = seen
  if (loop) return 'different'
  if (names?.includes(target)) return 'found'
  if (names === null || ipv4 === null || ipv6 === null) return 'unknown'
  const found = [...ipv4, ...ipv6]
  if (found.length === 0) return names.length === 0 ? 'missing' : 'different'
  if (addresses.length === 0) return 'unknown'
  return found.every(one => addresses.includes(one)) ? 'found' : 'different'
}

export function proving({ proof }: SeenInDns, expected: string): RecordStatus {
  if (proof === null) return 'unknown'
  if (proof.some(text => text.trim() === expected)) return 'found'
  return proof.length === 0 ? 'missing' : 'different'
}

interface DomainClaim {
  host: string
  proof: string
  addresses: readonly string[]
  seen: SeenInDns | null
}

/** What to enter, with what was there at the last look. */
export function recordsOf({ host, proof, addresses, seen }: DomainClaim, target: string) {
  const status = seen ? pointing(seen, { target, addresses }) : ('unknown' as const)
  const alias = { purpose: 'pointing', type: 'CNAME', name: host, expected: target } as const
  const byAddress = addresses.map(address => ({
    purpose: 'pointing' as const,
    type: address.includes(':') ? ('AAAA' as const) : ('A' as const),
    name: host,
    expected: address,
  }))
  const leading = isApex(host) && byAddress.length > 0 ? byAddress : [alias]
  return [
    ...leading.map(record => ({ ...record, found: foundOf(record.type, seen), status })),
    {
      ...{ purpose: 'proof' as const, type: 'TXT' as const, name: proofName(host), expected: proof },
      found: [...(seen?.proof ?? [])],
      status: seen ? proving(seen, proof) : ('unknown' as const),
    },
  ]
}

/** Where there is no alias, what the name has in its place. */
function foundOf(type: 'A' | 'AAAA' | 'CNAME', seen: SeenInDns | null): string[] {
  if (!seen) return []
  if (type === 'A') return [...(seen.ipv4 ?? [])]
  if (type === 'AAAA') return [...(seen.ipv6 ?? [])]
  return seen.names?.length ? [...seen.names] : [...(seen.ipv4 ?? []), ...(seen.ipv6 ?? [])]
}
