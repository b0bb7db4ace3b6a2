/** Amounts of currencies that Stripe counts in another way than people do, and of those that it charges in steps. */
import { expect, test } from 'vitest'
import { chargedFormat, formatAmount, formatMoney } from './money.ts'

const plain = (text: string) => text.replace(/\s/g, ' ')

test.each([
  [{ amount: 2_900, currency: 'EUR' }, '€29', '€29.00'],
  [{ amount: 2_417, currency: 'EUR' }, '€24.17', '€24.17'],
  [{ amount: 2_900, currency: 'JPY' }, '¥2,900', '¥2,900'],
  [{ amount: 29_000, currency: 'KWD' }, 'KWD 29', 'KWD 29.000'],
  [{ amount: 150_000, currency: 'ISK' }, 'ISK 1,500', 'ISK 1,500'],
  [{ amount: 2_000_000, currency: 'UGX' }, 'UGX 20,000', 'UGX 20,000'],
  [{ amount: 500_000, currency: 'HUF' }, 'HUF 5,000', 'HUF 5,000'],
  [{ amount: 500_050, currency: 'HUF' }, 'HUF 5,000.50', 'HUF 5,000.50'],
])('%o', (money, short, full) => {
  expect(plain(formatMoney(money, 'en'))).toBe(short)
  expect(plain(formatAmount(money, 'en'))).toBe(full)
})

test.each([
  ['EUR', 2],
  ['JPY', 0],
  ['ISK', 0],
  ['UGX', 0],
  ['HUF', 2],
  ['KWD', 2],
])('an amount in %s is typed with %i decimals', (currency, decimals) => {
  expect(chargedFormat(currency)).toMatchObject({ currency, maximumFractionDigits: decimals })
})
