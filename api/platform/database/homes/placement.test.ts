import { describe, expect, test } from 'vitest'
import { homeLimits } from './limits.ts'
import { departuresOf } from './placement.ts'

/** All nodes look at the same moment, and give what they should. */
function giveOnce(homes: Map<string, string[]>): number {
  const shares = new Map([...homes].map(([id, names]) => [id, names.length]))
  const departures = [...homes].flatMap(([id, names]) => departuresOf(id, names, shares).map(one => ({ ...one, id })))
  for (const { id, name, to } of departures) {
    homes.set(
      id,
      (homes.get(id) ?? []).filter(one => one !== name),
    )
    homes.get(to)?.push(name)
  }
  return departures.length
}

function homesOf(counts: readonly number[]): Map<string, string[]> {
  return new Map(counts.map((count, n) => [`node_${n}`, Array.from({ length: count }, (_, i) => `site_${n}_${i}`)]))
}

const countsOf = (homes: Map<string, string[]>) => [...homes.values()].map(names => names.length)

describe('sites of nodes', () => {
  test.each([
    ['one node with all', [6, 0]],
    ['a third one', [15, 15, 0]],
    ['few sites', [2, 2, 0]],
    ['a joiner among many', [...Array(24).fill(104), 0]],
    ['two joiners', [500, 480, 510, 0, 0]],
  ])('%s: they come to even shares, each site goes once at most in a look, and then none', (_, counts) => {
    const homes = homesOf(counts)
    const total = counts.reduce((sum, count) => sum + count, 0)
    let moved = 0
    for (let look = 0; look < 60; look++) moved += giveOnce(homes)
    const mean = total / counts.length
    for (const count of countsOf(homes))
      expect(Math.abs(count - mean)).toBeLessThan(Math.max(1, mean * homeLimits.uneven_share))
    // Hardly more than what was missing.
    const missing = counts.reduce((sum, count) => sum + Math.max(0, mean - count), 0)
    expect(moved).toBeLessThanOrEqual(Math.ceil(missing * 1.1) + 1)
    expect(giveOnce(homes)).toBe(0)
    expect(new Set([...homes.values()].flat()).size).toBe(total)
  })

  test('nothing goes where all have about as much', () => {
    expect(giveOnce(homesOf([100, 95, 105, 99]))).toBe(0)
    expect(giveOnce(homesOf([1, 1, 0]))).toBe(0)
    expect(giveOnce(homesOf([7]))).toBe(0)
  })

  test('a few at a time', () => {
    const homes = homesOf([1_000, 0])
    expect(giveOnce(homes)).toBe(homeLimits.departures_max)
  })
})
