/** The rules of plans, for other features to call. */
import type { Handle } from '../../platform/database/handle.ts'
import * as store from './store.ts'

export const hasDefaultPlan = async (db: Handle<'control'>): Promise<boolean> =>
  (await store.findDefault(db)) !== undefined

/** Of an account that comes into being; without a default plan it has none. */
export async function giveDefaultPlan(tx: Handle<'control'>, account_id: string, now: number): Promise<void> {
  const plan = await store.findDefault(tx)
  if (plan) await store.givePlan(tx, account_id, plan.id, now)
}

/** The plans of the pricing page: free ones first, then by their lowest price for a month. */
export async function offeredPlans(db: Handle<'control'>): Promise<store.PlanRow[]> {
  const cost = ({ prices }: store.PlanRow) =>
    Math.min(...prices.map(({ interval, amount }) => (interval === 'month' ? amount : amount / 12)))
  const costOrFree = (row: store.PlanRow) => (row.prices.length === 0 ? 0 : cost(row))
  return (await store.publicPlans(db)).toSorted((a, b) => costOrFree(a) - costOrFree(b) || (a.id < b.id ? -1 : 1))
}
