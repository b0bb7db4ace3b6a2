/**
 * Whose public endpoints a host serves: at the host of a site its own alone, so that what one account publishes is never found
 * under the domain of another.
 */
import type { Installation } from '../../platform/features/context.ts'
import { claimedSite } from '../../platform/features/signed-link.ts'
import { placeFinder } from './site-at.ts'

const of_site = /^\/v1\/public\/sites\/([^/?]+)/
const of_token = /^\/v1\/public\/(?:answers|clicks|confirmations|files|opens|resubscribe|senders|unsubscribe)\/([^/?]+)/

/** The site that a public path is about; undefined: of none, as what belongs to the installation. */
function siteNamedIn(path: string): string | undefined {
  const token = of_token.exec(path)?.[1]
  return token === undefined ? of_site.exec(path)?.[1] : claimedSite(token)
}

/** Whether a path may be served at the host of that site: anything but a public endpoint of others. */
export const isServedAt = (site_id: string, path: string): boolean =>
  !path.startsWith('/v1/public/') || siteNamedIn(path) === site_id

/** Whether a host is known to serve a path, by what is in memory alone; what is not known has to be asked of the app. */
export function hostGuard(installation: Installation): (host: string | undefined, path: string) => boolean {
  const placeOf = placeFinder(installation)
  return (host, path) => {
    const { site_id, target, is_own_host } = placeOf(host, path)
    if (target?.by !== 'host') return is_own_host
    return site_id !== undefined && isServedAt(site_id, path)
  }
}
