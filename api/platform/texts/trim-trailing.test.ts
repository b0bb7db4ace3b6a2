import { expect, test } from 'vitest'
import { trimTrailing } from './trim-trailing.ts'

test.each([
  ['https://example.com//', '/', 'https://example.com'],
  ['a/b', '/', 'a/b'],
  ['//', '/', ''],
  ['', '/', ''],
  ['no!?.', '.?!', 'no'],
])('%s without %s at its end is %s', (text, letters, rest) => {
  expect(trimTrailing(text, letters)).toBe(rest)
})
