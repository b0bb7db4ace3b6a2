/** Why a source, or a document of one, could not be read. Each has a text, `knowledge.problem.<code>`. */

import { FetchRefused } from '../../../platform/network/safe-fetch/safe-fetch.ts'
import { type Locale, messageOf } from '../../../platform/texts/messages/messages.ts'
import type { ReadingWarning } from '../passages/rules.ts'
import { NothingFetched } from './fetching/fetching.ts'
import { ReadingRefused, readingProblems } from './reading/refusal.ts'

export const sourceProblems = [
  ...readingProblems,
  ...['url_invalid', 'address_not_public', 'page_unreachable', 'page_slow', 'page_too_large', 'too_many_redirects'],
  ...['page_missing', 'page_failed', 'robots_forbid', 'other_host', 'captions_missing', 'page_not_public'],
  ...['nothing_listed', 'nothing_read', 'knowledge_full'],
] as const

/** Whether an error says of an address or a file why it cannot be read. */
export const isKnownRefusal = (error: unknown): error is NothingFetched | ReadingRefused | FetchRefused =>
  error instanceof NothingFetched || error instanceof ReadingRefused || error instanceof FetchRefused

export const problemOf = (code: string, locale: Locale) => ({
  code,
  text: messageOf(locale, `knowledge.problem.${code}`),
})

export const warningOf = (code: ReadingWarning, locale: Locale) => ({
  code,
  text: messageOf(locale, `knowledge.warning.${code}`),
})
