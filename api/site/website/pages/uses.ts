/** Pages that use something of another feature, or another page; and what uses the address of a page. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { AddressChange } from '../../../platform/features/address-change.ts'
import type { Context, Installation } from '../../../platform/features/context.ts'
import { type Blocker, problem } from '../../../platform/problem/problem.ts'
import { leadsTo, pageAddress, pagePath, publicNames } from './address.ts'
import { saidIn } from './document/walk-page.ts'
import * as store from './store.ts'

type Db = Handle<'site'>
type Site = Context['site']

const toBlocker = ({ id, name }: { id: string; name: string }): Blocker => ({ type: 'page', id, name })

/** An id is found nowhere but where it is meant. */
export const pagesWith = async (db: Db, id: string): Promise<Blocker[]> =>
  (await store.pagesHolding(db, id)).map(toBlocker)

/** The same of what visitors see. */
export const publicPagesWith = async (db: Db, id: string): Promise<Blocker[]> =>
  (await store.publicPagesHolding(db, id)).map(toBlocker)

/** Pages, drafts too, with a link to a page that goes. One that moves is found at its former address. */
export async function pagesLinkingTo(db: Db, { page_id, from, to, leadsTo }: AddressChange): Promise<Blocker[]> {
  const path = URL.parse(from)?.pathname ?? '/'
  if (to !== null || path === '/') return []
  const links = ({ draft, published }: Pick<store.PageRow, 'draft' | 'published'>) =>
    [draft, published].some(content =>
      saidIn(content?.document.blocks ?? [], '').some(
        ({ type, text }) => type === 'link' && leadsTo(URL.parse(text, from)?.href ?? ''),
      ),
    )
  const rows = await store.pagesNaming(db, path)
  return rows.filter(row => row.id !== page_id && links(row)).map(toBlocker)
}

/** A page that goes: links to its address, and what is shown there alone, would lead nowhere. */
export const goingFrom = (row: store.PageRow, { config }: Installation, site: Site): AddressChange => ({
  page_id: row.id,
  from: pageAddress(config, site, publicNames(row)),
  to: null,
  leadsTo: leadsTo(config, site, row),
})

/** Refuses a publication that moves the page away from what is shown at its present address alone. */
export async function requireFreeToMove(
  tx: Db,
  row: store.PageRow,
  { config, connections }: Pick<Installation, 'config' | 'connections'>,
  site: Site,
): Promise<void> {
  if (row.published_handle === null || pagePath(row) === pagePath(publicNames(row))) return
  const from = pageAddress(config, site, publicNames(row))
  const to = pageAddress(config, site, row)
  const blockers = await connections.blockersAt(tx, { page_id: row.id, from, to, leadsTo: () => false })
  if (blockers.length > 0) throw problem('in_use', { blockers })
}
