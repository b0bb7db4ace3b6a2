/** The geometry of a chart of bars: scale, ticks, bars. Knows no DOM. */
export type Bar = { x: number; y: number; width: number; height: number }

/** A round number at or above the highest value: 1, 2, 5 and their tens; at least 4, so that single leads look small. */
export function topOf(values: readonly number[]): number {
  const highest = Math.max(4, ...values)
  const power = 10 ** Math.floor(Math.log10(highest))
  const step = [1, 2, 4, 5, 8, 10].find(step => step * power >= highest) ?? 10
  return step * power
}

/** Nought, half and top, where half is a whole number. */
export const ticksOf = (top: number): number[] => (top % 2 === 0 ? [0, top / 2, top] : [0, top])

/** Of few days no one is a block. */
const BAR_WIDTH_MAX = 48

/** One bar for each value, in the middle of its place; a value that is not nought is never lower than 2 px. */
export function barsOf(values: readonly number[], width: number, height: number, top = topOf(values), gap = 3): Bar[] {
  const slot = width / Math.max(1, values.length)
  return values.map((value, at) => {
    const tall = value === 0 ? 0 : Math.max(2, (value / top) * height)
    const wide = Math.min(BAR_WIDTH_MAX, Math.max(1, slot - gap))
    return { x: (at + 0.5) * slot - wide / 2, y: height - tall, width: wide, height: tall }
  })
}

/** A line through the middles of the days. */
export function lineOf(values: readonly number[], width: number, height: number, top: number): string {
  const slot = width / Math.max(1, values.length)
  const round = (n: number) => Math.round(n * 10) / 10
  return values
    .map((value, at) => `${at === 0 ? 'M' : 'L'}${round((at + 0.5) * slot)} ${round(height - (value / top) * height)}`)
    .join('')
}
