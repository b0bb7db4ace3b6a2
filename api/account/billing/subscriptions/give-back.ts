/** Gives back what was paid, and ends the subscription: each call has the key of the refund. */
import type { Installation } from '../../../platform/features/context.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { askStripe, readFailure, requirePayments } from '../../../platform/network/payments.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { toId } from '../read-invoice.ts'
import { settleInvoice } from '../settle-invoice.ts'
import { type InvoiceRow, invoicesOfSubscription } from '../store.ts'
import { endNow } from './carry-out.ts'
import { carryRefundOn } from './jobs.ts'
import * as store from './store.ts'
import { toRefundEnd } from './wire.ts'

/** A request has ended by then, one way or another. */
const carry_on_ms = 60_000

const paidOf = (rows: readonly InvoiceRow[]): InvoiceRow[] => rows.filter(({ amount_paid }) => amount_paid > 0)

/** The row first, with the job that carries it on wherever the request is cut off. */
export async function giveBack(installation: Installation, row: store.SubscriptionRow): Promise<void> {
  const { databases, clock, newId } = installation
  const now = clock.now()
  await databases.control.write(async tx => {
    const invoices = paidOf(await invoicesOfSubscription(tx, row.id))
    const former = await store.findRefund(tx, row.id)
    const [first] = invoices
    if (former?.status === 'done') throw problem('refund_not_possible')
    if (!former && (!first || toRefundEnd(row, now) === null)) throw problem('refund_not_possible')
    if (!former && first)
      await store.insertRefund(tx, {
        id: newId('refund'),
        account_id: row.account_id,
        subscription_id: row.id,
        invoice_id: first.id,
        currency: row.currency,
        amount: invoices.reduce((sum, { amount_paid }) => sum + amount_paid, 0),
        status: 'pending',
        stripe_id: null,
        failure: null,
        created_at: now,
        updated_at: now,
      })
    await enqueue(tx, carryRefundOn, { subject_id: row.id, due_at: now + carry_on_ms }, now)
  })
  await completeRefund(installation, row)
}

/** Called one at a time for each account. Done before, it does nothing. */
export async function completeRefund(installation: Installation, row: store.SubscriptionRow): Promise<void> {
  const { databases, clock } = installation
  const found = await databases.control.read(async db => ({
    refund: await store.findRefund(db, row.id),
    invoices: paidOf(await invoicesOfSubscription(db, row.id)),
  }))
  const { refund, invoices } = found
  if (!refund || refund.status === 'done') return
  const { stripe } = requirePayments(installation)
  await endNow(installation, row)
  for (const { id, stripe_id } of invoices) {
    const { data } = await askStripe(() => stripe.invoicePayments.list({ invoice: stripe_id }))
    for (const { payment } of data) {
      const payment_intent = toId(payment.payment_intent)
      if (payment_intent) await refundOnce(installation, payment_intent, `refund ${refund.id} ${id}`)
    }
    await askStripe(() => settleInvoice(installation, stripe_id))
  }
  await databases.control.write(tx => store.updateRefund(tx, refund.id, { status: 'done', updated_at: clock.now() }))
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
