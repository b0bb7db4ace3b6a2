import { expect, test } from 'vitest'
import { type Climb, climb, deviceOf, isFling, scrollPercent } from './gesture.ts'

test('devices', () => {
  expect(deviceOf(false, { width: 390, height: 844 })).toBe('desktop')
  expect(deviceOf(true, { width: 844, height: 390 })).toBe('mobile')
  expect(deviceOf(true, { width: 768, height: 1024 })).toBe('tablet')
})

test('scrolling in per cent; a page that cannot scroll counts as read', () => {
  expect(scrollPercent(0, 0)).toBe(100)
  expect(scrollPercent(0, -500)).toBe(100)
  expect(scrollPercent(499, 1000)).toBe(50)
  expect(scrollPercent(999.4, 1000)).toBe(100)
  expect(scrollPercent(498.9, 1000)).toBe(49)
  expect(scrollPercent(100, 10_000)).toBeLessThan(2)
})

const path = (...steps: [y: number, at: number][]) =>
  steps.reduce<Climb>((last, [y, at]) => climb(last, y, at), [0, 0, 0, 0])

test('a fast way up is a fling; a slow, short, interrupted or downward one is not', () => {
  expect(isFling(path([2000, 0], [1850, 50], [1700, 100]))).toBe(true)
  expect(isFling(path([2000, 0], [1900, 100], [1800, 200], [1700, 300], [1600, 500]))).toBe(false)
  expect(isFling(path([2000, 0], [1800, 50]))).toBe(false)
  expect(isFling(path([2000, 0], [1850, 50], [1700, 400]))).toBe(false)
  expect(isFling(path([2000, 0], [2400, 50]))).toBe(false)
})
