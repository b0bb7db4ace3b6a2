/** Queries of checkouts. */
import { and, desc, eq, gt, inArray, isNotNull, like } from 'drizzle-orm'
import type { Handle } from '../../platform/database/handle.ts'
import { holdsPlan } from '../plans/rules.ts'
import { checkoutSessions } from './table.ts'

type Db = Handle<'control'>
export type CheckoutRow = typeof checkoutSessions.$inferSelect

export async function findCheckout(db: Db, id: string): Promise<CheckoutRow | undefined> {
  return (await db.select().from(checkoutSessions).where(eq(checkoutSessions.id, id)))[0]
}

export async function checkoutByStripeId(db: Db, stripe_id: string): Promise<CheckoutRow | undefined> {
  return (await db.select().from(checkoutSessions).where(eq(checkoutSessions.stripe_id, stripe_id)))[0]
}

export async function findOpenCheckout(db: Db, open_key: string): Promise<CheckoutRow | undefined> {
  return (await db.select().from(checkoutSessions).where(eq(checkoutSessions.open_key, open_key)))[0]
}

export async function lastOfSite(db: Db, site_id: string): Promise<CheckoutRow | undefined> {
  const rows = db.select().from(checkoutSessions).where(eq(checkoutSessions.site_id, site_id))
  return (await rows.orderBy(desc(checkoutSessions.id)).limit(1))[0]
}

export async function insertCheckout(tx: Db, row: CheckoutRow): Promise<void> {
  await tx.insert(checkoutSessions).values(row)
}

export async function updateCheckout(tx: Db, id: string, set: Partial<CheckoutRow>): Promise<void> {
  await tx.update(checkoutSessions).set(set).where(eq(checkoutSessions.id, id))
}

export const openOfAccount = (db: Db, account_id: string): Promise<CheckoutRow[]> =>
  db
    .select()
    .from(checkoutSessions)
    .where(and(eq(checkoutSessions.account_id, account_id), eq(checkoutSessions.status, 'open')))

/** Whether a checkout of the plan is open. */
export const isInCheckout = async (db: Db, plan_id: string, now: number): Promise<boolean> =>
  (await db.$count(
    checkoutSessions,
    and(
      isNotNull(checkoutSessions.open_key),
      gt(checkoutSessions.expires_at, now),
      holdsPlan(checkoutSessions.items, plan_id),
    ),
  )) > 0

/** Stripe has none of them in live mode. */
export async function endTestCheckouts(tx: Db, updated_at: number): Promise<void> {
  await tx
    .update(checkoutSessions)
    .set({ status: 'canceled', open_key: null, updated_at })
    .where(and(isNotNull(checkoutSessions.open_key), like(checkoutSessions.stripe_id, 'cs_test_%')))
}

export async function eraseAccounts(tx: Db, account_ids: readonly string[]): Promise<void> {
  await tx.delete(checkoutSessions).where(inArray(checkoutSessions.account_id, [...account_ids]))
}

/** Checkouts of accounts that go on without whoever began them. */
export async function eraseBuyer(tx: Db, user_id: string): Promise<void> {
  await tx.update(checkoutSessions).set({ user_id: null }).where(eq(checkoutSessions.user_id, user_id))
}
