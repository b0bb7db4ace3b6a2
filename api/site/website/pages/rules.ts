/** The rules of pages, for other features to call. */
import type { Handle } from '../../../platform/database/handle.ts'
import { type Blocker, problem, refusedAt } from '../../../platform/problem/problem.ts'
import { foldKey } from '../../../platform/schemas.ts'
import type { EventSignal } from '../../../platform/signals.ts'
import { campaignsLeadingTo } from '../../capture/campaigns/rules.ts'
import { popupsLeadingTo } from '../../capture/popups/rules.ts'
import { image_recoded, imageUpdated } from '../../content/images/rules.ts'
import { pagePath } from './address.ts'
import * as events from './events.ts'
import { handleFrom, reservedHandles } from './handle.ts'
import { pageLimits } from './limits.ts'
import { findServed } from './public-store.ts'
import * as store from './store.ts'

export { pagePath } from './address.ts'
export { saidIn } from './document/walk-page.ts'
export { findPublicPage, type PublicPageRow, publicPages } from './public-store.ts'
export { renderPage } from './render/load.ts'
export { servedPlaces } from './render/places.ts'
export { missingPage, robotsText, sitemapText, webManifest, withOwnFonts } from './site-files.ts'
export { pagesAmong } from './store.ts'

type Db = Handle<'site'>

/** Whatever changes what visitors see of pages, but for their site and its popups. */
export const pageSignals: readonly EventSignal[] = [
  ...Object.values(events).map(({ name }) => name),
  imageUpdated.name,
  image_recoded,
]

export async function existingPage(db: Db, id: string): Promise<store.PageRow> {
  const row = await store.findPage(db, id)
  if (!row) throw problem('not_found')
  return row
}

export async function requireRoom(db: Db): Promise<void> {
  const { site_pages_max: maximum } = pageLimits
  if ((await store.countPages(db)) >= maximum) throw problem('too_many_pages', { values: { maximum } })
}

export async function requireFreeHandle(db: Db, handle: string, own_id?: string): Promise<void> {
  const other = await store.findByHandle(db, handle)
  if (other && other.id !== own_id) throw refusedAt('/handle', 'handle_taken')
}

/** `prices`, or `prices-2`; of a name that leaves nothing, `page`. */
export async function freeHandle(db: Db, name: string): Promise<string> {
  const stem = handleFrom(name) || 'page'
  for (let number = 1; number <= pageLimits.page_copies_max; number++) {
    const handle = number === 1 ? stem : `${stem}-${number}`
    if (!reservedHandles.has(handle) && !(await store.findByHandle(db, handle))) return handle
  }
  throw refusedAt('/handle', 'handle_taken')
}

/** Null: none. */
export async function freeKeyword(db: Db, keyword: string, own_id?: string): Promise<string | null> {
  if (keyword === '') return null
  const key = foldKey(keyword)
  const other = await store.findByKeyword(db, key)
  if (other && other.id !== own_id) throw refusedAt('/seo/keyword', 'keyword_taken')
  return key
}

export const isKeywordFree = async (db: Db, keyword: string): Promise<boolean> =>
  (await store.findByKeyword(db, foldKey(keyword))) === undefined

/** Popups and campaigns that send people to a page. */
export async function leadingTo(db: Db, leads: (address: string) => boolean): Promise<Blocker[]> {
  return [...(await popupsLeadingTo(db, leads)), ...(await campaignsLeadingTo(db, leads))]
}

/** An id is found nowhere but where it is meant. */
export const pagesWith = async (db: Db, id: string): Promise<Blocker[]> =>
  (await store.pagesHolding(db, id)).map(({ id, name }) => ({ kind: 'page', id, name }))

/** The path of the public page that has a handle, or had it. */
export async function findRedirect(db: Db, handle: string): Promise<string | undefined> {
  const now = await findServed(db, handle)
  const former = now ? undefined : await store.redirectOf(db, handle)
  const row = now ?? (former === undefined ? undefined : await store.findPage(db, former))
  return row && row.published !== null ? pagePath(row) : undefined
}
