/** Reading the same few texts again and again costs more than looking up what was read: pages, browsers, addresses. */

interface Kept {
  /** When there are more, all are forgotten. */
  texts_max: number
  /** Longer texts are read each time, so that nobody fills the memory with them. */
  characters_max: number
}

/** `read`, which depends on nothing but its text, with its answers kept. Nobody changes what is answered. */
export function memoize<T extends {} | null>(
  { texts_max, characters_max }: Kept,
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
