/** How far a keyword is on its way to a page that is found, and what comes next. Pure. */
import type { KeywordSummary, WebPageSummary } from '@leadwright/sdk'

export type KeywordStatus = 'nothing' | 'brief' | 'outline' | 'draft' | 'page' | 'published'

type Page = Pick<WebPageSummary, 'id' | 'status' | 'seo_score'>

/** `page`: of the keyword, where it may be seen. */
export function stateOf({ page_id, written }: Pick<KeywordSummary, 'page_id' | 'written'>, page?: Page): KeywordStatus {
  if (page_id) return page?.status === 'published' ? 'published' : 'page'
  if (written.includes('draft')) return 'draft'
  if (written.includes('outline')) return 'outline'
  return written.includes('brief') ? 'brief' : 'nothing'
}
