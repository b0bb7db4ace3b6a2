/** Phases of a subscription schedule, and the step into the next one at the end of a period. */
import type Stripe from 'stripe'
import { type DiscountInput, giveDiscounts } from './discounts.ts'
import { refuse, refuseMistake, StripeFailure } from './failure.ts'
import { toList } from './list.ts'
import { getPeriod } from './periods.ts'
import { requirePrice } from './prices.ts'
import { mergeMetadata } from './route.ts'
import { type ItemInput, planItems, toItem } from './subscription-items.ts'
import { toId } from './table.ts'
import type { World } from './world.ts'

type PhaseInput = Stripe.SubscriptionScheduleUpdateParams.Phase
type Phase = Stripe.SubscriptionSchedule.Phase

interface PhaseParts {
  items: { price: string; quantity: number; metadata?: Stripe.Metadata }[]
  currency: string
  start_date: number
  end_date: number
  proration_behavior?: string
  metadata?: Stripe.Metadata
  discounts?: DiscountInput[]
}

export const buildPhase = ({ items, currency, start_date, end_date, ...rest }: PhaseParts): Phase =>
  ({
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency,
    default_payment_method: null,
    default_tax_rates: [],
    description: null,
    discounts: (rest.discounts ?? []).map(({ coupon = null, discount = null, promotion_code = null }) => ({
      ...{ coupon, discount, promotion_code },
    })),
    end_date,
    invoice_settings: null,
    items: items.map(({ price, quantity, metadata = {} }) => ({
      billing_thresholds: null,
      discounts: [],
      metadata,
      price,
      quantity,
      tax_rates: [],
    })),
    metadata: rest.metadata ?? {},
    on_behalf_of: null,
    proration_behavior: rest.proration_behavior ?? 'create_prorations',
    start_date,
    transfer_data: null,
    trial_end: null,
  }) as unknown as Phase

/** The first begins where the running one does, each other where the one before it ends. */
export function toPhases(world: World, inputs: PhaseInput[], start: number): Phase[] {
  let at = start
  return inputs.map((input, index) => {
    const start_date = typeof input.start_date === 'number' ? input.start_date : at
    if (start_date !== at)
      throw refuse('The phases of a subscription schedule must follow one another.', `phases[${index}][start_date]`)
    const items = input.items.map((item, place) => {
      const price = requirePrice(world, item.price, `phases[${index}][items][${place}][price]`)
      return { price, quantity: item.quantity ?? 1, metadata: mergeMetadata({}, item.metadata) }
    })
    const [{ price }] = items as [(typeof items)[number]]
    const end_date = getEnd(input, start_date, price, index)
    at = end_date
    const { proration_behavior } = input
    return buildPhase({
      items: items.map(item => ({ ...item, price: item.price.id })),
      currency: price.currency,
      start_date,
      end_date,
      proration_behavior,
      metadata: mergeMetadata({}, input.metadata),
      discounts: (input.discounts || []) as DiscountInput[],
    })
  })
}

function getEnd(input: PhaseInput, start: number, price: Stripe.Price, index: number): number {
  if (typeof input.end_date === 'number') return input.end_date
  const { interval, interval_count = 1 } = input.duration ?? price.recurring!
  if (input.end_date !== undefined)
    throw refuseMistake('The fake takes times and durations.', `phases[${index}][end_date]`)
  return getPeriod(start, { interval, interval_count }, start).end
}

/** Before a renewal: the subscription becomes what the phase that begins says; the schedule ends after its last. */
export function enterPhase(world: World, subscription: Stripe.Subscription): 'renews' | 'ends' {
  const schedule = world.subscription_schedules.find(toId(subscription.schedule) ?? '')
  if (schedule?.status !== 'active') return 'renews'
  const now = world.clock.seconds()
  const phase = schedule.phases.find(({ start_date, end_date }) => start_date <= now && now < end_date)
  if (!phase) return finish(world, schedule, subscription)
  if (schedule.current_phase?.start_date === phase.start_date) return 'renews'
  schedule.current_phase = { start_date: phase.start_date, end_date: phase.end_date }
  const inputs = toInputs(subscription, phase)
  const items = planItems(world, subscription.items.data, inputs).map(item => {
    const period = item.current
      ? { start: item.current.current_period_start, end: item.current.current_period_end }
      : { start: now, end: now }
    return toItem(world, subscription.id, item, period)
  })
  world.update('customer.subscription.updated', subscription, () => {
    subscription.items = toList(subscription.items.url, items) as Stripe.Subscription['items']
    subscription.metadata = mergeMetadata(subscription.metadata, phase.metadata)
    subscription.discounts = enterDiscounts(world, subscription, phase)
  })
  world.emit('subscription_schedule.updated', schedule)
  return 'renews'
}

/** A phase has the discounts that it names, and no others; a code that has ended before it begins is not given. */
function enterDiscounts(world: World, subscription: Stripe.Subscription, { discounts }: Phase): string[] {
  const { id, currency } = subscription
  const holder = { customer: toId(subscription.customer) ?? '', currency, subscription: id }
  const inputs = discounts.map(one => {
    const [discount, promotion_code, coupon] = [toId(one.discount), toId(one.promotion_code), toId(one.coupon)]
    return { ...(discount && { discount }), ...(promotion_code && { promotion_code }), ...(coupon && { coupon }) }
  })
  return inputs.flatMap(input => {
    try {
      return giveDiscounts(world, [input], holder).map(one => one.id)
    } catch (error) {
      if (error instanceof StripeFailure) return []
      throw error
    }
  })
}

/** Items keep their ids by their place. */
function toInputs({ items }: Stripe.Subscription, phase: Phase): ItemInput[] {
  const planned = phase.items.map(({ price, quantity }, index) => ({
    id: items.data[index]?.id,
    price: toId(price),
    quantity,
  }))
  const removed = items.data.slice(planned.length).map(({ id }) => ({ id, deleted: true }))
  return [...planned, ...removed]
}

function finish(
  world: World,
  schedule: Stripe.SubscriptionSchedule,
  subscription: Stripe.Subscription,
): 'renews' | 'ends' {
  if (schedule.end_behavior === 'cancel') {
    schedule.status = 'completed'
    schedule.completed_at = world.clock.seconds()
    schedule.current_phase = null
    world.emit('subscription_schedule.completed', schedule)
    return 'ends'
  }
  release(world, schedule, subscription)
  return 'renews'
}

export function release(world: World, schedule: Stripe.SubscriptionSchedule, subscription: Stripe.Subscription): void {
  Object.assign(schedule, {
    status: 'released',
    released_at: world.clock.seconds(),
    released_subscription: subscription.id,
    subscription: null,
    current_phase: null,
  })
  subscription.schedule = null
  world.emit('subscription_schedule.released', schedule)
}
