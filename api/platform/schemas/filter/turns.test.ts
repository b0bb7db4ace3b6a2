/** What time alone does to rules relative to the present: they turn exactly at the moments that are named. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tries } from '../../../testing/repetitions.ts'
import { type FilterFacts, matches } from './matches.ts'
import type { Filter, FilterRule } from './schema.ts'
import { asksForZone, nextTurn, turnsByTime } from './turns.ts'

const start = Date.parse('2027-03-14T09:30:00Z')
const day_ms = 86_400_000
const utc = (now: number) => ({ now, timezone: 'UTC' })

const rule = (field: string, op: 'in_last_days' | 'not_in_last_days' | 'in_next_days', value: number): Filter => ({
  type: 'rule',
  field,
  op,
  value,
})

/** A lead that was seen then. */
const seen = (seen_at: number) => ({ seen_at }) as FilterFacts

test('days back count from the moment itself, to the millisecond', () => {
  const facts = seen(start)
  const filter = rule('seen_at', 'in_last_days', 30)
  const until = start + 30 * day_ms
  expect([start - 1, start, until, until + 1].map(now => matches(filter, facts, utc(now)))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(nextTurn(filter, facts, utc(start))).toBe(until + 1)
  expect(nextTurn(filter, facts, utc(until + 1))).toBeNull()
  expect(matches(rule('seen_at', 'not_in_last_days', 30), facts, utc(until + 1))).toBe(true)
  expect(matches(rule('seen_at', 'not_in_last_days', 30), {}, utc(start))).toBe(true)
})

test('in UTC dates turn at its midnight', () => {
  const facts = { custom_fields: { renewal: '2027-03-20' } }
  const filter = rule('custom_fields.renewal', 'in_next_days', 5)
  expect(nextTurn(filter, facts, utc(start))).toBe(Date.parse('2027-03-15T00:00:00Z'))
  const moments = ['2027-03-14T23:59:59.999Z', '2027-03-15T00:00:00Z', '2027-03-20T23:59:59Z', '2027-03-21T00:00:00Z']
  expect(moments.map(now => matches(filter, facts, utc(Date.parse(now))))).toEqual([false, true, true, false])
})

test('only rules relative to the present turn by time, however deep', () => {
  const fixed: Filter = { type: 'rule', field: 'seen_at', op: 'before', value: '2027-03-14' }
  expect(turnsByTime({ type: 'any', filters: [fixed] })).toBe(false)
  const deep: Filter = {
    type: 'not',
    filter: { type: 'any', filters: [fixed, rule('seen_at', 'not_in_last_days', 1)] },
  }
  expect(turnsByTime(deep)).toBe(true)
})

/** Offsets from -11 to +14 hours, with halves and quarters, changes at midnight, at one, backwards over midnight. */
const zones = [
  ...['UTC', 'Europe/Madrid', 'America/New_York', 'America/St_Johns', 'America/Havana', 'Africa/Cairo', 'Asia/Beirut'],
  ...['Asia/Kathmandu', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'],
  ...['Pacific/Chatham', 'America/Asuncion', 'America/Santiago', 'Africa/Casablanca', 'Antarctica/Troll', 'Asia/Gaza'],
]

/** The date on a wall in the zone, by another implementation than the filter's. */
const dateIn = (timezone: string, at: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' }).format(at)
const daysAfter = (date: string, days: number) => new Date(Date.parse(date) + days * day_ms).toISOString().slice(0, 10)

test.each(zones)('in %s each date turns when the date there does, on days of clock changes too', timezone => {
  const first = Date.parse('2027-01-01T12:00:00Z')
  for (let day = 0; day < 366; day += 1) {
    const renewal = dateIn(timezone, first + day * day_ms)
    const facts = { custom_fields: { renewal } }
    const filter = rule('custom_fields.renewal', 'in_last_days', 3)
    const came = nextTurn(filter, facts, { now: Date.parse(renewal) - 2 * day_ms, timezone }) as number
    const went = nextTurn(filter, facts, { now: came, timezone }) as number
    const around = [came - 1, came, went - 1, went]
    expect(around.map(at => dateIn(timezone, at))).toEqual([-1, 0, 3, 4].map(days => daysAfter(renewal, days)))
    expect(around.map(now => matches(filter, facts, { now, timezone }))).toEqual([false, true, true, false])
    const ahead = rule('custom_fields.renewal', 'in_next_days', 3)
    expect(nextTurn(ahead, facts, { now: came - 3 * day_ms - day_ms / 2, timezone })).toBeLessThan(came)
    expect(nextTurn(ahead, facts, { now: came, timezone })).toBe(
      nextTurn(rule('custom_fields.renewal', 'in_next_days', 1), facts, { now: came, timezone }),
    )
  }
})

test('a moment is compared with a date by the midnight at which the date begins on the site', () => {
  const after: Filter = { type: 'rule', field: 'seen_at', op: 'after', value: '2027-03-28' }
  const seenAfter = (at: string, timezone: string) => matches(after, seen(Date.parse(at)), { now: start, timezone })
  expect(seenAfter('2027-03-27T22:59:00Z', 'Europe/Madrid')).toBe(false)
  expect(seenAfter('2027-03-27T23:01:00Z', 'Europe/Madrid')).toBe(true)
  expect(seenAfter('2027-03-28T03:59:00Z', 'America/New_York')).toBe(false)
  expect(seenAfter('2027-03-28T04:01:00Z', 'America/New_York')).toBe(true)
})

test('another zone counts for rules that ask for dates', () => {
  const asks = (op: FilterRule['op'], value: FilterRule['value']) =>
    asksForZone({ type: 'not', filter: { type: 'rule', field: 'seen_at', op, value } })
  expect(asks('in_last_days', 3)).toBe(true)
  expect(asks('between', ['2027-03-27', '2027-03-28T00:00:00Z'])).toBe(true)
  expect(asks('after', '2027-03-28T00:00:00Z')).toBe(false)
  expect(asks('is', '2027-03-28')).toBe(false)
})

test('between two turns a filter says the same', () => {
  const facts = fc.record({
    seen_at: fc.integer({ min: start - 40 * day_ms, max: start + 5 * day_ms }),
    custom_fields: fc.record({ renewal: fc.constantFrom('2027-02-20', '2027-03-14', '2027-03-20', '2027-04-02') }),
  })
  const one = fc
    .tuple(
      fc.constantFrom('seen_at', 'custom_fields.renewal'),
      fc.constantFrom('in_last_days' as const, 'not_in_last_days' as const, 'in_next_days' as const),
      fc.integer({ min: 1, max: 40 }),
    )
    .map(given => rule(...given))
  const filter = fc.array(one, { minLength: 1, maxLength: 3 }).map((filters): Filter => ({ type: 'all', filters }))
  fc.assert(
    fc.property(
      filter,
      facts,
      fc.integer({ min: start, max: start + 60 * day_ms }),
      fc.constantFrom(...zones),
      (asked, known, now, timezone) => {
        const at = (moment: number) => matches(asked, known, { now: moment, timezone })
        const next = nextTurn(asked, known, { now, timezone }) ?? now + 100 * day_ms
        for (const later of [now + 1, now + Math.floor((next - now) / 2), next - 1]) {
          if (later >= now && later < next) expect(at(later)).toBe(at(now))
        }
      },
    ),
    tries(300, 3_000),
  )
})
