/** Changes of a subscription, billed at once, later or when they are paid. */
import type Stripe from 'stripe'
import { applyPlan } from './apply-plan.ts'
import { authorize } from './authorization.ts'
import { buildInvoice } from './build-invoice.ts'
import { collect, finalize, getDefaultMethod, saveDraft } from './collect-invoice.ts'
import { refuseUnapproved, toCancelAt } from './create-subscription.ts'
import { requireAttached } from './customers.ts'
import { expirePending } from './dunning.ts'
import { refuse, refuseMistake } from './failure.ts'
import { getPeriod } from './periods.ts'
import type { Plan } from './plan.ts'
import { type Change, planUpdate } from './plan-update.ts'
import { mergeMetadata, orNull } from './route.ts'
import { isFinal } from './subscription-end.ts'
import { toItem } from './subscription-items.ts'
import { dropDiscounts, scheduleTurn } from './subscription-turn.ts'
import { toId } from './table.ts'
import type { World } from './world.ts'

const PENDING_SECONDS = 23 * 3_600
/** All that may come together with `pending_if_incomplete`. */
const PENDING_PARAMS = [
  'expand',
  'payment_behavior',
  'proration_behavior',
  'proration_date',
  'billing_cycle_anchor',
  'items',
  'trial_end',
  'trial_from_plan',
  'add_invoice_items',
  'discounts',
]

type Params = Stripe.SubscriptionUpdateParams

export function updateSubscription(
  world: World,
  subscription: Stripe.Subscription,
  params: Params,
): Stripe.Subscription {
  if (isFinal(subscription))
    throw refuse(
      'A canceled subscription can only update its cancellation_details and metadata.',
      undefined,
      'resource_missing',
      404,
    )
  if (params.payment_settings?.payment_method_types)
    throw refuseMistake('Received unknown parameter: payment_settings[payment_method_types]', 'payment_settings')
  const isEnding = params.cancel_at !== undefined || params.cancel_at_period_end !== undefined
  if (subscription.schedule && isEnding)
    throw refuse(
      `The subscription is managed by the subscription schedule \`${toId(subscription.schedule)}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    )
  const isPending = params.payment_behavior === 'pending_if_incomplete'
  const foreign = Object.keys(params).find(key => !PENDING_PARAMS.includes(key))
  if (isPending && foreign)
    throw refuseMistake(
      `When \`payment_behavior\` is set to \`pending_if_incomplete\`, you cannot pass \`${foreign}\`.`,
      foreign,
    )
  if (subscription.pending_update) expirePending(world, subscription)
  const plan = planUpdate(world, subscription, params as Change)
  const invoice = plan.isBilled ? toInvoice(world, subscription, plan) : undefined
  const method = invoice && getDefaultMethod(world, invoice)
  if (invoice && invoice.amount_due > 0 && params.payment_behavior === 'error_if_incomplete')
    refuseUnapproved(authorize(world, method, { off_session: false }))
  const off_session = params.off_session === true
  const isPaid = invoice?.amount_due === 0 || authorize(world, method, { off_session }).result === 'approved'
  if (invoice && isPending && !isPaid) return waitForPayment(world, subscription, plan, invoice, off_session)
  world.update('customer.subscription.updated', subscription, () => {
    writeFields(world, subscription, params)
    applyPlan(world, subscription, plan, invoice !== undefined)
    if (invoice) subscription.latest_invoice = invoice.id
    if (invoice) dropDiscounts(world, subscription, invoice)
    Object.assign(subscription, toCancelAt(subscription, params))
    if (subscription.cancel_at !== null) subscription.canceled_at ??= world.clock.seconds()
    else subscription.canceled_at = null
  })
  scheduleTurn(world, subscription)
  if (invoice) bill(world, subscription, invoice, off_session, params.payment_behavior)
  return subscription
}

function toInvoice(world: World, subscription: Stripe.Subscription, plan: Plan): Stripe.Invoice {
  const now = world.clock.seconds()
  return buildInvoice(world, {
    customer: subscription.customer as string,
    currency: subscription.currency,
    subscription,
    lines: [...(world.pendingLines.get(subscription.id) ?? []), ...plan.lines],
    discounts: plan.discounts,
    billing_reason: 'subscription_update',
    period: { start: now, end: now },
  })
}

function bill(
  world: World,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
  off_session: boolean,
  behavior?: string,
) {
  world.pendingLines.delete(subscription.id)
  saveDraft(world, invoice)
  finalize(world, invoice)
  if (invoice.status !== 'open') return
  if (behavior === 'default_incomplete')
    world.update('customer.subscription.updated', subscription, () => {
      subscription.status = 'past_due'
    })
  else collect(world, invoice, { off_session })
}

/** The change waits for its invoice, 23 hours. */
function waitForPayment(
  world: World,
  subscription: Stripe.Subscription,
  plan: Plan,
  invoice: Stripe.Invoice,
  off_session: boolean,
) {
  const now = world.clock.seconds()
  const expires_at = now + PENDING_SECONDS
  world.pendingPlans.set(subscription.id, { invoice: invoice.id, plan })
  world.update('customer.subscription.updated', subscription, () => {
    subscription.latest_invoice = invoice.id
    subscription.pending_update = {
      billing_cycle_anchor: plan.isNewPeriod ? plan.anchor : null,
      expires_at,
      subscription_items: plan.items.map(item =>
        toItem(world, subscription.id, item, getPeriod(plan.anchor, item.price.recurring!, now)),
      ),
      trial_end: null,
      trial_from_plan: null,
    } as unknown as Stripe.Subscription.PendingUpdate
  })
  world.clock.schedule(`pending ${subscription.id}`, expires_at, () => expirePending(world, subscription))
  saveDraft(world, invoice)
  finalize(world, invoice)
  collect(world, invoice, { off_session })
  return subscription
}

function writeFields(world: World, subscription: Stripe.Subscription, params: Params): void {
  subscription.metadata = mergeMetadata(subscription.metadata, params.metadata)
  subscription.description = orNull(params.description, subscription.description)
  if (params.default_payment_method)
    requireAttached(world, params.default_payment_method, subscription.customer as string)
  subscription.default_payment_method = orNull(
    params.default_payment_method,
    toId(subscription.default_payment_method) ?? null,
  )
  if (params.pause_collection !== undefined)
    subscription.pause_collection = params.pause_collection
      ? { behavior: params.pause_collection.behavior, resumes_at: params.pause_collection.resumes_at ?? null }
      : null
  if (params.automatic_tax) subscription.automatic_tax.enabled = params.automatic_tax.enabled
  const missing_payment_method = params.trial_settings?.end_behavior.missing_payment_method
  if (missing_payment_method) subscription.trial_settings = { end_behavior: { missing_payment_method } }
  const save = params.payment_settings?.save_default_payment_method
  if (save && subscription.payment_settings) subscription.payment_settings.save_default_payment_method = save
  if (params.cancellation_details)
    Object.assign(subscription.cancellation_details ?? {}, {
      comment: params.cancellation_details.comment || null,
      feedback: params.cancellation_details.feedback || null,
    })
}
