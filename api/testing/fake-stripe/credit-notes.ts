/** Credit notes: an invoice made smaller, by a refund, a credit for the next invoices, or money given outside of Stripe. */
import type Stripe from 'stripe'
import { getIntent } from './collect-invoice.ts'
import { refuse } from './failure.ts'
import { type ListParams, listPage, toList } from './list.ts'
import { createRefund } from './refunds.ts'
import { mergeMetadata, type Routes, route } from './route.ts'
import type { World } from './world.ts'

type Params = Pick<
  Stripe.CreditNoteCreateParams,
  | 'invoice'
  | 'amount'
  | 'refund_amount'
  | 'credit_amount'
  | 'out_of_band_amount'
  | 'reason'
  | 'memo'
  | 'metadata'
  | 'lines'
>

function toAmount(invoice: Stripe.Invoice, params: Params): number {
  const parts = [params.refund_amount, params.credit_amount, params.out_of_band_amount].filter(
    part => part !== undefined,
  )
  const linesAmount = params.lines?.reduce((sum, line) => {
    const line_item = invoice.lines.data.find(({ id }) => id === line.invoice_line_item)
    return sum + (line.amount ?? line.unit_amount ?? line_item?.amount ?? 0)
  }, 0)
  const amount = params.amount ?? linesAmount ?? parts.reduce((sum, part) => sum + part, 0)
  const rest = invoice.total - invoice.pre_payment_credit_notes_amount - invoice.post_payment_credit_notes_amount
  if (invoice.status !== 'open' && invoice.status !== 'paid')
    throw refuse('Credit notes can only be created for open or paid invoices.', 'invoice')
  if (amount <= 0 || amount > rest)
    throw refuse(`The sum of credit amount must not exceed the remaining amount of the invoice (${rest}).`, 'amount')
  if (invoice.status === 'paid' && parts.reduce((sum, part) => sum + part, 0) !== amount)
    throw refuse(
      'The sum of credit_amount, refund_amount and out_of_band_amount must equal the amount of the credit note.',
    )
  return amount
}

function buildCreditNote(world: World, params: Params): Stripe.CreditNote {
  const invoice = world.invoices.get(params.invoice, 'invoice')
  const amount = toAmount(invoice, params)
  const id = world.newId('cn_')
  const line = {
    id: world.newId('cnli_'),
    object: 'credit_note_line_item',
    amount,
    description: invoice.lines.data[0]?.description ?? null,
    discount_amount: 0,
    discount_amounts: [],
    livemode: world.livemode,
    pretax_credit_amounts: [],
    quantity: 1,
    tax_rates: [],
    taxes: [],
    type: 'custom_line_item',
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  }
  const isPaid = invoice.status === 'paid'
  const count = world.credit_notes.all().filter(note => note.invoice === invoice.id).length + 1
  return {
    id,
    object: 'credit_note',
    amount,
    amount_shipping: 0,
    created: world.clock.seconds(),
    currency: invoice.currency,
    customer: invoice.customer,
    customer_account: null,
    customer_balance_transaction: null,
    discount_amount: 0,
    discount_amounts: [],
    effective_at: world.clock.seconds(),
    invoice: invoice.id,
    lines: toList(`/v1/credit_notes/${id}/lines`, [line]),
    livemode: world.livemode,
    memo: params.memo ?? null,
    metadata: mergeMetadata({}, params.metadata),
    number: `${invoice.number}-CN-${String(count).padStart(2, '0')}`,
    out_of_band_amount: params.out_of_band_amount ?? null,
    pdf: `${world.origin()}/credit_notes/${id}/pdf`,
    post_payment_amount: isPaid ? amount : 0,
    pre_payment_amount: isPaid ? 0 : amount,
    pretax_credit_amounts: [],
    reason: params.reason ?? null,
    refunds: [],
    shipping_cost: null,
    status: 'issued',
    subtotal: amount,
    subtotal_excluding_tax: amount,
    total: amount,
    total_excluding_tax: amount,
    total_taxes: [],
    type: isPaid ? 'post_payment' : 'pre_payment',
    voided_at: null,
  } as unknown as Stripe.CreditNote
}

function createCreditNote(world: World, params: Params): Stripe.CreditNote {
  const note = buildCreditNote(world, params)
  const invoice = world.invoices.get(params.invoice)
  if (params.refund_amount) {
    const payment_intent = getIntent(world, invoice)?.id
    const refund = createRefund(world, { payment_intent, amount: params.refund_amount })
    note.refunds = [
      { amount_refunded: refund.amount, refund: refund.id, payment_record_refund: null, type: 'refund' },
    ] as unknown as Stripe.CreditNote['refunds']
  }
  const customer = world.customers.get(invoice.customer as string)
  if (params.credit_amount) customer.balance -= params.credit_amount
  invoice.pre_payment_credit_notes_amount += note.pre_payment_amount
  invoice.post_payment_credit_notes_amount += note.post_payment_amount
  if (invoice.status === 'open') {
    invoice.amount_due -= note.amount
    invoice.amount_remaining -= note.amount
    const intent = getIntent(world, invoice)
    if (intent) intent.amount -= note.amount
  }
  world.credit_notes.add(note)
  world.emit('credit_note.created', note)
  return note
}

export const creditNotes: Routes = {
  'POST /v1/credit_notes': route<Params>(createCreditNote),
  'GET /v1/credit_notes/preview': route<Params>(buildCreditNote),
  'GET /v1/credit_notes': route<ListParams & { customer?: string; invoice?: string }>((world, params) =>
    listPage(
      '/v1/credit_notes',
      world.credit_notes
        .all()
        .filter(row => params.invoice === undefined || row.invoice === params.invoice)
        .filter(row => params.customer === undefined || row.customer === params.customer),
      params,
    ),
  ),
  'GET /v1/credit_notes/{id}': route((world, _, path) => world.credit_notes.get(path.id!)),
}
