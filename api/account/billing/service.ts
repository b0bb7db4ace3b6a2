/** The endpoints of invoices, payments, details and notices. */

import type { Context } from '../../platform/features/context.ts'
import { action, query } from '../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../platform/http/list-page.ts'
import { page } from '../../platform/http/pagination.ts'
import { askStripe, requirePayments } from '../../platform/network/payments.ts'
import { problem } from '../../platform/problem/problem.ts'
import { toInstant } from '../../platform/runtime/clock.ts'
import type { Locale } from '../../platform/texts/messages/messages.ts'
import * as contract from './contract.ts'
import * as invoices from './contract-invoices.ts'
import * as overview from './contract-overview.ts'
import { oneAtATime, writeDetails } from './customers.ts'
import { describeLine, loadPlanNames, type PlanNames } from './line-words.ts'
import * as store from './store.ts'

const accountOf = ({ rights }: Pick<Context, 'rights'>): string => rights?.account_id ?? ''
const orNull = (at: number | null): string | null => (at === null ? null : toInstant(at))

export const dismissBillingNotice = action(overview.dismissBillingNotice, async (tx, { params }, context) => {
  if (!(await store.dismissNotice(tx, accountOf(context), params.notice_id, context.now()))) throw problem('not_found')
})

const nowhere = { line1: '', line2: '', city: '', state: '', postal_code: '', country: '' }

function toDetails(row: store.DetailsRow | undefined) {
  if (!row) return { name: '', address: nowhere, version: 0, updated_at: null }
  const { tax_id_type: type, tax_id_value: value, tax_id_status: status, tax_id_checked_at } = row
  return {
    name: row.name,
    address: row.address,
    ...(type !== null &&
      value !== null && {
        tax_id: { type, value, status: status ?? ('pending' as const), checked_at: orNull(tax_id_checked_at) },
      }),
    version: row.version,
    updated_at: toInstant(row.updated_at),
  }
}

export const getBillingDetails = query(contract.getBillingDetails, async (db, _input, context) =>
  toDetails(await store.findDetails(db, accountOf(context))),
)

/** Stripe takes them first: what it refuses is not kept. Those who have no customer yet get them with it. */
export const updateBillingDetails = action(
  contract.updateBillingDetails,
  ({ body }, context) =>
    oneAtATime(context.installation, accountOf(context), async () => {
      const { installation } = context
      const payments = requirePayments(installation)
      const account_id = accountOf(context)
      const { customers, former } = await installation.databases.control.read(async db => ({
        customers: await store.listCustomers(db, account_id, payments.mode),
        former: await store.findDetails(db, account_id),
      }))
      const isSame = former?.tax_id_type === body.tax_id?.type && former?.tax_id_value === body.tax_id?.value
      const row: store.DetailsRow = {
        account_id,
        name: body.name,
        address: body.address,
        tax_id_type: body.tax_id?.type ?? null,
        tax_id_value: body.tax_id?.value ?? null,
        tax_id_status: body.tax_id ? ((isSame ? former?.tax_id_status : null) ?? 'pending') : null,
        tax_id_checked_at: isSame ? (former?.tax_id_checked_at ?? null) : null,
        version: (former?.version ?? 0) + 1,
        updated_at: context.now(),
      }
      for (const { stripe_id } of customers) await askStripe(() => writeDetails(payments, stripe_id, row))
      return row
    }),
  async (tx, _input, context, row) => {
    context.ifMatch(row.version - 1)
    context.auditAs(row.account_id)
    await store.saveDetails(tx, row)
    return toDetails(row)
  },
)

export const toPayment = ({
  account_id: _account_id,
  stripe_id: _stripe_id,
  updated_at: _at,
  ...row
}: store.PaymentRow) => ({
  ...row,
  created_at: toInstant(row.created_at),
})

export const listPayments = query(invoices.listPayments, async (db, { query: q }, context) => {
  const rows = await store.pageOfPayments(db, {
    account_id: accountOf(context),
    ...listPage(q),
  })
  return page(q, rows, listKey(q), toPayment)
})

const toInvoice = (row: store.InvoiceRow, names: PlanNames, locale: Locale) => ({
  id: row.id,
  number: row.number,
  status: row.status,
  subscription_id: row.subscription_id,
  site_id: row.site_id,
  currency: row.currency,
  total: row.total,
  tax: row.tax,
  amount_due: row.amount_due,
  amount_paid: row.amount_paid,
  amount_refunded: row.amount_refunded,
  lines: row.lines.map(line => ({
    plan_id: line.plan_id,
    description: describeLine(line, names, locale),
    quantity: line.quantity,
    amount: line.amount,
    period_start_at: toInstant(line.period_start_at),
    period_end_at: toInstant(line.period_end_at),
  })),
  next_attempt_at: orNull(row.next_attempt_at),
  paid_at: orNull(row.paid_at),
  created_at: toInstant(row.created_at),
})

export const listInvoices = query(invoices.listInvoices, async (db, { query: q }, context) => {
  const rows = await store.pageOfInvoices(db, {
    account_id: accountOf(context),
    ...listPage(q),
    ...(q.site_id && { site_id: q.site_id }),
  })
  const names = await loadPlanNames(
    db,
    rows.flatMap(({ lines }) => lines),
  )
  return page(q, rows, listKey(q), row => toInvoice(row, names, context.locale))
})

async function requireInvoice(db: Parameters<typeof store.invoiceOfAccount>[0], context: Context, id: string) {
  const row = await store.invoiceOfAccount(db, accountOf(context), id)
  if (!row) throw problem('not_found')
  return row
}

export const getInvoice = query(invoices.getInvoice, async (db, { params }, context) => {
  const row = await requireInvoice(db, context, params.invoice_id)
  return toInvoice(row, await loadPlanNames(db, row.lines), context.locale)
})

export const getInvoiceLinks = query(
  invoices.getInvoiceLinks,
  (db, { params }, context) => requireInvoice(db, context, params.invoice_id),
  async (row, _input, { installation }) => {
    const { stripe } = requirePayments(installation)
    const invoice = await askStripe(() => stripe.invoices.retrieve(row.stripe_id))
    return {
      pdf_url: invoice.invoice_pdf ?? null,
      payment_url: invoice.status === 'open' ? (invoice.hosted_invoice_url ?? null) : null,
    }
  },
)
