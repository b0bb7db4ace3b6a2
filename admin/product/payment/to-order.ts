/** The lines and totals of Stripe's session, in the smallest unit of its currency. */
import type { StripeCheckoutValue } from '@stripe/react-stripe-js/checkout'
import type { Order } from './order-summary.tsx'

export function toOrder({
  currency,
  lineItems,
  total,
}: Pick<StripeCheckoutValue, 'currency' | 'lineItems' | 'total'>): Order {
  return {
    currency: currency.toUpperCase(),
    lines: lineItems.map(({ name, quantity, subtotal }) => ({
      label: quantity > 1 ? `${name} × ${quantity}` : name,
      amount: subtotal.minorUnitsAmount,
    })),
    discount: total.discount.minorUnitsAmount,
    tax: total.taxExclusive.minorUnitsAmount,
    due: total.total.minorUnitsAmount,
  }
}
