/** Every query on saved blocks. */

import { count, eq, inArray, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { inPage, type ListPage, listOrder } from '../../../platform/http/list-page.ts'
import { savedBlocks } from './table.ts'

type Db = Handle<'site'>
export type SavedBlockRow = typeof savedBlocks.$inferSelect

export const pageOfSavedBlocks = (db: Db, page: ListPage): Promise<SavedBlockRow[]> =>
  db
    .select()
    .from(savedBlocks)
    .where(inPage(savedBlocks, page))
    .orderBy(...listOrder(savedBlocks, page))
    .limit(page.limit + 1)

export async function findSavedBlock(db: Db, id: string): Promise<SavedBlockRow | undefined> {
  const [row] = await db.select().from(savedBlocks).where(eq(savedBlocks.id, id))
  return row
}

export async function findSavedBlockByKey(db: Db, name_key: string): Promise<{ id: string } | undefined> {
  const [row] = await db.select({ id: savedBlocks.id }).from(savedBlocks).where(eq(savedBlocks.name_key, name_key))
  return row
}

export const findSavedBlocks = (db: Db, ids: readonly string[]): Promise<SavedBlockRow[]> =>
  db
    .select()
    .from(savedBlocks)
    .where(inArray(savedBlocks.id, [...ids]))

export async function countSavedBlocks(db: Db): Promise<number> {
  const [row] = await db.select({ number: count() }).from(savedBlocks)
  return row?.number ?? 0
}

/** Saved blocks that include a text. */
export const savedBlocksHolding = (db: Db, text: string): Promise<SavedBlockRow[]> =>
  db.select().from(savedBlocks).where(sql`instr(${savedBlocks.blocks}, ${text})`).orderBy(savedBlocks.id)

export async function insertSavedBlock(tx: Db, row: SavedBlockRow): Promise<void> {
  await tx.insert(savedBlocks).values(row)
}

export async function saveSavedBlock(tx: Db, id: string, set: Partial<SavedBlockRow>): Promise<void> {
  await tx
    .update(savedBlocks)
    .set({ ...set, version: sql`${savedBlocks.version} + 1` })
    .where(eq(savedBlocks.id, id))
}

export async function removeSavedBlock(tx: Db, id: string): Promise<void> {
  await tx.delete(savedBlocks).where(eq(savedBlocks.id, id))
}
