/** Takes over how an invoice and its payments stand at Stripe. */
import type Stripe from 'stripe'
import type { Handle } from '../../platform/database/handle.ts'
import type { Installation } from '../../platform/features/context.ts'
import { type Payments, requirePayments } from '../../platform/network/payments.ts'
import { pricesWithIds } from '../billing-setup/rules.ts'
import { oneSettlement } from './customers.ts'
import { invoicePaid, invoicePaymentFailed, invoiceRefunded } from './events.ts'
import { tellOfInvoice } from './invoice-notices.ts'
import { getSubscriptionId, type ReadPayment, readInvoice, readPayment, toId, toPriceIds } from './read-invoice.ts'
import { record } from './record.ts'
import * as store from './store.ts'
import { settleSubscription, type WithSettlement } from './subscriptions/settle-subscription.ts'
import { isFinal } from './subscriptions/status.ts'
import { byStripeId, type SubscriptionRow, updateSubscription } from './subscriptions/store.ts'

type Db = Handle<'control'>

interface InvoiceFacts {
  invoice: Stripe.Invoice
  payments: ReadPayment[]
}

async function fetchInvoice({ stripe }: Payments, id: string): Promise<InvoiceFacts> {
  const invoice = await stripe.invoices.retrieve(id, { expand: ['payments'] })
  const payments: ReadPayment[] = []
  for (const { payment } of invoice.payments?.data ?? []) {
    const intent_id = toId(payment.payment_intent)
    if (!intent_id) continue
    const intent = await stripe.paymentIntents.retrieve(intent_id, { expand: ['latest_charge'] })
    const read = readPayment(intent, invoice.attempt_count)
    if (read) payments.push(read)
  }
  return { invoice, payments }
}

export const settleInvoice = (installation: Installation, stripe_id: string, within?: WithSettlement) =>
  oneSettlement(installation, stripe_id, async () => {
    const { databases, clock } = installation
    const fetched = await fetchInvoice(requirePayments(installation), stripe_id)
    const subscription_id = getSubscriptionId(fetched.invoice)
    // What was paid counts at once, whichever event comes first.
    if (subscription_id) await settleSubscription(installation, subscription_id)
    await databases.control.write(async tx => {
      const settled = await apply(tx, installation, fetched, clock.now())
      await within?.(tx, settled)
    })
  })

async function apply(tx: Db, installation: Installation, { invoice, payments }: InvoiceFacts, now: number) {
  const read = readInvoice(invoice, await pricesWithIds(tx, toPriceIds(invoice.lines.data)))
  const customer = await store.customerByStripeId(tx, toId(invoice.customer) ?? '')
  const former = await store.invoiceByStripeId(tx, read.stripe_id)
  // A customer who was deleted at Stripe is forgotten here; what they have paid is not.
  const account_id = customer?.account_id ?? former?.account_id
  if (!account_id) return { account_id: null, effects: [] }
  const subscription = await byStripeId(tx, getSubscriptionId(invoice) ?? '')
  const amount_refunded = payments.reduce((sum, one) => sum + one.amount_refunded, 0)
  const row: store.InvoiceRow = {
    id: former?.id ?? installation.newId('invoice'),
    account_id,
    site_id: subscription?.site_id ?? null,
    subscription_id: subscription?.id ?? null,
    ...read,
    amount_refunded,
    updated_at: now,
  }
  await store.saveInvoice(tx, row)
  const failed = await savePayments(tx, installation, { row, payments, now })
  const isPaid = row.status === 'paid' && former?.status !== 'paid'
  if (isPaid && row.amount_paid > 0 && subscription) await notePaid(tx, subscription, row, now)
  const events = [
    ...(isPaid && row.total > 0 ? [invoicePaid] : []),
    ...(failed > 0 ? [invoicePaymentFailed] : []),
    ...(amount_refunded > (former?.amount_refunded ?? 0) ? [invoiceRefunded] : []),
  ]
  for (const event of events) await record(tx, event, { subject_id: row.id, account_id, now })
  const isOver = subscription !== undefined && isFinal(subscription)
  await tellOfInvoice(tx, installation, { row, payments, isPaid, isOver }, now)
  return { account_id, effects: events.map(({ name }) => name) }
}

interface InvoicePayment {
  row: store.InvoiceRow
  payments: readonly ReadPayment[]
  now: number
}

/** How many tries are newly known to have failed. */
async function savePayments(tx: Db, { newId }: Installation, { row, payments, now }: InvoicePayment): Promise<number> {
  let failed = 0
  for (const one of payments) {
    const own = {
      id: newId('payment'),
      account_id: row.account_id,
      invoice_id: row.id,
      updated_at: now,
    }
    const isNew = await store.savePayment(tx, { ...own, ...one, created_at: one.created_at ?? now })
    if (isNew && one.status === 'failed') failed++
  }
  return failed
}

async function notePaid(tx: Db, subscription: SubscriptionRow, { paid_at }: store.InvoiceRow, now: number) {
  if (subscription.first_paid_at === null)
    await updateSubscription(tx, subscription.id, { first_paid_at: paid_at ?? now, updated_at: now })
}
