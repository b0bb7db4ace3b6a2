import { expect, test } from 'vitest'
import { checkTime } from './check.ts'
import { systemZones, type ZoneTable } from './zones.ts'

test('5,000 cases over all zones agree with the minute-by-minute reference', () => {
  expect(checkTime({ cases: 5_000, seed: 20_271_031 })).toEqual({ cases: 5_000, mismatches: 0, examples: [] })
})

test('the check finds zone data whose clock changes come a minute late', () => {
  const zones = systemZones()
  const late: ZoneTable = {
    ...zones,
    spanAt(zone, instant) {
      const { from, until, offset } = zones.spanAt(zone, instant - 60_000)
      return { from: from + 60_000, until: until + 60_000, offset }
    },
  }
  expect(checkTime({ cases: 2_000, seed: 1 }, late).mismatches).toBeGreaterThan(0)
})
