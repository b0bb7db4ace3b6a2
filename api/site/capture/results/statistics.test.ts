import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tries } from '../../../testing/repetitions.ts'
import { isUneven, wilson } from './statistics.ts'

// Newcombe 1998, table I, method 3.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
  [20, 20, 0.8389, 1],
])('%i of %i lies between %f and %f', (hits, of, low, high) => {
  const interval = wilson(hits, of)
  expect(interval?.low).toBeCloseTo(low, 4)
  expect(interval?.high).toBeCloseTo(high, 4)
})

test('nobody counted is no interval; every interval holds its share and lies within 0 and 1', () => {
  expect(wilson(0, 0)).toBeNull()
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (a, b) => {
      const of = Math.max(a, b, 1)
      const hits = Math.min(a, b)
      const { low, high } = wilson(hits, of) ?? { low: 2, high: -1 }
      expect(low).toBeGreaterThanOrEqual(0)
      expect(high).toBeLessThanOrEqual(1)
      expect(low).toBeLessThanOrEqual(hits / of + 1e-12)
      expect(high).toBeGreaterThanOrEqual(hits / of - 1e-12)
    }),
    tries(),
  )
})

test.each([
  [[500, 500], false],
  [[540, 460], false],
  [[553, 447], true],
  [[60, 40], false],
  [[99, 0], false],
  [[100, 0], true],
  [[400, 300, 300], true],
  [[340, 330, 330], false],
  [[200, 200, 200, 200, 200], false],
  [[300, 200, 200, 200, 100], true],
  [[1_000], false],
  [[], false],
])('a split of %j is uneven: %s', (sizes, uneven) => {
  expect(isUneven(sizes)).toBe(uneven)
})
