/** What answers cost. Providers bill in dollars, and one answer in fractions of a cent. Pure. */
import type { Messages } from '../../../messages/messages.tsx'

export const costOf = (number: Messages['number'], cents: number): string =>
  number(cents / 100, { style: 'currency', currency: 'USD', maximumFractionDigits: cents < 100 ? 4 : 2 })
