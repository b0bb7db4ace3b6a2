/** Queries of payments of the whole installation. */

import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Handle } from '../../platform/database/handle.ts'
import { plans } from '../../platform/features/allowances/control-table.ts'
import { inPage, type ListPage, listOrder } from '../../platform/http/list-page.ts'
import { invoices, payments, subscriptions } from '../billing/table.ts'
import { holdsPlan } from '../plans/rules.ts'
import { reconciliations } from './table.ts'

type Db = Handle<'control'>
export type ReconciliationRow = typeof reconciliations.$inferSelect

export async function findReconciliation(db: Db, id: string): Promise<ReconciliationRow | undefined> {
  return (await db.select().from(reconciliations).where(eq(reconciliations.id, id)))[0]
}

export async function saveReconciliation(tx: Db, row: ReconciliationRow): Promise<void> {
  await tx.insert(reconciliations).values(row).onConflictDoUpdate({ target: reconciliations.id, set: row })
}

const reconciliationPlace = { id: reconciliations.id, created_at: reconciliations.started_at }

export const pageOfReconciliations = (db: Db, page: ListPage) =>
  db
    .select()
    .from(reconciliations)
    .where(inPage(reconciliationPlace, page))
    .orderBy(...listOrder(reconciliationPlace, page))
    .limit(page.limit + 1)

const month = sql<string>`strftime('%Y-%m', ${invoices.paid_at} / 1000, 'unixepoch')`

/** By lines: an invoice may be of several plans. What was given back is divided among them. */
export const revenue = (db: Db, { from, to }: { from: number; to: number }) =>
  db
    .select({
      month,
      currency: invoices.currency,
      plan_id: sql<string | null>`json_extract(line.value, '$.plan_id')`,
      plan_name: plans.name,
      paid: sql<number>`sum(json_extract(line.value, '$.amount'))`,
      refunded: sql<number>`cast(round(sum(case when ${invoices.total} > 0
        then 1.0 * ${invoices.amount_refunded} * json_extract(line.value, '$.amount') / ${invoices.total}
        else 0 end)) as integer)`,
      invoice_count: sql<number>`count(distinct ${invoices.id})`,
    })
    .from(invoices)
    .innerJoin(sql`json_each(${invoices.lines}) as line`, sql`true`)
    .leftJoin(plans, sql`${plans.id} = json_extract(line.value, '$.plan_id')`)
    .where(and(eq(invoices.status, 'paid'), gte(invoices.paid_at, from), lt(invoices.paid_at, to)))
    .groupBy(month, invoices.currency, sql`json_extract(line.value, '$.plan_id')`)
    .orderBy(desc(month), invoices.currency)

export const failedPayments = (db: Db, page: ListPage) =>
  db
    .select({ payment: payments, invoice_status: invoices.status, next_attempt_at: invoices.next_attempt_at })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoice_id))
    .where(and(inArray(payments.status, ['failed', 'requires_action']), inPage(payments, page)))
    .orderBy(...listOrder(payments, page))
    .limit(page.limit + 1)

type State = 'active' | 'expiring' | 'expired' | 'cancelled'
const access = sql`(${subscriptions.status} in ('trialing', 'active')
  or (${subscriptions.status} = 'past_due' and ${subscriptions.next_attempt_at} is not null))`
/** The same as `toState`, for the database. */
const stateInSql = sql<State>`case when ${subscriptions.status} = 'canceled' then 'cancelled'
  when not ${access} then 'expired' when ${subscriptions.ends_at} is null then 'active' else 'expiring' end`

interface SubscriptionPage extends ListPage {
  states?: readonly State[]
  account_id?: string
  plan_id?: string
}

export const pageOfAll = (db: Db, { states, account_id, plan_id, ...page }: SubscriptionPage) =>
  db
    .select()
    .from(subscriptions)
    .where(
      and(
        inPage(subscriptions, page),
        account_id ? eq(subscriptions.account_id, account_id) : undefined,
        states ? inArray(stateInSql, [...states]) : undefined,
        plan_id ? holdsPlan(subscriptions.items, plan_id) : undefined,
      ),
    )
    .orderBy(...listOrder(subscriptions, page))
    .limit(page.limit + 1)

/** Comparisons stay; whose a difference was is forgotten. */
export async function eraseAccounts(tx: Db, account_ids: readonly string[]): Promise<void> {
  for (const id of account_ids) {
    const named = JSON.stringify(id)
    await tx
      .update(reconciliations)
      .set({ differences: sql`replace(${reconciliations.differences}, ${named}, 'null')` })
      .where(sql`instr(${reconciliations.differences}, ${named})`)
  }
}
