/** The business's pages: templates in its own words, with its own pictures and forms. */
import { shownColors } from '../../platform/schemas/brand.ts'
import { foldKey } from '../../platform/schemas/schemas.ts'
import { publicColumns } from '../../site/website/pages/schedule.ts'
import { scoreOf, seoChecks } from '../../site/website/pages/seo-score.ts'
import { insertPage, keepVersion } from '../../site/website/pages/store.ts'
import type { PageContent } from '../../site/website/pages/table.ts'
import { contentOf } from '../../site/website/pages/templates/template.ts'
import { templates } from '../../site/website/pages/templates/templates.ts'
import type { Business, SeedPage } from '../businesses/business.ts'
import { type FurnishContext, idOf, type SiteContents, type Tx } from './made.ts'
import { note } from './note.ts'

interface Parts extends SiteContents {
  popups: ReadonlyMap<string, string>
}

export async function furnishPages(tx: Tx, business: Business, by: FurnishContext, parts: Parts): Promise<void> {
  const { at } = parts
  for (const [i, page] of business.pages.entries()) {
    const id = by.newId('page')
    const draft = contentIn(page, business, by, parts)
    const { keyword } = draft.seo
    const names = {
      name: page.words.page,
      handle: page.handle,
      type: page.type ?? templates[page.template].type,
    }
    await insertPage(tx, {
      id,
      ...names,
      ...{ in_menu: true, menu_position: i + 1, translation_of: '', draft, keyword_key: foldKey(keyword) },
      seo_score: scoreOf(seoChecks(draft, { titles: new Set(), descriptions: new Set(), keywords: new Set() })),
      ...{ content_version: 1, published_at: at },
      ...publicColumns(names, draft, 1),
      ...{ publish_at: null, unpublish_at: null, schedule_problem: null },
      // Its visits of the past are told by address, and counted when the site begins to work.
      uncounted_before: by.now,
      ...{ version: 2, created_at: at, updated_at: at },
    })
    await keepVersion(tx, { page_id: id, number: 1, content: draft, created_at: at }, 1)
    note(by, 'site_page.created', id, at)
    note(by, 'site_page.published', id, at)
  }
}

function contentIn(page: SeedPage, { site }: Business, { brand }: FurnishContext, parts: Parts): PageContent {
  const template = { ...templates[page.template], words: { en: page.words, es: page.words } }
  const content = contentOf(template, site.language, {
    image: drawn => {
      const name = page.pictures[drawn]
      return name === undefined ? '' : idOf(parts.pictures, name)
    },
    popup_id: idOf(parts.popups, page.popup),
    band_color: shownColors(brand).light.button_color,
  })
  return { ...content, hide_menu: false }
}
