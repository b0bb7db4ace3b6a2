/** How well passages were found. Pure. */

/** The share of what was expected that is among the first. */
export const isFound = (ranks: readonly boolean[], among: number): number =>
  ranks.slice(0, among).some(Boolean) ? 1 : 0

/** What is found first counts most; 1 where everything that fits comes before everything else. */
export function ndcg(ranks: readonly boolean[], expected: number, among = 10): number {
  const gain = (place: number) => 1 / Math.log2(place + 2)
  const ideal = Array.from({ length: Math.min(expected, among) }, (_, i) => gain(i)).reduce((a, b) => a + b, 0)
  const got = ranks.slice(0, among).reduce((sum, fits, i) => sum + (fits ? gain(i) : 0), 0)
  return ideal === 0 ? 0 : got / ideal
}

export const mean = (of: readonly number[]): number => (of.length === 0 ? 0 : of.reduce((a, b) => a + b, 0) / of.length)
