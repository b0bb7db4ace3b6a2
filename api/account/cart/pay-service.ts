/** The endpoints that show and charge the total of a cart. */

import type { Context } from '../../platform/features/context.ts'
import { action, query } from '../../platform/features/endpoint.ts'
import { askStripe, requirePayments } from '../../platform/network/payments.ts'
import { invalid, problem } from '../../platform/problem/problem.ts'
import { toInstant } from '../../platform/runtime/clock.ts'
import {
  askWithCode,
  confirmChange,
  ensureCustomer,
  findChange,
  findPromotionCode,
  findSubscription,
  liveOf,
  oneAtATime,
  type SubscriptionRow,
  showChange,
  showPriceLines,
  showSubscription,
} from '../billing/rules.ts'
import { findPrice, requireSetUp } from '../billing-setup/rules.ts'
import {
  findCheckout,
  findOpenCheckout,
  lastOfSite,
  openCheckout,
  settleCheckout,
  showCheckout,
} from '../checkout/rules.ts'
import * as contract from './contract.ts'
import { type Cart, loadCart, requirePurchase } from './rules.ts'
import { emptyCart } from './store.ts'

async function requireCart(context: Context): Promise<{ cart: Cart; live: SubscriptionRow | undefined }> {
  const { installation, site } = context
  const { mode } = requirePayments(installation)
  const found = await installation.databases.control.read(async db => {
    await requireSetUp(db, mode)
    return { cart: await loadCart(db, site), live: await liveOf(db, site.id) }
  })
  if (found.cart.items.length === 0) throw problem('cart_empty')
  for (const plan of found.cart.plans) requirePurchase(context, plan)
  return found
}

/** What the site has, and what is in the cart besides. */
function toItems({ items }: Cart, live: SubscriptionRow | undefined) {
  const wanted = new Map((live?.items ?? []).map(({ plan_id, quantity }) => [plan_id, quantity]))
  for (const { plan_id, quantity } of items) wanted.set(plan_id, (wanted.get(plan_id) ?? 0) + quantity)
  return [...wanted].map(([plan_id, quantity]) => ({ plan_id, quantity }))
}

async function previewMore(context: Context, cart: Cart, live: SubscriptionRow) {
  const target = {
    items: toItems(cart, live),
    interval: live.interval,
    ...(cart.promotion_code !== null && { promotion_code: cart.promotion_code }),
  }
  const { installation, locale } = context
  const { row, lines, discount, tax } = await showChange(installation, live, target)
  return {
    change_id: row.id,
    currency: row.currency,
    lines: await showPriceLines(installation, lines, locale),
    discount,
    tax,
    amount_due: row.amount_due,
    next_amount: row.next_amount,
    renews_at: live.period_end_at === null ? null : toInstant(live.period_end_at),
    expires_at: toInstant(row.expires_at),
  }
}

async function previewFirst(context: Context, cart: Cart) {
  const { installation, site } = context
  const payments = requirePayments(installation)
  const { interval, currency, promotion_code } = cart
  const items = await installation.databases.control.read(async db => {
    const lines: { price: string; quantity: number }[] = []
    for (const { plan_id, quantity } of cart.items) {
      const price = await findPrice(db, payments.mode, { plan_id, interval, currency })
      if (!price) throw invalid('/currency', 'price_not_offered')
      lines.push({ price: price.stripe_id, quantity })
    }
    return lines
  })
  const code = promotion_code === null ? null : await findPromotionCode(payments, promotion_code)
  const customer = await ensureCustomer(installation, site.account_id, currency)
  const quote = await askWithCode(() =>
    payments.stripe.invoices.createPreview({
      customer,
      ...(code && { discounts: [{ promotion_code: code }] }),
      automatic_tax: { enabled: payments.tax },
      subscription_details: { items },
    }),
  )
  return {
    change_id: null,
    currency,
    renews_at: null,
    expires_at: null,
    lines: await showPriceLines(installation, quote.lines.data, context.locale),
    discount: (quote.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0),
    tax: (quote.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0),
    amount_due: quote.amount_due,
    next_amount: quote.subtotal,
  }
}

export const previewCartTotal = action(
  contract.previewCartTotal,
  (_input, context) =>
    oneAtATime(context.installation, context.site.account_id, async () => {
      const { cart, live } = await requireCart(context)
      return live ? previewMore(context, cart, live) : previewFirst(context, cart)
    }),
  async (_tx, _input, _context, shown) => shown,
)

async function showBought(context: Context, id: string) {
  const { databases } = context.installation
  return databases.control.read(async db => {
    const row = await findSubscription(db, id)
    if (!row) throw problem('not_found')
    return showSubscription(db, row, context.now())
  })
}

async function payMore(context: Context, live: SubscriptionRow, change_id: string | undefined) {
  const { installation, site } = context
  const { databases } = installation
  const change = change_id && (await databases.control.read(db => findChange(db, change_id)))
  if (!change || change.subscription_id !== live.id) throw problem('price_expired')
  const confirmation = await confirmChange(installation, change)
  if (confirmation) return { confirmation }
  await databases.control.write(tx => emptyCart(tx, site.id))
  return { subscription: await showBought(context, live.id) }
}

export const checkOutCart = action(
  contract.checkOutCart,
  ({ body }, context) =>
    oneAtATime(context.installation, context.site.account_id, async () => {
      const { cart, live } = await requireCart(context)
      if (live) return payMore(context, live, body.change_id)
      const { account_id, id: site_id } = context.site
      const { interval, currency, promotion_code } = cart
      const wanted = { account_id, site_id, items: toItems(cart, live), interval, currency, promotion_code }
      const row = await openCheckout(context, { ...wanted, page: body.page ?? 'elements' })
      return { session: await showCheckout(context.installation, row) }
    }),
  async (_tx, _input, context, shown) => {
    context.auditAs(context.site.id)
    return shown
  },
)

export const getCartCheckout = query(
  contract.getCartCheckout,
  (db, _input, { site }) => findOpenCheckout(db, site.id),
  async (row, _input, { installation }) => (row ? { session: await showCheckout(installation, row) } : {}),
)

export const settleCartCheckout = action(
  contract.settleCartCheckout,
  async (_input, context) => {
    const { installation, site } = context
    const { databases } = installation
    requirePayments(installation)
    const last = await databases.control.read(db => lastOfSite(db, site.id))
    if (!last?.stripe_id) return {}
    const { stripe_id } = last
    await askStripe(() => settleCheckout(installation, stripe_id))
    const row = await databases.control.read(db => findCheckout(db, last.id))
    if (!row) return {}
    if (row.status !== 'complete' || row.subscription_id === null)
      return { session: await showCheckout(installation, row) }
    return { subscription: await showBought(context, row.subscription_id) }
  },
  async (_tx, _input, _context, shown) => shown,
)
