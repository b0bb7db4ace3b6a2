/** What time alone does to rules relative to the present: they turn exactly at the moments that are named. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tries } from '../../testing/repetitions.ts'
import { type FilterFacts, matches } from './matches.ts'
import type { Filter } from './schema.ts'
import { nextTurn, turnsByTime } from './turns.ts'

const start = Date.parse('2027-03-14T09:30:00Z')
const day_ms = 86_400_000

const rule = (field: string, op: 'in_last_days' | 'not_in_last_days' | 'in_next_days', value: number): Filter => ({
  kind: 'rule',
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
  expect([start - 1, start, until, until + 1].map(now => matches(filter, facts, now))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(nextTurn(filter, facts, start)).toBe(until + 1)
  expect(nextTurn(filter, facts, until + 1)).toBeNull()
  expect(matches(rule('seen_at', 'not_in_last_days', 30), facts, until + 1)).toBe(true)
  expect(matches(rule('seen_at', 'not_in_last_days', 30), {}, start)).toBe(true)
})

test('dates turn at midnight UTC', () => {
  const facts = { custom_fields: { renewal: '2027-03-20' } }
  const filter = rule('custom_fields.renewal', 'in_next_days', 5)
  expect(nextTurn(filter, facts, start)).toBe(Date.parse('2027-03-15T00:00:00Z'))
  const moments = ['2027-03-14T23:59:59.999Z', '2027-03-15T00:00:00Z', '2027-03-20T23:59:59Z', '2027-03-21T00:00:00Z']
  expect(moments.map(now => matches(filter, facts, Date.parse(now)))).toEqual([false, true, true, false])
})

test('only rules relative to the present turn by time, however deep', () => {
  const fixed: Filter = { kind: 'rule', field: 'seen_at', op: 'before', value: '2027-03-14' }
  expect(turnsByTime({ kind: 'any', filters: [fixed] })).toBe(false)
  const deep: Filter = {
    kind: 'not',
    filter: { kind: 'any', filters: [fixed, rule('seen_at', 'not_in_last_days', 1)] },
  }
  expect(turnsByTime(deep)).toBe(true)
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
  const filter = fc.array(one, { minLength: 1, maxLength: 3 }).map((filters): Filter => ({ kind: 'all', filters }))
  fc.assert(
    fc.property(filter, facts, fc.integer({ min: start, max: start + 60 * day_ms }), (asked, known, now) => {
      const next = nextTurn(asked, known, now) ?? now + 100 * day_ms
      for (const later of [now + 1, now + Math.floor((next - now) / 2), next - 1]) {
        if (later >= now && later < next) expect(matches(asked, known, later)).toBe(matches(asked, known, now))
      }
    }),
    tries(300, 3_000),
  )
})
