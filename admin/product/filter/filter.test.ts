/** What the editor shows is what is asked, and values never outlive the operator that they belong to. */

import type { Filter } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { filterOf, isComplete, rulesOf, valueFor } from './filter.ts'

const rule = { type: 'rule', field: 'email', op: 'contains', value: '@' } as const

test('flat filters go to and fro', () => {
  const filter: Filter = { type: 'any', filters: [rule, rule] }
  expect(filterOf(rulesOf(filter)!)).toEqual(filter)
  expect(rulesOf(rule)).toEqual({ type: 'all', rules: [rule] })
  expect(rulesOf(undefined)).toEqual({ type: 'all', rules: [] })
})

test('filters with groups are not taken apart', () => {
  expect(rulesOf({ type: 'all', filters: [{ type: 'not', filter: rule }] })).toBeUndefined()
  expect(rulesOf({ type: 'not', filter: rule })).toBeUndefined()
})

test.each<[...Parameters<typeof valueFor>, ReturnType<typeof valueFor>]>([
  ['text', 'is_empty', 'a', undefined],
  ['text', 'is', 'a', 'a'],
  ['number', 'is', 'a', undefined],
  ['number', 'between', 3, [3, 0]],
  ['date', 'between', ['2027-01-01', '2027-02-01'], ['2027-01-01', '2027-02-01']],
  ['set', 'has', 'tag_1', ['tag_1']],
  ['instant', 'in_last_days', '2027-01-01', 30],
  ['date', 'in_next_days', 7, 7],
  ['instant', 'after', 7, undefined],
  ['checkbox', 'is', 'a', true],
])('%s %s starts from %j as %j', (type, op, former, expected) => {
  expect(valueFor(type, op, former)).toEqual(expected)
})

test.each<[Parameters<typeof isComplete>[0], boolean]>([
  [{ type: 'rule', field: 'email', op: 'is_empty' }, true],
  [{ type: 'rule', field: 'email', op: 'is' }, false],
  [{ type: 'rule', field: '', op: 'is_empty' }, false],
  [{ type: 'rule', field: 'tags', op: 'has', value: [] }, false],
  [{ type: 'rule', field: 'ticked', op: 'is', value: false }, true],
])('%j complete: %s', (given, expected) => {
  expect(isComplete(given)).toBe(expected)
})
