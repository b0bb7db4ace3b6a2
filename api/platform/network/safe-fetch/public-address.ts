/** Whether an IP address belongs to the public internet, by its bytes, whatever its notation. Pure. */
import { BlockList, isIP } from 'node:net'
import { isLoopback } from '../../runtime/local-host.ts'

/** Special-purpose ranges of the IANA registries: loopback, private, documentation, multicast and others. */
const inner4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]

/** Within the one part of IPv6 that is given to the public (2000::/3): protocols, documents, and tunnels of IPv4. */
const inner6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
]

const blocked = new BlockList()
for (const [net, bits] of inner4) blocked.addSubnet(net, bits, 'ipv4')
const blocked6 = new BlockList()
for (const [net, bits] of inner6) blocked6.addSubnet(net, bits, 'ipv6')
const given6 = new BlockList()
given6.addSubnet('2000::', 3, 'ipv6')

export function isPublicAddress(address: string): boolean {
  const kind = isIP(address)
  if (kind === 4) return !blocked.check(address, 'ipv4')
  // An address with a zone (`fe80::1%eth0`) is one of this machine's links.
  if (kind !== 6 || address.includes('%')) return false
  return given6.check(address, 'ipv6') && !blocked6.check(address, 'ipv6')
}

/** Servers that an owner typed: on this machine only where the configuration allows it. */
export const isReachable =
  ({ allow_loopback }: { allow_loopback: boolean }) =>
  (address: string): boolean =>
    isPublicAddress(address) || (allow_loopback && isLoopback(address))
