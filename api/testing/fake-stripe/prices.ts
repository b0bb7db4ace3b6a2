/** Prices per unit, once or recurring. */
import type Stripe from 'stripe'
import { buildProduct } from './build-product.ts'
import { refuse, refuseMistake } from './failure.ts'
import { type ListParams, listPage } from './list.ts'
import { mergeMetadata, orNull, type Routes, route } from './route.ts'
import type { World } from './world.ts'

export function createPrice(world: World, params: Stripe.PriceCreateParams): Stripe.Price {
  if (!params.product && !params.product_data)
    throw refuse('Missing required param: product.', 'product', 'parameter_missing')
  if (params.billing_scheme === 'tiered' || params.custom_unit_amount)
    throw refuseMistake('The fake knows prices per unit alone.', 'billing_scheme')
  const product = params.product
    ? world.products.get(params.product, 'product').id
    : buildProduct(world, { name: params.product_data?.name ?? '' }).id
  const unit_amount = params.unit_amount ?? Number(params.unit_amount_decimal ?? Number.NaN)
  if (!Number.isInteger(unit_amount) || unit_amount < 0)
    throw refuse('Invalid non-negative integer', 'unit_amount', 'parameter_invalid_integer')
  const price: Stripe.Price = {
    id: world.newId('price_'),
    object: 'price',
    active: params.active ?? true,
    billing_scheme: 'per_unit',
    created: world.clock.seconds(),
    currency: params.currency.toLowerCase(),
    custom_unit_amount: null,
    livemode: world.livemode,
    lookup_key: takeLookupKey(world, params.lookup_key, params.transfer_lookup_key ?? false),
    metadata: mergeMetadata({}, params.metadata),
    nickname: params.nickname ?? null,
    product,
    recurring: params.recurring ? toRecurring(params.recurring) : null,
    tax_behavior: params.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: params.recurring ? 'recurring' : 'one_time',
    unit_amount,
    unit_amount_decimal: String(unit_amount) as unknown as Stripe.Price['unit_amount_decimal'],
  }
  world.prices.add(price)
  world.emit('price.created', price)
  return price
}

/** The library's type has a field that its API version no longer has. */
const toRecurring = ({ interval, interval_count = 1 }: Stripe.PriceCreateParams.Recurring) =>
  ({ interval, interval_count, meter: null, usage_type: 'licensed' }) as Stripe.Price.Recurring

function takeLookupKey(world: World, key: string | undefined, isTransferred: boolean): string | null {
  const holder = key && world.prices.all().find(price => price.lookup_key === key)
  if (holder && !isTransferred)
    throw refuse(
      `A price (\`${holder.id}\`) already uses that lookup key. Use \`transfer_lookup_key\` to transfer the existing lookup key.`,
      'lookup_key',
    )
  if (holder) holder.lookup_key = null
  return key ?? null
}

function updatePrice(world: World, params: Stripe.PriceUpdateParams, price: Stripe.Price): Stripe.Price {
  return world.update('price.updated', price, () => {
    price.active = params.active ?? price.active
    if (params.lookup_key)
      price.lookup_key = takeLookupKey(world, params.lookup_key, params.transfer_lookup_key ?? false)
    price.metadata = mergeMetadata(price.metadata, params.metadata)
    price.nickname = orNull(params.nickname, price.nickname)
    price.tax_behavior = params.tax_behavior ?? price.tax_behavior
  })
}

/** Price that can be sold. */
export function requirePrice(world: World, id: string | undefined, param: string): Stripe.Price {
  if (!id) throw refuseMistake(`Missing required param: ${param}.`, param, 'parameter_missing')
  const price = world.prices.get(id, param)
  if (!price.active) throw refuse('The price specified is inactive. This field only accepts active prices.', param)
  return price
}

type PriceListParams = ListParams &
  Pick<Stripe.PriceListParams, 'active' | 'currency' | 'lookup_keys' | 'product' | 'type'>

export const prices: Routes = {
  'POST /v1/prices': route(createPrice),
  'GET /v1/prices': route<PriceListParams>((world, params) =>
    listPage(
      '/v1/prices',
      world.prices
        .all()
        .filter(price => params.active === undefined || price.active === params.active)
        .filter(price => params.currency === undefined || price.currency === params.currency)
        .filter(price => params.product === undefined || price.product === params.product)
        .filter(price => params.type === undefined || price.type === params.type)
        .filter(price => params.lookup_keys?.includes(price.lookup_key ?? '') ?? true),
      params,
    ),
  ),
  'GET /v1/prices/{price}': route((world, _, path) => world.prices.get(path.price!)),
  'POST /v1/prices/{price}': route<Stripe.PriceUpdateParams>((world, params, path) =>
    updatePrice(world, params, world.prices.get(path.price!)),
  ),
}
