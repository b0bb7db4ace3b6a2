/** The rules of plans, for other features to call. */

import type { Handle } from '../../platform/database/handle.ts'
import type { Installation } from '../../platform/features/context.ts'
import { errorFields } from '../../platform/runtime/log.ts'
import * as store from './store.ts'

export { holdsPlan } from './holds-plan.ts'
export { stepErrors } from './offer.ts'
export {
  type AddOn,
  allPlans,
  findPlan,
  listAddOns as addOnsOf,
  type PlanRow,
  pageOfGrants,
  planOfAccount,
  plansWithIds,
  sitesOfAccount,
} from './store.ts'

export const hasDefaultPlan = async (db: Handle<'control'>): Promise<boolean> =>
  (await store.findDefault(db)) !== undefined

/** Of an account that comes into being; without a default plan it has none. */
export async function giveDefaultPlan(tx: Handle<'control'>, account_id: string, now: number): Promise<void> {
  const plan = await store.findDefault(tx)
  if (plan) await store.givePlan(tx, account_id, toDefault(plan, now))
}

/** The plans of the pricing page: free ones first, then by their lowest price for a month. */
export async function offeredPlans(db: Handle<'control'>): Promise<store.PlanRow[]> {
  const cost = ({ prices }: store.PlanRow) =>
    Math.min(...prices.map(({ interval, amount }) => (interval === 'month' ? amount : amount / 12)))
  const costOrFree = (row: store.PlanRow) => (row.prices.length === 0 ? 0 : cost(row))
  return (await store.publicPlans(db)).toSorted((a, b) => costOrFree(a) - costOrFree(b) || (a.id < b.id ? -1 : 1))
}

const toDefault = (plan: store.PlanRow, now: number) =>
  ({ plan_id: plan.id, given_at: now, source: 'default', ends_at: null, note: '' }) as const

/** The account has what it pays for. True where that was not so before. */
export async function givePaidPlan(tx: Handle<'control'>, account_id: string, plan_id: string, now: number) {
  const former = await store.planOfAccount(tx, account_id)
  const isSame = former?.plan_id === plan_id && former.source === 'subscription' && former.ended_at === null
  if (!isSame) {
    const given = { plan_id, given_at: now, source: 'subscription', ends_at: null, note: '' } as const
    await store.givePlan(tx, account_id, given)
  }
  return !isSame
}

/** What was paid for, or granted for a time, ends: the default plan follows, else nothing can be created any more. */
export async function endPlan(
  tx: Handle<'control'>,
  account_id: string,
  source: 'subscription' | 'granted',
  now: number,
): Promise<boolean> {
  const former = await store.planOfAccount(tx, account_id)
  if (former?.source !== source || former.ended_at !== null) return false
  const plan = await store.findDefault(tx)
  await store.givePlan(tx, account_id, plan ? toDefault(plan, now) : { ...former, ended_at: now })
  return true
}

/** True where the site had others before. */
export async function setAddOns(tx: Handle<'control'>, site_id: string, added: readonly store.AddOn[]) {
  const sorted = added.toSorted((a, b) => (a.plan_id < b.plan_id ? -1 : 1))
  const former = await store.listAddOns(tx, site_id)
  const isSame = JSON.stringify(former.map(toPair)) === JSON.stringify(sorted.map(toPair))
  if (!isSame) await store.saveAddOns(tx, site_id, sorted)
  return !isSame
}
const toPair = ({ plan_id, quantity }: store.AddOn) => [plan_id, quantity]

export const announceSites = async (tx: Handle<'control'>, account_id: string): Promise<string[]> => {
  const ids = await store.sitesOfAccount(tx, account_id)
  for (const id of ids) tx.announce(`site ${id}`)
  return ids
}

/** Email that waited for more of the plan is tried again: once what changed it is on disk. */
export async function retryInSites(
  { databases, connections, log }: Installation,
  site_ids: readonly string[],
  now: number,
): Promise<void> {
  for (const id of site_ids) {
    const database = await databases.site(id).catch(error => log.error(errorFields(error), 'new plan'))
    await database?.write(inside => connections.retryWaiting(inside, ['plan_limit'], now))
  }
}
