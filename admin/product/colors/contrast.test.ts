import { expect, test } from 'vitest'
import { contrast, nearestReadable } from './contrast.ts'

test('black on white is 21, the same is 1, order does not matter', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#b5532c', '#b5532c')).toBe(1)
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(contrast('#767676', '#ffffff'))
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 1)
})

test.each([
  ['#b5532c', '#ffffff', '#b5532c'],
  ['#e08a5f', '#ffffff', '#be5825'],
  ['#ffff00', '#ffffff', '#7a7a00'],
  ['#123456', '#101010', '#2c7ed0'],
  ['#808080', '#808080', '#171717'],
])('%s on %s becomes %s', (color, background, expected) => {
  const found = nearestReadable(color, background)
  expect(found).toBe(expected)
  expect(contrast(found, background)).toBeGreaterThanOrEqual(4.5)
})

test('every color has one that is readable near it', () => {
  for (let red = 0; red < 256; red += 51) {
    for (let green = 0; green < 256; green += 51) {
      const [color, background] = [`#${hex(red)}${hex(green)}80`, `#80${hex(green)}${hex(red)}`]
      expect(contrast(nearestReadable(color, background), background)).toBeGreaterThanOrEqual(4.5)
    }
  }
})

const hex = (part: number): string => part.toString(16).padStart(2, '0')
