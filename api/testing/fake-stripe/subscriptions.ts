/** Subscriptions and their items, as they are asked for. */
import type Stripe from 'stripe'
import { buildInvoice } from './build-invoice.ts'
import { finalize, saveDraft } from './collect-invoice.ts'
import { createSubscription } from './create-subscription.ts'
import { refuse } from './failure.ts'
import { type ListParams, listPage } from './list.ts'
import { creditLines } from './proration.ts'
import { type Routes, route } from './route.ts'
import { cancelNow, isFinal } from './subscription-end.ts'
import { renew, scheduleTurn } from './subscription-turn.ts'
import { updateSubscription } from './update-subscription.ts'
import type { World } from './world.ts'

type SubscriptionListParams = ListParams & { customer?: string; price?: string; status?: string }

function cancel(world: World, subscription: Stripe.Subscription, params: Stripe.SubscriptionCancelParams) {
  if (isFinal(subscription)) throw refuse(`No such subscription: '${subscription.id}'`, 'id', 'resource_missing', 404)
  if (params.cancellation_details)
    Object.assign(subscription.cancellation_details ?? {}, {
      comment: params.cancellation_details.comment || null,
      feedback: params.cancellation_details.feedback || null,
    })
  const now = world.clock.seconds()
  const credits = params.prorate
    ? subscription.items.data.flatMap(item => creditLines(world, subscription, item, now))
    : []
  cancelNow(world, subscription)
  if (params.invoice_now && credits.length > 0) invoiceCredits(world, subscription, credits)
  return subscription
}

function invoiceCredits(world: World, subscription: Stripe.Subscription, lines: Stripe.InvoiceLineItem[]): void {
  const now = world.clock.seconds()
  const invoice = buildInvoice(world, {
    customer: subscription.customer as string,
    currency: subscription.currency,
    subscription,
    lines,
    discounts: [],
    billing_reason: 'subscription_update',
    period: { start: now, end: now },
  })
  subscription.latest_invoice = invoice.id
  finalize(world, saveDraft(world, invoice))
}

function resume(world: World, subscription: Stripe.Subscription): Stripe.Subscription {
  if (subscription.status !== 'paused')
    throw refuse('You can only resume a subscription whose status is `paused`.', undefined, 'resource_missing')
  world.update('customer.subscription.updated', subscription, () => {
    subscription.status = 'active'
    subscription.billing_cycle_anchor = world.clock.seconds()
  })
  for (const item of subscription.items.data) item.current_period_end = world.clock.seconds()
  world.emit('customer.subscription.resumed', subscription)
  renew(world, subscription)
  return subscription
}

const isListed = (subscription: Stripe.Subscription, status: string | undefined): boolean => {
  if (status === undefined) return !isFinal(subscription)
  if (status === 'ended') return isFinal(subscription)
  return status === 'all' || subscription.status === status
}

const findItem = (world: World, id: string) => {
  for (const subscription of world.subscriptions.all()) {
    const item = subscription.items.data.find(other => other.id === id)
    if (item) return { subscription, item }
  }
  throw refuse(`No such subscription_item: '${id}'`, 'id', 'resource_missing', 404)
}

export const subscriptions: Routes = {
  'POST /v1/subscriptions': route<Stripe.SubscriptionCreateParams>((world, params) =>
    createSubscription(world, params),
  ),
  'GET /v1/subscriptions': route<SubscriptionListParams>((world, params) =>
    listPage(
      '/v1/subscriptions',
      world.subscriptions
        .all()
        .filter(row => isListed(row, params.status))
        .filter(row => params.customer === undefined || row.customer === params.customer)
        .filter(row => params.price === undefined || row.items.data.some(({ price }) => price.id === params.price)),
      params,
    ),
  ),
  'GET /v1/subscriptions/{subscription_exposed_id}': route((world, _, path) =>
    world.subscriptions.get(path.subscription_exposed_id!),
  ),
  'POST /v1/subscriptions/{subscription_exposed_id}': route<Stripe.SubscriptionUpdateParams>((world, params, path) =>
    updateSubscription(world, world.subscriptions.get(path.subscription_exposed_id!), params),
  ),
  'DELETE /v1/subscriptions/{subscription_exposed_id}': route<Stripe.SubscriptionCancelParams>((world, params, path) =>
    cancel(world, world.subscriptions.get(path.subscription_exposed_id!), params),
  ),
  'POST /v1/subscriptions/{subscription}/resume': route((world, _, path) =>
    resume(world, world.subscriptions.get(path.subscription!)),
  ),
  'GET /v1/subscription_items': route<ListParams & { subscription: string }>((world, params) => {
    const { items } = world.subscriptions.get(params.subscription, 'subscription')
    return listPage(items.url, items.data.toReversed(), params)
  }),
  'GET /v1/subscription_items/{item}': route((world, _, path) => findItem(world, path.item!).item),
  'POST /v1/subscription_items': route<Stripe.SubscriptionItemCreateParams>((world, params) => {
    const { subscription: id, price, quantity, metadata, ...rest } = params
    const subscription = world.subscriptions.get(id, 'subscription')
    const item = { price, quantity, metadata }
    updateSubscription(world, subscription, { ...rest, items: [item] } as Stripe.SubscriptionUpdateParams)
    return subscription.items.data.at(-1)!
  }),
  'POST /v1/subscription_items/{item}': route<Stripe.SubscriptionItemUpdateParams>((world, params, path) => {
    const { subscription, item } = findItem(world, path.item!)
    const { price, quantity, metadata, ...rest } = params
    const change = { ...rest, items: [{ id: item.id, price, quantity, metadata }] }
    updateSubscription(world, subscription, change as Stripe.SubscriptionUpdateParams)
    return findItem(world, item.id).item
  }),
  'DELETE /v1/subscription_items/{item}': route<Stripe.SubscriptionItemDeleteParams>((world, params, path) => {
    const { subscription, item } = findItem(world, path.item!)
    const change = { ...params, items: [{ id: item.id, deleted: true }] }
    updateSubscription(world, subscription, change as Stripe.SubscriptionUpdateParams)
    scheduleTurn(world, subscription)
    return { id: item.id, object: 'subscription_item', deleted: true }
  }),
}
