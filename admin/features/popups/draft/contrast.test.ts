import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'

test('black on white is 21, the same is 1, order does not matter', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#2554d7', '#2554d7')).toBe(1)
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(contrast('#767676', '#ffffff'))
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 1)
})
