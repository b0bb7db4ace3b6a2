/** Random opening hours and delays in every zone, compared with the reference and with Temporal's own arithmetic. */
import { Temporal } from 'temporal-polyfill/implementation'
import type { BusinessHours, Duration } from '../core/definition.ts'
import { delayEnd } from './delay.ts'
import { nextOpen } from './next-open.ts'
import { type ClockTable, nextOpenByMinutes, readClocks } from './reference.ts'
import { systemZones, type ZoneTable } from './zones.ts'

export interface CheckResult {
  cases: number
  mismatches: number
  /** The first few, in words. */
  examples: string[]
}

type Random = () => number

const HOUR = 3_600_000
const DAY = 24 * HOUR
const TABLE_HOURS = 40 * 24
const CASES_PER_TABLE = 100
const DELAYS_EVERY = 5

/** Compares so many cases, reproducible by the seed, most of them near a clock change. */
export function checkTime(
  { cases, seed }: { cases: number; seed: number },
  zones: ZoneTable = systemZones(),
): CheckResult {
  const random = seeded(seed)
  const names = Intl.supportedValuesOf('timeZone').filter(zone => zones.has(zone))
  const result: CheckResult = { cases: 0, mismatches: 0, examples: [] }
  const compare = (found: number, expected: number, what: () => string) => {
    if (found === expected) return
    result.mismatches += 1
    if (result.examples.length < 10) result.examples.push(`${what()}: found ${found}, expected ${expected}`)
  }
  while (result.cases < cases) {
    const zone = pick(random, names)
    const clocks = readClocks(zone, startOfStretch(random, zones, zone), TABLE_HOURS)
    for (let i = 0; i < CASES_PER_TABLE && result.cases < cases; i++) {
      result.cases += 1
      const now = clocks.start + Math.floor(random() * 14 * DAY)
      if (i % DELAYS_EVERY === 0) checkDelay(random, zones, zone, now, compare)
      else checkOpening(random, zones, zone, clocks, now, compare)
    }
  }
  return result
}

type Compare = (found: number, expected: number, what: () => string) => void

function checkOpening(
  random: Random,
  zones: ZoneTable,
  zone: string,
  clocks: ClockTable,
  now: number,
  compare: Compare,
): void {
  const hours = randomHours(random, zone, now)
  const end = clocks.start + TABLE_HOURS * HOUR
  const found = nextOpen(zones, hours, zone, now)
  // Behind the table the reference knows only that nothing opened before.
  const expected = nextOpenByMinutes(hours, clocks, now) ?? end
  compare(Math.min(found, end), expected, () => `open at ${now} in ${JSON.stringify(hours)}`)
}

function checkDelay(random: Random, zones: ZoneTable, zone: string, now: number, compare: Compare): void {
  const units = ['minutes', 'hours', 'days', 'weeks', 'months', 'years'] as const
  const unit = pick(random, units)
  const duration: Duration = { value: 1 + Math.floor(random() * 20), unit }
  const end = Temporal.Instant.fromEpochMilliseconds(now)
    .toZonedDateTimeISO(zone)
    .add({ [unit]: duration.value })
  compare(
    delayEnd(zones, duration, zone, now, null),
    end.epochMilliseconds,
    () => `${zone} ${now} + ${JSON.stringify(duration)}`,
  )
  if (unit === 'minutes' || unit === 'hours') return
  const at = randomTime(random)
  const expected = end.withPlainTime(at).epochMilliseconds
  compare(
    delayEnd(zones, { ...duration, at }, zone, now, null),
    expected,
    () => `${zone} ${now} + ${JSON.stringify(duration)} at ${at}`,
  )
}

/** A full hour up to ten days before one of the zone's clock changes, or anywhere where it has none. */
function startOfStretch(random: Random, zones: ZoneTable, zone: string): number {
  const anywhere = Date.UTC(2000, 0, 1) + random() * 37 * 365 * DAY
  const change = zones.spanAt(zone, Math.floor(anywhere)).until
  const near = Number.isFinite(change) && change < Date.UTC(2038, 0, 1) && random() < 0.9 ? change : anywhere
  return Math.floor((near - random() * 10 * DAY) / HOUR) * HOUR
}

function randomHours(random: Random, timezone: string, now: number): BusinessHours {
  const count = random() < 0.8 ? 1 : 2 + Math.floor(random() * 2)
  const windows = Array.from({ length: count }, () => randomWindow(random))
  const days_off = random() < 0.3 ? [new Date(now + random() * 9 * DAY).toISOString().slice(0, 10)] : undefined
  return count === 1 ? { timezone, ...windows[0], days_off } : { timezone, windows, days_off }
}

function randomWindow(random: Random): { business_days: number[]; day_start: string; day_end: string } {
  const days = [1, 2, 3, 4, 5, 6, 7].filter(() => random() < 0.5)
  const business_days = days.length ? days : [1 + Math.floor(random() * 7)]
  const day_start = randomTime(random)
  const day_end = random() < 0.05 ? '24:00' : randomTime(random)
  return day_start === day_end
    ? { business_days, day_start: '00:00', day_end: '24:00' }
    : { business_days, day_start, day_end }
}

/** Half of the times are near clock changes, a third on the full or half hour. */
function randomTime(random: Random): string {
  const hour = Math.floor(random() * (random() < 0.5 ? 4 : 24))
  const minute = random() < 0.33 ? Math.floor(random() * 2) * 30 : Math.floor(random() * 60)
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

function pick<T>(random: Random, from: readonly T[]): T {
  const chosen = from[Math.floor(random() * from.length)]
  if (chosen === undefined) throw new Error('Nothing to pick from')
  return chosen
}

/** Mulberry32: small, and the same on every machine. */
function seeded(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
