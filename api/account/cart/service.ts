/** The endpoints on the contents of a cart. Paying is in pay-service.ts. */

import type { Handle } from '../../platform/database/handle.ts'
import type { Context, InAction } from '../../platform/features/context.ts'
import { action, query } from '../../platform/features/endpoint.ts'
import { requirePayments } from '../../platform/network/payments.ts'
import { invalid, problem, refusedAt } from '../../platform/problem/problem.ts'
import { findPromotionCode } from '../billing/rules.ts'
import { paymentSetupStatus } from '../billing-setup/rules.ts'
import { addOnsOf, allPlans, findPlan } from '../plans/rules.ts'
import * as contract from './contract.ts'
import { loadCart, mayPurchase, requirePurchase, toCart } from './rules.ts'
import * as store from './store.ts'

type Db = Handle<'control'>

export const listAddOns = query(contract.listAddOns, async (db, { query: q }, context) => {
  const { site, installation } = context
  const owned = await addOnsOf(db, site.id)
  const items = await store.listItems(db, site.id)
  const plans = (await allPlans(db)).filter(
    ({ plan_type, prices }) =>
      prices.length > 0 && mayPurchase(context, plan_type) && (q.plan_type === undefined || q.plan_type === plan_type),
  )
  return {
    payments: await paymentSetupStatus(db, installation.config.billing),
    data: plans.map(({ id, name, plan_type, texts, prices, limits }) => ({
      id,
      name,
      plan_type,
      texts,
      prices: [...prices],
      adds: Object.values(limits)[0] ?? 0,
      owned: owned.find(one => one.plan_id === id)?.quantity ?? 0,
      in_cart: items.some(({ plan_id }) => plan_id === id),
    })),
  }
})

const show = async (db: Db, { site }: Pick<Context, 'site'>) => toCart(await loadCart(db, site))

export const getCart = query(contract.getCart, (db, _input, context) => show(db, context))

const withPayments = async (_input: unknown, { installation }: Context) => requirePayments(installation)

/** Writes the row with what is given, and a new version. */
async function touch(tx: Db, context: InAction, set: Partial<store.CartRow> = {}): Promise<void> {
  const { interval, currency, promotion_code, version } = await loadCart(tx, context.site)
  const own = { site_id: context.site.id, interval, currency, promotion_code }
  await store.saveCart(tx, { ...own, ...set, version: version + 1, updated_at: context.now() })
}

/** A code is asked for at Stripe when it is given; that it ended meanwhile is said with the total. */
const withCode = async ({ body }: { body: { promotion_code?: string | null } }, { installation }: Context) => {
  const payments = requirePayments(installation)
  if (body.promotion_code) await findPromotionCode(payments, body.promotion_code)
}

export const updateCart = action(contract.updateCart, withCode, async (tx, { body }, context) => {
  const cart = await loadCart(tx, context.site)
  context.ifMatch(cart.version)
  context.auditAs(context.site.id)
  await touch(tx, context, body)
  return show(tx, context)
})

export const addCartItem = action(contract.addCartItem, withPayments, async (tx, { body }, context) => {
  const plan = await findPlan(tx, body.plan_id)
  if (!plan || plan.plan_type === 'account') throw invalid('/plan_id', 'unknown_reference')
  requirePurchase(context, plan)
  await touch(tx, context)
  const row = { site_id: context.site.id, plan_id: plan.id, quantity: body.quantity ?? 1, added_at: context.now() }
  if (!(await store.insertItem(tx, row))) throw refusedAt('/plan_id', 'item_in_cart')
  context.auditAs(plan.id)
  return show(tx, context)
})

async function requireItem(tx: Db, context: InAction, plan_id: string): Promise<store.CartItemRow> {
  const item = (await store.listItems(tx, context.site.id)).find(one => one.plan_id === plan_id)
  const plan = item && (await findPlan(tx, plan_id))
  if (!item || !plan) throw problem('not_found')
  requirePurchase(context, plan)
  return item
}

export const updateCartItem = action(contract.updateCartItem, async (tx, { params, body }, context) => {
  const item = await requireItem(tx, context, params.plan_id)
  await store.updateItem(tx, item, body.quantity)
  await touch(tx, context)
  return show(tx, context)
})

export const deleteCartItem = action(contract.deleteCartItem, async (tx, { params }, context) => {
  const item = await requireItem(tx, context, params.plan_id)
  await store.removeItem(tx, item.site_id, item.plan_id)
  await touch(tx, context)
  return show(tx, context)
})
