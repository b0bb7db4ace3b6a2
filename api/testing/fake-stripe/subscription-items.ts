/** Items of a subscription, each with a period of its own. */
import type Stripe from 'stripe'
import { refuse } from './failure.ts'
import type { Period } from './periods.ts'
import type { PlannedItem } from './plan.ts'
import { requirePrice } from './prices.ts'
import { mergeMetadata } from './route.ts'
import type { World } from './world.ts'

const ITEMS_MAX = 20

export interface ItemInput {
  id?: string
  price?: string
  price_data?: object
  quantity?: number
  deleted?: boolean
  clear_usage?: boolean
  metadata?: Stripe.MetadataParam | ''
}

export const toItem = (world: World, subscription: string, item: PlannedItem, period: Period) =>
  ({
    id: item.id,
    object: 'subscription_item',
    billing_thresholds: null,
    created: item.current?.created ?? world.clock.seconds(),
    current_period_end: period.end,
    current_period_start: period.start,
    discounts: [],
    metadata: item.metadata,
    price: structuredClone(item.price),
    quantity: item.quantity,
    subscription,
    tax_rates: [],
  }) as unknown as Stripe.SubscriptionItem

/** The items as they are after the change; those that are not named stay. */
export function planItems(world: World, current: Stripe.SubscriptionItem[], inputs: ItemInput[]): PlannedItem[] {
  const planned = current.map(item => toPlanned(item))
  for (const [index, input] of inputs.entries()) {
    const existing = planned.find(({ id }) => id === input.id)
    if (input.id && !existing)
      throw refuse(`No such subscription_item: '${input.id}'`, `items[${index}][id]`, 'resource_missing')
    if (existing && input.deleted) planned.splice(planned.indexOf(existing), 1)
    else if (existing) change(world, existing, input, index)
    else planned.push(addItem(world, planned, input, index))
  }
  if (planned.length === 0) throw refuse('A subscription must have at least one active plan.', 'items')
  if (planned.length > ITEMS_MAX) throw refuse('A subscription can have at most 20 items.', 'items')
  const currencies = new Set(planned.map(({ price }) => price.currency))
  if (currencies.size > 1) throw refuse('All prices on a subscription must have the same currency.', 'items')
  return planned
}

export const toPlanned = (item: Stripe.SubscriptionItem): PlannedItem => ({
  id: item.id,
  price: item.price,
  quantity: item.quantity ?? 1,
  metadata: item.metadata,
  current: item,
  isChanged: false,
})

function change(world: World, item: PlannedItem, input: ItemInput, index: number): void {
  if (input.price && input.price !== item.price.id) {
    item.price = requireRecurring(world, input.price, index)
    item.isChanged = true
  }
  if (input.quantity !== undefined && input.quantity !== item.quantity) {
    item.quantity = input.quantity
    item.isChanged = true
  }
  item.metadata = mergeMetadata(item.metadata, input.metadata)
}

function addItem(world: World, planned: PlannedItem[], input: ItemInput, index: number): PlannedItem {
  const price = requireRecurring(world, input.price, index)
  if (planned.some(other => other.price.id === price.id))
    throw refuse(`Cannot add multiple subscription items with the same plan: \`${price.id}\``, `items[${index}][price]`)
  return {
    id: world.newId('si_', 14),
    price,
    quantity: input.quantity ?? 1,
    metadata: mergeMetadata({}, input.metadata),
    current: undefined,
    isChanged: true,
  }
}

function requireRecurring(world: World, id: string | undefined, index: number): Stripe.Price {
  const price = requirePrice(world, id, `items[${index}][price]`)
  if (!price.recurring)
    throw refuse(
      'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
      `items[${index}][price]`,
    )
  return price
}
