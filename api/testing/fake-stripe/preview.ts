/** Previews: the invoice that a change would make at once, else the next renewal with it. */
import type Stripe from 'stripe'
import { buildInvoice, type InvoiceInput } from './build-invoice.ts'
import { firstLines, getTrialEnd } from './create-subscription.ts'
import { requireCurrency } from './currency.ts'
import { type DiscountInput, giveDiscounts } from './discounts.ts'
import { refuse } from './failure.ts'
import type { Plan } from './plan.ts'
import { type Change, planUpdate } from './plan-update.ts'
import { periodLines } from './proration.ts'
import { isFinal } from './subscription-end.ts'
import { type ItemInput, planItems } from './subscription-items.ts'
import { getNextEnd, toRenewal } from './subscription-turn.ts'
import type { World } from './world.ts'

export function previewInvoice(world: World, params: Stripe.InvoiceCreatePreviewParams): Stripe.Invoice {
  const input = params.subscription ? previewUpdate(world, params) : previewNew(world, params)
  return buildInvoice(world, { ...input, id: world.newId('upcoming_in_') })
}

function previewUpdate(world: World, params: Stripe.InvoiceCreatePreviewParams): InvoiceInput {
  const subscription = world.subscriptions.get(params.subscription!, 'subscription')
  if (isFinal(subscription))
    throw refuse('No upcoming invoices for customer', 'subscription', 'invoice_upcoming_none', 404)
  const details = params.subscription_details ?? {}
  if (details.cancel_now || ((details.cancel_at_period_end ?? subscription.cancel_at_period_end) && !details.items))
    throw refuse('No upcoming invoices for customer', 'subscription', 'invoice_upcoming_none', 404)
  const change = { ...details, discounts: params.discounts } as Change
  const plan = planUpdate(world, subscription, change, { isPreview: true })
  return plan.isBilled ? toImmediate(world, subscription, plan) : toNext(world, subscription, plan)
}

function toImmediate(world: World, subscription: Stripe.Subscription, plan: Plan): InvoiceInput {
  const now = world.clock.seconds()
  return {
    customer: subscription.customer as string,
    currency: subscription.currency,
    subscription,
    lines: [...(world.pendingLines.get(subscription.id) ?? []), ...plan.lines],
    discounts: plan.discounts,
    billing_reason: 'upcoming',
    period: { start: now, end: now },
  }
}

function toNext(world: World, subscription: Stripe.Subscription, plan: Plan): InvoiceInput {
  const at = plan.trial_end ?? getNextEnd(subscription)
  const renewal = toRenewal(world, subscription, at, [])
  const due = plan.items.filter(
    item => (item.current?.current_period_end ?? at) <= Math.max(at, getNextEnd(subscription)),
  )
  const discounts = plan.discounts.filter(({ end }) => end === null || end > at)
  return {
    ...renewal,
    lines: [...renewal.lines, ...plan.lines, ...periodLines(world, subscription.id, due, plan.anchor, at)],
    discounts,
    billing_reason: 'upcoming',
    period: { start: world.clock.seconds(), end: at },
  }
}

function previewNew(world: World, params: Stripe.InvoiceCreatePreviewParams): InvoiceInput {
  const { customer, subscription_details: details } = params
  if (!customer || !details?.items) throw refuse('Missing required param: customer.', 'customer', 'parameter_missing')
  const items = planItems(world, [], details.items as ItemInput[])
  const { currency } = items[0]!.price
  requireCurrency(world, customer, currency)
  const now = world.clock.seconds()
  const trial_end = getTrialEnd(world, details)
  return {
    customer,
    currency,
    hasTax: params.automatic_tax?.enabled,
    lines: firstLines(world, '', items, trial_end).map(line => ({ ...line, subscription: null })),
    discounts: giveDiscounts(
      world,
      (params.discounts || []) as DiscountInput[],
      { customer, currency },
      { isPreview: true },
    ),
    billing_reason: 'upcoming',
    period: { start: now, end: now },
  }
}
