/** Values that hold the same are equal. */
import { expect, test } from 'vitest'
import { isEqual } from './is-equal.ts'

test.each([
  [1, 1],
  [Number.NaN, Number.NaN],
  [
    { a: 1, b: [{ c: null }] },
    { b: [{ c: null }], a: 1 },
  ],
  [{ a: 1, b: undefined }, { a: 1 }],
  [[], []],
])('%j is %j', (one, other) => expect(isEqual(one, other)).toBe(true))

test.each([
  [1, '1'],
  [null, undefined],
  [null, {}],
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { a: 1, b: null }],
  [[1, 2], [1]],
  [[1], { 0: 1 }],
  [
    [1, 2],
    [2, 1],
  ],
])('%j is not %j', (one, other) => {
  expect(isEqual(one, other)).toBe(false)
  expect(isEqual(other, one)).toBe(false)
})
