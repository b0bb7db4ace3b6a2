/** Joins what was found by words with what was found by meaning, by their places. Pure. */

/** How much less a later place counts than the one before. */
const damping = 5
/** Of meaning where the words account for nothing. */
const meaning_weight = 0.5

export interface Places {
  text_rank: number | null
  vector_rank: number | null
}

/**
 * Of each passage its places, the best first. Meaning counts the more, the less of the question the words account for: where
 * the best passage has all of them, the words decide.
 */
export function fused(
  byText: readonly number[],
  byMeaning: readonly number[],
  coverage: number,
): { id: number; score: number; places: Places }[] {
  const weight = meaning_weight * (1 - Math.min(1, coverage))
  const places = new Map<number, Places>()
  for (const [i, id] of byText.entries()) places.set(id, { text_rank: i + 1, vector_rank: null })
  for (const [i, id] of byMeaning.entries()) {
    places.set(id, { text_rank: places.get(id)?.text_rank ?? null, vector_rank: i + 1 })
  }
  const share = (rank: number | null): number => (rank === null ? 0 : 1 / (damping + rank))
  return [...places]
    .map(([id, of]) => ({ id, places: of, score: share(of.text_rank) + weight * share(of.vector_rank) }))
    .toSorted((a, b) => b.score - a.score || a.id - b.id)
}
