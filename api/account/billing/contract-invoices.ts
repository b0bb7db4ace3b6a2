/** What an account has paid: payments and invoices. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { pageOf } from '../../platform/http/pagination.ts'
import { stripeProblems } from '../../platform/network/payments.ts'
import { enumWith } from '../../platform/schemas/enum-of.ts'
import { createdQuery } from '../../platform/schemas/query-values.ts'
import { id, instant } from '../../platform/schemas/schemas.ts'
import { exampleSubscription, money } from './subscriptions/subscription-schemas.ts'
import { invoiceStatuses, paymentStatuses } from './table.ts'

const of = { database: 'control', permission: 'manage-billing', tag: 'billing', status: 200 } as const
const path = '/v1/billing'
const at = '2027-03-14T09:30:00.000Z'

export const payment = z
  .object({
    id: id('payment'),
    invoice_id: id('invoice'),
    status: enumWith(paymentStatuses, {
      succeeded: 'The money was taken.',
      failed: 'The payment was refused.',
      requires_action: 'The bank asks the buyer to confirm.',
      refunded: 'All of it was paid back.',
      partially_refunded: 'A part of it was paid back.',
    }).openapi('PaymentStatus'),
    currency: z.string(),
    amount: money('Amount.'),
    amount_refunded: money('What was given back of it.'),
    method_type: z.string().nullable(),
    card_brand: z.string().nullable(),
    card_last4: z.string().nullable(),
    failure_code: z.string().nullable().openapi({ description: 'Why it failed, as Stripe names it.' }),
    created_at: instant,
  })
  .openapi('Payment')
export const examplePayment = {
  id: 'pay_0199a3f2c4d87e6b9a0112233445566f',
  invoice_id: 'inv_0199a3f2c4d87e6b9a0112233445566f',
  status: 'succeeded',
  currency: 'EUR',
  amount: 2_900,
  amount_refunded: 0,
  method_type: 'card',
  card_brand: 'visa',
  card_last4: '4242',
  failure_code: null,
  created_at: at,
} as const

export const listPayments = contract({
  ...of,
  operationId: 'listPayments',
  method: 'get',
  path: `${path}/payments`,
  summary: 'List payments of the account, the newest first',
  description: 'Returns successful, failed and refunded payments of the account.',
  query: z.strictObject(createdQuery),
  response: pageOf('PaymentPage', payment),
  example: { data: [examplePayment], has_more: false, next_cursor: null },
})

const invoice = z
  .object({
    id: id('invoice'),
    number: z.string().nullable(),
    status: enumWith(invoiceStatuses, {
      draft: 'Not issued yet; it may still change.',
      open: 'Issued, and waiting for payment.',
      paid: 'Paid in full.',
      uncollectible: 'Given up on.',
      void: 'Canceled, as if never issued.',
    }).openapi('InvoiceStatus'),
    subscription_id: id('subscription').nullable(),
    site_id: id('site').nullable(),
    currency: z.string(),
    total: money('Total with tax, after discounts.'),
    tax: money('Tax in it.'),
    amount_due: money('What is to be paid of it.'),
    amount_paid: money('What was paid.'),
    amount_refunded: money('What was given back.'),
    lines: z.array(
      z
        .object({
          plan_id: id('plan').nullable(),
          description: z.string().openapi({ description: 'In the language of the caller.' }),
          quantity: z.int(),
          amount: money('Amount after discounts; negative for what is given back.'),
          period_start_at: instant,
          period_end_at: instant,
        })
        .openapi('InvoiceLine'),
    ),
    next_attempt_at: instant.nullable().openapi({ description: 'When a failed payment is tried again.' }),
    paid_at: instant.nullable(),
    created_at: instant,
  })
  .openapi('Invoice')
const exampleInvoice = {
  id: examplePayment.invoice_id,
  number: 'LW-0001',
  status: 'paid',
  subscription_id: exampleSubscription.id,
  site_id: null,
  currency: 'EUR',
  total: 2_900,
  tax: 0,
  amount_due: 2_900,
  amount_paid: 2_900,
  amount_refunded: 0,
  lines: [
    {
      plan_id: exampleSubscription.items[0].plan_id,
      description: 'Starter',
      quantity: 1,
      amount: 2_900,
      period_start_at: at,
      period_end_at: '2027-04-14T09:30:00.000Z',
    },
  ],
  next_attempt_at: null,
  paid_at: at,
  created_at: at,
} as const
const invoiceParams = z.strictObject({ invoice_id: id('invoice') })

export const listInvoices = contract({
  ...of,
  operationId: 'listInvoices',
  method: 'get',
  path: `${path}/invoices`,
  summary: 'List invoices of the account, the newest first',
  description: 'Returns invoices of the account’s plan and of its sites. `getInvoiceLinks` returns the PDF.',
  query: z.strictObject({ ...createdQuery, site_id: id('site').optional() }),
  response: pageOf('InvoicePage', invoice),
  example: { data: [exampleInvoice], has_more: false, next_cursor: null },
})

export const getInvoice = contract({
  ...of,
  operationId: 'getInvoice',
  method: 'get',
  path: `${path}/invoices/{invoice_id}`,
  summary: 'Get an invoice',
  description: 'Returns the invoice with its lines, discounts and tax.',
  params: invoiceParams,
  response: invoice,
  example: exampleInvoice,
})

export const getInvoiceLinks = contract({
  ...of,
  operationId: 'getInvoiceLinks',
  method: 'get',
  path: `${path}/invoices/{invoice_id}/links`,
  summary: 'Get the addresses of an invoice’s PDF and of the page where it is paid',
  description: 'Asked of Stripe each time: they expire.',
  params: invoiceParams,
  response: z
    .object({
      pdf_url: z.string().nullable(),
      payment_url: z.string().nullable().openapi({ description: 'Stripe’s page of an invoice that is not paid yet.' }),
    })
    .openapi('InvoiceLinks'),
  example: { pdf_url: 'https://pay.stripe.com/invoice/acct_1/test_1/pdf', payment_url: null },
  problems: [...stripeProblems],
})
