import { expect, test } from 'vitest'
import { contrast, inkOn, isLight } from './colour.ts'

test('measures contrast as WCAG does', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#767676', 'rgb(255, 255, 255)')).toBeCloseTo(4.54, 2)
  expect(contrast('tomato', '#fff')).toBe(1)
})

test('ink on the accent can be read', () => {
  expect(inkOn('#1d4ed8')).toBe('#fff')
  expect(inkOn('#ffd60a')).toBe('#111')
  expect(inkOn('rgb(255, 214, 10)')).toBe('#111')
  expect(inkOn('tomato')).toBe('#fff')
})

test('tells light text from dark', () => {
  expect(isLight('#f5f5f4')).toBe(true)
  expect(isLight('rgb(28, 27, 26)')).toBe(false)
})
