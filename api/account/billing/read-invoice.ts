/** Stripe's invoices and payments as rows of ours. Pure. */
import type Stripe from 'stripe'
import type { PriceRow } from '../billing-setup/rules.ts'
import type { InvoiceRow, PaymentRow } from './store.ts'
import { type InvoiceLine, invoiceStatuses, type LineKind } from './table.ts'

const toMs = (seconds: number | null | undefined): number | null => (seconds ? seconds * 1_000 : null)
export const toId = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)

export const getSubscriptionId = ({ parent }: Stripe.Invoice): string | null =>
  toId(parent?.subscription_details?.subscription)

export const toPriceIds = (lines: readonly Stripe.InvoiceLineItem[]): string[] =>
  lines.flatMap(({ pricing }) => toId(pricing?.price_details?.price) ?? [])

function toLineKind({ parent, amount }: Stripe.InvoiceLineItem): LineKind | null {
  const details = parent?.subscription_item_details
  if (!details) return null
  if (!details.proration) return 'period'
  return amount < 0 ? 'unused_time' : 'remaining_time'
}

export function toInvoiceLine(line: Stripe.InvoiceLineItem, prices: readonly PriceRow[]): InvoiceLine {
  const price = toId(line.pricing?.price_details?.price)
  const discounts = (line.discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0)
  return {
    type: toLineKind(line),
    plan_id: prices.find(({ stripe_id }) => stripe_id === price)?.plan_id ?? null,
    description: line.description ?? '',
    quantity: line.quantity ?? 1,
    amount: line.amount - discounts,
    period_start_at: line.period.start * 1_000,
    period_end_at: line.period.end * 1_000,
  }
}

type InvoiceValues = Omit<
  InvoiceRow,
  'id' | 'account_id' | 'site_id' | 'subscription_id' | 'amount_refunded' | 'updated_at'
>

export function readInvoice(invoice: Stripe.Invoice, prices: readonly PriceRow[]): InvoiceValues {
  return {
    stripe_id: invoice.id ?? '',
    number: invoice.number,
    status: invoiceStatuses.find(name => name === invoice.status) ?? 'draft',
    currency: invoice.currency.toUpperCase(),
    total: invoice.total,
    tax: (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0),
    amount_due: invoice.amount_due,
    amount_paid: invoice.amount_paid,
    lines: invoice.lines.data.map(line => toInvoiceLine(line, prices)),
    attempt_count: invoice.attempt_count,
    next_attempt_at: invoice.status === 'open' ? toMs(invoice.next_payment_attempt) : null,
    created_at: invoice.created * 1_000,
    paid_at: toMs(invoice.status_transitions.paid_at),
  }
}

/** Tried when Stripe says so, however late it is known here; null where nothing was charged yet. */
export type ReadPayment = Omit<PaymentRow, 'id' | 'account_id' | 'invoice_id' | 'updated_at' | 'created_at'> & {
  created_at: number | null
}

/** What became of an intent to pay; null where nothing has been tried. A failed try has its number in its key. */
export function readPayment(intent: Stripe.PaymentIntent, attempt_count: number): ReadPayment | null {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const failure = intent.last_payment_error
  const method = charge?.payment_method_details ?? failure?.payment_method
  const card = method?.card
  const common = {
    created_at: toMs(charge?.created),
    currency: intent.currency.toUpperCase(),
    amount: intent.amount,
    amount_refunded: 0,
    method_type: method?.type ?? null,
    card_brand: card?.brand ?? null,
    card_last4: card?.last4 ?? null,
    failure_code: null,
  }
  if (intent.status === 'succeeded') {
    const amount_refunded = charge?.amount_refunded ?? 0
    const isWhole = amount_refunded >= intent.amount
    const status = amount_refunded === 0 ? 'succeeded' : isWhole ? 'refunded' : 'partially_refunded'
    return { ...common, stripe_id: intent.id, status, amount_refunded }
  }
  if (intent.status === 'requires_action') return { ...common, stripe_id: intent.id, status: 'requires_action' }
  if (!failure) return null
  const failure_code = failure.decline_code ?? failure.code ?? null
  return { ...common, stripe_id: `${intent.id} ${attempt_count}`, status: 'failed', failure_code }
}
