/** What administrators are told of an invoice. */

import type { Handle } from '../../platform/database/handle.ts'
import type { Installation } from '../../platform/features/context.ts'
import { notify } from './notices.ts'
import type { ReadPayment } from './read-invoice.ts'
import { dismissNoticesAbout, type InvoiceRow } from './store.ts'

interface Told {
  row: InvoiceRow
  payments: readonly ReadPayment[]
  isPaid: boolean
}

export async function tellOfInvoice(
  tx: Handle<'control'>,
  installation: Installation,
  { row, payments, isPaid }: Told,
  now: number,
): Promise<void> {
  const { account_id, id, currency, number } = row
  const about = { account_id, subject_id: id }
  const values = { currency, number: number ?? '' }
  if (row.status !== 'open') await dismissNoticesAbout(tx, account_id, id, now)
  if (isPaid && row.amount_paid > 0) {
    const paid = { ...values, amount: row.amount_paid }
    await notify(tx, installation, { ...about, type: 'invoice_paid', occasion: id, values: paid }, now)
  }
  if (row.status !== 'open') return
  const due = { ...values, amount: row.amount_due, last4: payments.at(-1)?.card_last4 ?? '' }
  const occasion = `${id} ${row.attempt_count}`
  if (payments.some(({ status }) => status === 'requires_action'))
    await notify(tx, installation, { ...about, type: 'payment_action_required', occasion, values: due }, now)
  else if (row.attempt_count > 0)
    await notify(tx, installation, { ...about, type: 'payment_failed', occasion, values: due }, now)
}
