import { expect, test } from 'vitest'
import { opsOf, ruleOn, ruleWith, visitorFields } from './visitor-rules.ts'
import { clockAt, instantAt } from './zone-clock.ts'

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

test('the zone’s clock goes there and back', () => {
  const instant = instantAt('2027-03-14T09:30', 'America/New_York')
  expect(instant).toBe('2027-03-14T13:30:00.000Z')
  expect(clockAt('2027-03-14T13:30:00.000Z', 'America/New_York')).toBe('2027-03-14T09:30')
  expect(clockAt('2027-01-01T23:05:00.000Z', 'Europe/Madrid')).toBe('2027-01-02T00:05')
})
