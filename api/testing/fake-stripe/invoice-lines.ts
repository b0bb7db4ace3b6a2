/** Lines of invoices. */
import type Stripe from 'stripe'
import type { Period } from './periods.ts'
import type { World } from './world.ts'

export interface LineInput {
  subscription: string | null
  /** Subscription item; null for what is sold once. */
  item: string | null
  price: Stripe.Price
  quantity: number
  amount: number
  description: string
  period: Period
  proration: boolean
  /** Lines that a credit gives back. */
  credited?: { invoice: string; invoice_line_items: string[] } | null
}

export function toLine(world: World, input: LineInput): Stripe.InvoiceLineItem {
  const { subscription, item, price, quantity, amount, description, period, proration, credited = null } = input
  const product = price.product as string
  return {
    id: world.newId('il_'),
    object: 'line_item',
    amount,
    currency: price.currency,
    description,
    discount_amounts: [],
    // Prorations have the discounts in their amounts.
    discountable: !proration,
    discounts: [],
    invoice: null,
    livemode: world.livemode,
    metadata: {},
    parent: item
      ? {
          invoice_item_details: null,
          subscription_item_details: {
            invoice_item: null,
            proration,
            proration_details: { credited_items: credited },
            subscription,
            subscription_item: item,
          },
          type: 'subscription_item_details',
        }
      : null,
    period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product },
      type: 'price_details',
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity,
    subscription,
    subtotal: amount,
    taxes: [],
  } as unknown as Stripe.InvoiceLineItem
}
