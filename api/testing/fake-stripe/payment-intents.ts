/** Payment Intents and the charges that come of them. */
import type Stripe from 'stripe'
import { type Attempt, authorize } from './authorization.ts'
import { fixCurrency } from './currency.ts'
import { failCard, refuse, refuseMistake } from './failure.ts'
import { type ListParams, listPage } from './list.ts'
import { usePaymentMethod } from './payment-methods.ts'
import { mergeMetadata, type Routes, route } from './route.ts'
import { toId } from './table.ts'
import type { World } from './world.ts'

export interface IntentInput {
  amount: number
  currency: string
  customer: string | null
  description?: string | null
  metadata?: Stripe.MetadataParam
  setup_future_usage?: 'off_session' | 'on_session' | null
  receipt_email?: string | null
}

export function createIntent(world: World, input: IntentInput): Stripe.PaymentIntent {
  const id = world.newId('pi_')
  const intent = {
    id,
    object: 'payment_intent',
    amount: input.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${world.newId('', 25)}`,
    confirmation_method: 'automatic',
    created: world.clock.seconds(),
    currency: input.currency,
    customer: input.customer,
    customer_account: null,
    description: input.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: world.livemode,
    metadata: mergeMetadata({}, input.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    processing: null,
    receipt_email: input.receipt_email ?? null,
    review: null,
    setup_future_usage: input.setup_future_usage ?? null,
    shipping: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  } as unknown as Stripe.PaymentIntent
  world.payment_intents.add(intent)
  world.emit('payment_intent.created', intent)
  return intent
}

function createCharge(world: World, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod): Stripe.Charge {
  const id = world.newId('ch_')
  const { brand, checks, country, exp_month, exp_year, fingerprint, funding, last4 } = method.card!
  const charge = {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'LEADWRIGHT',
    captured: false,
    created: world.clock.seconds(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: world.livemode,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: false,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      card: { brand, checks, country, exp_month, exp_year, fingerprint, funding, last4, network: brand, wallet: null },
      type: 'card',
    },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: `${world.origin()}/receipts/${id}`,
    refunded: false,
    review: null,
    shipping: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'pending',
    transfer_data: null,
    transfer_group: null,
  } as unknown as Stripe.Charge
  return world.charges.add(charge)
}

/** Tries to pay; the intent's status says how it ended. */
export function confirmIntent(
  world: World,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod | undefined,
  attempt: Attempt,
): Stripe.PaymentIntent {
  const authorization = authorize(world, method, attempt)
  intent.next_action = null
  if (!method) {
    intent.status = 'requires_payment_method'
    return intent
  }
  intent.payment_method = method.id
  if (authorization.result === 'requires_action') {
    intent.status = 'requires_action'
    intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: {} } as Stripe.PaymentIntent.NextAction
    world.emit('payment_intent.requires_action', intent)
    return intent
  }
  const charge = createCharge(world, intent, method)
  intent.latest_charge = charge.id
  if (authorization.result === 'declined') {
    const { code, decline_code, message } = authorization
    charge.status = 'failed'
    charge.failure_code = code
    charge.failure_message = message
    intent.status = 'requires_payment_method'
    intent.payment_method = null
    intent.last_payment_error = {
      type: 'card_error',
      code,
      ...(decline_code && { decline_code }),
      message,
      charge: charge.id,
      payment_method: structuredClone(method),
    } as Stripe.PaymentIntent.LastPaymentError
    world.emit('charge.failed', charge)
    world.emit('payment_intent.payment_failed', intent)
    return intent
  }
  Object.assign(charge, { status: 'succeeded', paid: true, captured: true, amount_captured: charge.amount })
  Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, last_payment_error: null })
  if (intent.setup_future_usage === 'off_session') world.setUp.add(method.id)
  world.emit('charge.succeeded', charge)
  world.emit('payment_intent.succeeded', intent)
  return intent
}

/** The refusal that whoever confirms is answered. */
export function toCardFailure(intent: Stripe.PaymentIntent) {
  const { code = 'card_declined', decline_code, message = '' } = intent.last_payment_error ?? {}
  return failCard({ code, decline_code, message, payment_intent: structuredClone(intent) })
}

function confirm(world: World, intent: Stripe.PaymentIntent, methodId: string | undefined, off_session: boolean) {
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw refuse(
      `This PaymentIntent's status is ${intent.status}, so it cannot be confirmed.`,
      undefined,
      'payment_intent_unexpected_state',
    )
  const id = methodId ?? toId(intent.payment_method)
  if (!id) throw refuse("You cannot confirm this PaymentIntent because it's missing a payment method.")
  const method = usePaymentMethod(world, id)
  confirmIntent(world, intent, method, { off_session })
  world.onIntentSettled(intent)
  if (intent.status === 'requires_payment_method') throw toCardFailure(intent)
  return intent
}

export const paymentIntents: Routes = {
  'POST /v1/payment_intents': route<Stripe.PaymentIntentCreateParams>((world, params) => {
    if (params.payment_method_types)
      throw refuseMistake('Received unknown parameter: payment_method_types', 'payment_method_types')
    if (params.customer) fixCurrency(world, params.customer, params.currency)
    const { amount, currency, customer = null, description, metadata, payment_method, setup_future_usage } = params
    const intent = createIntent(world, { amount, currency, customer, description, metadata })
    intent.setup_future_usage = setup_future_usage ?? null
    if (payment_method) {
      intent.payment_method = usePaymentMethod(world, payment_method).id
      intent.status = 'requires_confirmation'
    }
    return params.confirm ? confirm(world, intent, payment_method, params.off_session === true) : intent
  }),
  'GET /v1/payment_intents': route<ListParams & { customer?: string }>((world, params) =>
    listPage(
      '/v1/payment_intents',
      world.payment_intents.all().filter(row => params.customer === undefined || row.customer === params.customer),
      params,
    ),
  ),
  'GET /v1/payment_intents/{intent}': route((world, _, path) => world.payment_intents.get(path.intent!)),
  'POST /v1/payment_intents/{intent}/confirm': route<Stripe.PaymentIntentConfirmParams>((world, params, path) =>
    confirm(world, world.payment_intents.get(path.intent!), params.payment_method, params.off_session === true),
  ),
  'POST /v1/payment_intents/{intent}/cancel': route<Stripe.PaymentIntentCancelParams>((world, params, path) => {
    const intent = world.payment_intents.get(path.intent!)
    if (intent.status === 'succeeded' || intent.status === 'canceled')
      throw refuse(
        `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
        undefined,
        'payment_intent_unexpected_state',
      )
    intent.status = 'canceled'
    intent.canceled_at = world.clock.seconds()
    intent.cancellation_reason = params.cancellation_reason ?? null
    world.emit('payment_intent.canceled', intent)
    return intent
  }),
  'GET /v1/charges': route<ListParams & { customer?: string; payment_intent?: string }>((world, params) =>
    listPage(
      '/v1/charges',
      world.charges
        .all()
        .filter(row => params.customer === undefined || row.customer === params.customer)
        .filter(row => params.payment_intent === undefined || row.payment_intent === params.payment_intent),
      params,
    ),
  ),
  'GET /v1/charges/{charge}': route((world, _, path) => world.charges.get(path.charge!)),
}
