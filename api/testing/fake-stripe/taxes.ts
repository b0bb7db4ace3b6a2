/** Taxes that Stripe computes: of one rate for each country, on top of the prices. */
import type { World } from './world.ts'

export function computeTax(
  { settings }: World,
  address: { country?: string | null } | null | undefined,
  taxable_amount: number,
): number {
  const percent = address?.country ? settings.taxPercent(address.country) : 0
  return Math.round((taxable_amount * percent) / 100)
}

/** As an invoice lists it. */
export const listTaxes = (amount: number, taxable_amount: number) =>
  amount === 0
    ? []
    : [
        {
          amount,
          tax_behavior: 'exclusive',
          tax_rate_details: null,
          taxability_reason: 'standard_rated',
          taxable_amount,
          type: 'tax_rate_details',
        },
      ]
