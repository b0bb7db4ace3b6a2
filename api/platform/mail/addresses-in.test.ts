import { expect, test } from 'vitest'
import { addressesIn } from './addresses-in.ts'

test('addresses are found beside names and other words, and nothing else is', () => {
  expect(addressesIn('"Lucía" <lucia@example.com>, rfc822;marc@example.net; a b@ @c @')).toEqual([
    'lucia@example.com',
    'marc@example.net',
  ])
  expect(addressesIn('')).toEqual([])
})

test('a word that is longer than an address is none, however long the text is', () => {
  const begun = performance.now()
  expect(addressesIn(`${'a'.repeat(255)}@b.example`)).toEqual([])
  expect(addressesIn('a'.repeat(4_000_000))).toEqual([])
  expect(addressesIn('a@'.repeat(2_000_000))).toEqual([])
  expect(performance.now() - begun).toBeLessThan(5_000)
})
