/** Where visitors find the pages of a site. Pure. */
import { type Hosts, type SiteAddress, siteAddress } from '../../../platform/config/sites-config.ts'
import { trimTrailing } from '../../../platform/texts/trim-trailing.ts'
import type { PageRow } from './store.ts'

type Names = Pick<PageRow, 'name' | 'handle' | 'type'>
type PublishedAddress = Pick<PageRow, 'published_name' | 'published_handle' | 'published_type'>

/** What visitors know a page by; of one that is not public, what they would know it by. */
export const publicNames = (row: Names & PublishedAddress): Names => ({
  name: row.published_name ?? row.name,
  handle: row.published_handle ?? row.handle,
  type: row.published_type ?? row.type,
})

/** Whether a publication would change what visitors know the page by. */
export const isRenamed = (row: Names & PublishedAddress): boolean => {
  const { name, handle, type } = publicNames(row)
  return name !== row.name || handle !== row.handle || type !== row.type
}

export const pagePath = ({ type, handle }: Pick<PageRow, 'type' | 'handle'>): string =>
  type === 'homepage' ? '/' : `/${handle}`

export const pageAddress = (hosts: Hosts, site: SiteAddress, page: Pick<PageRow, 'type' | 'handle'>): string =>
  siteAddress(hosts, site) + pagePath(page)

/** Whether an address leads to a page, as it is public or will be, whatever follows `?` or `#`. */
export function leadsTo(hosts: Hosts, site: SiteAddress, row: Names & PublishedAddress) {
  const base = siteAddress(hosts, site)
  const own = new Set(
    [row, publicNames(row)].flatMap(page => [normal(`${base}/${page.handle}`), normal(base + pagePath(page))]),
  )
  return (address: string): boolean => own.has(normal(address))
}

function normal(address: string): string {
  const url = URL.parse(address)
  return url ? trimTrailing(`${url.host}${url.pathname}`, '/').toLowerCase() : ''
}
