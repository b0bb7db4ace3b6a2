import { expect, test } from 'vitest'
import { contrast, inkOn, isLight, luminance } from './color.ts'

test('contrast is that of WCAG', () => {
  expect(contrast(luminance('rgb(0, 0, 0)'), luminance('rgb(255, 255, 255)'))).toBeCloseTo(21)
  expect(contrast(luminance('rgb(119, 119, 119)'), 1)).toBeCloseTo(4.48, 2)
  expect(contrast(luminance('rgb(17, 17, 17)'), 0)).toBeCloseTo(contrast(0.0056, 0), 2)
})

test('white where it can be read, else near-black', () => {
  expect(inkOn('rgb(37, 84, 215)')).toBe('#fff')
  expect(inkOn('rgb(255, 180, 84)')).toBe('#111')
  expect(inkOn('rgb(118, 118, 118)')).toBe('#fff')
  expect(inkOn('rgba(255, 255, 255, 0.5)')).toBe('#111')
  expect(inkOn('color(display-p3 1 0 0)')).toBe('#fff')
})

test('light text sits on something dark', () => {
  expect(isLight('rgb(244, 242, 238)')).toBe(true)
  expect(isLight('rgb(28, 27, 26)')).toBe(false)
})
