/** A proposal that the API takes. */
import { expect, test } from 'vitest'
import { currencyOf, subdomainOf } from './site-draft.ts'

test.each([
  ['Casa Verde', 'casa-verde'],
  ["María's Café", 'maria-s-cafe'],
  ['  --Ñandú & Co.--  ', 'nandu-co'],
  ['日本', ''],
  ['a'.repeat(39) + ' tail', 'a'.repeat(39)],
])('the name %s proposes %s', (name, expected) => {
  expect(subdomainOf(name)).toBe(expected)
})

test.each([
  ['en-US', 'USD'],
  ['es-MX', 'MXN'],
  ['es-ES', 'EUR'],
  ['zh-Hant-TW', 'EUR'],
  ['en', 'EUR'],
])('%s pays in %s', (locale, currency) => {
  expect(currencyOf(locale)).toBe(currency)
})
