/** Who an account is on invoices, and what it pays with. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { stripeProblems } from '../../platform/network/payments.ts'
import { enumOf } from '../../platform/schemas/enum-of.ts'
import { currency, instant, text, version } from '../../platform/schemas/schemas.ts'
import * as events from './events.ts'
import { billingLimits as limits } from './limits.ts'

const of = { database: 'control', permission: 'manage-billing', tag: 'billing', status: 200 } as const
const path = '/v1/billing'
const at = '2027-03-14T09:30:00.000Z'

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
  type: z
    .string()
    .regex(/^[a-z]{2,4}_[a-z_]{1,25}$/)
    .openapi({ description: 'Kind as Stripe names it, such as `eu_vat`.' }),
  value: text(limits.tax_id_characters_max, 1),
}
const billingDetails = z
  .object({
    ...details,
    tax_id: z
      .object({
        ...taxId,
        status: enumOf({
          pending: 'Not answered yet, as at first.',
          verified: 'The authority knows the number.',
          unverified: 'The authority does not know the number; correct it.',
          unavailable: 'The authority does not answer, or the number cannot be checked.',
        }).openapi('TaxIdStatus', {
          description: 'Result of the check at the authority.',
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
  description: 'Returns what Stripe prints on invoices of the account, and how the check of the tax ID stands.',
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
  problems: [...stripeProblems],
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
  description: 'Returns cards and other methods that are stored at Stripe, and which one subscriptions are paid by.',
  response: paymentMethods,
  example: methodsExample,
  problems: [...stripeProblems],
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
  problems: [...stripeProblems],
})

export const setDefaultPaymentMethod = contract({
  ...of,
  operationId: 'setDefaultPaymentMethod',
  method: 'post',
  path: `${path}/payment-methods/{payment_method_id}/default`,
  summary: 'Pay all subscriptions by this payment method from now on',
  description: 'Invoices that are due from now on are paid by it.',
  params: methodParams,
  response: paymentMethods,
  example: methodsExample,
  audit: events.paymentMethodDefaultSet,
  problems: [...stripeProblems],
})

export const deletePaymentMethod = contract({
  ...of,
  operationId: 'deletePaymentMethod',
  method: 'delete',
  path: `${path}/payment-methods/{payment_method_id}`,
  summary: 'Remove a payment method',
  description: 'Removes it at Stripe, too. The one that a live subscription is paid by cannot be removed.',
  status: 204,
  params: methodParams,
  audit: events.paymentMethodDeleted,
  problems: [...stripeProblems, 'last_payment_method'],
})

export { examplePayment, payment } from './contract-invoices.ts'
export {
  billingInterval,
  exampleSubscription,
  money,
  paymentConfirmation,
  priceLine,
  promotionCode,
  quantity,
  subscription,
  subscriptionStatus,
} from './subscriptions/contract.ts'
