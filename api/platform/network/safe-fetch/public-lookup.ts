/** Looking up names of servers that a person typed: what leads to an address that is not public is refused. */
import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

const refused = (host: string) => new Error(`${host} has no public address`)

/** For connections; addresses are looked up by nobody, so they need `isPublicHost`. */
export const publicLookup =
  (isAllowed: (address: string) => boolean = isPublicAddress): LookupFunction =>
  (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      const [first] = found ?? []
      if (error || !first) return done(error ?? refused(host), '', 0)
      if (found.some(({ address }) => !isAllowed(address))) return done(refused(host), '', 0)
      return options.all ? done(null, found) : done(null, first.address, first.family)
    })
  }

/** False for an address that is not public; what a name leads to shows when it is looked up. */
export const isPublicHost = (host: string, isAllowed: (address: string) => boolean = isPublicAddress): boolean =>
  isIP(host) === 0 || isAllowed(host)
