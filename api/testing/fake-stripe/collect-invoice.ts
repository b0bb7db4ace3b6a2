/** An invoice's way: draft, open, then paid, void or uncollectible. */
import type Stripe from 'stripe'
import type { Attempt } from './authorization.ts'
import { settleBalance } from './build-invoice.ts'
import { failCard, refuse } from './failure.ts'
import { confirmIntent, createIntent, toCardFailure } from './payment-intents.ts'
import { usePaymentMethod } from './payment-methods.ts'
import { forgetDebits, noteInvoice, recordDebits } from './proration.ts'
import { toId } from './table.ts'
import type { World } from './world.ts'

export function saveDraft(world: World, invoice: Stripe.Invoice): Stripe.Invoice {
  world.invoices.add(invoice)
  const isProration = (line: Stripe.InvoiceLineItem) => line.parent?.subscription_item_details?.proration === true
  recordDebits(
    world,
    invoice.lines.data.filter(line => !isProration(line)),
  )
  noteInvoice(world, invoice.lines.data.filter(isProration), invoice.id)
  world.emit('invoice.created', invoice)
  return invoice
}

export const getSubscription = (world: World, invoice: Stripe.Invoice): Stripe.Subscription | undefined =>
  world.subscriptions.find(toId(invoice.parent?.subscription_details?.subscription) ?? '')

export const listInvoicePayments = (world: World, invoice: string): Stripe.InvoicePayment[] =>
  world.invoice_payments.all().filter(payment => payment.invoice === invoice)

export const getIntent = (world: World, invoice: Stripe.Invoice): Stripe.PaymentIntent | undefined => {
  const [payment] = listInvoicePayments(world, invoice.id)
  return world.payment_intents.find((payment?.payment.payment_intent as string) ?? '')
}

export function finalize(world: World, invoice: Stripe.Invoice): Stripe.Invoice {
  if (invoice.status !== 'draft')
    throw refuse(
      "This invoice is already finalized, you can't re-finalize a non-draft invoice.",
      'invoice',
      'invoice_not_editable',
    )
  const now = world.clock.seconds()
  const customer = world.customers.get(invoice.customer as string, 'customer')
  const starting_balance = customer.balance
  const { amount_due, ending_balance } = settleBalance(starting_balance, invoice.total)
  const sequence = customer.next_invoice_sequence ?? 1
  world.update('customer.updated', customer, () => {
    customer.balance = ending_balance
  })
  customer.next_invoice_sequence = sequence + 1
  Object.assign(invoice, {
    amount_due,
    amount_remaining: amount_due,
    effective_at: now,
    ending_balance,
    hosted_invoice_url: `${world.origin()}/invoices/${invoice.id}`,
    invoice_pdf: `${world.origin()}/invoices/${invoice.id}/pdf`,
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    starting_balance,
    status: 'open',
  })
  invoice.status_transitions.finalized_at = now
  if (amount_due > 0) addPayment(world, invoice)
  world.emit('invoice.finalized', invoice)
  if (amount_due === 0) markPaid(world, invoice)
  return invoice
}

function addPayment(world: World, invoice: Stripe.Invoice): void {
  const { amount_due: amount, currency } = invoice
  const customer = invoice.customer as string
  const description = invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update'
  const intent = createIntent(world, { amount, currency, customer, description })
  if (invoice.parent) intent.setup_future_usage = 'off_session'
  world.invoice_payments.add({
    id: world.newId('inpay_'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: amount,
    created: world.clock.seconds(),
    currency,
    invoice: invoice.id,
    is_default: true,
    livemode: world.livemode,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  } as Stripe.InvoicePayment)
}

export function markPaid(world: World, invoice: Stripe.Invoice, { out_of_band = false } = {}): void {
  const now = world.clock.seconds()
  const paid = out_of_band ? 0 : invoice.amount_due
  Object.assign(invoice, {
    amount_paid: paid,
    amount_paid_off_stripe: out_of_band ? invoice.amount_due : 0,
    amount_remaining: 0,
    attempted: true,
    next_payment_attempt: null,
    status: 'paid',
  })
  invoice.status_transitions.paid_at = now
  for (const payment of listInvoicePayments(world, invoice.id)) {
    Object.assign(payment, { amount_paid: paid, status: out_of_band ? 'canceled' : 'paid' })
    payment.status_transitions[out_of_band ? 'canceled_at' : 'paid_at'] = now
    if (!out_of_band) world.emit('invoice_payment.paid', payment)
  }
  // First what it means for the subscription, so that whoever fetches it after the event finds it.
  world.onInvoicePaid(invoice)
  world.emit('invoice.paid', invoice)
  world.emit('invoice.payment_succeeded', invoice)
}

/** Payment method that an invoice is paid with when nobody names one. */
export function getDefaultMethod(world: World, invoice: Stripe.Invoice): Stripe.PaymentMethod | undefined {
  const subscription = getSubscription(world, invoice)
  const customer = world.customers.find(invoice.customer as string)
  const id =
    toId(invoice.default_payment_method) ??
    toId(subscription?.default_payment_method) ??
    toId(customer?.invoice_settings.default_payment_method)
  return id ? world.payment_methods.find(id) : undefined
}

/** A single attempt to collect; the invoice's status says how it ended. */
export function collect(
  world: World,
  invoice: Stripe.Invoice,
  attempt: Attempt & { method?: Stripe.PaymentMethod },
): void {
  const intent = getIntent(world, invoice)
  if (!intent) return
  confirmIntent(world, intent, attempt.method ?? getDefaultMethod(world, invoice), attempt)
  settleIntent(world, invoice, intent)
}

/** After an intent was confirmed, by us or by the buyer. */
export function settleIntent(world: World, invoice: Stripe.Invoice, intent: Stripe.PaymentIntent): void {
  if (intent.status === 'succeeded') {
    invoice.attempt_count++
    markPaid(world, invoice)
    return
  }
  const needsAction =
    intent.status === 'requires_action' || intent.last_payment_error?.code === 'authentication_required'
  invoice.attempted = true
  invoice.attempt_count++
  world.onInvoiceFailed(invoice)
  if (intent.status !== 'requires_action') world.emit('invoice.payment_failed', invoice)
  if (needsAction) world.emit('invoice.payment_action_required', invoice)
  world.emit('invoice.updated', invoice, { attempt_count: invoice.attempt_count - 1 })
}

export function pay(world: World, invoice: Stripe.Invoice, params: Stripe.InvoicePayParams): Stripe.Invoice {
  if (invoice.status === 'draft') finalize(world, invoice)
  if (invoice.status === 'paid') throw refuse('Invoice is already paid', undefined, 'invoice_already_paid')
  if (invoice.status !== 'open')
    throw refuse(`Invoices with status ${invoice.status} cannot be paid.`, undefined, 'invoice_not_editable')
  if (params.paid_out_of_band) {
    markPaid(world, invoice, { out_of_band: true })
    return invoice
  }
  const method = params.payment_method
    ? usePaymentMethod(world, params.payment_method)
    : getDefaultMethod(world, invoice)
  if (!method)
    throw refuse('There is no default payment method set on this Customer or Invoice.', undefined, 'resource_missing')
  collect(world, invoice, { off_session: params.off_session ?? true, method })
  const intent = getIntent(world, invoice)
  if (intent?.status === 'requires_action')
    throw failCard({
      code: 'invoice_payment_intent_requires_action',
      message: 'This payment requires additional user action before it can be completed successfully.',
      payment_intent: structuredClone(intent),
    })
  if (intent && intent.status !== 'succeeded') throw toCardFailure(intent)
  return invoice
}

export function end(world: World, invoice: Stripe.Invoice, status: 'void' | 'uncollectible'): Stripe.Invoice {
  if (invoice.status !== 'open' && !(status === 'void' && invoice.status === 'uncollectible'))
    throw refuse(`You can only pass in open invoices. This invoice isn't open.`, undefined, 'invoice_not_editable')
  const transition = status === 'void' ? 'voided_at' : 'marked_uncollectible_at'
  const intent = getIntent(world, invoice)
  if (intent) Object.assign(intent, { status: 'canceled', canceled_at: world.clock.seconds() })
  for (const payment of listInvoicePayments(world, invoice.id)) payment.status = 'canceled'
  if (status === 'void') forgetDebits(world, invoice.id)
  invoice.status = status
  invoice.status_transitions[transition] = world.clock.seconds()
  invoice.next_payment_attempt = null
  world.emit(status === 'void' ? 'invoice.voided' : 'invoice.marked_uncollectible', invoice)
  return invoice
}
