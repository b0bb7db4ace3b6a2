/** A product as it is made, without a price. */
import type Stripe from 'stripe'
import { refuse } from './failure.ts'
import { mergeMetadata } from './route.ts'
import type { World } from './world.ts'

export function buildProduct(world: World, params: Stripe.ProductCreateParams): Stripe.Product {
  const now = world.clock.seconds()
  if (params.id && world.products.has(params.id))
    throw refuse('Product already exists.', 'id', 'resource_already_exists')
  const product: Stripe.Product = {
    id: params.id ?? world.newId('prod_', 14),
    object: 'product',
    active: params.active ?? true,
    created: now,
    default_price: null,
    description: params.description ?? null,
    images: params.images ?? [],
    livemode: world.livemode,
    marketing_features: (params.marketing_features ?? []).map(({ name }) => ({ name })),
    metadata: mergeMetadata({}, params.metadata),
    name: params.name,
    package_dimensions: null,
    shippable: params.shippable ?? null,
    statement_descriptor: params.statement_descriptor ?? null,
    tax_code: params.tax_code ?? null,
    unit_label: params.unit_label ?? null,
    updated: now,
    url: params.url ?? null,
  } as Stripe.Product
  world.products.add(product)
  world.emit('product.created', product)
  return product
}
