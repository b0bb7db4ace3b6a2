/** A share as people read it. Pure. */
type NumberWords = (value: number, options?: Intl.NumberFormatOptions) => string

/** Small shares keep a place after the point. */
export const percent = (number: NumberWords, share: number): string =>
  number(share, { style: 'percent', maximumFractionDigits: share < 0.1 ? 1 : 0 })
