import type { FilterRule } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { isKnownRule } from './known-rule.ts'

const rule = (field: string, op: string, value?: unknown) => ({ type: 'rule', field, op, value }) as FilterRule

test.each([
  rule('first_name', 'contains', 'ana'),
  rule('mailability', 'is', 'subscribed'),
  rule('tags', 'has', 'tag_1'),
  rule('tags', 'has', ['tag_1', 'tag_2']),
  rule('phone', 'is_empty'),
  rule('registered_at', 'in_last_days', 30),
  rule('registered_at', 'between', ['2027-01-01', '2027-02-01']),
  rule('email_score', 'gte', 80),
  rule('first_utm_source', 'is', 'newsletter'),
  rule('custom_fields.company', 'is', 'Acme'),
])('leads can be asked by %j', given => {
  expect(isKnownRule(given)).toBe(true)
})

test.each([
  rule('nope', 'is', 'x'),
  rule('first_name', 'nope', 'x'),
  rule('first_name', 'gt', 3),
  rule('first_name', 'is'),
  rule('first_name', 'is', ''),
  rule('first_name', 'is', ['x']),
  rule('mailability', 'is', 'maybe'),
  rule('tags', 'has', []),
  rule('phone', 'is_empty', 'x'),
  rule('registered_at', 'in_last_days', 'soon'),
  rule('registered_at', 'after', 'soon'),
  rule('registered_at', 'between', ['2027-01-01']),
  rule('email_score', 'gte', '80'),
  rule('custom_fields.Company!', 'is', 'Acme'),
])('leads cannot be asked by %j', given => {
  expect(isKnownRule(given)).toBe(false)
})
