/** The site at whose own address, or below whose path, something was asked for, by what is in memory alone. */
import { hostnameOf, servedHosts } from '../../account/domains/rules.ts'
import type { Installation } from '../../platform/features/context.ts'
import { servedSites } from './served-sites.ts'
import { ownHosts, sitesHostOf, targetOf } from './target.ts'

/** Undefined where nobody's pages are there, or what is known has to be read first. */
export function siteAt(installation: Installation): (host: string | undefined, path: string) => string | undefined {
  const { peek } = servedSites(installation)
  const hosts = servedHosts(installation)
  const above = sitesHostOf(installation.config)
  const isOwnHost = ownHosts(installation.config)
  return (host = '', path) => {
    const hostname = hostnameOf(host)
    const by_domain = hosts.peek(hostname)
    if (by_domain !== undefined) return by_domain
    const target = targetOf({ host, path }, above)
    if (!target?.subdomain || (target.by === 'path' && !isOwnHost(hostname))) return undefined
    return peek(target.subdomain)?.id
  }
}
