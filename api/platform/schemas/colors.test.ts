import { expect, test } from 'vitest'
import { contrast, fromHsl, hslOf, mix, nearestReadable, readableOn } from './colors.ts'

test('black on white is 21, the same is 1, order does not matter', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#b5532c', '#b5532c')).toBe(1)
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 1)
  expect(contrast('#767676', '#ffffff')).toBe(contrast('#ffffff', '#767676'))
  expect([readableOn('#b5532c'), readableOn('#f3c14b')]).toEqual(['#ffffff', '#111111'])
})

test.each([
  ['#b5532c', '#ffffff', '#b5532c'],
  ['#e08a5f', '#ffffff', '#be5825'],
  ['#ffff00', '#ffffff', '#7a7a00'],
  ['#123456', '#101010', '#2c7ed0'],
  ['#808080', '#808080', '#171717'],
])('%s on %s becomes %s', (color, background, expected) => {
  expect(nearestReadable(color, background)).toBe(expected)
})

test('every color has one near it that can be read on any other', () => {
  const parts = ['00', '33', '66', '99', 'cc', 'ff']
  for (const red of parts) {
    for (const green of parts) {
      for (const blue of parts) {
        const [color, background] = [`#${red}${green}80`, `#${blue}${green}${red}`]
        expect(contrast(nearestReadable(color, background), background)).toBeGreaterThanOrEqual(4.5)
        expect(fromHsl(hslOf(background))).toBe(background)
      }
    }
  }
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
})
