import { expect, test } from 'vitest'
import { variantOf } from './variant.ts'

const only = (...ids: string[]) => ({ id: 'popup_1', variants: ids.map(id => ({ id })) })
const variants = (...ids: string[]) => only('original', ...ids)
const visitors = Array.from({ length: 20_000 }, (_, i) => `${i * 7919}-${i}`)
const shares = (...ids: string[]) => {
  const counts: Record<string, number> = {}
  for (const visitor of visitors) {
    const name = variantOf(visitor, variants(...ids)) as string
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

test('without variants there is none; with them the original is one of them', () => {
  expect(variantOf('x', { id: 'popup_1' })).toBeUndefined()
  expect(variantOf('x', only())).toBeUndefined()
  expect(Object.keys(shares('b')).sort()).toEqual(['b', 'original'])
})

test.each([['b'], ['b', 'c'], ['b', 'c', 'd', 'e']])('visitors are spread evenly over %s', (...ids) => {
  const expected = visitors.length / (ids.length + 1)
  // Five standard deviations of an even split.
  for (const count of Object.values(shares(...ids)))
    expect(Math.abs(count - expected)).toBeLessThan(5 * expected ** 0.5)
})

test('a visitor keeps the variant, also when another comes', () => {
  for (const visitor of visitors.slice(0, 2_000)) {
    const before = variantOf(visitor, variants('b', 'c'))
    expect(variantOf(visitor, variants('b', 'c'))).toBe(before)
    expect([before, 'd']).toContain(variantOf(visitor, variants('b', 'c', 'd')))
  }
})

test('two popups split their visitors independently', () => {
  const both = visitors.filter(one => variantOf(one, variants('b')) === 'b')
  const other = both.filter(one => variantOf(one, { ...variants('b'), id: 'popup_2' }) === 'b')
  expect(Math.abs(other.length / both.length - 0.5)).toBeLessThan(0.03)
})

test('a winner keeps its visitors under its own id, with others beside it and alone', () => {
  expect(new Set(visitors.map(one => variantOf(one, only('b'))))).toEqual(new Set(['b']))
  const next = only('b', 'c')
  expect(new Set(visitors.map(one => variantOf(one, next)))).toEqual(new Set(['b', 'c']))
  const moved = visitors.filter(one => variantOf(one, variants('b')) === 'b' && variantOf(one, next) === 'c')
  expect(moved.every(one => variantOf(one, variants('b', 'c')) === 'c')).toBe(true)
})
