import { expect, test } from 'vitest'
import { contrastOn, isReadable, neededScrim, type Rgb, rgbOf } from './scrim.ts'

const [black, white, grey]: Rgb[] = [rgbOf('#000000'), rgbOf('#ffffff'), rgbOf('#808080')] as [Rgb, Rgb, Rgb]

test('dark words on a dark picture need a scrim of the light background; the thinnest one is found', () => {
  const dots = Array.from({ length: 100 }, () => black)
  expect(contrastOn(dots, black, white, 0)).toBe(1)
  const needed = neededScrim(dots, black, white) as number
  expect(isReadable(contrastOn(dots, black, white, needed))).toBe(true)
  expect(isReadable(contrastOn(dots, black, white, needed - 5))).toBe(false)
})

test('a picture on which words can be read needs none; colors that cannot be told apart have none', () => {
  expect(neededScrim([white, white], black, white)).toBe(0)
  expect(neededScrim([grey], grey, grey)).toBeUndefined()
})

test('a few dots do not count, a twentieth does', () => {
  const dots = (dark: number) => [...Array(100).keys()].map(at => (at < dark ? black : white))
  expect(contrastOn(dots(3), black, white, 0)).toBe(21)
  expect(contrastOn(dots(6), black, white, 0)).toBe(1)
})
