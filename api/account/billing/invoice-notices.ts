/** What administrators are told of an invoice. */

import type { Handle } from '../../platform/database/handle.ts'
import type { Installation } from '../../platform/features/context.ts'
import { toInstant } from '../../platform/runtime/clock.ts'
import { notify } from './notices.ts'
import type { ReadPayment } from './read-invoice.ts'
import { dismissNotices, type InvoiceRow, ofPayments } from './store.ts'

interface InvoiceNews {
  row: InvoiceRow
  payments: readonly ReadPayment[]
  isPaid: boolean
  /** What it was for has ended: nobody is asked to pay it any more. */
  isOver: boolean
}

export async function tellOfInvoice(
  tx: Handle<'control'>,
  installation: Installation,
  { row, payments, isPaid, isOver }: InvoiceNews,
  now: number,
): Promise<void> {
  const { account_id, id, currency, number, next_attempt_at } = row
  const isDue = row.status === 'open' && !isOver
  const about = { account_id, subject_id: id }
  const values = { currency, number: number ?? '' }
  const occasion = `${id} ${row.attempt_count}`
  // What was said of an attempt before gives way to what is said of this one.
  await dismissNotices(tx, { ...about, types: ofPayments, ...(isDue && { except: occasion }) }, now)
  if (isPaid && row.amount_paid > 0) {
    const paid = { ...values, amount: row.amount_paid }
    const isNew = await notify(tx, installation, { ...about, type: 'invoice_paid', occasion: id, values: paid }, now)
    // The page names the last one; the list of invoices has all.
    if (isNew) await dismissNotices(tx, { account_id, types: ['invoice_paid'], except: id }, now)
  }
  if (!isDue) return
  const due = {
    ...values,
    ...{ amount: row.amount_due, last4: payments.at(-1)?.card_last4 ?? '' },
    ...(next_attempt_at !== null && { next_attempt_at: toInstant(next_attempt_at) }),
  }
  if (payments.some(({ status }) => status === 'requires_action'))
    await notify(tx, installation, { ...about, type: 'payment_action_required', occasion, values: due }, now)
  else if (row.attempt_count > 0)
    await notify(tx, installation, { ...about, type: 'payment_failed', occasion, values: due }, now)
}
