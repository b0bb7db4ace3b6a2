/** Every query on plans and who has them. */

import { and, count, eq, getTableColumns, inArray, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Handle } from '../../platform/database/handle.ts'
import { accountPlans, plans, siteAddOns } from '../../platform/features/allowances/control-table.ts'
import { inPage, type ListPage, listOrder } from '../../platform/http/list-page.ts'
import { sites } from '../sites/table.ts'

type Db = Handle<'control'>
export type PlanRow = typeof plans.$inferSelect

export const pageOfPlans = (db: Db, page: ListPage): Promise<PlanRow[]> =>
  db
    .select()
    .from(plans)
    .where(inPage(plans, page))
    .orderBy(...listOrder(plans, page))
    .limit(page.limit + 1)

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

export type AccountPlanRow = typeof accountPlans.$inferSelect

export async function planOfAccount(db: Db, account_id: string): Promise<AccountPlanRow | undefined> {
  return (await db.select().from(accountPlans).where(eq(accountPlans.account_id, account_id)))[0]
}

export type PlanAssignment = Omit<AccountPlanRow, 'account_id' | 'ended_at'> & { ended_at?: number | null }

export async function givePlan(tx: Db, account_id: string, given: PlanAssignment | null): Promise<void> {
  if (given === null) await tx.delete(accountPlans).where(eq(accountPlans.account_id, account_id))
  else {
    const set = { ended_at: null, ...given }
    await tx
      .insert(accountPlans)
      .values({ account_id, ...set })
      .onConflictDoUpdate({ target: accountPlans.account_id, set })
  }
}

/** Granted plans whose time is over. */
export const endedGrants = (db: Db, now: number): Promise<AccountPlanRow[]> =>
  db
    .select()
    .from(accountPlans)
    .where(and(eq(accountPlans.source, 'granted'), isNull(accountPlans.ended_at), lte(accountPlans.ends_at, now)))

const grantPlace = { id: accountPlans.account_id, created_at: accountPlans.given_at }

export const pageOfGrants = (db: Db, page: ListPage) =>
  db
    .select({ ...getTableColumns(accountPlans), plan_name: plans.name })
    .from(accountPlans)
    .innerJoin(plans, eq(plans.id, accountPlans.plan_id))
    .where(and(eq(accountPlans.source, 'granted'), inPage(grantPlace, page, 'oldest')))
    .orderBy(...listOrder(grantPlace, page, 'oldest'))
    .limit(page.limit + 1)

export type AddOn = Omit<typeof siteAddOns.$inferSelect, 'site_id'>

export const listAddOns = (db: Db, site_id: string): Promise<AddOn[]> =>
  db
    .select({ plan_id: siteAddOns.plan_id, quantity: siteAddOns.quantity })
    .from(siteAddOns)
    .where(eq(siteAddOns.site_id, site_id))
    .orderBy(siteAddOns.plan_id)

export async function saveAddOns(tx: Db, site_id: string, added: readonly AddOn[]): Promise<void> {
  await tx.delete(siteAddOns).where(eq(siteAddOns.site_id, site_id))
  if (added.length > 0) await tx.insert(siteAddOns).values(added.map(one => ({ site_id, ...one })))
}

export async function hasAddOn(db: Db, plan_id: string): Promise<boolean> {
  return (await db.select().from(siteAddOns).where(eq(siteAddOns.plan_id, plan_id)).limit(1)).length > 0
}

export const allPlans = (db: Db): Promise<PlanRow[]> => db.select().from(plans).orderBy(plans.id)

export const plansWithIds = (db: Db, ids: readonly string[]): Promise<PlanRow[]> =>
  db
    .select()
    .from(plans)
    .where(inArray(plans.id, [...ids]))

const idsOf = (rows: { id: string }[]): string[] => rows.map(({ id }) => id)

export const sitesOfAccount = async (db: Db, account_id: string): Promise<string[]> =>
  idsOf(
    await db
      .select({ id: sites.id })
      .from(sites)
      .where(and(eq(sites.account_id, account_id), eq(sites.status, 'ready'))),
  )

export const sitesWithPlan = async (db: Db, plan_id: string): Promise<string[]> =>
  idsOf(
    await db
      .select({ id: sites.id })
      .from(sites)
      .innerJoin(accountPlans, eq(accountPlans.account_id, sites.account_id))
      .where(and(eq(accountPlans.plan_id, plan_id), eq(sites.status, 'ready'))),
  )

export async function takePlansFrom(tx: Db, account_ids: readonly string[]): Promise<void> {
  await tx.delete(accountPlans).where(inArray(accountPlans.account_id, [...account_ids]))
}
