/** The endpoint that renders a page for its editor. */

import { query } from '../../../platform/features/endpoint.ts'
import { invalid } from '../../../platform/problem/problem.ts'
import { changedBrand } from '../../../platform/schemas/brand.ts'
import { contentErrors } from './check-page.ts'
import * as contract from './preview-contract.ts'
import { renderPage } from './render/load.ts'
import { textOf } from './render/page-html.ts'
import { existingPage } from './rules.ts'
import { scoreOf, seoChecks } from './seo-score.ts'
import { changed } from './service.ts'
import { findVersion, otherTexts } from './store.ts'
import { asOthers } from './wire.ts'

export const previewPage = query(contract.previewPage, async (db, { params, body }, { installation, site }) => {
  const row = await existingPage(db, params.page_id)
  const { content_version, brand, ...given } = body
  const kept = content_version === undefined ? undefined : await findVersion(db, row.id, content_version)
  if (content_version !== undefined && !kept) throw invalid('/content_version', 'unknown_reference')
  const content = changed(kept?.content ?? row.draft, given)
  const problems = (await contentErrors(db, content)).map(({ pointer, code }) => ({ pointer, code }))
  const seo_checks = seoChecks(content, asOthers(await otherTexts(db, row.id)))
  const look = brand && { brand: changedBrand(site.brand, brand) }
  const rendered = problems.length > 0 ? undefined : await renderPage(db, row, content, { installation, site, ...look })
  const html = rendered ? textOf(rendered) : ''
  return { html, bytes: Buffer.byteLength(html), problems, seo_score: scoreOf(seo_checks), seo_checks }
})
