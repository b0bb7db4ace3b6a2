/** What the plan of an account gives. Without a plan nothing is limited by one. */
import { eq } from 'drizzle-orm'
import type { Config } from '../../config/config.ts'
import type { Handle } from '../../database/handle.ts'
import { problem } from '../../problem/problem.ts'
import { accountPlans, plans, siteAddOns } from './control-table.ts'
import type { Allowance } from './define.ts'

export interface PlanFacts {
  id: string
  name: string
  /** By the name of an allowance; one that is absent is not limited. */
  limits: Readonly<Record<string, number>>
  /** What it includes of what some plans lack; null is all. */
  features: readonly string[] | null
  /** It is no longer paid for: what is there is read and deleted, and nothing is created. */
  ended: boolean
}

const withPlan = (db: Handle<'control'>, account_id: string) =>
  db
    .select({
      id: plans.id,
      name: plans.name,
      limits: plans.limits,
      features: plans.features,
      ended_at: accountPlans.ended_at,
    })
    .from(accountPlans)
    .innerJoin(plans, eq(plans.id, accountPlans.plan_id))
    .where(eq(accountPlans.account_id, account_id))

export async function readPlan(db: Handle<'control'>, account_id: string): Promise<PlanFacts | null> {
  const [row] = await withPlan(db, account_id)
  if (!row) return null
  const { ended_at, ...plan } = row
  return ended_at === null ? { ...plan, ended: false } : { ...plan, limits: {}, features: [], ended: true }
}

/** The same for a site, with what it has bought beyond the account's plan. */
export async function planOfSite(
  db: Handle<'control'>,
  site: { id: string; account_id: string },
): Promise<PlanFacts | null> {
  const plan = await readPlan(db, site.account_id)
  if (!plan) return null
  const added = await db
    .select({ limits: plans.limits, quantity: siteAddOns.quantity })
    .from(siteAddOns)
    .innerJoin(plans, eq(plans.id, siteAddOns.plan_id))
    .where(eq(siteAddOns.site_id, site.id))
  return added.reduce(addOn, plan)
}

/** What is not limited stays so. */
function addOn(plan: PlanFacts, { limits, quantity }: { limits: Record<string, number>; quantity: number }): PlanFacts {
  const raised = { ...plan.limits }
  for (const [name, number] of Object.entries(limits)) {
    const own = plan.limits[name] ?? (plan.ended ? 0 : undefined)
    if (own !== undefined) raised[name] = own + number * quantity
  }
  return { ...plan, limits: raised }
}

/** The smaller of what the plan and the installation allow; null for no limit. */
export function allowedBy(
  plan: PlanFacts | null,
  { name, most }: Pick<Allowance, 'name' | 'most'>,
  config: Config,
): number | null {
  const allowed = plan?.limits[name] ?? (plan?.ended ? 0 : undefined)
  const numbers = [allowed, most?.(config)].filter(number => number !== undefined)
  return numbers.length === 0 ? null : Math.min(...numbers)
}

/** Refuses what only other plans include. */
export function requireFeature(plan: PlanFacts | null, feature: string): void {
  if (plan?.features && !plan.features.includes(feature)) throw problem('feature_not_in_plan')
}
