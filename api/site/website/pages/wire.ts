/** Pages as the API answers them. */

import type { Config } from '../../../platform/config/config.ts'
import type { SiteAddress } from '../../../platform/config/sites-config.ts'
import { toInstant } from '../../../platform/runtime/clock.ts'
import { foldKey } from '../../../platform/schemas/schemas.ts'
import { isRenamed, pageAddress, publicNames } from './address.ts'
import { keywordKey, type OtherTexts, scoreOf, seoChecks } from './seo-score.ts'
import type { PageRow, PageSummaryRow, PageVersionRow } from './store.ts'
import type { PageContent } from './table.ts'

interface Around {
  config: Config
  site: SiteAddress
}

type Facts = Omit<PageSummaryRow, 'language' | 'hide_menu' | 'hide_footer' | 'seo'>

function summaryOf(row: Facts, content: Omit<PageContent, 'document'>, { config, site }: Around) {
  const { published_version, published_at } = row
  const { language, hide_menu, hide_footer, seo } = content
  return {
    id: row.id,
    name: row.name,
    handle: row.handle,
    type: row.type,
    status: published_version === null ? ('draft' as const) : ('published' as const),
    url: pageAddress(config, site, publicNames(row)),
    language,
    in_menu: row.in_menu,
    menu_position: row.menu_position,
    translation_of: row.translation_of,
    hide_menu,
    hide_footer,
    seo,
    seo_score: row.seo_score,
    content_version: row.content_version,
    ...(published_version !== null && {
      published_version,
      published_handle: row.published_handle ?? row.handle,
      published_type: row.published_type ?? row.type,
    }),
    has_unpublished_changes: published_version !== row.content_version || isRenamed(row),
    ...(published_version !== null && published_at !== null && { published_at: toInstant(published_at) }),
    ...(row.publish_at !== null && { publish_at: toInstant(row.publish_at) }),
    ...(row.unpublish_at !== null && { unpublish_at: toInstant(row.unpublish_at) }),
    ...(row.schedule_problem !== null && { schedule_problem: row.schedule_problem }),
    version: row.version,
    created_at: toInstant(row.created_at),
    updated_at: toInstant(row.updated_at),
  }
}

export function toSummary(row: PageSummaryRow, around: Around) {
  const seo = JSON.parse(row.seo) as PageContent['seo']
  const { language, hide_menu, hide_footer } = row
  return summaryOf(row, { language, seo, hide_menu: hide_menu === 1, hide_footer: hide_footer === 1 }, around)
}

/** The stored score is of when the page was saved: since then other pages may have come, with the same words or to link to. */
export function toPage(row: PageRow, others: OtherTexts, around: Around) {
  const seo_checks = seoChecks(row.draft, others)
  const { document } = row.draft
  return { ...summaryOf(row, row.draft, around), seo_score: scoreOf(seo_checks), seo_checks, document }
}

export const toVersion = ({ number, content, created_at }: PageVersionRow, published: number | null) => ({
  content_version: number,
  is_published: number === published,
  language: content.language,
  hide_menu: content.hide_menu,
  hide_footer: content.hide_footer,
  seo: content.seo,
  created_at: toInstant(created_at),
})

/** Folded, for comparing. */
export const asOthers = (
  rows: readonly { title: string; description: string; keyword: string; public_keyword: string | null }[],
): OtherTexts => ({
  titles: new Set(rows.map(({ title }) => foldKey(title))),
  descriptions: new Set(rows.map(({ description }) => foldKey(description))),
  keywords: new Set(rows.flatMap(({ keyword, public_keyword }) => [keyword, public_keyword ?? '']).map(keywordKey)),
})
