/** How rules about addresses compare, in words; each with its negation. */
import { useMessages } from '../../messages/messages.tsx'

export type UrlMatch = 'contains' | 'equals' | 'starts_with' | 'pattern' | 'query'
export type UrlRule = { match: UrlMatch; value: string; exclude?: boolean }

export function useUrlWords() {
  const { t } = useMessages()
  const words: Record<UrlMatch, [string, string]> = {
    contains: [t('url.contains'), t('url.not_contains')],
    equals: [t('url.equals'), t('url.not_equals')],
    starts_with: [t('url.starts_with'), t('url.not_starts_with')],
    pattern: [t('url.pattern'), t('url.not_pattern')],
    query: [t('url.query'), t('url.not_query')],
  }
  return (match: UrlMatch, exclude = false): string => words[match][exclude ? 1 : 0]
}
