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
