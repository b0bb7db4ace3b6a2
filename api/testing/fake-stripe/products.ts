/** Products. */
import type Stripe from 'stripe'
import { buildProduct } from './build-product.ts'
import { refuse } from './failure.ts'
import { type ListParams, listPage } from './list.ts'
import { createPrice } from './prices.ts'
import { mergeMetadata, orNull, type Routes, route } from './route.ts'
import type { World } from './world.ts'

function createProduct(world: World, params: Stripe.ProductCreateParams): Stripe.Product {
  const product = buildProduct(world, params)
  if (params.default_price_data)
    product.default_price = createPrice(world, { ...params.default_price_data, product: product.id }).id
  return product
}

function updateProduct(world: World, params: Stripe.ProductUpdateParams, product: Stripe.Product): Stripe.Product {
  return world.update('product.updated', product, () => {
    product.active = params.active ?? product.active
    product.default_price = params.default_price
      ? world.prices.get(params.default_price, 'default_price').id
      : (product.default_price ?? null)
    product.description = orNull(params.description, product.description)
    product.metadata = mergeMetadata(product.metadata, params.metadata)
    product.name = params.name ?? product.name
    product.tax_code = orNull(params.tax_code, product.tax_code as string | null)
    product.unit_label = orNull(params.unit_label, product.unit_label ?? null)
    product.updated = world.clock.seconds()
  })
}

function deleteProduct(world: World, product: Stripe.Product): Stripe.DeletedProduct {
  if (world.prices.all().some(price => price.product === product.id))
    throw refuse(`This product cannot be deleted because it has one or more user-created prices.`)
  world.products.delete(product.id)
  world.emit('product.deleted', product)
  return { id: product.id, object: 'product', deleted: true }
}

export const products: Routes = {
  'POST /v1/products': route(createProduct),
  'GET /v1/products': route<ListParams & { active?: boolean; ids?: string[] }>((world, params) =>
    listPage(
      '/v1/products',
      world.products
        .all()
        .filter(product => params.active === undefined || product.active === params.active)
        .filter(product => params.ids?.includes(product.id) ?? true),
      params,
    ),
  ),
  'GET /v1/products/{id}': route((world, _, path) => world.products.get(path.id!)),
  'POST /v1/products/{id}': route<Stripe.ProductUpdateParams>((world, params, path) =>
    updateProduct(world, params, world.products.get(path.id!)),
  ),
  'DELETE /v1/products/{id}': route((world, _, path) => deleteProduct(world, world.products.get(path.id!))),
}
