/** Boxes are as high as their text, and no higher than two lines of a summary. */
import { expect, test } from 'vitest'
import type { Item } from '../model/items.ts'
import { heightOfItem, linesOf, numbersHeight, pictureHeight } from './node-size.ts'

const measure = (text: string) => text.length * 6
const item = (more: Partial<Item>): Item => ({
  ...{ selection: 'step:a', kind: 'step', type: 'delay', title: 'Wait', lines: ['2 days'], issues: [], inside: 0 },
  ...more,
})
const height = (more: Partial<Item>) => heightOfItem(item(more), measure)

test('words are broken between them, and within what is too long for a line', () => {
  expect(linesOf('two days', 60, measure)).toBe(1)
  expect(linesOf('two whole days', 60, measure)).toBe(2)
  expect(linesOf('x'.repeat(25), 60, measure)).toBe(3)
  expect(linesOf(`a ${'x'.repeat(15)}`, 60, measure)).toBe(3)
})

test('a second line makes a box higher, a third does not', () => {
  const one = height({})
  const two = height({ lines: ['Only leads who came from the newsletter page'] })
  expect(two).toBe(one + 16)
  expect(height({ lines: ['word '.repeat(60)] })).toBe(two)
})

test('a picture and numbers take their room, and rows of the start take one line', () => {
  expect(height({ picture: 'tmpl_1' })).toBe(height({}) + pictureHeight)
  expect(height({ numbers: { reached: 1, live: 1, stopped: 0, failed: 0 } })).toBe(height({}) + numbersHeight)
  expect(height({ kind: 'times', lines: ['word '.repeat(60)] })).toBeLessThan(height({}))
})
