/** What answers cost. Providers bill in dollars, and one answer in fractions of a cent. Pure. */
import type { Messages } from '../../../messages/messages.tsx'

export const dollarsOf = (usd_micros: number): number => usd_micros / 1_000_000

export const costOf = (number: Messages['number'], usd_micros: number): string =>
  number(dollarsOf(usd_micros), {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: usd_micros < 1_000_000 ? 4 : 2,
  })
