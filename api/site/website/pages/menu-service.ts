/** The endpoints on the menu of a site: which pages are in it, and in which order. */
import type { Config } from '../../../platform/config/config.ts'
import type { SiteAddress } from '../../../platform/config/sites-config.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import { action, query } from '../../../platform/features/endpoint.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { pageAddress, publicNames } from './address.ts'
import * as contract from './contract.ts'
import { configured } from './service.ts'
import * as store from './store.ts'

async function menuOf(db: Handle<'site'>, config: Config, site: SiteAddress) {
  const rows = await store.menuPages(db)
  return {
    data: rows.map(row => ({
      page_id: row.id,
      name: publicNames(row).name,
      url: pageAddress(config, site, publicNames(row)),
      status: row.published_version === null ? ('draft' as const) : ('published' as const),
    })),
  }
}

export const getPageMenu = query(contract.getPageMenu, (db, _input, { installation, site }) =>
  menuOf(db, installation.config, site),
)

export const setPageMenu = action(
  contract.setPageMenu,
  configured,
  async (tx, { body: { page_ids } }, context, config) => {
    const known = new Set(await store.pagesAmong(tx, page_ids))
    const errors = page_ids.flatMap((id, i) => {
      const pointer = `/page_ids/${i}`
      if (!known.has(id)) return [{ pointer, code: 'unknown_reference' }]
      return page_ids.indexOf(id) < i ? [{ pointer, code: 'repeated' }] : []
    })
    if (errors.length > 0) throw problem('validation_failed', { errors: errors.slice(0, 100) })
    await store.setMenu(tx, page_ids, context.now())
    return menuOf(tx, config, context.site)
  },
)
