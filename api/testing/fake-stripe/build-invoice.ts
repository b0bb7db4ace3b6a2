/** A draft of an invoice with its totals; a preview is one that nobody keeps. */
import type Stripe from 'stripe'
import { allocate } from './discounts.ts'
import { toList } from './list.ts'
import { mergeMetadata } from './route.ts'
import { listTaxIds } from './tax-ids.ts'
import { computeTax, listTaxes } from './taxes.ts'
import type { World } from './world.ts'

export interface InvoiceInput {
  customer: string
  currency: string
  subscription?: Stripe.Subscription
  /** Of what has no subscription yet. */
  hasTax?: boolean
  lines: Stripe.InvoiceLineItem[]
  discounts: Stripe.Discount[]
  billing_reason: string
  period: { start: number; end: number }
  metadata?: Stripe.Emptyable<Stripe.MetadataParam>
  description?: string | null
  auto_advance?: boolean
  id?: string
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

export function buildInvoice(world: World, input: InvoiceInput): Stripe.Invoice {
  const id = input.id ?? world.newId('in_')
  const customer = world.customers.get(input.customer, 'customer')
  const reductions = allocate(
    world,
    input.discounts,
    input.lines.map(line => (line.discountable ? line.amount : 0)),
  )
  const lines = input.lines.map((line, index) => ({
    ...line,
    invoice: id,
    discount_amounts: reductions[index]!,
    discounts: reductions[index]!.map(({ discount }) => discount as string),
  }))
  const subtotal = sum(lines.map(({ amount }) => amount))
  const off = input.discounts.map(({ id: discount }) => ({
    amount: sum(
      reductions
        .flat()
        .filter(part => part.discount === discount)
        .map(({ amount }) => amount),
    ),
    discount,
  }))
  const untaxed = subtotal - sum(off.map(({ amount }) => amount))
  const hasTax = input.hasTax ?? input.subscription?.automatic_tax.enabled ?? false
  const tax = hasTax ? computeTax(world, customer.address, untaxed) : 0
  const total = untaxed + tax
  const { amount_due } = settleBalance(customer.balance, total)
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Leadwright',
    account_tax_ids: null,
    amount_due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_paid_off_stripe: 0,
    amount_remaining: amount_due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: input.auto_advance ?? true,
    automatic_tax: toAutomaticTax(hasTax, customer),
    automatically_finalizes_at: null,
    billing_reason: input.billing_reason,
    collection_method: 'charge_automatically',
    created: world.clock.seconds(),
    currency: input.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: customer.tax_exempt,
    customer_tax_ids: listTaxIds(world, customer.id).map(({ type, value }) => ({ type, value })),
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: input.description ?? null,
    discounts: input.discounts.map(discount => discount.id),
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: toList(`/v1/invoices/${id}/lines`, lines),
    livemode: world.livemode,
    metadata: mergeMetadata({}, input.metadata),
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: input.subscription
      ? {
          quote_details: null,
          subscription_details: {
            metadata: structuredClone(input.subscription.metadata),
            subscription: input.subscription.id,
          },
          type: 'subscription_details',
        }
      : null,
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: input.period.end,
    period_start: input.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal,
    subtotal_excluding_tax: subtotal,
    test_clock: null,
    total,
    total_discount_amounts: off,
    total_excluding_tax: untaxed,
    total_pretax_credit_amounts: [],
    total_taxes: listTaxes(tax, untaxed),
    webhooks_delivered_at: null,
  } as unknown as Stripe.Invoice
}

/** A credit (a negative balance) lowers what is due, a total below zero becomes a credit. */
export function settleBalance(balance: number, total: number): { amount_due: number; ending_balance: number } {
  const due = total + balance
  return due >= 0 ? { amount_due: due, ending_balance: 0 } : { amount_due: 0, ending_balance: due }
}

function toAutomaticTax(enabled: boolean, customer: Stripe.Customer) {
  const status = customer.address?.country ? 'complete' : 'requires_location_inputs'
  return {
    disabled_reason: null,
    enabled,
    liability: enabled ? { type: 'self' } : null,
    provider: enabled ? 'stripe' : null,
    status: enabled ? status : null,
  }
}
