/** The end of 3-D Secure: passed, or not. */
import type Stripe from 'stripe'
import { type Completion, completeSession } from './complete-session.ts'
import { refuse } from './failure.ts'
import { confirmIntent } from './payment-intents.ts'
import { confirmSetup } from './setup-intents.ts'
import type { World } from './world.ts'

export function authenticate(
  world: World,
  id: string,
  succeeds: boolean,
): Completion | Stripe.PaymentIntent | Stripe.SetupIntent {
  if (id.startsWith('cs_')) {
    const payment = world.sessionActions.get(id)
    const session = world.sessions.get(id)
    if (!payment) throw refuse('This Checkout Session waits for no authentication.')
    if (succeeds) return completeSession(world, session, { ...payment, isAuthenticated: true })
    world.sessionActions.delete(id)
    return { status: 'declined', session, ...failure }
  }
  const intent = id.startsWith('seti_') ? world.setup_intents.get(id) : world.payment_intents.get(id)
  if (intent.status !== 'requires_action') throw refuse(`This intent is ${intent.status}.`)
  const method = world.payment_methods.get(intent.payment_method as string)
  if (!succeeds) return failAuthentication(world, intent, method)
  if (intent.object === 'setup_intent') {
    confirmSetup(world, intent, method, { isAuthenticated: true })
    world.onSetupSettled(intent)
  } else {
    confirmIntent(world, intent, method, { off_session: false, isAuthenticated: true })
    world.onIntentSettled(intent)
  }
  return structuredClone(intent)
}

const failure = {
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
}

function failAuthentication<Intent extends Stripe.PaymentIntent | Stripe.SetupIntent>(
  world: World,
  intent: Intent,
  method: Stripe.PaymentMethod,
): Intent {
  const error = { type: 'invalid_request_error', ...failure, payment_method: structuredClone(method) }
  intent.status = 'requires_payment_method'
  intent.next_action = null
  intent.payment_method = null
  if (intent.object === 'setup_intent') {
    intent.last_setup_error = {
      ...error,
      code: 'setup_intent_authentication_failure',
    } as Stripe.SetupIntent.LastSetupError
    world.emit('setup_intent.setup_failed', intent)
  } else {
    intent.last_payment_error = error as Stripe.PaymentIntent.LastPaymentError
    world.emit('payment_intent.payment_failed', intent)
    world.onIntentSettled(intent)
  }
  return structuredClone(intent)
}
