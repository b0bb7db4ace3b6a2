/** The expression by which the index is asked, kept to what it can answer quickly. Pure. */
import { retrievalLimits } from './limits.ts'
import type { Term } from './question.ts'

export interface Asked {
  match: string
  /** Whether the index puts them in order: words that stand everywhere order nothing. */
  sorted: boolean
}

const termOf = ({ word, stems }: Term): string =>
  `({stems heading} : (${stems.map(quoted).join(' OR ')}) OR {words} : ${quoted(word)})`
const quoted = (word: string): string => `"${word.replaceAll('"', '')}"`

/** Undefined where no passage has any of the words. */
export function askedOf(terms: readonly Term[]): Asked | undefined {
  const rare = terms.filter(({ count }) => count > 0).toSorted((a, b) => a.count - b.count)
  const [rarest] = rare
  if (!rarest) return undefined
  let left = retrievalLimits.index_entries_max
  if (rarest.count > left) return { match: rare.map(termOf).join(' AND '), sorted: false }
  const chosen = rare.filter(({ count }) => {
    left -= count
    return left >= 0
  })
  return { match: chosen.map(termOf).join(' OR '), sorted: true }
}
