/** Why a source, or a document of one, could not be read. Each has a text, `knowledge.problem.<code>`. */

import { FetchRefusalError } from '../../../platform/network/safe-fetch/safe-fetch.ts'
import { type Locale, messageOf } from '../../../platform/texts/messages/messages.ts'
import type { ReadingWarning } from '../passages/rules.ts'
import { NothingFetchedError } from './fetch/fetch-document.ts'
import { ReadingRefusalError, readingProblems } from './reader/refusal.ts'

export const sourceProblems = [
  ...readingProblems,
  ...['url_invalid', 'address_not_public', 'page_unreachable', 'page_slow', 'page_too_large', 'too_many_redirects'],
  ...['page_missing', 'page_failed', 'robots_forbid', 'other_host', 'captions_missing', 'page_not_public'],
  ...['nothing_listed', 'nothing_read', 'knowledge_full'],
] as const

/** Whether an error says of an address or a file why it cannot be read. */
export const isKnownRefusal = (
  error: unknown,
): error is NothingFetchedError | ReadingRefusalError | FetchRefusalError =>
  error instanceof NothingFetchedError || error instanceof ReadingRefusalError || error instanceof FetchRefusalError

export const problemOf = (code: string, locale: Locale) => ({
  code,
  text: messageOf(locale, `knowledge.problem.${code}`),
})

export const warningOf = (code: ReadingWarning, locale: Locale) => ({
  code,
  text: messageOf(locale, `knowledge.warning.${code}`),
})
