/** Begins a checkout, or goes on with the one that is open: one for each account's plan and each site's cart. */
import type Stripe from 'stripe'
import type { Context } from '../../platform/features/context.ts'
import { askStripe, type Payments, requirePayments } from '../../platform/network/payments.ts'
import { invalid, problem } from '../../platform/problem/problem.ts'
import {
  askWithCode,
  customersOf,
  ensureCustomer,
  findPromotionCode,
  isFinal,
  isTrialAvailable,
  liveOf,
  liveOfAccount,
  settleSubscription,
} from '../billing/rules.ts'
import { findPrice, type PriceRow, requireSetUp } from '../billing-setup/rules.ts'
import { findPlan } from '../plans/rules.ts'
import { settleCheckout } from './settle-checkout.ts'
import * as store from './store.ts'
import type { CheckoutItem } from './table.ts'

const session_ms = 23 * 3_600_000
/** Stripe takes none that ends sooner. */
const rest_ms = 35 * 60_000

export interface CheckoutChoice {
  account_id: string
  site_id: string | null
  items: readonly CheckoutItem[]
  interval: 'month' | 'year'
  currency: string
  promotion_code: string | null
  page: 'elements' | 'hosted'
}

const toKey = ({ site_id, account_id }: Pick<CheckoutChoice, 'site_id' | 'account_id'>): string => site_id ?? account_id

/** Called one at a time for each account. */
export async function openCheckout(context: Context, choice: CheckoutChoice): Promise<store.CheckoutRow> {
  const { installation } = context
  const { databases } = installation
  const payments = requirePayments(installation)
  const prices = await requirePrices(context, payments, choice)
  // A price that was edited meanwhile makes another checkout: what is shown is what is charged.
  const items = choice.items.map(({ plan_id, quantity }, at) => ({
    ...{ plan_id, quantity },
    ...(prices[at] && { price_id: prices[at].stripe_id }),
  }))
  const wanted = { ...choice, items }
  await requireNone(context, payments, wanted)
  const code = wanted.promotion_code ? await findPromotionCode(payments, wanted.promotion_code) : null
  const open = await reuse(context, wanted)
  const row = open ?? (await begin(context, wanted))
  const customer = await ensureCustomer(installation, wanted.account_id, wanted.currency)
  if (row.stripe_id) return row
  const params = toParams(context, { row, prices, customer, code })
  const session = await askWithCode(() =>
    payments.stripe.checkout.sessions.create(params, { idempotencyKey: `checkout ${row.id}` }),
  )
  await databases.control.write(tx => store.updateCheckout(tx, row.id, { stripe_id: session.id }))
  return { ...row, stripe_id: session.id }
}

async function requirePrices(
  { installation }: Context,
  { mode }: Payments,
  wanted: CheckoutChoice,
): Promise<PriceRow[]> {
  const { interval, currency, items } = wanted
  return installation.databases.control.read(async db => {
    await requireSetUp(db, mode)
    const prices: PriceRow[] = []
    for (const { plan_id } of items) {
      const plan = await findPlan(db, plan_id)
      if (!plan || (plan.plan_type === 'account') !== (wanted.site_id === null))
        throw invalid('/plan_id', 'unknown_reference')
      const price = await findPrice(db, mode, { plan_id, interval, currency })
      if (!price) throw invalid('/currency', 'price_not_offered')
      prices.push(price)
    }
    return prices
  })
}

/** Ours may be behind: Stripe is asked, too, before anything is sold. */
async function requireNone(
  { installation }: Context,
  { stripe, mode }: Payments,
  wanted: CheckoutChoice,
): Promise<void> {
  const { databases } = installation
  const key = toKey(wanted)
  const found = await databases.control.read(async db => ({
    live: await liveOf(db, key),
    all: await liveOfAccount(db, wanted.account_id),
    customers: await customersOf(db, wanted.account_id, mode),
    open: await store.findOpenCheckout(db, key),
  }))
  if (found.live) throw problem('subscription_exists')
  if (found.all.some(({ currency }) => currency !== wanted.currency)) throw problem('currency_fixed')
  // Paid in another tab a moment ago.
  const { open } = found
  if (open?.stripe_id) await askStripe(() => settleCheckout(installation, open.stripe_id ?? ''))
  for (const { stripe_id } of found.customers) {
    const { data } = await askStripe(() => stripe.subscriptions.list({ customer: stripe_id, limit: 100 }))
    for (const { id, metadata } of data) {
      if ((metadata.site_id ?? wanted.account_id) !== key) continue
      const row = await askStripe(() => settleSubscription(installation, id))
      if (row && !isFinal(row)) throw problem('subscription_exists')
    }
  }
}

/** The same choice goes on; any other replaces it. */
async function reuse({ installation }: Context, wanted: CheckoutChoice): Promise<store.CheckoutRow | undefined> {
  const { databases, clock } = installation
  const row = await databases.control.read(db => store.findOpenCheckout(db, toKey(wanted)))
  if (!row) return undefined
  const isSame =
    JSON.stringify([row.items, row.interval, row.currency, row.promotion_code, row.page]) ===
    JSON.stringify([wanted.items, wanted.interval, wanted.currency, wanted.promotion_code, wanted.page])
  if (isSame && row.expires_at > clock.now() + rest_ms) return row
  await cancelCheckout(installation, row)
  return undefined
}

/** A buyer who was faster keeps what was paid. */
export async function cancelCheckout(installation: Context['installation'], row: store.CheckoutRow): Promise<void> {
  const { databases, clock } = installation
  const { stripe } = requirePayments(installation)
  const { stripe_id } = row
  if (stripe_id) {
    const session = await askStripe(() => stripe.checkout.sessions.retrieve(stripe_id))
    if (session.status === 'open') await askStripe(() => stripe.checkout.sessions.expire(stripe_id))
    if (session.status === 'complete') {
      await askStripe(() => settleCheckout(installation, stripe_id))
      throw problem('subscription_exists')
    }
  }
  const updated_at = clock.now()
  await databases.control.write(tx =>
    store.updateCheckout(tx, row.id, { status: 'canceled', open_key: null, updated_at }),
  )
}

async function begin({ installation, actor, newId }: Context, wanted: CheckoutChoice): Promise<store.CheckoutRow> {
  const { databases, clock } = installation
  const now = clock.now()
  return databases.control.write(async tx => {
    const [item] = wanted.items
    const plan = item && wanted.site_id === null ? await findPlan(tx, item.plan_id) : undefined
    const trial_days =
      plan && plan.trial_days > 0 && (await isTrialAvailable(tx, wanted.account_id)) ? plan.trial_days : 0
    const row: store.CheckoutRow = {
      id: newId('checkout_session'),
      ...wanted,
      user_id: actor.type === 'user' ? actor.user_id : null,
      status: 'open',
      open_key: toKey(wanted),
      trial_days,
      stripe_id: null,
      subscription_id: null,
      expires_at: now + session_ms,
      completed_at: null,
      created_at: now,
      updated_at: now,
    }
    await store.insertCheckout(tx, row)
    return row
  })
}

interface SaleFacts {
  row: store.CheckoutRow
  prices: readonly PriceRow[]
  customer: string
  code: string | null
}

function toParams({ installation, locale }: Context, { row, prices, customer, code }: SaleFacts) {
  const { tax } = requirePayments(installation)
  const page = row.site_id === null ? '/checkout' : `/sites/${row.site_id}/cart`
  const address = (state: string) => `${installation.config.public_url}${page}?state=${state}&session=${row.id}`
  const metadata = { account_id: row.account_id, checkout_id: row.id, ...(row.site_id && { site_id: row.site_id }) }
  const trial = {
    trial_period_days: row.trial_days,
    trial_settings: { end_behavior: { missing_payment_method: 'cancel' as const } },
  }
  return {
    mode: 'subscription',
    customer,
    line_items: row.items.map(({ plan_id, quantity }) => {
      const price = prices.find(one => one.plan_id === plan_id)
      return { price: price?.stripe_id ?? '', quantity }
    }),
    ...(code ? { discounts: [{ promotion_code: code }] } : { allow_promotion_codes: true }),
    subscription_data: { metadata, ...(row.trial_days > 0 && trial) },
    metadata,
    client_reference_id: row.account_id,
    expires_at: Math.floor(row.expires_at / 1_000),
    automatic_tax: { enabled: tax },
    tax_id_collection: { enabled: true },
    customer_update: { name: 'auto', address: 'auto' },
    ...(row.page === 'hosted'
      ? { ui_mode: 'hosted_page', locale, success_url: address('success'), cancel_url: address('cancel') }
      : { ui_mode: 'elements', return_url: address('success') }),
  } satisfies Stripe.Checkout.SessionCreateParams
}
