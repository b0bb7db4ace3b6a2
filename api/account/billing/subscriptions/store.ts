/** Queries of subscriptions, changes, trials and refunds. */

import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { inPage, type ListPage, listOrder } from '../../../platform/http/list-page.ts'
import { holdsPlan } from '../../plans/rules.ts'
import { refunds, subscriptionChanges, subscriptions, trialsTaken } from '../table.ts'

type Db = Handle<'control'>
export type SubscriptionRow = typeof subscriptions.$inferSelect
export type ChangeRow = typeof subscriptionChanges.$inferSelect
export type RefundRow = typeof refunds.$inferSelect
export type TrialRow = typeof trialsTaken.$inferSelect

export async function findSubscription(db: Db, id: string): Promise<SubscriptionRow | undefined> {
  return (await db.select().from(subscriptions).where(eq(subscriptions.id, id)))[0]
}

const ofStripe = (db: Db) =>
  db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.stripe_id, sql.placeholder('stripe_id')))
    .prepare()

export const byStripeId = (db: Db, stripe_id: string): Promise<SubscriptionRow | undefined> =>
  db.prepared(ofStripe).get({ stripe_id })

/** The live subscription of an account's plan, or of a site. */
export async function findLive(db: Db, live_key: string): Promise<SubscriptionRow | undefined> {
  return (await db.select().from(subscriptions).where(eq(subscriptions.live_key, live_key)))[0]
}

export const liveOfAccount = (db: Db, account_id: string): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.account_id, account_id), isNotNull(subscriptions.live_key)))

export const liveOfCustomer = (db: Db, stripe_customer_id: string): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.stripe_customer_id, stripe_customer_id), isNull(subscriptions.ended_at)))

export const allLive = (db: Db): Promise<SubscriptionRow[]> =>
  db.select().from(subscriptions).where(isNull(subscriptions.ended_at))

export async function saveSubscription(tx: Db, row: SubscriptionRow): Promise<void> {
  const { id: _id, created_at: _created_at, ...set } = row
  await tx.insert(subscriptions).values(row).onConflictDoUpdate({ target: subscriptions.stripe_id, set })
}

export async function updateSubscription(tx: Db, id: string, set: Partial<SubscriptionRow>): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ ...set, version: sql`${subscriptions.version} + 1` })
    .where(eq(subscriptions.id, id))
}

export interface SubscriptionPage extends ListPage {
  account_id?: string
  site_id?: string
  live?: boolean
}

export const pageOfSubscriptions = (db: Db, { account_id, site_id, live, ...page }: SubscriptionPage) =>
  db
    .select()
    .from(subscriptions)
    .where(
      and(
        account_id ? eq(subscriptions.account_id, account_id) : undefined,
        site_id ? eq(subscriptions.site_id, site_id) : undefined,
        live === undefined ? undefined : live ? isNull(subscriptions.ended_at) : isNotNull(subscriptions.ended_at),
        inPage(subscriptions, page),
      ),
    )
    .orderBy(...listOrder(subscriptions, page))
    .limit(page.limit + 1)

/** Whether a subscription that has not ended has the plan, or a change to it is under way. */
export async function isPaidFor(db: Db, plan_id: string): Promise<boolean> {
  const isUnderWay = inArray(subscriptionChanges.status, ['pending', 'scheduled'])
  return (
    (await db.$count(subscriptions, and(isNotNull(subscriptions.live_key), holdsPlan(subscriptions.items, plan_id)))) >
      0 || (await db.$count(subscriptionChanges, and(isUnderWay, holdsPlan(subscriptionChanges.items, plan_id)))) > 0
  )
}

export async function findChange(db: Db, id: string): Promise<ChangeRow | undefined> {
  return (await db.select().from(subscriptionChanges).where(eq(subscriptionChanges.id, id)))[0]
}

/** Those that are being carried out, the newest first. */
export const pendingChanges = (db: Db, subscription_id: string): Promise<ChangeRow[]> =>
  db
    .select()
    .from(subscriptionChanges)
    .where(and(eq(subscriptionChanges.subscription_id, subscription_id), eq(subscriptionChanges.status, 'pending')))
    .orderBy(desc(subscriptionChanges.id))

/** A subscription as it was kept last, and its changes that are being carried out. */
export interface PendingChanges {
  row: SubscriptionRow | undefined
  changes: readonly ChangeRow[]
}

export async function readPendingChanges(db: Db, stripe_id: string): Promise<PendingChanges> {
  const row = await byStripeId(db, stripe_id)
  return { row, changes: row ? await pendingChanges(db, row.id) : [] }
}

export async function insertChange(tx: Db, row: ChangeRow): Promise<void> {
  await tx.insert(subscriptionChanges).values(row)
}

export async function updateChange(tx: Db, id: string, set: Partial<ChangeRow>): Promise<void> {
  await tx.update(subscriptionChanges).set(set).where(eq(subscriptionChanges.id, id))
}

export const trialsWith = (db: Db, values: readonly string[]): Promise<TrialRow[]> =>
  db
    .select()
    .from(trialsTaken)
    .where(inArray(trialsTaken.value, [...values]))

export async function insertTrials(tx: Db, rows: readonly TrialRow[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(trialsTaken)
      .values([...rows])
      .onConflictDoNothing()
}

export async function findRefund(db: Db, subscription_id: string): Promise<RefundRow | undefined> {
  return (await db.select().from(refunds).where(eq(refunds.subscription_id, subscription_id)))[0]
}

export async function insertRefund(tx: Db, row: RefundRow): Promise<void> {
  await tx.insert(refunds).values(row)
}

export async function updateRefund(tx: Db, id: string, set: Partial<RefundRow>): Promise<void> {
  await tx.update(refunds).set(set).where(eq(refunds.id, id))
}

/** Trials stay taken, by hashes alone. */
export async function eraseAccounts(tx: Db, account_ids: readonly string[]): Promise<void> {
  for (const table of [subscriptionChanges, subscriptions, refunds])
    await tx.delete(table).where(inArray(table.account_id, [...account_ids]))
}
