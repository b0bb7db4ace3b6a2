/** The way back after signing in stays on this origin. */
import { expect, test } from 'vitest'
import { safeReturn } from './safe-return.ts'

test.each([
  ['/sites/site_1/leads?q=a', '/sites/site_1/leads?q=a'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  [undefined, '/'],
])('%s returns to %s', (path, expected) => {
  expect(safeReturn(path)).toBe(expected)
})
