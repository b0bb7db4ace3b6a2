/** Changes that a buyer makes to an open session. */
import type Stripe from 'stripe'
import type { BuyerDetails } from './buyer-details.ts'
import { hasTrial, setDiscounts, toDetails } from './checkout-sessions.ts'
import { findActiveCode, refuseCode } from './coupons.ts'
import { giveDiscounts } from './discounts.ts'
import { refuse } from './failure.ts'
import { getTaxAddress, updateTotals } from './session-items.ts'
import { toId } from './table.ts'
import type { World } from './world.ts'

export function applyPromotionCode(
  world: World,
  session: Stripe.Checkout.Session,
  code: string,
): Stripe.Checkout.Session {
  if (!session.allow_promotion_codes) throw refuse('This Checkout Session takes no promotion codes.')
  const customer = toId(session.customer)
  const row = findActiveCode(world, code)
  const refusal = row ? refuseCode(world, row, customer) : 'This promotion code is invalid.'
  if (!row || refusal) throw refuse(refusal ?? '', 'promotion_code', 'promotion_code_invalid')
  const coupon = toId(row.promotion.coupon)!
  change(world, session, [{ coupon, promotion_code: row.id }])
  return session
}

export function removePromotionCode(world: World, session: Stripe.Checkout.Session): Stripe.Checkout.Session {
  change(world, session, [])
  return session
}

export function setQuantity(world: World, session: Stripe.Checkout.Session, id: string, quantity: number): void {
  const item = world.sessionItems.get(session.id)?.find(other => other.id === id)
  const range = item?.adjustable_quantity
  if (!item || !range || quantity < (range.minimum ?? 0) || quantity > (range.maximum ?? 99))
    throw refuse('The quantity of this item cannot be changed so.')
  item.quantity = quantity
  updateTotals(world, session, world.sessionDiscounts.get(session.id) ?? [], isTrial(world, session))
}

/** The buyer's address before they pay: taxes follow it. */
export function setBillingAddress(world: World, session: Stripe.Checkout.Session, contact: BuyerDetails): void {
  const noAddress = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null }
  const { name = null, address } = contact
  session.customer_details = {
    ...toDetails(session.customer_email),
    name,
    address: address ? { ...noAddress, ...address } : null,
  } as Stripe.Checkout.Session.CustomerDetails
  if (session.automatic_tax.enabled)
    session.automatic_tax.status = getTaxAddress(world, session)?.country ? 'complete' : 'requires_location_inputs'
  updateTotals(world, session, world.sessionDiscounts.get(session.id) ?? [], isTrial(world, session))
}

const isTrial = (world: World, session: Stripe.Checkout.Session) => hasTrial(world.sessionParams.get(session.id)!)

function change(
  world: World,
  session: Stripe.Checkout.Session,
  inputs: { coupon: string; promotion_code: string }[],
): void {
  const holder = { customer: toId(session.customer), currency: session.currency ?? '', checkout_session: session.id }
  const discounts = giveDiscounts(
    world,
    inputs.map(({ promotion_code }) => ({ promotion_code })),
    holder,
    { isPreview: true },
  )
  setDiscounts(world, session, inputs, discounts)
  updateTotals(world, session, discounts, isTrial(world, session))
}
