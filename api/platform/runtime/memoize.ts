/** Memoizes parsing of texts that are frequent, such as page addresses and user agents. */

interface CacheLimits {
  /** When there are more, all are forgotten. */
  texts_max: number
  /** Longer texts are not cached, so that nobody can fill the memory. */
  characters_max: number
}

/** Memoizes a pure function of a text. Results are shared, so callers must not change them. */
export function memoize<T extends {} | null>(
  { texts_max, characters_max }: CacheLimits,
  read: (text: string) => T,
): (text: string) => T {
  const known = new Map<string, T>()
  return text => {
    const there = known.get(text)
    if (there !== undefined) return there
    const answer = read(text)
    if (text.length > characters_max) return answer
    if (known.size >= texts_max) known.clear()
    known.set(text, answer)
    return answer
  }
}
