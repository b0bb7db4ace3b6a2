/** On which hosts a site's widget works; other features call these. */

import { siteAddress } from '../../../platform/config/sites-config.ts'
import type { Context, Installation, SiteFacts } from '../../../platform/features/context.ts'
import type { HeaderReader } from '../../../platform/http/exchange.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { hostOf, isAllowed } from '../../../platform/schemas/allowed-hosts.ts'
import { type HostUse, hostCounts } from './counts.ts'
import { lastSeenAt } from './store.ts'

/**
 * The host of the page that a request comes from; undefined if unknown. Browsers send it
 * (`Origin`, else `Referer`); `page_url` is sent by the script.
 */
export function hostOfRequest(headers: HeaderReader, page_url?: string): string | undefined {
  const origin = headers.get('origin')
  if (origin !== null) return hostOf(origin)
  const said = headers.get('referer') ?? page_url
  return said === undefined || said === null ? undefined : hostOf(said)
}

/** Counts a request of a site without a list of allowed hosts. */
export function countHost(installation: Installation, site: SiteFacts, origin: string, use: HostUse): void {
  const host = hostOf(origin)
  if (host !== hostOf(installation.config.public_url)) hostCounts(installation).add(site, host, use, false)
}

/** When a browser last asked for the site's widget on a page of that host; null where none did. */
export async function widgetSeenAt(
  installation: Installation,
  site: SiteFacts,
  page_url: string,
): Promise<number | null> {
  const host = hostOf(page_url)
  await hostCounts(installation).write()
  const database = await installation.databases.site(site.id)
  return host === undefined ? null : database.read(db => lastSeenAt(db, host))
}

/** Whether the widget of a site works on a page. */
export const isAllowedOn = ({ allowed_hosts }: Pick<SiteFacts, 'allowed_hosts'>, page_url: string): boolean =>
  isAllowed(hostOf(page_url), allowed_hosts)

/**
 * Counts the host; a host that is not allowed gets the answer of a site that does not exist. Our own pages, and programs
 * that send no host, are allowed.
 */
export function requireAllowedHost({ installation, site, request }: Context, use: HostUse, page_url?: string): void {
  const host = hostOfRequest(request.headers, page_url)
  if (host === undefined || host === hostOf(installation.config.public_url)) return
  // Its pages here are its own too.
  if (host === hostOf(siteAddress(installation.config, site))) return
  const allowed = isAllowed(host, site.allowed_hosts)
  hostCounts(installation).add(site, host, use, !allowed)
  if (!allowed) throw problem('site_not_found')
}
