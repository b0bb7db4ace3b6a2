/**
 * Which passages are read for a question: the index is asked for each of its words, kept to what it can answer quickly, and those
 * that have the most of what it says are read. The index knows no more of a passage than which words it has. Pure.
 */
import { retrievalLimits } from './limits.ts'
import type { Term } from './question.ts'

/** What the index is asked: the passages that have these words, and what having them is worth. */
export interface WeightedMatch {
  match: string
  weight: number
}

/** Words above a passage say what it is about. */
const heading_share = 0.6
/** Words that stand in very many passages tell apart those that the other words have found: the rarest of them. */
const common_words = 2
/** Where all words are common: so many of them together. */
const narrowing_words = 4

const quoted = (word: string): string => `"${word.replaceAll('"', '')}"`
const stemsOf = ({ stems }: Term): string => stems.map(quoted).join(' OR ')
const anywhere = (term: Term): string => `({stems heading} : (${stemsOf(term)}) OR {words} : ${quoted(term.word)})`
const asked = (term: Term): WeightedMatch => ({ match: anywhere(term), weight: term.weight })
const above = (term: Term): WeightedMatch => ({
  match: `{heading} : (${stemsOf(term)})`,
  weight: term.weight * heading_share,
})

/** Empty where no passage has any of the words. */
export function wantedOf(terms: readonly Term[]): WeightedMatch[] {
  const known = terms.filter(({ count }) => count > 0).toSorted((a, b) => a.count - b.count)
  const [rarest] = known
  if (!rarest) return []
  if (rarest.count > retrievalLimits.index_entries_max) return [...narrowing(known), above(rarest)]
  let left = retrievalLimits.index_entries_max
  const rare = known.filter(({ count }) => {
    left -= count
    return left >= 0
  })
  const any = rare.map(anywhere).join(' OR ')
  const common = known.slice(rare.length, rare.length + common_words)
  return [
    ...rare.flatMap(term => [asked(term), above(term)]),
    ...common.map(term => ({ match: `(${any}) AND ${anywhere(term)}`, weight: term.weight })),
  ]
}

/** Those that have the rarest word, those of them that have the next too, and so on. */
function narrowing(known: readonly Term[]): WeightedMatch[] {
  const few = known.slice(0, narrowing_words)
  return few.map(({ weight }, i) => ({
    match: few
      .slice(0, i + 1)
      .map(anywhere)
      .join(' AND '),
    weight,
  }))
}

/** The passages whose words are worth most; of those worth the same the first. */
export function worthMost(found: readonly { ids: readonly number[]; weight: number }[], wanted: number): number[] {
  const worth = new Map<number, number>()
  for (const { ids, weight } of found) for (const id of ids) worth.set(id, (worth.get(id) ?? 0) + weight)
  if (worth.size <= wanted) return [...worth.keys()]
  const least = Float64Array.from(worth.values()).sort().at(-wanted) ?? 0
  const more: number[] = []
  const same: number[] = []
  for (const [id, of] of worth) if (of >= least) (of > least ? more : same).push(id)
  return [...more, ...same.toSorted((a, b) => a - b)].slice(0, wanted)
}
