/**
 * In how many passages words stand. The index counts them one by one, so that those of common words are kept in memory until the
 * site's knowledge has become another one; what they are worth hardly changes meanwhile.
 */
import type { Handle } from '../../../platform/database/handle.ts'
import { retrievalLimits } from './limits.ts'
import { countTerms, type TermCount } from './store.ts'

type Db = Handle<'site'>

const common = 1_000
/** The share of passages that may be new. */
const drift = 0.1

interface CachedCounts {
  chunks: number
  terms: Map<string, TermCount[]>
}
const kept = new WeakMap<Db, CachedCounts>()

function keptFor(db: Db, chunks: number): CachedCounts {
  const known = kept.get(db)
  if (known && Math.abs(known.chunks - chunks) <= known.chunks * drift) return known
  const anew = { chunks, terms: new Map() }
  kept.set(db, anew)
  return anew
}

/** Of words and stems, for each of the columns in which they stand; `chunks` is how many passages there are. */
export async function termCounts(db: Db, terms: ReadonlySet<string>, chunks: number): Promise<TermCount[]> {
  const { terms: known } = keptFor(db, chunks)
  const counted = await countTerms(
    db,
    [...terms].filter(term => !known.has(term)),
  )
  const found = [...terms].flatMap(term => known.get(term) ?? [])
  for (const [term, of] of Map.groupBy(counted, ([term]) => term)) {
    if (known.size < retrievalLimits.kept_counts_max && of.some(([, , count]) => count >= common)) known.set(term, of)
  }
  return [...found, ...counted]
}
