import { expect, test } from 'vitest'
import { type Climb, climb, isFling } from './fling.ts'

const path = (...steps: [y: number, at: number][]) =>
  steps.reduce<Climb>((last, [y, at]) => climb(last, y, at), [0, 0, 0, 0])

test('a fast way up is a fling; a slow, short, interrupted or downward one is not', () => {
  expect(isFling(path([2000, 0], [1850, 50], [1700, 100]))).toBe(true)
  expect(isFling(path([2000, 0], [1900, 100], [1800, 200], [1700, 300], [1600, 500]))).toBe(false)
  expect(isFling(path([2000, 0], [1800, 50]))).toBe(false)
  expect(isFling(path([2000, 0], [1850, 50], [1700, 400]))).toBe(false)
  expect(isFling(path([2000, 0], [2400, 50]))).toBe(false)
})
