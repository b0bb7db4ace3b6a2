/** Payment methods of the kind card. */
import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import { type Card, findCard, toMessage } from './cards.ts'
import { failCard, refuse, refuseMistake } from './failure.ts'
import { type ListParams, listPage } from './list.ts'
import { mergeMetadata, type Routes, route } from './route.ts'
import type { World } from './world.ts'

const EXPIRY_YEARS = 5

export interface CardInput {
  number: string
  exp_month?: number
  exp_year?: number
  billing_details?: Stripe.PaymentMethodCreateParams.BillingDetails
}

export function createPaymentMethod(world: World, input: CardInput, metadata = {}): Stripe.PaymentMethod {
  const card = findCard(input.number)
  if (!card) throw failCard({ code: 'incorrect_number', message: 'Your card number is incorrect.', param: 'number' })
  const today = new Date(world.clock.now())
  const { exp_month = 12, exp_year = today.getUTCFullYear() + EXPIRY_YEARS } = input
  const { address, email = null, name = null, phone = null } = input.billing_details ?? {}
  const method = {
    id: world.newId('pm_'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: {
      address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null, ...address },
      email: email || null,
      name: name || null,
      phone: phone || null,
      tax_id: null,
    },
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'unchecked' },
      country: 'US',
      display_brand: card.brand,
      exp_month,
      exp_year,
      fingerprint: createHash('sha256').update(card.number).digest('hex').slice(0, 16),
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: world.clock.seconds(),
    customer: null,
    customer_account: null,
    livemode: world.livemode,
    metadata: mergeMetadata({}, metadata),
    type: 'card',
  } as unknown as Stripe.PaymentMethod
  world.payment_methods.add(method)
  world.cardByMethod.set(method.id, card)
  return method
}

/** Payment method by its id, or a new one of a test card by its token. */
export function usePaymentMethod(world: World, id: string, param = 'payment_method'): Stripe.PaymentMethod {
  return id.startsWith('pm_card_') && findCard(id)
    ? createPaymentMethod(world, { number: id })
    : world.payment_methods.get(id, param)
}

export const getCard = (world: World, method: Stripe.PaymentMethod): Card => world.cardByMethod.get(method.id)!

export function isExpired(world: World, { card }: Stripe.PaymentMethod): boolean {
  const today = new Date(world.clock.now())
  const month = today.getUTCFullYear() * 12 + today.getUTCMonth() + 1
  return card !== undefined && card.exp_year * 12 + card.exp_month < month
}

export function attach(world: World, method: Stripe.PaymentMethod, customer: string): Stripe.PaymentMethod {
  const { isRefusedAtOnce, decline } = getCard(world, method)
  world.customers.get(customer, 'customer')
  if (method.customer && method.customer !== customer)
    throw refuse('The payment method you provided has already been attached to a customer.', 'payment_method')
  if (isRefusedAtOnce && decline) throw failCard({ ...decline, message: toMessage(decline.code, decline.decline_code) })
  if (method.customer === customer) return method
  method.customer = customer
  world.emit('payment_method.attached', method)
  return method
}

export function detach(world: World, method: Stripe.PaymentMethod): Stripe.PaymentMethod {
  if (!method.customer)
    throw refuse('The payment method you provided is not attached to a customer so detachment is impossible.')
  const customer = world.customers.find(method.customer as string)
  if (customer?.invoice_settings.default_payment_method === method.id)
    customer.invoice_settings.default_payment_method = null
  for (const subscription of world.subscriptions.all())
    if (subscription.default_payment_method === method.id) subscription.default_payment_method = null
  world.update('payment_method.detached', method, () => {
    method.customer = null
  })
  return method
}

type CreateParams = Stripe.PaymentMethodCreateParams & {
  card?: { number?: string; token?: string; exp_month?: number; exp_year?: number }
}

const listMethods = (world: World, params: ListParams & { customer?: string }, url: string) =>
  listPage(
    url,
    world.payment_methods.all().filter(({ customer }) => customer !== null && customer === params.customer),
    params,
  )

export const paymentMethods: Routes = {
  'POST /v1/payment_methods': route<CreateParams>((world, { type, card, billing_details, metadata }) => {
    if (type !== 'card' || !card) throw refuseMistake('The fake knows cards alone.', 'type')
    const number = card.number ?? card.token ?? ''
    return createPaymentMethod(world, { ...card, number, billing_details }, metadata)
  }),
  'GET /v1/payment_methods': route<ListParams & { customer?: string }>((world, params) =>
    listMethods(world, params, '/v1/payment_methods'),
  ),
  'GET /v1/customers/{customer}/payment_methods': route<ListParams>((world, params, path) => {
    const { id } = world.customers.get(path.customer!)
    return listMethods(world, { ...params, customer: id }, `/v1/customers/${id}/payment_methods`)
  }),
  'GET /v1/payment_methods/{payment_method}': route((world, _, path) => usePaymentMethod(world, path.payment_method!)),
  'POST /v1/payment_methods/{payment_method}': route<Stripe.PaymentMethodUpdateParams>((world, params, path) => {
    const method = world.payment_methods.get(path.payment_method!)
    return world.update('payment_method.updated', method, () => {
      method.metadata = mergeMetadata(method.metadata, params.metadata)
      if (params.card && method.card) {
        method.card.exp_month = params.card.exp_month ?? method.card.exp_month
        method.card.exp_year = params.card.exp_year ?? method.card.exp_year
      }
    })
  }),
  'POST /v1/payment_methods/{payment_method}/attach': route<Stripe.PaymentMethodAttachParams>((world, params, path) =>
    attach(world, usePaymentMethod(world, path.payment_method!), params.customer ?? ''),
  ),
  'POST /v1/payment_methods/{payment_method}/detach': route((world, _, path) =>
    detach(world, world.payment_methods.get(path.payment_method!)),
  ),
}
