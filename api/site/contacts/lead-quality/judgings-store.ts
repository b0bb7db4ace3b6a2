/** Every query on judging many leads again. */
import { desc, eq, lt } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { leadJudgings } from './table.ts'

type Db = Handle<'site'>
export type JudgingRow = typeof leadJudgings.$inferSelect

export async function insertJudging(tx: Db, row: JudgingRow): Promise<void> {
  await tx.insert(leadJudgings).values(row)
}

export async function findJudging(db: Db, id: string): Promise<JudgingRow | undefined> {
  const [row] = await db.select().from(leadJudgings).where(eq(leadJudgings.id, id))
  return row
}

export async function saveJudging(tx: Db, id: string, set: Partial<JudgingRow>): Promise<void> {
  await tx.update(leadJudgings).set(set).where(eq(leadJudgings.id, id))
}

export const pageOfJudgings = (db: Db, page: { after: string | null; limit: number }): Promise<JudgingRow[]> =>
  db
    .select()
    .from(leadJudgings)
    .where(page.after ? lt(leadJudgings.id, page.after) : undefined)
    .orderBy(desc(leadJudgings.id))
    .limit(page.limit + 1)
