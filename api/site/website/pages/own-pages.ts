/**
 * Which page of the site an address leads to, so that what happens on a page is counted under its id. Kept in memory for each
 * site, dropped by whatever changes an address.
 */

import { siteAddress } from '../../../platform/config/sites-config.ts'
import type { Installation, SiteFacts } from '../../../platform/features/context.ts'
import { readPageAddress } from '../../../platform/schemas/page-address.ts'
import { trimTrailing } from '../../../platform/texts/trim-trailing.ts'
import { pagePath } from './address.ts'
import * as events from './events.ts'
import { pageLimits } from './limits.ts'
import { publicAddresses } from './public-store.ts'

/** The id of the public page at an address, whatever follows `?` or `#`; undefined: none of the site's own. */
export type PageFinder = (page_url: string | null | undefined) => string | undefined

const toKey = (host: string, path: string): string => trimTrailing(host + path, '/').toLowerCase()

async function compile({ config, databases }: Installation, site: SiteFacts): Promise<PageFinder> {
  const database = await databases.site(site.id)
  const addresses = await database.read(publicAddresses)
  const own = new Map<string, string>()
  // Pages that were loaded before the site had a domain of its own still report their former host.
  for (const at of [{ ...site, primary_host: null }, site]) {
    const { host, pathname } = new URL(siteAddress(config, at))
    const base = host + trimTrailing(pathname, '/')
    for (const { id, handle, type } of addresses) {
      own.set(toKey(base, `/${handle}`), id)
      if (type === 'homepage') own.set(toKey(base, pagePath({ type, handle })), id)
    }
  }
  return page_url => {
    const url = own.size > 0 && page_url ? readPageAddress(page_url) : null
    return url ? own.get(toKey(url.host, url.pathname)) : undefined
  }
}

interface PageSource {
  site: SiteFacts
  finder: Promise<PageFinder>
}
const installations = new WeakMap<Installation, Map<string, PageSource>>()

function knownTo(installation: Installation): Map<string, PageSource> {
  const known = installations.get(installation)
  if (known) return known
  const sites = new Map<string, PageSource>()
  for (const { name } of Object.values(events)) installation.signals.on(name, site_id => sites.delete(site_id))
  installations.set(installation, sites)
  return sites
}

/** Holds promises, so that a change during a compilation drops that one too. */
export function pageFinder(installation: Installation, site: SiteFacts): Promise<PageFinder> {
  const sites = knownTo(installation)
  const known = sites.get(site.id)
  if (known?.site === site) return known.finder
  if (sites.size >= pageLimits.page_finders_max) sites.clear()
  const finder = compile(installation, site)
  sites.set(site.id, { site, finder })
  finder.catch(() => sites.delete(site.id))
  return finder
}
