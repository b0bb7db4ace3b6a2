/** Billing of an account: what it has, what it pays with, what it paid. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/contract.ts'
import { pageOf } from '../../platform/pagination.ts'
import { pageQuery } from '../../platform/query-values.ts'
import { currency, id, instant, siteParams, text, version } from '../../platform/schemas.ts'
import { exampleSubscription, exceeded, money, subscription } from '../subscriptions/contract.ts'
import * as events from './events.ts'
import { billingLimits as limits } from './limits.ts'
import { invoiceStatuses, noticeKinds, paymentStatuses } from './table.ts'

const of = { database: 'control', permission: 'manage-billing', tag: 'billing', status: 200 } as const
const path = '/v1/billing'
const at = '2027-03-14T09:30:00.000Z'

const notice = z
  .object({
    id: id('billing_notice'),
    kind: z.enum(noticeKinds).openapi('BillingNoticeKind'),
    subject_id: z.string().nullable().openapi({ description: 'Invoice or subscription that it is about.' }),
    values: z.record(z.string(), z.union([z.string(), z.number()])).openapi({
      description: 'Numbers and names of its text, such as `amount`, `currency`, `last4`, `next_attempt_at`.',
    }),
    created_at: instant,
  })
  .openapi('BillingNotice')

const paymentState = z.enum(['off', 'not_set_up', 'on']).openapi('PaymentState', {
  description:
    '`off`: the installation has no key of Stripe; everything is free and unlimited. `not_set_up`: there is a key, and a super administrator has not made prices and webhook yet. `on`: plans can be bought.',
})
const billingFacts = {
  payments: paymentState,
  publishable_key: z.string().nullable().openapi({ description: 'For Stripe.js. `null` without a key.' }),
}

const billing = z
  .object({
    ...billingFacts,
    plan: z
      .object({
        id: id('plan'),
        name: z.string(),
        source: z.enum(['default', 'granted', 'subscription']).openapi('AccountPlanSource'),
        ends_at: instant.nullable().openapi({ description: 'When a granted plan ends.' }),
        ended: z.boolean().openapi({
          description: 'Whether it is no longer paid for: things are read and deleted, and none are created.',
        }),
      })
      .openapi('BillingPlan')
      .optional()
      .openapi({ description: 'Absent where the account has none, and so no limits from one.' }),
    subscription: subscription.optional().openapi({ description: 'What pays for the plan.' }),
    site_subscriptions: z.array(subscription).openapi({ description: 'Live subscriptions to add-ons of sites.' }),
    exceeded: z
      .array(exceeded)
      .openapi({ description: 'What is over its limit: it can be read and deleted, not created.' }),
    trial_available: z.boolean().openapi({ description: 'Whether a first subscription would begin with its trial.' }),
    currency: z.string().nullable().openapi({ description: 'Currency in which the account has paid before.' }),
    notices: z.array(notice),
  })
  .openapi('Billing')

export const getBilling = contract({
  ...of,
  operationId: 'getBilling',
  method: 'get',
  path,
  summary: 'Get the plan, subscriptions and notices of the account',
  description: 'Meters are those of `getUsage` and `getSiteUsage`.',
  response: billing,
  example: {
    payments: 'on',
    publishable_key: 'pk_test_0123456789',
    plan: {
      id: exampleSubscription.items[0].plan_id,
      name: 'Starter',
      source: 'subscription',
      ends_at: null,
      ended: false,
    },
    subscription: exampleSubscription,
    site_subscriptions: [],
    exceeded: [],
    trial_available: false,
    currency: 'EUR',
    notices: [],
  },
})

export const getSiteBilling = contract({
  ...of,
  operationId: 'getSiteBilling',
  method: 'get',
  path: '/v1/sites/{site_id}/billing',
  summary: 'Get what a site has beyond the account’s plan',
  params: siteParams,
  response: z
    .object({
      ...billingFacts,
      subscription: subscription.optional(),
      exceeded: z.array(exceeded),
    })
    .openapi('SiteBilling'),
  example: { payments: 'on', publishable_key: 'pk_test_0123456789', exceeded: [] },
})

export const dismissBillingNotice = contract({
  ...of,
  operationId: 'dismissBillingNotice',
  method: 'delete',
  path: `${path}/notices/{notice_id}`,
  summary: 'Dismiss a notice about billing',
  status: 204,
  params: z.strictObject({ notice_id: id('billing_notice') }),
  audit: events.billingNoticeDismissed,
})

const line = text(limits.billing_address_characters_max)
const details = {
  name: text(limits.billing_name_characters_max).openapi({ description: 'Person or company on invoices.' }),
  address: z
    .strictObject({
      line1: line,
      line2: line,
      city: line,
      state: line,
      postal_code: line,
      country: z
        .string()
        .regex(/^(?:[A-Z]{2})?$/)
        .openapi({ description: 'ISO 3166-1 code in capitals. Empty while unknown.' }),
    })
    .openapi('BillingAddress'),
}
const exampleDetails = {
  name: 'Casa Verde S. L.',
  address: { line1: 'Calle Mayor 1', line2: '', city: 'Madrid', state: '', postal_code: '28013', country: 'ES' },
} as const
const taxId = {
  type: z.string().max(30).openapi({ description: 'Kind as Stripe names it, such as `eu_vat`.' }),
  value: text(limits.tax_id_characters_max, 1),
}
const billingDetails = z
  .object({
    ...details,
    tax_id: z
      .object({
        ...taxId,
        status: z.enum(['pending', 'verified', 'unverified', 'unavailable']).openapi('TaxIdStatus', {
          description: 'Result of the check at the authority. It is `pending` at first.',
        }),
        checked_at: instant.nullable(),
      })
      .openapi('TaxId')
      .optional(),
    version,
    updated_at: instant.nullable(),
  })
  .openapi('BillingDetails')
const detailsExample = {
  ...exampleDetails,
  tax_id: { type: 'eu_vat', value: 'ESB12345678', status: 'pending', checked_at: null },
  version: 1,
  updated_at: at,
} as const

export const getBillingDetails = contract({
  ...of,
  operationId: 'getBillingDetails',
  method: 'get',
  path: `${path}/details`,
  summary: 'Get the name, address and tax ID on invoices',
  response: billingDetails,
  example: detailsExample,
  versioned: true,
})

export const updateBillingDetails = contract({
  ...of,
  operationId: 'updateBillingDetails',
  method: 'put',
  path: `${path}/details`,
  summary: 'Set the name, address and tax ID on invoices',
  description: 'Of later invoices; those that exist stay as they are.',
  body: z
    .strictObject({ ...details, tax_id: z.strictObject(taxId).openapi('NewTaxId').optional() })
    .openapi('NewBillingDetails'),
  body_example: { ...exampleDetails, tax_id: { type: 'eu_vat', value: 'ESB12345678' } },
  response: billingDetails,
  example: detailsExample,
  versioned: true,
  audit: events.billingDetailsUpdated,
  problems: ['payments_off'],
})

const paymentMethod = z
  .object({
    id: z.string().openapi({ description: 'ID at Stripe.' }),
    type: z.string().openapi({ description: 'Such as `card`, `sepa_debit`, `link`.' }),
    brand: z.string().nullable(),
    last4: z.string().nullable(),
    expires_month: z.int().nullable(),
    expires_year: z.int().nullable(),
    name: z.string().nullable(),
    is_default: z.boolean(),
    expires_soon: z.boolean().openapi({ description: 'Whether it expires before the next renewal.' }),
  })
  .openapi('PaymentMethod')
const examplePaymentMethod = {
  id: 'pm_1QzX0123456789',
  type: 'card',
  brand: 'visa',
  last4: '4242',
  expires_month: 12,
  expires_year: 2030,
  name: 'Ana García',
  is_default: true,
  expires_soon: false,
} as const
const paymentMethods = z.object({ data: z.array(paymentMethod) }).openapi('PaymentMethods')
const methodsExample = { data: [examplePaymentMethod] }
const methodParams = z.strictObject({ payment_method_id: z.string().regex(/^pm_\w{1,100}$/) })

export const listPaymentMethods = contract({
  ...of,
  operationId: 'listPaymentMethods',
  method: 'get',
  path: `${path}/payment-methods`,
  summary: 'List payment methods of the account',
  response: paymentMethods,
  example: methodsExample,
  problems: ['payments_off'],
})

export const createPaymentMethodSetup = contract({
  ...of,
  operationId: 'createPaymentMethodSetup',
  method: 'post',
  path: `${path}/payment-method-setups`,
  summary: 'Begin to add a payment method',
  description: 'Stripe.js confirms the setup intent; then `listPaymentMethods` has it.',
  status: 201,
  idempotency: 'ignored',
  body: z.strictObject({ currency: currency.optional() }).openapi('NewPaymentMethodSetup'),
  body_example: { currency: 'EUR' },
  response: z.object({ client_secret: z.string(), publishable_key: z.string() }).openapi('PaymentMethodSetup'),
  example: { client_secret: 'seti_1QzX_secret_abc', publishable_key: 'pk_test_0123456789' },
  audit: events.paymentMethodAdded,
  problems: ['payments_off'],
})

export const setDefaultPaymentMethod = contract({
  ...of,
  operationId: 'setDefaultPaymentMethod',
  method: 'post',
  path: `${path}/payment-methods/{payment_method_id}/default`,
  summary: 'Pay all subscriptions by this payment method from now on',
  params: methodParams,
  response: paymentMethods,
  example: methodsExample,
  audit: events.paymentMethodDefaultSet,
  problems: ['payments_off'],
})

export const deletePaymentMethod = contract({
  ...of,
  operationId: 'deletePaymentMethod',
  method: 'delete',
  path: `${path}/payment-methods/{payment_method_id}`,
  summary: 'Remove a payment method',
  status: 204,
  params: methodParams,
  audit: events.paymentMethodDeleted,
  problems: ['payments_off', 'last_payment_method'],
})

export const payment = z
  .object({
    id: id('payment'),
    invoice_id: id('invoice'),
    status: z.enum(paymentStatuses).openapi('PaymentStatus'),
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
  query: z.strictObject(pageQuery),
  response: pageOf('PaymentPage', payment),
  example: { data: [examplePayment], has_more: false, next_cursor: null },
})

const invoice = z
  .object({
    id: id('invoice'),
    number: z.string().nullable(),
    status: z.enum(invoiceStatuses).openapi('InvoiceStatus'),
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
          description: z.string(),
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
      description: '1 × Starter',
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
  query: z.strictObject({ ...pageQuery, site_id: id('site').optional() }),
  response: pageOf('InvoicePage', invoice),
  example: { data: [exampleInvoice], has_more: false, next_cursor: null },
})

export const getInvoice = contract({
  ...of,
  operationId: 'getInvoice',
  method: 'get',
  path: `${path}/invoices/{invoice_id}`,
  summary: 'Get an invoice',
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
  problems: ['payments_off'],
})
