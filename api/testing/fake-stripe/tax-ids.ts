/** Tax ids of customers: their verification is pending first, and answered a minute later. */
import type Stripe from 'stripe'
import { refuse } from './failure.ts'
import { type ListParams, listPage } from './list.ts'
import { type Routes, route } from './route.ts'
import type { World } from './world.ts'

const VERIFICATION_SECONDS = 60
const VERIFIED_TYPES = ['eu_vat', 'gb_vat', 'au_abn']

export function createTaxId(
  world: World,
  customer: string,
  { type, value }: { type: string; value: string },
): Stripe.TaxId {
  const { name } = world.customers.get(customer)
  if (type === 'eu_vat' && !/^[A-Z]{2}[A-Z0-9]{2,12}$/.test(value))
    throw refuse(`Invalid value for ${type}.`, 'value', 'tax_id_invalid')
  const isVerified = VERIFIED_TYPES.includes(type)
  const taxId: Stripe.TaxId = {
    id: world.newId('txi_'),
    object: 'tax_id',
    country: /_vat$/.test(type) ? value.slice(0, 2) : null,
    created: world.clock.seconds(),
    customer,
    customer_account: null,
    livemode: world.livemode,
    owner: { customer, customer_account: null, type: 'customer' },
    type,
    value,
    verification: { status: isVerified ? 'pending' : 'unavailable', verified_address: null, verified_name: null },
  }
  world.tax_ids.add(taxId)
  world.emit('customer.tax_id.created', taxId)
  if (isVerified)
    world.clock.schedule(`verify ${taxId.id}`, world.clock.seconds() + VERIFICATION_SECONDS, () => {
      if (!world.tax_ids.has(taxId.id)) return
      const isVerifiable = world.settings.verifiesTaxId(value)
      world.update('customer.tax_id.updated', taxId, () => {
        taxId.verification = {
          status: isVerifiable ? 'verified' : 'unverified',
          verified_address: null,
          verified_name: isVerifiable ? (name ?? null) : null,
        }
      })
    })
  return taxId
}

export const listTaxIds = (world: World, customer: string) =>
  world.tax_ids.all().filter(taxId => taxId.customer === customer)

function getTaxId(world: World, path: Record<string, string>): Stripe.TaxId {
  const taxId = world.tax_ids.get(path.id!)
  if (taxId.customer !== path.customer) throw refuse(`No such tax_id: '${path.id}'`, 'id', 'resource_missing', 404)
  return taxId
}

export const taxIds: Routes = {
  'POST /v1/customers/{customer}/tax_ids': route<Stripe.TaxIdCreateParams>((world, params, path) =>
    createTaxId(world, path.customer!, params),
  ),
  'GET /v1/customers/{customer}/tax_ids': route<ListParams>((world, params, { customer }) =>
    listPage(`/v1/customers/${customer}/tax_ids`, listTaxIds(world, world.customers.get(customer!).id), params),
  ),
  'GET /v1/customers/{customer}/tax_ids/{id}': route((world, _, path) => getTaxId(world, path)),
  'DELETE /v1/customers/{customer}/tax_ids/{id}': route((world, _, path) => {
    const taxId = getTaxId(world, path)
    world.tax_ids.delete(taxId.id)
    world.emit('customer.tax_id.deleted', taxId)
    return { id: taxId.id, object: 'tax_id', deleted: true }
  }),
}
