/** Lines of a Checkout Session, and what it costs today. */
import type Stripe from 'stripe'
import { allocate } from './discounts.ts'
import { refuseMistake } from './failure.ts'
import { requirePrice } from './prices.ts'
import { getProductName } from './proration.ts'
import { toId } from './table.ts'
import { computeTax } from './taxes.ts'
import type { World } from './world.ts'

type LineInput = Stripe.Checkout.SessionCreateParams.LineItem

export function toSessionItem(world: World, input: LineInput, index: number): Stripe.LineItem {
  if (input.price_data) throw refuseMistake('The fake takes prices by id.', `line_items[${index}][price_data]`)
  const price = requirePrice(world, input.price, `line_items[${index}][price]`)
  const quantity = input.quantity ?? 1
  const { adjustable_quantity: adjustable } = input
  const amount = (price.unit_amount ?? 0) * quantity
  return {
    id: world.newId('li_'),
    object: 'item',
    adjustable_quantity: adjustable?.enabled
      ? { enabled: true, maximum: adjustable.maximum ?? 99, minimum: adjustable.minimum ?? 0 }
      : null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: getProductName(world, price),
    discounts: [],
    metadata: {},
    price,
    quantity,
    taxes: [],
  } as unknown as Stripe.LineItem
}

/** Recurring items are not due today when a trial begins; items sold once are. */
export function updateTotals(
  world: World,
  session: Stripe.Checkout.Session,
  discounts: Stripe.Discount[],
  hasTrial: boolean,
): void {
  const items = world.sessionItems.get(session.id) ?? []
  const amounts = items.map(({ price, quantity }) =>
    hasTrial && price?.recurring ? 0 : (price?.unit_amount ?? 0) * (quantity ?? 1),
  )
  const reductions = allocate(world, discounts, amounts).map(parts =>
    parts.reduce((sum, { amount }) => sum + amount, 0),
  )
  for (const [index, item] of items.entries()) {
    item.amount_subtotal = amounts[index]!
    item.amount_discount = reductions[index]!
    item.amount_total = amounts[index]! - reductions[index]!
  }
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  const untaxed = sum(amounts) - sum(reductions)
  const tax = session.automatic_tax.enabled ? computeTax(world, getTaxAddress(world, session), untaxed) : 0
  session.amount_subtotal = sum(amounts)
  session.amount_total = untaxed + tax
  session.total_details = { amount_discount: sum(reductions), amount_shipping: 0, amount_tax: tax }
}

/** What the buyer has typed counts before what is known of the customer. */
export function getTaxAddress(world: World, { customer, customer_details }: Stripe.Checkout.Session) {
  const id = toId(customer)
  return customer_details?.address ?? (id ? world.customers.find(id)?.address : undefined)
}
