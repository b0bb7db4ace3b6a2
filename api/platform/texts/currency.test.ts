/** Amounts by Stripe's decimals, in every currency that people read otherwise. */
import { expect, test } from 'vitest'
import { amountStep, currencyDecimals, formatMoney, fromUnits } from './currency.ts'

test.each([
  ['EUR', 2_900, '€29.00', 1],
  ['JPY', 2_900, '¥2,900', 1],
  ['KWD', 29_000, 'KWD 29.000', 10],
  ['ISK', 290_000, 'ISK 2,900', 100],
  ['UGX', 290_000, 'UGX 2,900', 100],
  ['HUF', 290_000, 'HUF 2,900', 1],
  ['HUF', 290_050, 'HUF 2,900.50', 1],
  ['COP', 2_900_000, 'COP 29,000', 1],
  ['MGA', 2_900, 'MGA 2,900', 1],
  ['XAF', 2_900, 'FCFA 2,900', 1],
  ['TWD', 2_900, 'NT$29.00', 1],
])('%s: %i is %s', (currency, amount, text, step) => {
  expect(formatMoney(amount, currency, 'en').replaceAll(/\s/g, ' ')).toBe(text)
  expect(amountStep(currency)).toBe(step)
  expect(fromUnits(amount / 10 ** currencyDecimals(currency), currency)).toBe(amount)
})

test('in the words of each language', () => {
  expect(formatMoney(290_000, 'ISK', 'es').replaceAll(/\s/g, ' ')).toBe('2900 ISK')
  expect(formatMoney(2_950, 'EUR', 'es').replaceAll(/\s/g, ' ')).toBe('29,50 €')
})
