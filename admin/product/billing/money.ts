/** Amounts as the API has them, in the smallest unit of their currency as Stripe counts it, and as people read and write them. */
import type { Language } from '../../messages/messages.tsx'
import { amountStep, currencyDecimals, formatMoney as formatInFull, toUnits } from './currency.ts'

export interface Money {
  /** In the smallest unit of the currency. */
  amount: number
  currency: string
}

/** Whole amounts without decimals: `29 €`, `24.17 €`. */
export function formatMoney({ amount, currency }: Money, language: Language): string {
  const style = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const
  return new Intl.NumberFormat(language, { ...style, ...digits(currencyDecimals(currency)) }).format(
    toUnits(amount, currency),
  )
}

/** With all decimals of the currency, as on an invoice: `29.00 €`, `¥2,900`. */
export const formatAmount = ({ amount, currency }: Money, language: Language): string =>
  formatInFull(amount, currency, language)

/** An amount that can be charged, as a field takes it: `29.00 €`, `ISK 1,500`, `KWD 5.12`. */
export const chargedFormat = (currency: string): Intl.NumberFormatOptions => ({
  style: 'currency',
  currency,
  ...digits(currencyDecimals(currency) - Math.log10(amountStep(currency))),
})

const digits = (count: number) => ({ minimumFractionDigits: count, maximumFractionDigits: count })
