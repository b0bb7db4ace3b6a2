/** Where the screens of keywords are, for links. */
import type { KeywordSummary } from '@leadwright/sdk'
import { assistantPath } from '../../../product/assistants/paths.ts'
import { pathTo } from '../../../product/screens/path-to.ts'

const path = '/sites/$site_id/assistant/$assistant_id'

export const keywordsPath = (site_id: string, assistant_id: string) => assistantPath(site_id, assistant_id, 'keywords')

export const addKeywordPath = (site_id: string, assistant_id: string) =>
  pathTo(`${path}/add_keyword`, { site_id, assistant_id })

export const keywordPath = (site_id: string, { assistant_id, language, id }: KeywordSummary) =>
  pathTo(`${path}/keyword/$lang/detail/$key_id`, { site_id, assistant_id, lang: language, key_id: id })
