/** What the plan of an account gives. Without a plan nothing is limited by one. */
import { eq } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Handle } from '../database/handle.ts'
import { problem } from '../problem/problem.ts'
import { accountPlans, plans } from './control-table.ts'
import type { Allowance } from './define.ts'

export interface PlanFacts {
  id: string
  name: string
  /** By the name of an allowance; one that is absent is not limited. */
  limits: Readonly<Record<string, number>>
  /** What it includes of what some plans lack; null is all. */
  features: readonly string[] | null
}

const withPlan = (db: Handle<'control'>, account_id: string) =>
  db
    .select({ id: plans.id, name: plans.name, limits: plans.limits, features: plans.features })
    .from(accountPlans)
    .innerJoin(plans, eq(plans.id, accountPlans.plan_id))
    .where(eq(accountPlans.account_id, account_id))

export async function planOf(db: Handle<'control'>, account_id: string): Promise<PlanFacts | null> {
  return (await withPlan(db, account_id))[0] ?? null
}

/** The smaller of what the plan and the installation allow; null for no limit. */
export function allowedBy(
  plan: PlanFacts | null,
  { name, most }: Pick<Allowance, 'name' | 'most'>,
  config: Config,
): number | null {
  const numbers = [plan?.limits[name], most?.(config)].filter(number => number !== undefined)
  return numbers.length === 0 ? null : Math.min(...numbers)
}

/** Refuses what only other plans include. */
export function requireFeature(plan: PlanFacts | null, feature: string): void {
  if (plan?.features && !plan.features.includes(feature)) throw problem('feature_not_in_plan')
}
