/** The site at whose own address, or below whose path, something was asked for, by what is in memory alone. */
import { hostnameOf, servedHosts } from '../../account/domains/rules.ts'
import type { Installation } from '../../platform/features/context.ts'
import { servedSites } from './served-sites.ts'
import { ownHosts, sitesHostOf, type Target, targetOf } from './target.ts'

export interface Place {
  hostname: string
  /** Undefined where it is nobody's, or what is known has to be read first. */
  site_id: string | undefined
  /** Undefined where nobody's pages could be. */
  target: Target | undefined
  /** Whether this server is there with all that it has. */
  is_own_host: boolean
}

export function placeFinder(installation: Installation): (host: string | undefined, path: string) => Place {
  const { peek } = servedSites(installation)
  const hosts = servedHosts(installation)
  const above = sitesHostOf(installation.config)
  const isOwnHost = ownHosts(installation.config)
  return (host = '', path) => {
    const hostname = hostnameOf(host)
    const by_domain = hosts.peek(hostname)
    if (by_domain !== undefined) {
      const target: Target = { subdomain: null, path, by: 'host' }
      return { hostname, site_id: by_domain, target, is_own_host: false }
    }
    const is_own_host = isOwnHost(hostname)
    const named = targetOf({ host, path }, above)
    const target = named?.by === 'path' && !is_own_host ? undefined : named
    const site_id = target?.subdomain ? peek(target.subdomain)?.id : undefined
    return { hostname, site_id, target, is_own_host }
  }
}

export function siteAt(installation: Installation): (host: string | undefined, path: string) => string | undefined {
  const placeOf = placeFinder(installation)
  return (host, path) => placeOf(host, path).site_id
}
