/** Setup Intents: a card for later, without a payment. */
import type Stripe from 'stripe'
import { type Attempt, authorize } from './authorization.ts'
import { failCard, refuse, refuseMistake } from './failure.ts'
import { type ListParams, listPage } from './list.ts'
import { attach, getCard, usePaymentMethod } from './payment-methods.ts'
import { mergeMetadata, type Routes, route } from './route.ts'
import { toId } from './table.ts'
import type { World } from './world.ts'

export function createSetupIntent(
  world: World,
  input: { customer: string | null; metadata?: Stripe.MetadataParam; description?: string | null },
): Stripe.SetupIntent {
  const id = world.newId('seti_')
  const intent = {
    id,
    object: 'setup_intent',
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${world.newId('', 25)}`,
    created: world.clock.seconds(),
    customer: input.customer,
    customer_account: null,
    description: input.description ?? null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: world.livemode,
    mandate: null,
    metadata: mergeMetadata({}, input.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: 'off_session',
  } as unknown as Stripe.SetupIntent
  world.setup_intents.add(intent)
  world.emit('setup_intent.created', intent)
  return intent
}

/** Tries to set the card up; the intent's status says how it ended. */
export function confirmSetup(
  world: World,
  intent: Stripe.SetupIntent,
  method: Stripe.PaymentMethod,
  { isAuthenticated }: Pick<Attempt, 'isAuthenticated'> = {},
): Stripe.SetupIntent {
  const card = getCard(world, method)
  const authorization = authorize(world, method, { off_session: false, isAuthenticated })
  intent.next_action = null
  if (authorization.result === 'requires_action') {
    intent.payment_method = method.id
    intent.status = 'requires_action'
    intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: {} } as Stripe.SetupIntent.NextAction
    world.emit('setup_intent.requires_action', intent)
    return intent
  }
  if (authorization.result === 'declined' && (card.isRefusedAtOnce || authorization.code === 'expired_card')) {
    const { code, decline_code, message } = authorization
    const error = { type: 'card_error', code, ...(decline_code && { decline_code }), message, payment_method: method }
    intent.last_setup_error = structuredClone(error) as Stripe.SetupIntent.LastSetupError
    intent.payment_method = null
    intent.status = 'requires_payment_method'
    world.emit('setup_intent.setup_failed', intent)
    return intent
  }
  Object.assign(intent, { payment_method: method.id, status: 'succeeded', last_setup_error: null })
  world.setUp.add(method.id)
  const customer = toId(intent.customer)
  if (customer) attach(world, method, customer)
  world.emit('setup_intent.succeeded', intent)
  return intent
}

function confirm(world: World, intent: Stripe.SetupIntent, methodId: string | undefined): Stripe.SetupIntent {
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw refuse(`This SetupIntent's status is ${intent.status}.`, undefined, 'setup_intent_unexpected_state')
  if (!methodId) throw refuse("You cannot confirm this SetupIntent because it's missing a payment method.")
  confirmSetup(world, intent, usePaymentMethod(world, methodId))
  const { code, decline_code, message = '' } = intent.last_setup_error ?? {}
  if (intent.status === 'requires_payment_method')
    throw failCard({ code, decline_code, message, setup_intent: structuredClone(intent) })
  world.onSetupSettled(intent)
  return intent
}

export const setupIntents: Routes = {
  'POST /v1/setup_intents': route<Stripe.SetupIntentCreateParams>((world, params) => {
    if (params.payment_method_types)
      throw refuseMistake('Received unknown parameter: payment_method_types', 'payment_method_types')
    const { customer = null, metadata, description } = params
    if (customer) world.customers.get(customer, 'customer')
    const intent = createSetupIntent(world, { customer, metadata, description })
    intent.usage = params.usage ?? 'off_session'
    return params.confirm ? confirm(world, intent, params.payment_method) : intent
  }),
  'GET /v1/setup_intents': route<ListParams & { customer?: string }>((world, params) =>
    listPage(
      '/v1/setup_intents',
      world.setup_intents.all().filter(row => params.customer === undefined || row.customer === params.customer),
      params,
    ),
  ),
  'GET /v1/setup_intents/{intent}': route((world, _, path) => world.setup_intents.get(path.intent!)),
  'POST /v1/setup_intents/{intent}/confirm': route<Stripe.SetupIntentConfirmParams>((world, params, path) =>
    confirm(world, world.setup_intents.get(path.intent!), params.payment_method),
  ),
  'POST /v1/setup_intents/{intent}/cancel': route((world, _, path) => {
    const intent = world.setup_intents.get(path.intent!)
    if (intent.status === 'succeeded' || intent.status === 'canceled')
      throw refuse(`This SetupIntent's status is ${intent.status}.`, undefined, 'setup_intent_unexpected_state')
    intent.status = 'canceled'
    world.emit('setup_intent.canceled', intent)
    return intent
  }),
}
