/** Every query on plans and who has them. */
import { and, count, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import { accountPlans, plans } from '../../platform/allowances/control-table.ts'
import type { Handle } from '../../platform/database/handle.ts'
import { sites } from '../sites/table.ts'

type Db = Handle<'control'>
export type PlanRow = typeof plans.$inferSelect

export const pageOfPlans = (db: Db, { after, limit }: { after: string | null; limit: number }): Promise<PlanRow[]> =>
  db
    .select()
    .from(plans)
    .where(after ? lt(plans.id, after) : undefined)
    .orderBy(desc(plans.id))
    .limit(limit + 1)

export async function findPlan(db: Db, id: string): Promise<PlanRow | undefined> {
  return (await db.select().from(plans).where(eq(plans.id, id)))[0]
}

/** Account plans of the pricing page. */
export const publicPlans = (db: Db): Promise<PlanRow[]> =>
  db
    .select()
    .from(plans)
    .where(and(eq(plans.is_public, true), eq(plans.plan_type, 'account')))

export async function planNamed(db: Db, name_key: string, except_id = ''): Promise<boolean> {
  const found = await db
    .select({ id: plans.id })
    .from(plans)
    .where(and(eq(plans.name_key, name_key), ne(plans.id, except_id)))
  return found.length > 0
}

export async function insertPlan(tx: Db, row: PlanRow): Promise<void> {
  await tx.insert(plans).values(row)
}

export async function savePlan(tx: Db, id: string, set: Partial<PlanRow>): Promise<void> {
  await tx
    .update(plans)
    .set({ ...set, version: sql`${plans.version} + 1` })
    .where(eq(plans.id, id))
}

/** What accounts that register get; undefined: none. */
export async function findDefault(db: Db): Promise<PlanRow | undefined> {
  return (await db.select().from(plans).where(eq(plans.is_default, true)))[0]
}

export async function endDefault(tx: Db, updated_at: number): Promise<void> {
  const former = await findDefault(tx)
  if (former) await savePlan(tx, former.id, { is_default: false, updated_at })
}

export async function removePlan(tx: Db, id: string): Promise<void> {
  await tx.delete(plans).where(eq(plans.id, id))
}

/** How many accounts have each. */
export async function accountsWith(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: accountPlans.plan_id, number: count() })
    .from(accountPlans)
    .where(inArray(accountPlans.plan_id, [...ids]))
    .groupBy(accountPlans.plan_id)
  return new Map(rows.map(({ id, number }) => [id, number]))
}

export async function givePlan(tx: Db, account_id: string, plan_id: string | null, given_at: number): Promise<void> {
  if (plan_id === null) await tx.delete(accountPlans).where(eq(accountPlans.account_id, account_id))
  else {
    await tx
      .insert(accountPlans)
      .values({ account_id, plan_id, given_at })
      .onConflictDoUpdate({ target: accountPlans.account_id, set: { plan_id, given_at } })
  }
}

const idsOf = (rows: { id: string }[]): string[] => rows.map(({ id }) => id)

export const sitesOfAccount = async (db: Db, account_id: string): Promise<string[]> =>
  idsOf(
    await db
      .select({ id: sites.id })
      .from(sites)
      .where(and(eq(sites.account_id, account_id), eq(sites.state, 'ready'))),
  )

export const sitesWithPlan = async (db: Db, plan_id: string): Promise<string[]> =>
  idsOf(
    await db
      .select({ id: sites.id })
      .from(sites)
      .innerJoin(accountPlans, eq(accountPlans.account_id, sites.account_id))
      .where(and(eq(accountPlans.plan_id, plan_id), eq(sites.state, 'ready'))),
  )

export async function takePlansFrom(tx: Db, account_ids: readonly string[]): Promise<void> {
  await tx.delete(accountPlans).where(inArray(accountPlans.account_id, [...account_ids]))
}
