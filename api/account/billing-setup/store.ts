/** Queries of prices at Stripe and of the set-up. */
import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Handle } from '../../platform/database/handle.ts'
import { stripePrices, stripeSetups } from './table.ts'

type Db = Handle<'control'>
export type PriceRow = typeof stripePrices.$inferSelect
export type SetupRow = typeof stripeSetups.$inferSelect
type Mode = 'test' | 'live'

const setupOfMode = (db: Db) =>
  db
    .select()
    .from(stripeSetups)
    .where(eq(stripeSetups.mode, sql.placeholder('mode')))
    .prepare()

export const findSetup = (db: Db, mode: Mode): Promise<SetupRow | undefined> => db.prepared(setupOfMode).get({ mode })

export async function saveSetup(tx: Db, row: SetupRow): Promise<void> {
  await tx.insert(stripeSetups).values(row).onConflictDoUpdate({ target: stripeSetups.mode, set: row })
}

export const activePrices = (db: Db, mode: Mode): Promise<PriceRow[]> =>
  db
    .select()
    .from(stripePrices)
    .where(and(eq(stripePrices.mode, mode), eq(stripePrices.active, true)))

export async function savePrice(tx: Db, row: PriceRow): Promise<void> {
  await tx.insert(stripePrices).values(row).onConflictDoUpdate({ target: stripePrices.stripe_id, set: row })
}

export async function archivePrices(tx: Db, ids: readonly string[]): Promise<void> {
  await tx
    .update(stripePrices)
    .set({ active: false })
    .where(inArray(stripePrices.stripe_id, [...ids]))
}

const byIds = (db: Db) =>
  db
    .select()
    .from(stripePrices)
    .where(sql`${stripePrices.stripe_id} in (select value from json_each(${sql.placeholder('ids')}))`)
    .prepare()

export const pricesWithIds = (db: Db, ids: readonly string[]): Promise<PriceRow[]> =>
  db.prepared(byIds).all({ ids: JSON.stringify(ids) })

export async function countPrices(db: Db, mode: Mode): Promise<number> {
  const active = and(eq(stripePrices.mode, mode), eq(stripePrices.active, true))
  return (await db.select({ number: count() }).from(stripePrices).where(active))[0]?.number ?? 0
}
