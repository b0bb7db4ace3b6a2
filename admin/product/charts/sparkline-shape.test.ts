import { expect, test } from 'vitest'
import { sparklineOf } from './sparkline-shape.ts'

test('a line goes from nought at the foot to the highest value at the head', () => {
  expect(sparklineOf([0, 4, 2], 100, 22).line).toBe('M0 21L50 1L100 11')
})

test('nothing but noughts lies at the foot, one value is a level line, no value is nothing', () => {
  expect(sparklineOf([0, 0], 100, 22).line).toBe('M0 21L100 21')
  expect(sparklineOf([3], 100, 22).line).toBe('M0 1H100')
  expect(sparklineOf([], 100, 22)).toEqual({ line: '', area: '' })
})
