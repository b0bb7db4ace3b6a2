/** Gathers what a page is rendered with, and renders it: for visitors and for the preview alike. */

import { siteAddress } from '../../../../platform/config/sites-config.ts'
import type { Handle } from '../../../../platform/database/handle.ts'
import type { Installation, SiteFacts } from '../../../../platform/features/context.ts'
import type { Brand } from '../../../../platform/schemas/brand.ts'
import type { Locale } from '../../../../platform/texts/messages/messages.ts'
import { htmlForm, type LivePopup, liveSite } from '../../../capture/popups/rules.ts'
import { imageShapes } from '../../../content/images/rules.ts'
import { pagePath } from '../address.ts'
import { shownIn } from '../document/walk-page.ts'
import { type PublicPageRow, publicPages } from '../public-store.ts'
import type { PageRow } from '../store.ts'
import type { PageContent } from '../table.ts'
import { type PageHtml, pageHtml } from './page-html.ts'
import { servedPlaces } from './places.ts'
import type { Places, RenderedPage, ShownImage, Surroundings } from './surroundings.ts'

type Db = Handle<'site'>

/** Our own words in the language of the page, where it is one of ours. */
const localeOf = (language: string, { language: of_site }: SiteFacts): Locale =>
  language.startsWith('es') ? 'es' : language.startsWith('en') ? 'en' : of_site

/** What a page shows that its site does not have yet: of a template that is looked at. */
export interface PageAssets {
  images: ReadonlyMap<string, { width: number; height: number; src: string }>
  popups: ReadonlyMap<string, LivePopup>
}

interface RenderContext {
  installation: Installation
  site: SiteFacts
  lent?: PageAssets
  places?: Places
  /** One that is not saved. */
  brand?: Brand
  /** All that are public, where they are known already. */
  pages?: readonly PublicPageRow[]
}

/** A page with a content, which may be a draft, as a visitor gets it. */
export async function renderPage(
  db: Db,
  row: Pick<PageRow, 'id' | 'name' | 'handle' | 'type' | 'translation_of'>,
  content: PageContent,
  { installation, site: kept, lent, places, brand = kept.brand, pages: read }: RenderContext,
): Promise<PageHtml> {
  const { popups: own } = await liveSite(installation, kept)
  const site = brand === kept.brand ? kept : { ...kept, brand }
  const address = siteAddress(installation.config, site)
  const popups = lent ? new Map([...own, ...lent.popups]) : own
  const page: RenderedPage = {
    ...{ id: row.id, name: row.name, path: pagePath(row), isThanks: row.type === 'thank_you', content },
  }
  const locale = localeOf(content.language, site)
  const { blocks } = content.document
  const { logo_image_id, dark_logo_image_id } = site.brand
  const named = [...shownIn(blocks).images, content.seo.image_id, logo_image_id, dark_logo_image_id]
  const [pages, shapes] = await Promise.all([
    read ?? publicPages(db),
    imageShapes(db, new Set(named.filter(id => id !== ''))),
  ])
  const at = places ?? servedPlaces(site.id, address)
  const around: Surroundings = {
    ...{ site, address, locale },
    places: at,
    menu: pages.filter(one => one.in_menu).map(one => ({ id: one.id, name: one.name, path: pagePath(one) })),
    languages: languagesOf(row, content.language, pages),
    images: new Map<string, ShownImage>([...shapes, ...(lent?.images ?? [])]),
    forms: await formsOf(blocks, popups, { site, locale, language: content.language, url: address + page.path, at }),
    widget: needsWidget(blocks, popups, site) ? widgetAt(at.server || address) : undefined,
  }
  return pageHtml(page, around)
}

const widgetAt = (address: string) => {
  const { origin } = new URL(address)
  return { script: `${origin}/widget.js`, files: `${origin}/widget/` }
}

/** A button for a popup, popups that show by themselves, visits that are kept. */
const needsWidget = (
  blocks: PageContent['document']['blocks'],
  popups: ReadonlyMap<string, LivePopup>,
  site: SiteFacts,
) =>
  site.tracking.enabled ||
  shownIn(blocks).popups.some(({ block, id }) => block === 'popup_trigger' && popups.has(id)) ||
  [...popups.values()].some(({ type }) => type !== 'embedded')

async function formsOf(
  blocks: PageContent['document']['blocks'],
  popups: ReadonlyMap<string, LivePopup>,
  { site, locale, language, url, at }: { site: SiteFacts; locale: Locale; language: string; url: string; at: Places },
): Promise<Map<string, string>> {
  const forms = new Map<string, string>()
  for (const { block, id } of shownIn(blocks).popups) {
    const popup = popups.get(id)
    if (block !== 'form' || !popup || popup.fields.length === 0) continue
    const action = `${at.server}/v1/public/sites/${site.id}/popups/${id}/form`
    forms.set(id, await htmlForm(popup, { action, locale, translation: language, page_url: url }))
  }
  return forms
}

/** The original and its translations, where there are several that are public. */
function languagesOf(
  row: Pick<PageRow, 'id' | 'handle' | 'type' | 'translation_of'>,
  language: string,
  pages: readonly PublicPageRow[],
): Surroundings['languages'] {
  const original = row.translation_of || row.id
  const others = pages.filter(one => one.id !== row.id && (one.id === original || one.translation_of === original))
  if (others.length === 0) return []
  const all = [
    ...others.map(one => ({ language: one.language, path: pagePath(one) })),
    { language, path: pagePath(row) },
  ]
  return all.toSorted((a, b) => a.language.localeCompare(b.language))
}
