/** Where visitors find the pages of a site. Pure. */
import { type Addressed, type Hosts, siteAddress } from '../../../platform/sites-config.ts'
import type { PageRow } from './store.ts'

export const pagePath = ({ kind, handle }: Pick<PageRow, 'kind' | 'handle'>): string =>
  kind === 'homepage' ? '/' : `/${handle}`

export const pageAddress = (hosts: Hosts, site: Addressed, page: Pick<PageRow, 'kind' | 'handle'>): string =>
  siteAddress(hosts, site) + pagePath(page)

/** Whether an address leads to a page, whatever follows `?` or `#`. */
export function leadsTo(hosts: Hosts, site: Addressed, page: Pick<PageRow, 'kind' | 'handle'>) {
  const base = siteAddress(hosts, site)
  const own = new Set([normal(`${base}/${page.handle}`), normal(base + pagePath(page))])
  return (address: string): boolean => own.has(normal(address))
}

function normal(address: string): string {
  const url = URL.parse(address)
  return url ? `${url.host}${url.pathname}`.replace(/\/+$/, '').toLowerCase() : ''
}
