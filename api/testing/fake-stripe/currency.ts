/** The currency of a customer, which the first thing that is sold to them fixes. */
import { refuse } from './failure.ts'
import type { World } from './world.ts'

export function requireCurrency(world: World, id: string, currency: string): void {
  const customer = world.customers.get(id, 'customer')
  if (customer.currency && customer.currency !== currency)
    throw refuse(
      `You cannot combine currencies on a single customer. This customer has an active subscription, subscription schedule, discount, quote, or invoice item with currency ${customer.currency}.`,
    )
}

export function fixCurrency(world: World, id: string, currency: string): void {
  requireCurrency(world, id, currency)
  const customer = world.customers.get(id, 'customer')
  world.update('customer.updated', customer, () => {
    customer.currency = currency
  })
}
