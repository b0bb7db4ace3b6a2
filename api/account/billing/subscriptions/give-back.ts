/** Gives the first payment back, and ends the subscription: each call has the key of the refund. */
import type { Installation } from '../../../platform/context.ts'
import { askStripe, readFailure, requirePayments } from '../../../platform/payments.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { toId } from '../read-invoice.ts'
import { settleInvoice } from '../settle-invoice.ts'
import { invoicesOfSubscription } from '../store.ts'
import { endNow } from './carry-out.ts'
import * as store from './store.ts'
import { toRefundEnd } from './wire.ts'

export async function giveBack(installation: Installation, row: store.SubscriptionRow): Promise<void> {
  const { databases, clock, newId } = installation
  const { stripe } = requirePayments(installation)
  const now = clock.now()
  const { refund, invoices } = await databases.control.write(async tx => {
    const invoices = (await invoicesOfSubscription(tx, row.id)).filter(({ amount_paid }) => amount_paid > 0)
    const former = await store.refundOf(tx, row.id)
    if (former?.state === 'done') throw problem('refund_not_possible')
    if (former) return { refund: former, invoices }
    const [first] = invoices
    if (!first || toRefundEnd(row, now) === null) throw problem('refund_not_possible')
    const amount = invoices.reduce((sum, { amount_paid }) => sum + amount_paid, 0)
    const refund: store.RefundRow = {
      id: newId('refund'),
      account_id: row.account_id,
      subscription_id: row.id,
      invoice_id: first.id,
      currency: row.currency,
      amount,
      state: 'pending',
      stripe_id: null,
      failure: null,
      created_at: now,
      updated_at: now,
    }
    await store.insertRefund(tx, refund)
    return { refund, invoices }
  })
  await endNow(installation, row)
  for (const { id, stripe_id } of invoices) {
    const { data } = await askStripe(() => stripe.invoicePayments.list({ invoice: stripe_id }))
    for (const { payment } of data) {
      const payment_intent = toId(payment.payment_intent)
      if (payment_intent) await refundOnce(installation, payment_intent, `refund ${refund.id} ${id}`)
    }
    await askStripe(() => settleInvoice(installation, stripe_id))
  }
  await databases.control.write(tx => store.updateRefund(tx, refund.id, { state: 'done', updated_at: clock.now() }))
}

/** One that was given back by hand is as good. */
async function refundOnce(installation: Installation, payment_intent: string, idempotencyKey: string): Promise<void> {
  const { stripe } = requirePayments(installation)
  try {
    await stripe.refunds.create({ payment_intent }, { idempotencyKey })
  } catch (error) {
    if (readFailure(error)?.code !== 'charge_already_refunded') await askStripe(() => Promise.reject(error))
  }
}
