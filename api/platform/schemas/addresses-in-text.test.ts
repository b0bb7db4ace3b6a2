/** Addresses wherever they stand in a text. */
import { expect, test } from 'vitest'
import { addressesIn, replaceAddresses } from './addresses-in-text.ts'

test.each([
  ['Write to Ana@Example.com.', 'Write to X.'],
  ['ana@example.com!', 'X!'],
  ['Is it <ana@example.com>?', 'Is it <X>?'],
  ['{"to":"ana@example.com"}', '{"to":"X"}'],
  ['of ana@example.com.mx and bana@example.com', 'of ana@example.com.mx and bana@example.com'],
])('%s', (text, replaced) => {
  expect(replaceAddresses(text, new Map([['ana@example.com', 'X']]))).toBe(replaced)
  expect(addressesIn(text).some(({ email_key }) => email_key === 'ana@example.com')).toBe(text !== replaced)
})
