/** The word F1 of what was read and what should have been, as the public collections of pages measure it. Pure. */

export interface Measured {
  f1: number
  precision: number
  recall: number
}

const countsIn = (text: string): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}_]+/gu)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

const sizeOf = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((sum, n) => sum + n, 0)

export function measure(read: string, expected: string): Measured {
  const [found, right] = [countsIn(read), countsIn(expected)]
  const [all_found, all_right] = [sizeOf(found), sizeOf(right)]
  if (all_found === 0 || all_right === 0) {
    const both = all_found === all_right ? 1 : 0
    return { f1: both, precision: both, recall: both }
  }
  const shared = [...found].reduce((sum, [word, count]) => sum + Math.min(count, right.get(word) ?? 0), 0)
  if (shared === 0) return { f1: 0, precision: 0, recall: 0 }
  const [precision, recall] = [shared / all_found, shared / all_right]
  return { f1: (2 * precision * recall) / (precision + recall), precision, recall }
}
