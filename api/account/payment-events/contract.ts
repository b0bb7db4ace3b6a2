/** What Stripe tells of, and what each of it did. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { pageOf } from '../../platform/http/pagination.ts'
import { enumWith } from '../../platform/schemas/enum-of.ts'
import { createdQuery, list } from '../../platform/schemas/query-values.ts'
import { id, instant } from '../../platform/schemas/schemas.ts'
import { paymentEventReplayed } from './events.ts'
import { paymentEventLimits } from './limits.ts'
import { paymentEventStatuses } from './table.ts'

export const receiveStripeEvent = contract({
  database: 'control',
  permission: 'public',
  tag: 'payment-events',
  operationId: 'receiveStripeEvent',
  method: 'post',
  path: '/v1/public/stripe-events',
  summary: 'Take in an event of Stripe',
  description:
    'For the webhook endpoint that `runBillingSetup` makes. The signature is of the bytes as they were sent, and at most five minutes old. Events of another mode or account are answered 200 and not kept.',
  status: 200,
  idempotency: 'ignored',
  body_bytes_max: paymentEventLimits.stripe_event_bytes_max,
  response: z
    .object({ received: z.boolean().openapi({ description: 'Whether it is kept.' }) })
    .openapi('StripeEventReceipt'),
  example: { received: true },
  problems: ['payments_off', 'stripe_signature_invalid', 'body_not_json'],
})

const of = { database: 'control', permission: 'super-administrator', tag: 'payment-events', status: 200 } as const
const path = '/v1/installation/payment-events'

const status = enumWith(paymentEventStatuses, {
  waiting: 'Received, and not carried out yet.',
  done: 'Carried out.',
  ignored: 'It concerns nothing here.',
  failed: 'It could not be carried out.',
}).openapi('PaymentEventStatus')

const paymentEvent = z
  .object({
    id: id('payment_event'),
    stripe_id: z.string(),
    type: z.string().openapi({ description: 'As Stripe names it.' }),
    object_type: z.string(),
    object_id: z.string(),
    account_id: id('account').nullable(),
    status,
    effects: z.array(z.string()).openapi({ description: 'What it did. Empty where everything was as it should be.' }),
    failure: z.string().nullable(),
    tries: z.int(),
    occurred_at: instant,
    received_at: instant,
    settled_at: instant.nullable(),
  })
  .openapi('PaymentEvent')
const example = {
  id: 'pevt_0199a3f2c4d87e6b9a0112233445566f',
  stripe_id: 'evt_1QzX0123456789',
  type: 'invoice.paid',
  object_type: 'invoice',
  object_id: 'in_1QzX0123456789',
  account_id: 'acct_0199a3f2c4d87e6b9a0112233445566f',
  status: 'done',
  effects: ['invoice.paid'],
  failure: null,
  tries: 1,
  occurred_at: '2027-03-14T09:30:00.000Z',
  received_at: '2027-03-14T09:30:01.000Z',
  settled_at: '2027-03-14T09:30:01.500Z',
} as const
const params = z.strictObject({ payment_event_id: id('payment_event') })

export const listPaymentEvents = contract({
  ...of,
  operationId: 'listPaymentEvents',
  method: 'get',
  path,
  summary: 'List events of payments, the newest first',
  description: 'Returns what Stripe sent, whether it was carried out, and what it did.',
  query: z.strictObject({
    ...createdQuery,
    status: list(status).optional(),
    object_id: z.string().max(255).optional(),
    account_id: id('account').optional(),
  }),
  response: pageOf('PaymentEventPage', paymentEvent),
  example: { data: [example], has_more: false, next_cursor: null },
})

export const getPaymentEvent = contract({
  ...of,
  operationId: 'getPaymentEvent',
  method: 'get',
  path: `${path}/{payment_event_id}`,
  summary: 'Get an event of payments',
  description: 'Returns the event with what it did here, or why it could not be carried out.',
  params,
  response: paymentEvent,
  example,
})

export const replayPaymentEvent = contract({
  ...of,
  operationId: 'replayPaymentEvent',
  method: 'post',
  path: `${path}/{payment_event_id}/replay`,
  summary: 'Settle the object of an event again',
  description: 'Takes over how the object is at Stripe now. What was done before is not done twice.',
  params,
  response: paymentEvent,
  example: { ...example, status: 'waiting', settled_at: null, effects: [] },
  audit: paymentEventReplayed,
  problems: ['payments_off'],
})
