/** Invoices and their payments, as they are asked for. */
import type Stripe from 'stripe'
import { buildInvoice } from './build-invoice.ts'
import { end, finalize, pay, saveDraft } from './collect-invoice.ts'
import { giveDiscounts } from './discounts.ts'
import { refuse } from './failure.ts'
import { type ListParams, listPage, toList } from './list.ts'
import { previewInvoice } from './preview.ts'
import { mergeMetadata, orNull, type Routes, route } from './route.ts'
import type { World } from './world.ts'

type InvoiceListParams = ListParams & { customer?: string; subscription?: string; status?: string }
type PaymentListParams = ListParams & { invoice?: string; status?: string; payment?: { payment_intent?: string } }

/** An invoice without a subscription. */
function createInvoice(world: World, params: Stripe.InvoiceCreateParams): Stripe.Invoice {
  if (!params.customer) throw refuse('Missing required param: customer.', 'customer', 'parameter_missing')
  const customer = world.customers.get(params.customer, 'customer')
  const currency = params.currency ?? customer.currency ?? 'usd'
  const now = world.clock.seconds()
  const discounts = giveDiscounts(world, params.discounts || [], { customer: customer.id, currency })
  const { description = null, metadata, auto_advance = false } = params
  const period = { start: now, end: now }
  const input = { customer: customer.id, currency, lines: [], discounts, billing_reason: 'manual', period }
  return saveDraft(world, buildInvoice(world, { ...input, description, metadata, auto_advance }))
}

function deleteDraft(world: World, invoice: Stripe.Invoice): Stripe.DeletedInvoice {
  if (invoice.status !== 'draft' || invoice.parent)
    throw refuse('You can only delete draft invoices', undefined, 'invoice_not_editable')
  world.invoices.delete(invoice.id)
  world.emit('invoice.deleted', invoice)
  return { id: invoice.id, object: 'invoice', deleted: true }
}

export const invoices: Routes = {
  'POST /v1/invoices': route(createInvoice),
  'POST /v1/invoices/create_preview': route(previewInvoice),
  'GET /v1/invoices': route<InvoiceListParams>((world, params) =>
    listPage(
      '/v1/invoices',
      world.invoices
        .all()
        .filter(row => params.customer === undefined || row.customer === params.customer)
        .filter(row => params.status === undefined || row.status === params.status)
        .filter(
          row =>
            params.subscription === undefined || row.parent?.subscription_details?.subscription === params.subscription,
        ),
      params,
    ),
  ),
  'GET /v1/invoices/{invoice}': route((world, _, path) => world.invoices.get(path.invoice!)),
  'POST /v1/invoices/{invoice}': route<Stripe.InvoiceUpdateParams>((world, params, path) => {
    const invoice = world.invoices.get(path.invoice!)
    return world.update('invoice.updated', invoice, () => {
      invoice.metadata = mergeMetadata(invoice.metadata, params.metadata)
      invoice.description = orNull(params.description, invoice.description)
      invoice.auto_advance = params.auto_advance ?? invoice.auto_advance
    })
  }),
  'DELETE /v1/invoices/{invoice}': route((world, _, path) => deleteDraft(world, world.invoices.get(path.invoice!))),
  'POST /v1/invoices/{invoice}/finalize': route((world, _, path) => finalize(world, world.invoices.get(path.invoice!))),
  'POST /v1/invoices/{invoice}/pay': route<Stripe.InvoicePayParams>((world, params, path) =>
    pay(world, world.invoices.get(path.invoice!), params),
  ),
  'POST /v1/invoices/{invoice}/void': route((world, _, path) => end(world, world.invoices.get(path.invoice!), 'void')),
  'POST /v1/invoices/{invoice}/mark_uncollectible': route((world, _, path) =>
    end(world, world.invoices.get(path.invoice!), 'uncollectible'),
  ),
  'GET /v1/invoices/{invoice}/lines': route<ListParams>((world, params, path) => {
    const { lines } = world.invoices.get(path.invoice!)
    // Lines keep their order, unlike lists of objects.
    return params.starting_after || params.ending_before
      ? listPage(lines.url, lines.data.toReversed(), params)
      : toList(lines.url, lines.data.slice(0, params.limit ?? 10), lines.data.length > (params.limit ?? 10))
  }),
  'GET /v1/invoice_payments': route<PaymentListParams>((world, params) =>
    listPage(
      '/v1/invoice_payments',
      world.invoice_payments
        .all()
        .filter(row => params.invoice === undefined || row.invoice === params.invoice)
        .filter(row => params.status === undefined || row.status === params.status)
        .filter(({ payment }) => {
          const intent = params.payment?.payment_intent
          return intent === undefined || payment.payment_intent === intent
        }),
      params,
    ),
  ),
  'GET /v1/invoice_payments/{invoice_payment}': route((world, _, path) =>
    world.invoice_payments.get(path.invoice_payment!),
  ),
}
