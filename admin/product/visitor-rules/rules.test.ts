import { expect, test } from 'vitest'
import { opsOf, ruleOn, ruleWith, visitorFields } from './rules.ts'

test('another field keeps the comparison that it allows, and begins with values anew', () => {
  expect(ruleOn('utm_source', 'contains')).toEqual({ field: 'utm_source', op: 'contains', values: [] })
  expect(ruleOn('device', 'contains')).toEqual({ field: 'device', op: 'is', values: [] })
  expect(ruleOn('visitor')).toEqual({ field: 'visitor', op: 'is', values: ['new'] })
  expect(visitorFields.map(field => ruleOn(field)).every(rule => opsOf(rule.field).includes(rule.op))).toBe(true)
})

test('a comparison without values has none', () => {
  const rule = { field: 'country' as const, op: 'is' as const, values: ['ES'] }
  expect(ruleWith(rule, 'is_empty')).toEqual({ field: 'country', op: 'is_empty' })
  expect(ruleWith(rule, 'is_not')).toEqual({ ...rule, op: 'is_not' })
})
