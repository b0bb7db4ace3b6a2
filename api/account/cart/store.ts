/** Queries of carts. */
import { and, eq } from 'drizzle-orm'
import type { Handle } from '../../platform/database/handle.ts'
import { cartItems, carts } from './table.ts'

type Db = Handle<'control'>
export type CartRow = typeof carts.$inferSelect
export type CartItemRow = typeof cartItems.$inferSelect

export async function findCart(db: Db, site_id: string): Promise<CartRow | undefined> {
  return (await db.select().from(carts).where(eq(carts.site_id, site_id)))[0]
}

export const listItems = (db: Db, site_id: string): Promise<CartItemRow[]> =>
  db.select().from(cartItems).where(eq(cartItems.site_id, site_id)).orderBy(cartItems.added_at, cartItems.plan_id)

export async function saveCart(tx: Db, row: CartRow): Promise<void> {
  await tx.insert(carts).values(row).onConflictDoUpdate({ target: carts.site_id, set: row })
}

export async function insertItem(tx: Db, row: CartItemRow): Promise<boolean> {
  const made = await tx.insert(cartItems).values(row).onConflictDoNothing().returning({ plan_id: cartItems.plan_id })
  return made.length > 0
}

const one = (site_id: string, plan_id: string) => and(eq(cartItems.site_id, site_id), eq(cartItems.plan_id, plan_id))

export async function updateItem(tx: Db, { site_id, plan_id }: CartItemRow, quantity: number): Promise<void> {
  await tx.update(cartItems).set({ quantity }).where(one(site_id, plan_id))
}

export async function removeItem(tx: Db, site_id: string, plan_id: string): Promise<void> {
  await tx.delete(cartItems).where(one(site_id, plan_id))
}

export async function emptyCart(tx: Db, site_id: string): Promise<void> {
  await tx.delete(carts).where(eq(carts.site_id, site_id))
}

/** Empties a cart that holds just what was added. */
export async function settleCart(tx: Db, site_id: string, added: readonly { plan_id: string; quantity: number }[]) {
  const toText = (items: typeof added) => JSON.stringify(items.map(one => [one.plan_id, one.quantity]).toSorted())
  if (toText(await listItems(tx, site_id)) === toText(added)) await emptyCart(tx, site_id)
}
