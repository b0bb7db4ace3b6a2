/** What is allowed with keywords. */
import type { Handle } from '../../../platform/database/handle.ts'
import { type Blocker, Problem, problem } from '../../../platform/problem/problem.ts'
import { existingPage } from '../../website/pages/rules.ts'
import { keywordLimits } from './limits.ts'
import * as store from './store.ts'
import { termKey } from './term-key.ts'

type Db = Handle<'site'>

export async function existingKeyword(db: Db, id: string): Promise<store.KeywordRow> {
  const row = await store.findKeyword(db, id)
  if (!row) throw problem('not_found')
  return row
}

export async function requireRoom(db: Db, assistant_id: string): Promise<void> {
  const { assistant_keywords_max: maximum } = keywordLimits
  if ((await store.countKeywords(db, assistant_id)) >= maximum)
    throw problem('too_many_keywords', { values: { maximum } })
}

type Terms = Pick<store.KeywordRow, 'id' | 'assistant_id' | 'language' | 'keyword' | 'secondary_keywords'>

/** The keys of a keyword's terms; refused at each that is there already, in it or elsewhere. */
export async function freeTerms(db: Db, of: Terms): Promise<string[]> {
  const terms = [of.keyword, ...of.secondary_keywords]
  const keys = terms.map(termKey)
  const taken = await store.takenTerms(db, of, keys)
  const errors = keys.flatMap((key, i) =>
    taken.has(key) || keys.indexOf(key) < i
      ? [{ pointer: i === 0 ? '/keyword' : `/secondary_keywords/${i - 1}`, code: 'keyword_repeated' }]
      : [],
  )
  if (errors.length > 0) throw new Problem('keyword_repeated', { errors })
  return keys
}

/** The page that was made of a keyword. */
export async function pageOfKeyword(db: Db, { page_id }: store.KeywordRow): Promise<Blocker[]> {
  if (page_id === null) return []
  const { id, name } = await existingPage(db, page_id)
  return [{ type: 'page', id, name }]
}
