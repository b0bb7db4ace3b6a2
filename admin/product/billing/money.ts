/** Amounts as the API has them, in the smallest unit of their currency, and as people read and write them. */
import type { Language } from '../../messages/messages.tsx'

export interface Money {
  /** In the smallest unit of the currency. */
  amount: number
  currency: string
}

/** Digits behind the decimal separator: two for EUR, none for JPY, three for KWD. */
export const currencyDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

export const toUnits = ({ amount, currency }: Money): number => amount / 10 ** currencyDigits(currency)
export const fromUnits = (units: number, currency: string): number => Math.round(units * 10 ** currencyDigits(currency))

/** Whole amounts without decimals: `29 €`, `24.17 €`. */
export function formatMoney(money: Money, language: Language): string {
  const style = { style: 'currency', currency: money.currency, trailingZeroDisplay: 'stripIfInteger' } as const
  return new Intl.NumberFormat(language, style).format(toUnits(money))
}

/** With all decimals of the currency, as on an invoice: `29.00 €`, `¥2,900`. */
export const formatAmount = (money: Money, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: money.currency }).format(toUnits(money))
