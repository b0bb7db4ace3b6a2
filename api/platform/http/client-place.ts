/** The client's place for rate limits: IPv6 clients have a whole network of addresses. */

export interface ClientPlace {
  /** An IPv4 address, or the /64 that one household or machine has in IPv6. */
  address: string
  /** The typical network of one subscriber or data center: a /24, in IPv6 a /48. */
  network: string
}

export function clientPlace(ip: string): ClientPlace {
  const v4 = /^(?:::ffff:)?((\d+\.\d+\.\d+)\.\d+)$/i.exec(ip)
  if (v4) return { address: v4[1] ?? ip, network: `${v4[2]}.0/24` }
  if (!ip.includes(':')) return { address: ip, network: ip }
  const groups = groupsOf(ip)
  return { address: `${groups.slice(0, 4).join(':')}::/64`, network: `${groups.slice(0, 3).join(':')}::/48` }
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(ip: string): string[] {
  const [head = '', tail] = (ip.split('%', 1)[0] ?? '').toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const between = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array<string>(between).fill('0'), ...after].map(group => group.replace(/^0+(?=.)/, ''))
}
