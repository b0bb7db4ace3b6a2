/** What a cart holds, and who may put what into it. */

import type { Handle } from '../../platform/database/handle.ts'
import type { Context } from '../../platform/features/context.ts'
import type { Permission } from '../../platform/identity/permissions.ts'
import { permissionMissing } from '../../platform/identity/permissions.ts'
import { toInstant } from '../../platform/runtime/clock.ts'
import { liveOf } from '../billing/rules.ts'
import { type PlanRow, plansWithIds } from '../plans/rules.ts'
import * as store from './store.ts'

type Db = Handle<'control'>
type AddOnType = Exclude<PlanRow['plan_type'], 'account'>

const permissionOf = {
  lead: 'purchase-lead',
  audience: 'purchase-audience',
  assistant: 'purchase-assistant',
  sandbox: 'purchase-sandbox',
} as const satisfies Record<AddOnType, Permission>

export const mayPurchase = ({ rights }: Pick<Context, 'rights'>, type: PlanRow['plan_type']): boolean =>
  type !== 'account' && rights?.grants.has(permissionOf[type]) === true

/** What is asked for depends on the type of the add-on. */
export function requirePurchase(context: Pick<Context, 'rights'>, { plan_type }: Pick<PlanRow, 'plan_type'>): void {
  if (plan_type !== 'account' && !mayPurchase(context, plan_type))
    throw permissionMissing({ permission: permissionOf[plan_type] })
}

export interface Cart {
  items: readonly store.CartItemRow[]
  plans: readonly PlanRow[]
  interval: 'month' | 'year'
  currency: string
  promotion_code: string | null
  /** Of the subscription that the site has. */
  fixed: boolean
  version: number
  updated_at: number | null
}

export async function loadCart(db: Db, site: { id: string; currency: string }): Promise<Cart> {
  const [row, items, live] = [
    await store.findCart(db, site.id),
    await store.listItems(db, site.id),
    await liveOf(db, site.id),
  ]
  const plans = await plansWithIds(
    db,
    items.map(({ plan_id }) => plan_id),
  )
  const chosen = live ?? row
  return {
    items,
    plans,
    fixed: live !== undefined,
    interval: chosen?.interval ?? 'month',
    currency: chosen?.currency ?? (site.currency || 'USD'),
    promotion_code: row?.promotion_code ?? null,
    version: row?.version ?? 0,
    updated_at: row?.updated_at ?? null,
  }
}

export function toCart({ items, plans, ...cart }: Cart) {
  return {
    ...cart,
    items: items.map(({ plan_id, quantity }) => {
      const plan = plans.find(({ id }) => id === plan_id)
      const price = plan?.prices.find(one => one.interval === cart.interval && one.currency === cart.currency)
      const { name = '', plan_type = 'lead' } = plan ?? {}
      return { plan_id, plan_name: name, plan_type, quantity, unit_amount: price?.amount ?? null }
    }),
    updated_at: cart.updated_at === null ? null : toInstant(cart.updated_at),
  }
}
