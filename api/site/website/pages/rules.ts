/** The rules of pages, for other features to call. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { EventSignal } from '../../../platform/runtime/signals.ts'
import { image_recoded, imageUpdated } from '../../content/images/rules.ts'
import { pagePath, publicNames } from './address.ts'
import * as events from './events.ts'
import { findServed } from './public-store.ts'
import * as store from './store.ts'

export { pagePath } from './address.ts'
export { existingPage, freeHandle, freeKeyword, isKeywordFree, requireFreeHandle, requireRoom } from './allowed.ts'
export { saidIn } from './document/walk-page.ts'
export { addPage } from './new-page.ts'
export { type PageFinder, pageFinder } from './own-pages.ts'
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

/** The path of the public page that has a handle, or had it. */
export async function findRedirect(db: Db, handle: string): Promise<string | undefined> {
  const served = await findServed(db, handle)
  if (served) return pagePath(served)
  const page_id = await store.findRedirectedPage(db, handle)
  const row = page_id === undefined ? undefined : await store.findPage(db, page_id)
  return row && row.published_version !== null ? pagePath(publicNames(row)) : undefined
}
