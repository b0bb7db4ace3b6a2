/** Bars fill the room, keep their proportion, and the scale is one that people read. */
import { expect, test } from 'vitest'
import { barsOf, ticksOf, topOf } from './day-chart-shape.ts'

test.each([
  [[0, 0], 4],
  [[3], 4],
  [[9], 10],
  [[11], 20],
  [[43], 50],
  [[1000], 1000],
  [[1001], 2000],
])('the scale of %j ends at %i', (values, top) => {
  expect(topOf(values)).toBe(top)
})

test('ticks are whole numbers', () => {
  expect(ticksOf(4)).toEqual([0, 2, 4])
  expect(ticksOf(5)).toEqual([0, 5])
})

test('bars stand on the ground, side by side, in proportion', () => {
  const bars = barsOf([0, 5, 10], 300, 100)
  expect(bars.map(bar => bar.height)).toEqual([0, 50, 100])
  for (const bar of bars) expect(bar.y + bar.height).toBe(100)
  expect(bars.at(-1)!.x + bars.at(-1)!.width).toBeLessThanOrEqual(300)
  expect(bars[1]!.x).toBeGreaterThanOrEqual(bars[0]!.x + bars[0]!.width)
})

test('a single lead among thousands is still seen', () => {
  expect(barsOf([1, 5000], 100, 100)[0]!.height).toBe(2)
})

test('one day is a bar in the middle, and no block', () => {
  const [bar] = barsOf([7], 600, 100)
  expect(bar!.width).toBeLessThan(60)
  expect(bar!.x + bar!.width / 2).toBe(300)
})
