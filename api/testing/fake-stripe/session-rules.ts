/** Rules of Checkout Sessions that the contract does not state. */
import type Stripe from 'stripe'
import { refuse, refuseMistake } from './failure.ts'
import type { World } from './world.ts'

type Params = Stripe.Checkout.SessionCreateParams

const LINES_MAX = 20
const MINUTE = 60
const HOUR = 60 * MINUTE
const NOT_IN_ELEMENTS = [
  'success_url',
  'cancel_url',
  'custom_fields',
  'custom_text',
  'branding_settings',
  'after_expiration',
  'optional_items',
  'submit_type',
] as const

export function requireValidSession(world: World, params: Params): void {
  const { mode = 'payment', ui_mode = 'hosted_page', customer, subscription_data: data } = params
  const now = world.clock.seconds()
  if (params.payment_method_types)
    throw refuseMistake('Received unknown parameter: payment_method_types', 'payment_method_types')
  const foreign = ui_mode === 'elements' && NOT_IN_ELEMENTS.find(name => params[name] !== undefined)
  if (foreign) throw refuseMistake(`You cannot set \`${foreign}\` when \`ui_mode\` is \`elements\`.`, foreign)
  if (ui_mode === 'hosted_page' && !params.success_url)
    throw refuseMistake('Missing required param: success_url.', 'success_url', 'parameter_missing')
  if (ui_mode !== 'hosted_page' && ui_mode !== 'elements')
    throw refuseMistake('The fake knows elements and hosted_page.', 'ui_mode')
  if (customer && params.customer_email)
    throw refuseMistake('You may only specify one of these parameters: customer, customer_email.', 'customer_email')
  if (params.discounts?.length && params.allow_promotion_codes)
    throw refuseMistake('You may only specify one of these parameters: allow_promotion_codes, discounts.', 'discounts')
  if ((params.discounts?.length ?? 0) > 1) throw refuseMistake('You may only specify one discount.', 'discounts')
  if (mode === 'setup' && params.line_items)
    throw refuseMistake('You cannot pass `line_items` in `setup` mode.', 'line_items')
  if (mode !== 'setup' && !params.line_items?.length)
    throw refuseMistake(`Missing required param: line_items.`, 'line_items', 'parameter_missing')
  if (data && mode !== 'subscription')
    throw refuseMistake('You can not pass `subscription_data` in this mode.', 'subscription_data')
  if (data?.trial_period_days !== undefined && data.trial_period_days < 1)
    throw refuseMistake(
      'The minimum number of trial period days is 1.',
      'subscription_data[trial_period_days]',
      'parameter_invalid_integer',
    )
  if (data?.trial_end !== undefined && data.trial_end < now + 48 * HOUR)
    throw refuseMistake('The `trial_end` date has to be at least 2 days in the future.', 'subscription_data[trial_end]')
  if (params.expires_at !== undefined && (params.expires_at < now + 30 * MINUTE || params.expires_at > now + 24 * HOUR))
    throw refuseMistake(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      'expires_at',
    )
  requireCustomerUpdate(world, params)
}

function requireCustomerUpdate(world: World, params: Params): void {
  if (!params.customer) return
  const { address } = world.customers.get(params.customer, 'customer')
  if (
    params.tax_id_collection?.enabled &&
    (params.customer_update?.name !== 'auto' || params.customer_update.address !== 'auto')
  )
    throw refuseMistake(
      'Tax ID collection requires updating business name on the customer. To enable tax ID collection for an existing customer, please set `customer_update[name]` to `auto` and `customer_update[address]` to `auto`.',
      'customer_update',
    )
  if (params.automatic_tax?.enabled && !address?.country && params.customer_update?.address !== 'auto')
    throw refuseMistake(
      "Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set either `customer_update[address]` to 'auto' or `customer_update[shipping]` to 'auto' to save the address entered in Checkout to the Customer.",
      'automatic_tax',
      'customer_tax_location_invalid',
    )
}

/** Prices fit the mode, and each other. */
export function requireLines(mode: string, prices: Stripe.Price[]): void {
  const recurring = prices.filter(price => price.recurring)
  if (mode === 'payment' && recurring.length > 0)
    throw refuseMistake(
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
      'mode',
    )
  if (mode === 'subscription' && recurring.length === 0)
    throw refuseMistake(
      'You must provide at least one recurring price in `subscription` mode when using prices.',
      'mode',
    )
  if (recurring.length > LINES_MAX || prices.length - recurring.length > LINES_MAX)
    throw refuseMistake('A Checkout Session takes at most 20 recurring and 20 one-time lines.', 'line_items')
  if (new Set(prices.map(({ currency }) => currency)).size > 1)
    throw refuse('All line items of a Checkout Session must have the same currency.', 'line_items')
}
