// A copy of api/platform/texts/currency.ts, made by `npm run generate`. Change that one.
/**
 * Amounts in the smallest unit of their currency, as Stripe counts it, and as people read them. Intl goes by what people pay with:
 * it shows forints, Icelandic krónur and many others without decimals, which Stripe counts in hundredths. Pure.
 */

const whole = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '))
const thousandths = new Set('BHD JOD KWD OMR TND'.split(' '))
/** Counted in hundredths, and charged in whole units alone. */
const wholeHundredths = new Set(['ISK', 'UGX'])

/** Digits behind the decimal separator of an amount: 2 for EUR, none for JPY, 3 for KWD. */
export const currencyDecimals = (currency: string): number =>
  whole.has(currency) ? 0 : thousandths.has(currency) ? 3 : 2

/** What amounts are multiples of: 100 for ISK, 10 for KWD, 1 for others. */
export const amountStep = (currency: string): number =>
  wholeHundredths.has(currency) ? 100 : thousandths.has(currency) ? 10 : 1

export const toUnits = (amount: number, currency: string): number => amount / 10 ** currencyDecimals(currency)
export const fromUnits = (units: number, currency: string): number =>
  Math.round(units * 10 ** currencyDecimals(currency))

/** With all decimals: `29.00 €`, `¥2,900`; whole amounts without where people know none of the currency: `5.000 Ft`. */
export function formatMoney(amount: number, currency: string, locale: string): string {
  const style = { style: 'currency', currency } as const
  const usual = new Intl.NumberFormat(locale, style).resolvedOptions().maximumFractionDigits ?? 2
  const decimals = currencyDecimals(currency)
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const trailingZeroDisplay = usual < decimals ? 'stripIfInteger' : 'auto'
  return new Intl.NumberFormat(locale, { ...style, ...digits, trailingZeroDisplay }).format(toUnits(amount, currency))
}
