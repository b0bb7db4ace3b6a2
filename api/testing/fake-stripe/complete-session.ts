/** A Checkout Session when its buyer pays. */
import type Stripe from 'stripe'
import { authorize } from './authorization.ts'
import { buildInvoice } from './build-invoice.ts'
import type { BuyerDetails } from './buyer-details.ts'
import { hasTrial } from './checkout-sessions.ts'
import { collect, finalize, getIntent, saveDraft } from './collect-invoice.ts'
import { createSubscription } from './create-subscription.ts'
import { fixCurrency } from './currency.ts'
import { createCustomer } from './customers.ts'
import { giveDiscounts } from './discounts.ts'
import { refuse } from './failure.ts'
import { toLine } from './invoice-lines.ts'
import { confirmIntent, createIntent } from './payment-intents.ts'
import { attach, getCard } from './payment-methods.ts'
import { getProductName } from './proration.ts'
import { updateTotals } from './session-items.ts'
import { confirmSetup, createSetupIntent } from './setup-intents.ts'
import { createTaxId } from './tax-ids.ts'
import type { World } from './world.ts'

export type Completion =
  | { status: 'complete'; session: Stripe.Checkout.Session }
  | { status: 'requires_action'; session: Stripe.Checkout.Session }
  | { status: 'declined'; session: Stripe.Checkout.Session; code: string; decline_code?: string; message: string }

interface Payment {
  method: Stripe.PaymentMethod | undefined
  isAuthenticated?: boolean
  details?: BuyerDetails
}

export function completeSession(world: World, session: Stripe.Checkout.Session, payment: Payment): Completion {
  if (session.status !== 'open')
    throw refuse(`This Checkout Session is ${session.status}.`, undefined, 'checkout_session_not_open')
  const { method, isAuthenticated } = payment
  const costs = (session.amount_total ?? 0) > 0
  if (!method && (costs || session.payment_method_collection === 'always')) throw refuse('A card is required.')
  if (method) {
    const authorization = authorize(world, method, { off_session: false, isAuthenticated })
    const isAcceptedLater = !costs && authorization.result === 'declined' && !getCard(world, method).isRefusedAtOnce
    if (authorization.result === 'requires_action') {
      world.sessionActions.set(session.id, payment)
      return { status: 'requires_action', session }
    }
    if (authorization.result === 'declined' && !isAcceptedLater) {
      const { code, decline_code, message } = authorization
      return { status: 'declined', session, code, decline_code, message }
    }
  }
  world.sessionActions.delete(session.id)
  settle(world, session, payment)
  session.status = 'complete'
  session.url = null
  world.clock.cancel(`session ${session.id}`)
  world.emit('checkout.session.completed', session)
  return { status: 'complete', session }
}

function settle(world: World, session: Stripe.Checkout.Session, payment: Payment): void {
  const customer = settleCustomer(world, session, payment)
  if (session.automatic_tax.enabled)
    updateTotals(
      world,
      session,
      world.sessionDiscounts.get(session.id) ?? [],
      hasTrial(world.sessionParams.get(session.id)!),
    )
  if (payment.method && customer) attach(world, payment.method, customer.id)
  if (session.mode === 'subscription') settleSubscription(world, session, customer!, payment)
  else if (session.mode === 'payment') settlePayment(world, session, customer, payment)
  else {
    const { metadata, description } = world.sessionParams.get(session.id)?.setup_intent_data ?? {}
    const intent = createSetupIntent(world, { customer: customer?.id ?? null, metadata, description })
    session.setup_intent = confirmSetup(world, intent, payment.method!, payment).id
  }
}

function settleCustomer(world: World, session: Stripe.Checkout.Session, { details = {} }: Payment) {
  const params = world.sessionParams.get(session.id)!
  const email = details.email ?? session.customer_email ?? undefined
  const existing = session.customer ? world.customers.get(session.customer as string) : undefined
  const isMade = !existing && session.customer_creation === 'always'
  const customer = existing ?? (isMade ? createCustomer(world, { email, name: details.name }) : undefined)
  const noAddress = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null }
  const address = details.address ? { ...noAddress, ...details.address } : (customer?.address ?? null)
  if (customer)
    world.update('customer.updated', customer, () => {
      if (details.address && (isMade || params.customer_update?.address === 'auto'))
        customer.address = address as Stripe.Address
      if (details.name && (isMade || params.customer_update?.name === 'auto')) customer.name = details.name
    })
  if (customer && details.tax_id && params.tax_id_collection?.enabled) createTaxId(world, customer.id, details.tax_id)
  if (session.automatic_tax.enabled)
    session.automatic_tax.status = address?.country ? 'complete' : 'requires_location_inputs'
  session.customer = customer?.id ?? null
  session.customer_details = {
    address,
    business_name: null,
    email: email ?? customer?.email ?? null,
    individual_name: null,
    name: details.name ?? customer?.name ?? null,
    phone: null,
    tax_exempt: customer?.tax_exempt ?? 'none',
    tax_ids: details.tax_id ? [details.tax_id] : [],
  } as unknown as Stripe.Checkout.Session.CustomerDetails
  return customer
}

/** Discounts of the session are given for good only now. */
const takeDiscounts = (world: World, session: Stripe.Checkout.Session, customer: string | undefined) =>
  giveDiscounts(
    world,
    (session.discounts ?? []).map(({ coupon, promotion_code }) =>
      promotion_code ? { promotion_code: promotion_code as string } : { coupon: coupon as string },
    ),
    { customer, currency: session.currency!, checkout_session: session.id },
  )

const toOnceLine = (world: World, { price, quantity }: Stripe.LineItem) => {
  const now = world.clock.seconds()
  return toLine(world, {
    subscription: null,
    item: null,
    price: price!,
    quantity: quantity ?? 1,
    amount: (price!.unit_amount ?? 0) * (quantity ?? 1),
    description: getProductName(world, price!),
    period: { start: now, end: now },
    proration: false,
  })
}

function settleSubscription(
  world: World,
  session: Stripe.Checkout.Session,
  customer: Stripe.Customer,
  payment: Payment,
): void {
  const params = world.sessionParams.get(session.id)!
  const items = world.sessionItems.get(session.id) ?? []
  const { application_fee_percent: _, ...data } = params.subscription_data ?? {}
  const subscription = createSubscription(
    world,
    {
      ...(data as Partial<Stripe.SubscriptionCreateParams>),
      customer: customer.id,
      items: items
        .filter(({ price }) => price?.recurring)
        .map(item => ({ price: item.price!.id, quantity: item.quantity ?? 1 })),
      automatic_tax: params.automatic_tax,
    },
    {
      ...payment,
      extraLines: items.filter(({ price }) => !price?.recurring).map(item => toOnceLine(world, item)),
      discounts: takeDiscounts(world, session, customer.id),
    },
  )
  session.subscription = subscription.id
  session.invoice = subscription.latest_invoice
  session.payment_status =
    (session.amount_total ?? 0) > 0 || subscription.trial_end === null ? 'paid' : 'no_payment_required'
}

function settlePayment(
  world: World,
  session: Stripe.Checkout.Session,
  customer: Stripe.Customer | undefined,
  payment: Payment,
): void {
  const params = world.sessionParams.get(session.id)!
  const { description, metadata } = params.payment_intent_data ?? {}
  const discounts = takeDiscounts(world, session, customer?.id)
  const currency = session.currency!
  if (customer) fixCurrency(world, customer.id, currency)
  session.payment_status = 'paid'
  if (customer && session.invoice_creation?.enabled) {
    const now = world.clock.seconds()
    const lines = (world.sessionItems.get(session.id) ?? []).map(item => toOnceLine(world, item))
    const period = { start: now, end: now }
    const input = { customer: customer.id, currency, lines, discounts, billing_reason: 'manual', period }
    const invoice = saveDraft(world, buildInvoice(world, input))
    finalize(world, invoice)
    if (invoice.status === 'open') collect(world, invoice, { off_session: false, ...payment })
    session.invoice = invoice.id
    session.payment_intent = getIntent(world, invoice)?.id ?? null
  } else if ((session.amount_total ?? 0) > 0) {
    const amount = session.amount_total!
    const intent = createIntent(world, { amount, currency, customer: customer?.id ?? null, description, metadata })
    confirmIntent(world, intent, payment.method, { off_session: false, isAuthenticated: payment.isAuthenticated })
    session.payment_intent = intent.id
  }
}
