/** Every query on golden questions, their runs and results. */

import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { inPage, type ListPage, listOrder } from '../../../platform/http/list-page.ts'
import { goldenLimits } from './limits.ts'
import { goldenResults, goldenRuns, goldenQuestions as questions } from './table.ts'

type Db = Handle<'site'>
export type QuestionRow = typeof questions.$inferSelect
export type RunRow = typeof goldenRuns.$inferSelect
export type ResultRow = typeof goldenResults.$inferSelect

export const pageOfQuestions = (db: Db, assistant_id: string, page: ListPage): Promise<QuestionRow[]> =>
  db
    .select()
    .from(questions)
    .where(and(eq(questions.assistant_id, assistant_id), inPage(questions, page, 'oldest')))
    .orderBy(...listOrder(questions, page, 'oldest'))
    .limit(page.limit + 1)

export const listQuestions = (db: Db, assistant_id: string): Promise<QuestionRow[]> =>
  db.select().from(questions).where(eq(questions.assistant_id, assistant_id)).orderBy(asc(questions.id))

export const countQuestions = (db: Db, assistant_id: string): Promise<number> =>
  db.$count(questions, eq(questions.assistant_id, assistant_id))

/** Assistants that have some. */
export const assistantsAsked = async (db: Db): Promise<string[]> =>
  (await db.select({ id: questions.assistant_id }).from(questions).groupBy(questions.assistant_id)).map(({ id }) => id)

export async function findQuestion(db: Db, assistant_id: string, id: string): Promise<QuestionRow | undefined> {
  const [row] = await db
    .select()
    .from(questions)
    .where(and(eq(questions.id, id), eq(questions.assistant_id, assistant_id)))
  return row
}

export async function insertQuestion(tx: Db, row: QuestionRow): Promise<void> {
  await tx.insert(questions).values(row)
}

export async function saveQuestion(tx: Db, id: string, set: Partial<QuestionRow>): Promise<void> {
  await tx
    .update(questions)
    .set({ ...set, version: sql`${questions.version} + 1` })
    .where(eq(questions.id, id))
}

export async function removeQuestion(tx: Db, id: string): Promise<void> {
  await tx.delete(questions).where(eq(questions.id, id))
}

export const pageOfRuns = (db: Db, assistant_id: string, page: ListPage): Promise<RunRow[]> =>
  db
    .select()
    .from(goldenRuns)
    .where(and(eq(goldenRuns.assistant_id, assistant_id), inPage(goldenRuns, page)))
    .orderBy(...listOrder(goldenRuns, page))
    .limit(page.limit + 1)

export async function findRun(db: Db, assistant_id: string, id: string): Promise<RunRow | undefined> {
  const [row] = await db
    .select()
    .from(goldenRuns)
    .where(and(eq(goldenRuns.id, id), eq(goldenRuns.assistant_id, assistant_id)))
  return row
}

/** The last that was begun, whatever became of it. */
export const lastRun = (db: Db, assistant_id: string): Promise<RunRow | undefined> =>
  lastOf(db, eq(goldenRuns.assistant_id, assistant_id))

/** The last that such settings were asked. */
export const lastBegun = (db: Db, assistant_id: string, settings_key: string): Promise<RunRow | undefined> =>
  lastOf(db, and(eq(goldenRuns.assistant_id, assistant_id), eq(goldenRuns.settings_key, settings_key)))

/** The last in which they were asked every question. */
export const lastEnded = (db: Db, assistant_id: string, settings_key: string): Promise<RunRow | undefined> => {
  const { assistant_id: of, settings_key: key, ended_at } = goldenRuns
  return lastOf(db, and(eq(of, assistant_id), eq(key, settings_key), isNotNull(ended_at)))
}

async function lastOf(db: Db, which: SQL | undefined): Promise<RunRow | undefined> {
  const [row] = await db.select().from(goldenRuns).where(which).orderBy(desc(goldenRuns.id)).limit(1)
  return row
}

/** Of too many the oldest go. */
export async function insertRun(tx: Db, row: RunRow): Promise<void> {
  await tx.insert(goldenRuns).values(row)
  const { assistant_id, id } = goldenRuns
  await tx.delete(goldenRuns).where(
    and(
      eq(assistant_id, row.assistant_id),
      sql`${id} not in (select r.id from ${goldenRuns} r where r.assistant_id = ${row.assistant_id}
          order by r.id desc limit ${goldenLimits.golden_runs_kept})`,
    ),
  )
}

export async function saveRun(tx: Db, id: string, set: Partial<RunRow>): Promise<void> {
  await tx.update(goldenRuns).set(set).where(eq(goldenRuns.id, id))
}

export async function insertResults(tx: Db, rows: readonly ResultRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(goldenResults).values([...rows])
}

export const listResults = (db: Db, run_ids: readonly string[]): Promise<ResultRow[]> =>
  db
    .select()
    .from(goldenResults)
    .where(inArray(goldenResults.run_id, [...run_ids]))
    .orderBy(asc(goldenResults.question_id))
