/** For which site's pages a request is, if for any, by its host and path. Pure. */
import { hostnameOf, isLocal } from '../../account/domains/rules.ts'
import type { Hosts, SitesConfig } from '../../platform/config/sites-config.ts'
import type { SiteFacts } from '../../platform/features/context.ts'

export interface Target {
  /** Of a site; null: of none that could be. */
  subdomain: string | null
  /** Within the site: `/prices`. */
  path: string
  by: 'host' | 'path'
}

/** What machines in front of this server and beside it ask for, under whichever name they know it by. */
const internal = /^\/(?:healthz|readyz|v1\/internal\/[^/]+)$/
export const isInternal = (path: string): boolean => internal.test(path)

const subdomain = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
const below_path = /^\/s\/([^/]+)(\/.*)?$/
/** What pages load and post to; nothing else of this server is at the hosts of sites. */
const shared = /^\/(?:v1\/public\/|fonts\/|widget\.js$|widget\/)/

export const isShared = (path: string): boolean => shared.test(path)

/** The name above those of sites; undefined: they have none of their own. */
export const sitesHostOf = ({ sites_url }: Pick<SitesConfig, 'sites_url'>): string | undefined =>
  sites_url === undefined ? undefined : new URL(sites_url).hostname

/** Undefined: not for pages of a site. */
export function targetOf(
  { host, path }: { host: string; path: string },
  above: string | undefined,
): Target | undefined {
  const hostname = hostnameOf(host)
  if (above !== undefined && (hostname === above || hostname.endsWith(`.${above}`))) {
    const label = hostname.slice(0, -above.length - 1)
    return { subdomain: subdomain.test(label) ? label : null, path, by: 'host' }
  }
  const [, label, rest = ''] = below_path.exec(path) ?? []
  if (label === undefined) return undefined
  const name = label.toLowerCase()
  return { subdomain: subdomain.test(name) ? name : null, path: rest, by: 'path' }
}

/**
 * Whether this server is at a host with all that it has, the admin too: its own name, and names by which only machines near it ask.
 * One that was never told its name is at every host.
 */
export function ownHosts({ public_url }: Pick<Hosts, 'public_url'>): (hostname: string) => boolean {
  const own = new URL(public_url).hostname
  const isEvery = isLocal(own)
  return hostname => hostname === own || isEvery || isLocal(hostname)
}

/** Whether a site has its pages where one was asked for. */
export function isAt(
  { primary_host, subdomain: own }: Pick<SiteFacts, 'primary_host' | 'subdomain'>,
  hostname: string,
  { subdomain, by }: Target,
  { sites_url }: Pick<SitesConfig, 'sites_url'>,
): boolean {
  if (primary_host !== null) return hostname === primary_host
  return subdomain === own && by === (sites_url === undefined ? 'path' : 'host')
}
