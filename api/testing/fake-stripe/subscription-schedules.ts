/** Schedules of running subscriptions: a change that happens when a period ends. */
import type Stripe from 'stripe'
import { refuse, refuseMistake } from './failure.ts'
import { type ListParams, listPage } from './list.ts'
import { mergeMetadata, type Routes, route } from './route.ts'
import { buildPhase, release, toPhases } from './schedule-phases.ts'
import { cancelNow, isFinal } from './subscription-end.ts'
import { toId } from './table.ts'
import type { World } from './world.ts'

function createSchedule(world: World, params: Stripe.SubscriptionScheduleCreateParams): Stripe.SubscriptionSchedule {
  if (!params.from_subscription)
    throw refuseMistake('The fake makes schedules of running subscriptions.', 'from_subscription')
  if (params.phases) throw refuseMistake('You cannot set `phases` if `from_subscription` is set.', 'phases')
  const subscription = world.subscriptions.get(params.from_subscription, 'from_subscription')
  if (isFinal(subscription))
    throw refuse('You cannot migrate a subscription that is already canceled.', 'from_subscription')
  if (subscription.schedule)
    throw refuse(
      `You cannot migrate a subscription that is already attached to a schedule: \`${toId(subscription.schedule)}\`.`,
      'from_subscription',
    )
  const start_date = Math.min(...subscription.items.data.map(item => item.current_period_start))
  const end_date = Math.min(...subscription.items.data.map(item => item.current_period_end))
  const items = subscription.items.data.map(({ price, quantity }) => ({ price: price.id, quantity: quantity ?? 1 }))
  const schedule = {
    id: world.newId('sub_sched_'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: structuredClone(subscription.billing_mode),
    canceled_at: null,
    completed_at: null,
    created: world.clock.seconds(),
    current_phase: { start_date, end_date },
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: null,
      description: null,
      invoice_settings: { account_tax_ids: null, days_until_due: null, issuer: { type: 'self' } },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: 'release',
    livemode: world.livemode,
    metadata: mergeMetadata({}, params.metadata),
    phases: [buildPhase({ items, currency: subscription.currency, start_date, end_date })],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: null,
  } as unknown as Stripe.SubscriptionSchedule
  world.subscription_schedules.add(schedule)
  world.update('customer.subscription.updated', subscription, () => {
    subscription.schedule = schedule.id
  })
  world.emit('subscription_schedule.created', schedule)
  return schedule
}

function requireActive(schedule: Stripe.SubscriptionSchedule): void {
  if (schedule.status !== 'active')
    throw refuse(
      `The subscription schedule is ${schedule.status}, so it cannot be changed.`,
      undefined,
      'resource_missing',
    )
}

function updateSchedule(
  world: World,
  params: Stripe.SubscriptionScheduleUpdateParams,
  schedule: Stripe.SubscriptionSchedule,
) {
  requireActive(schedule)
  const { start_date } = schedule.current_phase!
  const phases = params.phases && toPhases(world, params.phases, start_date)
  const ends = world.subscriptions.get(toId(schedule.subscription)!).items.data.map(item => item.current_period_end)
  if (phases?.[0] && phases[0].end_date !== Math.min(...ends))
    throw refuseMistake('The fake changes phases at the end of a period.', 'phases[0][end_date]')
  return world.update('subscription_schedule.updated', schedule, () => {
    if (phases?.[0]) {
      schedule.phases = phases
      schedule.current_phase = { start_date, end_date: phases[0].end_date }
    }
    schedule.end_behavior = params.end_behavior ?? schedule.end_behavior
    schedule.metadata = mergeMetadata(schedule.metadata, params.metadata)
  })
}

function end(
  world: World,
  schedule: Stripe.SubscriptionSchedule,
  status: 'released' | 'canceled',
): Stripe.SubscriptionSchedule {
  requireActive(schedule)
  const subscription = world.subscriptions.get(toId(schedule.subscription)!)
  if (status === 'released') release(world, schedule, subscription)
  else {
    cancelNow(world, subscription)
    Object.assign(schedule, { status, canceled_at: world.clock.seconds(), current_phase: null })
    world.emit('subscription_schedule.canceled', schedule)
  }
  return schedule
}

export const subscriptionSchedules: Routes = {
  'POST /v1/subscription_schedules': route(createSchedule),
  'GET /v1/subscription_schedules': route<ListParams & { customer?: string }>((world, params) =>
    listPage(
      '/v1/subscription_schedules',
      world.subscription_schedules
        .all()
        .filter(row => params.customer === undefined || row.customer === params.customer),
      params,
    ),
  ),
  'GET /v1/subscription_schedules/{schedule}': route((world, _, path) =>
    world.subscription_schedules.get(path.schedule!),
  ),
  'POST /v1/subscription_schedules/{schedule}': route<Stripe.SubscriptionScheduleUpdateParams>((world, params, path) =>
    updateSchedule(world, params, world.subscription_schedules.get(path.schedule!)),
  ),
  'POST /v1/subscription_schedules/{schedule}/release': route((world, _, path) =>
    end(world, world.subscription_schedules.get(path.schedule!), 'released'),
  ),
  'POST /v1/subscription_schedules/{schedule}/cancel': route((world, _, path) =>
    end(world, world.subscription_schedules.get(path.schedule!), 'canceled'),
  ),
}
