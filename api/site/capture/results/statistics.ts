/** Shares and how sure they are: Wilson's interval, and whether a split is more uneven than chance makes it. Pure. */

/** The 95 % quantile of the normal distribution, two-sided. */
const z = 1.959963984540054

export interface Interval {
  low: number
  high: number
}

/** The 95 % confidence interval of the rate; null without visitors. */
export function wilson(hits: number, of: number): Interval | null {
  if (of === 0) return null
  const share = Math.min(hits, of) / of
  const weight = 1 + (z * z) / of
  const middle = (share + (z * z) / (2 * of)) / weight
  const half = (z / weight) * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/** What chi-square passes by chance once in a thousand times, for one to nine degrees of freedom. */
const rare = [10.828, 13.816, 16.266, 18.467, 20.515, 22.458, 24.322, 26.124, 27.877]
const enough = 100

/** Whether groups that should be of one size differ more than chance explains. */
export function isUneven(sizes: readonly number[]): boolean {
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const bound = rare[sizes.length - 2]
  if (bound === undefined || total < enough) return false
  const expected = total / sizes.length
  return sizes.reduce((sum, size) => sum + (size - expected) ** 2 / expected, 0) > bound
}
