/** Checkouts as the wire has them. */

import type { Installation } from '../../platform/features/context.ts'
import { askStripe } from '../../platform/network/payments.ts'
import { toInstant } from '../../platform/runtime/clock.ts'
import { pricesWithIds } from '../billing-setup/rules.ts'
import { plansWithIds } from '../plans/rules.ts'
import type { CheckoutRow } from './store.ts'

/** The secret for Stripe.js, and Stripe's own page: asked anew each time, and stored nowhere. */
async function askForPage({ payments }: Installation, { status, stripe_id }: CheckoutRow) {
  if (status !== 'open' || !stripe_id || !payments) return { client_secret: null, url: null }
  const session = await askStripe(() => payments.stripe.checkout.sessions.retrieve(stripe_id))
  return { client_secret: session.client_secret, url: session.url }
}

export async function showCheckout(installation: Installation, row: CheckoutRow) {
  const { databases, payments } = installation
  const ids = row.items.map(({ plan_id }) => plan_id)
  const { plans, prices } = await databases.control.read(async db => ({
    plans: await plansWithIds(db, ids),
    prices: await pricesWithIds(
      db,
      row.items.flatMap(({ price_id }) => price_id ?? []),
    ),
  }))
  const { client_secret, url } = await askForPage(installation, row)
  return {
    id: row.id,
    status: row.status,
    ...(row.site_id !== null && { site_id: row.site_id }),
    page: row.page,
    items: row.items.map(({ plan_id, quantity, price_id }) => {
      const plan = plans.find(({ id }) => id === plan_id)
      const offered = plan?.prices.find(one => one.interval === row.interval && one.currency === row.currency)
      const price = prices.find(({ stripe_id }) => stripe_id === price_id) ?? offered
      return { plan_id, plan_name: plan?.name ?? '', quantity, unit_amount: price?.amount ?? 0 }
    }),
    interval: row.interval,
    currency: row.currency,
    promotion_code: row.promotion_code,
    trial_days: row.trial_days,
    client_secret,
    publishable_key: payments?.publishable_key ?? '',
    url,
    subscription_id: row.subscription_id,
    expires_at: toInstant(row.expires_at),
    created_at: toInstant(row.created_at),
  }
}
