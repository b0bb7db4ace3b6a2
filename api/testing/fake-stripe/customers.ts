/** Customers; their currency is fixed by the first thing that is sold to them. */
import type Stripe from 'stripe'
import { refuse } from './failure.ts'
import { type ListParams, listPage } from './list.ts'
import { mergeMetadata, orNull, type Routes, route } from './route.ts'
import { cancelNow } from './subscription-end.ts'
import { toId } from './table.ts'
import { createTaxId } from './tax-ids.ts'
import type { World } from './world.ts'

const FINAL = ['canceled', 'incomplete_expired']

function toAddress(
  value: Stripe.Emptyable<Stripe.AddressParam> | undefined,
  current: Stripe.Address | null,
): Stripe.Address | null {
  if (value === undefined) return current
  if (!value) return null
  const { city = null, country = null, line1 = null, line2 = null, postal_code = null, state = null } = value
  return { city, country, line1, line2, postal_code, state }
}

export function createCustomer(world: World, params: Stripe.CustomerCreateParams): Stripe.Customer {
  const customer: Stripe.Customer = {
    id: world.newId('cus_', 14),
    object: 'customer',
    address: toAddress(params.address, null),
    balance: params.balance ?? 0,
    created: world.clock.seconds(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: params.description ?? null,
    email: params.email ?? null,
    invoice_prefix: world.newId('', 8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: params.invoice_settings?.default_payment_method ?? null,
      footer: null,
      rendering_options: null,
    },
    livemode: world.livemode,
    metadata: mergeMetadata({}, params.metadata),
    name: params.name ?? null,
    next_invoice_sequence: 1,
    phone: params.phone ?? null,
    preferred_locales: params.preferred_locales ?? [],
    shipping: null,
    tax_exempt: orNull(params.tax_exempt) ?? 'none',
    test_clock: null,
  }
  world.customers.add(customer)
  world.emit('customer.created', customer)
  for (const { type, value } of params.tax_id_data ?? []) createTaxId(world, customer.id, { type, value })
  return customer
}

function updateCustomer(world: World, params: Stripe.CustomerUpdateParams, customer: Stripe.Customer) {
  return world.update('customer.updated', customer, () => {
    customer.address = toAddress(params.address, customer.address ?? null)
    customer.balance = params.balance ?? customer.balance
    customer.description = orNull(params.description, customer.description)
    customer.email = orNull(params.email, customer.email)
    customer.name = orNull(params.name, customer.name ?? null)
    customer.phone = orNull(params.phone, customer.phone ?? null)
    customer.preferred_locales = params.preferred_locales ?? customer.preferred_locales
    customer.tax_exempt = orNull(params.tax_exempt, customer.tax_exempt) ?? 'none'
    customer.metadata = mergeMetadata(customer.metadata, params.metadata)
    const method = params.invoice_settings?.default_payment_method
    if (method) requireAttached(world, method, customer.id)
    customer.invoice_settings.default_payment_method = orNull(
      method,
      toId(customer.invoice_settings.default_payment_method) ?? null,
    )
  })
}

/** Only a payment method of the customer can be their default. */
export function requireAttached(world: World, id: string, customer: string): Stripe.PaymentMethod {
  const method = world.payment_methods.get(id, 'payment_method')
  if (method.customer !== customer)
    throw refuse(
      `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
      'payment_method',
      'resource_missing',
    )
  return method
}

function deleteCustomer(world: World, id: string): Stripe.DeletedCustomer {
  const customer = world.customers.get(id)
  for (const subscription of world.subscriptions.all())
    if (subscription.customer === id && !FINAL.includes(subscription.status)) cancelNow(world, subscription)
  world.customers.delete(id)
  world.deletedCustomers.add(id)
  world.emit('customer.deleted', customer)
  return { id, object: 'customer', deleted: true }
}

export const customers: Routes = {
  'POST /v1/customers': route(createCustomer),
  'GET /v1/customers': route<ListParams & { email?: string }>((world, params) =>
    listPage(
      '/v1/customers',
      world.customers.all().filter(({ email }) => params.email === undefined || email === params.email),
      params,
    ),
  ),
  'GET /v1/customers/{customer}': route((world, _, path) =>
    world.deletedCustomers.has(path.customer!)
      ? { id: path.customer, object: 'customer', deleted: true }
      : world.customers.get(path.customer!),
  ),
  'POST /v1/customers/{customer}': route<Stripe.CustomerUpdateParams>((world, params, path) =>
    updateCustomer(world, params, world.customers.get(path.customer!)),
  ),
  'DELETE /v1/customers/{customer}': route((world, _, path) => deleteCustomer(world, path.customer!)),
}
