/** Limits of an API key beyond its permissions: reading alone, some addresses, so many requests in a minute. */
import { BlockList, isIP } from 'node:net'
import type { Contract } from '../features/contract.ts'
import type { Reply } from '../http/exchange.ts'
import type { Bucket, RateLimits } from '../http/rate-limit.ts'
import type { Actor } from '../identity/actor.ts'
import { permissionMissing } from '../identity/permissions.ts'
import { Problem, problem } from '../problem/problem.ts'

/** Refuses a key from an address that is none of its own. */
export function requireKeyAddress(actor: Actor, ip: string): void {
  if (actor.type !== 'api_key') return
  const { addresses } = actor.access
  if (addresses.length > 0 && !includesAddress(addresses, ip))
    throw problem('not_permitted', { detail: 'key.address_not_allowed', values: { address: ip } })
}

/** Refuses what the key may not do, though its permissions would allow it. */
export function requireKeyAccess(actor: Actor, contract: Contract, reads: boolean): void {
  if (actor.type !== 'api_key') return
  if (contract.people_only) throw problem('not_permitted', { detail: 'key.people_only' })
  if (actor.access.read_only && !reads)
    throw problem('not_permitted', { ...permissionMissing(contract).details, detail: 'key.read_only' })
}

/** Counts a request among those of the key's minute. Its answer says what is left of them, also where it is a problem. */
export async function countingRequest(
  actor: Actor,
  rateLimits: RateLimits,
  answer: () => Promise<Reply | Response>,
): Promise<Reply | Response> {
  const headers = takeKeyRequest(actor, rateLimits)
  if (!headers) return answer()
  try {
    const reply = await answer()
    if (reply instanceof Response) for (const [name, value] of Object.entries(headers)) reply.headers.set(name, value)
    else Object.assign(reply.headers, headers)
    return reply
  } catch (error) {
    throw error instanceof Problem ? new Problem(error.code, { ...error.details, headers }) : error
  }
}

/** Headers that say what is left of the key's minute; 429 where nothing is. */
function takeKeyRequest(actor: Actor, rateLimits: RateLimits): Record<string, string> | undefined {
  if (actor.type !== 'api_key' || actor.access.requests_per_minute === null) return undefined
  const per_minute = actor.access.requests_per_minute
  const bucket: Bucket = { per_minute, burst: per_minute }
  const { wait_seconds, remaining, full_in_seconds } = rateLimits.takeOne('api_key', actor.api_key_id, bucket)
  const headers = {
    'RateLimit-Limit': String(per_minute),
    'RateLimit-Remaining': String(remaining),
    'RateLimit-Reset': String(full_in_seconds),
  }
  if (wait_seconds === 0) return headers
  throw problem('too_many_requests', {
    retry_after_seconds: wait_seconds,
    values: { seconds: wait_seconds },
    headers,
  })
}

const prefixBits = { 4: 32, 6: 128 } as const

/** An address, or a network such as `203.0.113.0/24`. */
export function isNetwork(text: string): boolean {
  const [address = '', prefix, more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more !== undefined) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= prefixBits[version as 4 | 6])
}

export function includesAddress(networks: readonly string[], ip: string): boolean {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1]
  const address = mapped ?? ip
  const version = isIP(address)
  return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4')
}
