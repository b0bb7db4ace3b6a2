/** A new subscription with its first invoice. */
import type Stripe from 'stripe'
import { type Authorization, authorize } from './authorization.ts'
import { buildInvoice } from './build-invoice.ts'
import { buildSubscription } from './build-subscription.ts'
import { collect, finalize, saveDraft } from './collect-invoice.ts'
import { fixCurrency, requireCurrency } from './currency.ts'
import { requireAttached } from './customers.ts'
import { type DiscountInput, giveDiscounts } from './discounts.ts'
import { failCard, refuse, refuseMistake } from './failure.ts'
import type { PlannedItem } from './plan.ts'
import { periodLines } from './proration.ts'
import { createSetupIntent } from './setup-intents.ts'
import { expireIncomplete } from './subscription-end.ts'
import { planItems } from './subscription-items.ts'
import { scheduleTurn } from './subscription-turn.ts'
import { toId } from './table.ts'
import type { World } from './world.ts'

const DAY = 86_400
const INCOMPLETE_SECONDS = 23 * 3_600

export function getTrialEnd(
  world: World,
  { trial_end, trial_period_days }: { trial_end?: number | 'now'; trial_period_days?: number },
): number | null {
  const now = world.clock.seconds()
  if (trial_period_days) return now + trial_period_days * DAY
  if (trial_end === undefined || trial_end === 'now') return null
  if (trial_end <= now) throw refuse('The trial end timestamp must be in the future.', 'trial_end')
  return trial_end
}

/** Lines of the first invoice: a trial costs nothing. Then come things that are sold once. */
export function firstLines(world: World, id: string, items: PlannedItem[], trial_end: number | null) {
  const now = world.clock.seconds()
  const lines = periodLines(world, id, items, now, now)
  if (trial_end === null) return lines
  return lines.map(line => ({
    ...line,
    amount: 0,
    subtotal: 0,
    description: `Trial period for ${line.description?.replace(/^\d+ × | \(at.*$/g, '')}`,
    period: { start: now, end: trial_end },
  }))
}

export interface FirstPayment {
  method?: Stripe.PaymentMethod
  isAuthenticated?: boolean
  /** Lines for what is sold once. */
  extraLines?: Stripe.InvoiceLineItem[]
  discounts?: Stripe.Discount[]
}

export function createSubscription(
  world: World,
  params: Stripe.SubscriptionCreateParams,
  payment: FirstPayment = {},
): Stripe.Subscription {
  const customer = world.customers.get(params.customer ?? '', 'customer')
  if (params.payment_settings?.payment_method_types)
    throw refuseMistake('Received unknown parameter: payment_settings[payment_method_types]', 'payment_settings')
  const items = planItems(world, [], params.items ?? [])
  const { currency } = items[0]!.price
  requireCurrency(world, customer.id, currency)
  const trial_end = getTrialEnd(world, params)
  const behavior = params.payment_behavior ?? 'allow_incomplete'
  const methodId = payment.method?.id ?? params.default_payment_method
  const method = methodId ? requireAttached(world, methodId, customer.id) : getCustomerMethod(world, customer)
  const id = world.newId('sub_')
  const lines = [...firstLines(world, id, items, trial_end), ...(payment.extraLines ?? [])]
  const costs = lines.some(({ amount }) => amount > 0)
  const isOnSession = payment.method !== undefined
  if (costs && behavior !== 'default_incomplete') requireMethod(world, method, behavior, payment)
  fixCurrency(world, customer.id, currency)
  const holder = { customer: customer.id, currency, subscription: id }
  const discounts = payment.discounts ?? giveDiscounts(world, (params.discounts || []) as DiscountInput[], holder)
  for (const discount of discounts) discount.subscription = id
  const status = trial_end ? 'trialing' : 'incomplete'
  const default_payment_method = methodId ?? null
  const anchor = trial_end ?? world.clock.seconds()
  const built = { id, customer: customer.id, items, trial_end, anchor, status, default_payment_method, params }
  const subscription = buildSubscription(world, { ...built, discounts: discounts.map(discount => discount.id) })
  Object.assign(subscription, toCancelAt(subscription, params))
  world.subscriptions.add(subscription)
  const now = world.clock.seconds()
  const invoice = buildInvoice(world, {
    customer: customer.id,
    currency,
    subscription,
    lines,
    discounts,
    billing_reason: 'subscription_create',
    period: { start: now, end: now },
  })
  subscription.latest_invoice = invoice.id
  if (trial_end && !method) subscription.pending_setup_intent = createSetupIntent(world, { customer: customer.id }).id
  world.emit('customer.subscription.created', subscription)
  world.clock.schedule(`expire ${id}`, now + INCOMPLETE_SECONDS, () => expireIncomplete(world, subscription))
  saveDraft(world, invoice)
  finalize(world, invoice)
  if (invoice.status === 'open' && behavior !== 'default_incomplete')
    collect(world, invoice, {
      off_session: !isOnSession && params.off_session === true,
      method,
      isAuthenticated: payment.isAuthenticated,
    })
  scheduleTurn(world, subscription)
  return subscription
}

const getCustomerMethod = (world: World, customer: Stripe.Customer): Stripe.PaymentMethod | undefined =>
  world.payment_methods.find(toId(customer.invoice_settings.default_payment_method) ?? '')

function requireMethod(
  world: World,
  method: Stripe.PaymentMethod | undefined,
  behavior: string,
  payment: FirstPayment,
): void {
  if (!method)
    throw refuse(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
      undefined,
      'resource_missing',
    )
  if (behavior !== 'error_if_incomplete') return
  refuseUnapproved(authorize(world, method, { off_session: false, isAuthenticated: payment.isAuthenticated }))
}

export function refuseUnapproved(authorization: Authorization): void {
  if (authorization.result === 'declined') {
    const { result: _, ...refusal } = authorization
    throw failCard(refusal)
  }
  if (authorization.result === 'requires_action')
    throw failCard({
      code: 'subscription_payment_intent_requires_action',
      message: 'Payment for this subscription requires additional user action before it can be completed successfully.',
    })
}

interface CancelParams {
  cancel_at?: number | string | null
  cancel_at_period_end?: boolean
}

/** Both ways to say that a subscription ends. */
export function toCancelAt(subscription: Stripe.Subscription, { cancel_at, cancel_at_period_end }: CancelParams) {
  const ends = subscription.items.data.map(item => item.current_period_end)
  const { start_date, created } = subscription
  if (cancel_at_period_end !== undefined)
    return { cancel_at_period_end, cancel_at: cancel_at_period_end ? Math.min(...ends) : null }
  if (cancel_at === undefined) return {}
  if (cancel_at === '' || cancel_at === null) return { cancel_at: null, cancel_at_period_end: false }
  if (cancel_at === 'min_period_end') return { cancel_at: Math.min(...ends) }
  if (cancel_at === 'max_period_end') return { cancel_at: Math.max(...ends) }
  if (Number(cancel_at) <= Math.max(start_date, created))
    throw refuse('Invalid timestamp: must be an integer Unix timestamp in the future', 'cancel_at')
  return { cancel_at: Number(cancel_at) }
}
