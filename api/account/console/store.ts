/** Every query on all accounts at once. */

import { and, count, eq, gt, inArray, lt, min, ne } from 'drizzle-orm'
import type { Handle } from '../../platform/database/handle.ts'
import { accountPlans, plans } from '../../platform/features/allowances/control-table.ts'
import { inPage, type ListPage, listOrder } from '../../platform/http/list-page.ts'
import { jobs } from '../../platform/jobs/table.ts'
import { systemMailJob } from '../../platform/mail/jobs.ts'
import { memberships } from '../memberships/table.ts'
import { sites } from '../sites/table.ts'
import { accounts } from '../users/table.ts'

type Db = Handle<'control'>

export const pageOfAccounts = (db: Db, page: ListPage) =>
  db
    .select({ id: accounts.id, created_at: accounts.created_at, plan_id: plans.id, plan_name: plans.name })
    .from(accounts)
    .leftJoin(accountPlans, eq(accountPlans.account_id, accounts.id))
    .leftJoin(plans, eq(plans.id, accountPlans.plan_id))
    .where(inPage(accounts, page))
    .orderBy(...listOrder(accounts, page))
    .limit(page.limit + 1)

export async function countMembersByAccount(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: memberships.account_id, number: count() })
    .from(memberships)
    .where(inArray(memberships.account_id, [...ids]))
    .groupBy(memberships.account_id)
  return new Map(rows.map(({ id, number }) => [id, number]))
}

export async function countSitesByAccount(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: sites.account_id, number: count() })
    .from(sites)
    .where(and(inArray(sites.account_id, [...ids]), ne(sites.status, 'removed')))
    .groupBy(sites.account_id)
  return new Map(rows.map(({ id, number }) => [id, number]))
}

export const countAccounts = (db: Db): Promise<number> => db.$count(accounts)
export const countSites = (db: Db): Promise<number> => db.$count(sites, eq(sites.status, 'ready'))

/** Awake ones have 0 there: they are being looked after. */
export const countOverdueSites = (db: Db, before: number): Promise<number> =>
  db.$count(sites, and(eq(sites.status, 'ready'), gt(sites.wake_at, 0), lt(sites.wake_at, before)))

export async function waitingEmail(db: Db): Promise<{ number: number; oldest: number | null }> {
  const [row] = await db
    .select({ number: count(), oldest: min(jobs.created_at) })
    .from(jobs)
    .where(eq(jobs.type, systemMailJob.type))
  return { number: row?.number ?? 0, oldest: row?.oldest ?? null }
}
