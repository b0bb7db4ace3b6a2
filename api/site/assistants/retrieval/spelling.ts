/** The word that somebody meant who mistyped it. Pure. */

/** Short words are too like each other for more than one slip. */
const slipsAllowed = ({ length }: string): number => (length <= 3 ? 0 : length <= 7 ? 1 : 2)

/** The nearest of the words, where one is near enough; of several the one that begins and ends as this one does. */
export function likeliestSpelling(word: string, known: readonly string[]): string | undefined {
  const allowed = slipsAllowed(word)
  let best: { word: string; rank: number } | undefined
  for (const one of known) {
    if (Math.abs(one.length - word.length) > allowed) continue
    const slips = slipsBetween(word, one, allowed)
    if (slips > allowed) continue
    const rank = slips * 4 - (one[0] === word[0] ? 2 : 0) - (one.at(-1) === word.at(-1) ? 1 : 0)
    if (!best || rank < best.rank || (rank === best.rank && one < best.word)) best = { word: one, rank }
  }
  return best?.word
}

/** Letters that are missing, too many, others or swapped; beyond the maximum it is not counted on. */
export function slipsBetween(a: string, b: string, maximum: number): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let slips = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        slips = Math.min(slips, (before[j - 2] ?? 0) + 1)
      row.push(slips)
      least = Math.min(least, slips)
    }
    if (least > maximum) return maximum + 1
    before = last
    last = row
  }
  return last[b.length] ?? maximum + 1
}
