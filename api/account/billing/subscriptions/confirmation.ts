/** A change whose payment the buyer's bank wants confirmed: what confirms it, and how it is dropped. */
import type Stripe from 'stripe'
import type { Installation } from '../../../platform/features/context.ts'
import { askStripe, readFailure, requirePayments } from '../../../platform/network/payments.ts'
import { toInstant } from '../../../platform/runtime/clock.ts'
import { settleInvoice } from '../settle-invoice.ts'
import { settleSubscription } from './settle-subscription.ts'
import * as store from './store.ts'

const codes = [
  'subscription_payment_intent_requires_action',
  'invoice_payment_intent_requires_action',
  'authentication_required',
]

/** Whether the bank has not declined, and asks who pays. */
export function needsConfirmation(error: unknown): boolean {
  const failure = readFailure(error)
  return codes.includes(failure?.code ?? '') || codes.includes(failure?.decline_code ?? '')
}

/** Of an invoice that is expanded by its secret. */
async function loadIntent(stripe: Stripe, { confirmation_secret }: Stripe.Invoice) {
  const [id = ''] = (confirmation_secret?.client_secret ?? '').split('_secret_')
  return id === '' ? undefined : stripe.paymentIntents.retrieve(id)
}

/**
 * The bank did not confirm the payment, or declined it: it is asked once more about the same card, as no secret of Stripe.js can
 * do. True where it was.
 */
export async function askBankAgain(installation: Installation, stripe_invoice_id: string): Promise<boolean> {
  const { stripe } = requirePayments(installation)
  return askStripe(async () => {
    const invoice = await stripe.invoices.retrieve(stripe_invoice_id, { expand: ['confirmation_secret'] })
    const intent = await loadIntent(stripe, invoice)
    if (invoice.status !== 'open' || intent?.status !== 'requires_payment_method') return false
    try {
      await stripe.invoices.pay(stripe_invoice_id, { off_session: false })
    } catch (error) {
      // It asks, or it declines again: how it stands is read afterwards.
      if (readFailure(error)?.type !== 'StripeCardError' && !needsConfirmation(error)) throw error
    }
    return true
  })
}

/** Undefined where nothing waits for the buyer. The secret is asked for each time, and stored nowhere. */
export async function loadConfirmation(installation: Installation, change: store.ChangeRow) {
  const { status, stripe_invoice_id } = change
  if (status !== 'pending' || stripe_invoice_id === null) return undefined
  const { stripe, publishable_key } = requirePayments(installation)
  const row = await installation.databases.control.read(db => store.findSubscription(db, change.subscription_id))
  if (!row) return undefined
  return askStripe(async () => {
    const invoice = await stripe.invoices.retrieve(stripe_invoice_id, { expand: ['confirmation_secret'] })
    const { pending_update } = await stripe.subscriptions.retrieve(row.stripe_id)
    if (invoice.status !== 'open' || !pending_update) return undefined
    const intent = await loadIntent(stripe, invoice)
    return {
      change_id: change.id,
      client_secret: intent?.status === 'requires_action' ? intent.client_secret : null,
      publishable_key,
      payment_url: invoice.hosted_invoice_url ?? null,
      amount_due: invoice.amount_due,
      currency: invoice.currency.toUpperCase(),
      expires_at: toInstant(pending_update.expires_at * 1_000),
    }
  })
}

/** Stripe drops an update that waits, with its invoice, as soon as another one is made: to what is there. */
export async function dropPending(installation: Installation, row: store.SubscriptionRow): Promise<void> {
  const { stripe } = requirePayments(installation)
  const current = await askStripe(() => stripe.subscriptions.retrieve(row.stripe_id))
  if (current.pending_update) {
    const items = current.items.data.map(({ id, price, quantity = 1 }) => ({ id, price: price.id, quantity }))
    await askStripe(() => stripe.subscriptions.update(row.stripe_id, { items, proration_behavior: 'none' }))
  }
  await askStripe(() => settleSubscription(installation, row.stripe_id))
}

/** Takes over how its payment stands. */
export async function settleChange(installation: Installation, row: store.SubscriptionRow, change: store.ChangeRow) {
  const { stripe_invoice_id } = change
  await askStripe(() => settleSubscription(installation, row.stripe_id))
  if (stripe_invoice_id) await askStripe(() => settleInvoice(installation, stripe_invoice_id))
}
