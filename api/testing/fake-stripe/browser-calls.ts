/** Calls of the fake Stripe.js, about a session or an intent. */
import type Stripe from 'stripe'
import { authenticate } from './authenticate.ts'
import type { BuyerDetails } from './buyer-details.ts'
import { toCheckoutView } from './checkout-view.ts'
import { type Completion, completeSession } from './complete-session.ts'
import { refuse } from './failure.ts'
import { confirmIntent } from './payment-intents.ts'
import { createPaymentMethod } from './payment-methods.ts'
import { applyPromotionCode, removePromotionCode, setBillingAddress, setQuantity } from './session-changes.ts'
import { confirmSetup } from './setup-intents.ts'
import type { World } from './world.ts'

export interface BrowserCall {
  action: string
  client_secret?: string
  card?: { number: string; exp_month: number; exp_year: number }
  payment_method?: string
  code?: string
  email?: string
  lineItem?: string
  quantity?: number
  succeeds?: boolean
  billing?: { name?: string; address?: Partial<Stripe.Address> }
}

const useMethod = (
  world: World,
  { card, payment_method, billing, email }: BrowserCall,
): Stripe.PaymentMethod | undefined => {
  if (payment_method) return world.payment_methods.get(payment_method)
  const billing_details = { ...billing, email } as Stripe.PaymentMethodCreateParams.BillingDetails
  return card && createPaymentMethod(world, { ...card, billing_details })
}

export function actOnSession(world: World, session: Stripe.Checkout.Session, call: BrowserCall): object {
  const { action, billing } = call
  const details: BuyerDetails = { email: call.email, name: billing?.name, address: billing?.address }
  if (action === 'apply_promotion_code') applyPromotionCode(world, session, call.code ?? '')
  else if (action === 'remove_promotion_code') removePromotionCode(world, session)
  else if (action === 'update_quantity') setQuantity(world, session, call.lineItem ?? '', call.quantity ?? 1)
  else if (action === 'update_billing_address') setBillingAddress(world, session, details)
  else if (action === 'confirm') {
    const completion = completeSession(world, session, { method: useMethod(world, call), details })
    return toResult(world, session, completion)
  } else if (action === 'authenticate')
    return toResult(world, session, authenticate(world, session.id, call.succeeds ?? false) as Completion)
  else if (action !== 'retrieve') throw refuse(`Unknown action ${action}.`)
  return { session: toCheckoutView(world, session) }
}

const toResult = (world: World, session: Stripe.Checkout.Session, { session: _, ...completion }: Completion) => ({
  ...completion,
  session: toCheckoutView(world, session),
})

export function confirmFromBrowser(
  world: World,
  intent: Stripe.PaymentIntent | Stripe.SetupIntent | undefined,
  call: BrowserCall,
): object {
  if (call.action === 'create_payment_method') return { paymentMethod: useMethod(world, call) }
  if (!intent) throw refuse('No such intent.')
  if (call.action === 'authenticate') authenticate(world, intent.id, call.succeeds ?? false)
  else if (call.action === 'confirm') {
    const method = useMethod(world, call)
    if (!method) throw refuse('A payment method is required.')
    if (intent.object === 'setup_intent') {
      confirmSetup(world, intent, method)
      world.onSetupSettled(intent)
    } else {
      confirmIntent(world, intent, method, { off_session: false })
      world.onIntentSettled(intent)
    }
  }
  const error = intent.object === 'setup_intent' ? intent.last_setup_error : intent.last_payment_error
  if (error && intent.status === 'requires_payment_method') return { error }
  return intent.object === 'setup_intent' ? { setupIntent: intent } : { paymentIntent: intent }
}
