import { expect, test } from 'vitest'
import { deviceOf, scrollPercent } from './gesture.ts'

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
