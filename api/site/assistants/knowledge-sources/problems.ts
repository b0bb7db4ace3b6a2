/** Why a source, or a document of one, could not be read. Each has a text, `knowledge.problem.<code>`. */
import { type Locale, messageOf } from '../../../platform/messages/messages.ts'
import { readingProblems } from './reading/refusal.ts'

export const sourceProblems = [
  ...readingProblems,
  ...['url_invalid', 'address_not_public', 'page_unreachable', 'page_slow', 'page_too_large', 'too_many_redirects'],
  ...['page_missing', 'page_failed', 'robots_forbid', 'other_host', 'captions_missing', 'page_not_public'],
  ...['nothing_listed', 'nothing_read', 'knowledge_full'],
] as const

export const problemOf = (code: string, locale: Locale) => ({
  code,
  text: messageOf(locale, `knowledge.problem.${code}`),
})
