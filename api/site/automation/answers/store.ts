/** Every query on questions that were asked by mail and on their answers. */

import { and, asc, desc, eq, gte, lte, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { updateOfRows } from '../../../platform/database/statements.ts'
import type { ErasedPerson } from '../../../platform/features/connections.ts'
import { movedByKey, movedTogether } from '../../../platform/features/lead-merge.ts'
import { hashesOf } from '../../../platform/features/people.ts'
import { inPage, type ListPage, listOrder } from '../../../platform/http/list-page.ts'
import { emailKey } from '../../../platform/schemas/schemas.ts'
import { leads } from '../../contacts/lead-records/table.ts'
import { runs } from '../runs/table.ts'
import { answers, questions } from './table.ts'

type Db = Handle<'site'>
export type QuestionRow = typeof questions.$inferSelect
export type AnswerRow = typeof answers.$inferSelect

export async function insertQuestions(tx: Db, rows: readonly QuestionRow[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insert(questions)
    .values([...rows])
    .onConflictDoUpdate({
      target: questions.email_id,
      set: { question: sql`excluded.question`, answers: sql`excluded.answers` },
    })
}

export async function findQuestion(db: Db, email_id: string): Promise<QuestionRow | undefined> {
  const [row] = await db.select().from(questions).where(eq(questions.email_id, email_id))
  return row
}

export async function questionsById(db: Db, email_ids: readonly string[]): Promise<Map<string, QuestionRow>> {
  if (email_ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(questions)
    .where(sql`${questions.email_id} in (select value from json_each(${JSON.stringify(email_ids)}))`)
  return new Map(rows.map(row => [row.email_id, row]))
}

export async function insertAnswer(tx: Db, row: AnswerRow): Promise<void> {
  await tx.insert(answers).values(row)
}

export async function saveAnswer(tx: Db, id: string, set: Partial<AnswerRow>): Promise<void> {
  await tx.update(answers).set(set).where(eq(answers.id, id))
}

/** All answers to one email, in order. */
export async function listAnswers(db: Db, email_id: string): Promise<AnswerRow[]> {
  return db.select().from(answers).where(eq(answers.email_id, email_id)).orderBy(asc(answers.at), asc(answers.id))
}

const ofStep = (run_id: string, step_id: string) =>
  and(eq(answers.run_id, run_id), eq(answers.step_id, step_id), eq(answers.verdict, 'person'))

/** The first answer of a person at a step of a run, or that one answer. */
export async function firstAnswer(
  db: Db,
  run_id: string,
  step_id: string,
  answer_id?: string,
): Promise<AnswerRow | undefined> {
  const [row] = await db
    .select()
    .from(answers)
    .where(and(ofStep(run_id, step_id), answer_id === undefined ? undefined : eq(answers.answer_id, answer_id)))
    .orderBy(asc(answers.at), asc(answers.id))
    .limit(1)
  return row
}

/** The time of the first click without a verdict. */
export async function firstPending(
  db: Db,
  run_id: string,
  step_id: string,
  answer_id?: string,
): Promise<Pick<AnswerRow, 'at' | 'email_id'> | undefined> {
  const [row] = await db
    .select({ at: answers.at, email_id: answers.email_id })
    .from(answers)
    .where(
      and(
        eq(answers.run_id, run_id),
        eq(answers.step_id, step_id),
        eq(answers.verdict, 'pending'),
        answer_id === undefined ? undefined : eq(answers.answer_id, answer_id),
      ),
    )
    .orderBy(asc(answers.at))
    .limit(1)
  return row
}

/** The last answer of each person. */
export async function lastAnswer(db: Db, run_id: string, step_id: string): Promise<AnswerRow | undefined> {
  const [row] = await db
    .select()
    .from(answers)
    .where(ofStep(run_id, step_id))
    .orderBy(desc(answers.at), desc(answers.id))
    .limit(1)
  return row
}

/** The current step of a run; undefined if it has ended. */
export async function standsAt(db: Db, run_id: string): Promise<string | null | undefined> {
  const [row] = await db.select({ state: runs.state, ended_at: runs.ended_at }).from(runs).where(eq(runs.id, run_id))
  return row && row.ended_at === null ? row.state.step_id : undefined
}

export interface AnswerFilter {
  journey_id?: string | undefined
  step_id?: string | undefined
  run_id?: string | undefined
  lead_id?: string | undefined
  from?: number | undefined
  to?: number | undefined
  search?: string | undefined
}

const fits = ({ journey_id, step_id, run_id, lead_id, from, to, search = '' }: AnswerFilter) => {
  const text = emailKey(search)
  return and(
    journey_id ? eq(questions.journey_id, journey_id) : undefined,
    step_id ? eq(answers.step_id, step_id) : undefined,
    run_id ? eq(answers.run_id, run_id) : undefined,
    lead_id ? eq(answers.lead_id, lead_id) : undefined,
    from === undefined ? undefined : gte(answers.at, from),
    to === undefined ? undefined : lte(answers.at, to),
    text === '' ? undefined : sql`instr(${leads.email_key}, ${text}) > 0`,
  )
}

export type ListedAnswer = Awaited<ReturnType<typeof pageOfAnswers>>[number]

/** Answers of people, newest first, each with its question and who gave it. */
export async function pageOfAnswers(db: Db, filter: AnswerFilter, page: ListPage) {
  return db
    .select({
      answer: answers,
      question: questions,
      email: leads.email,
      first_name: leads.first_name,
      last_name: leads.last_name,
    })
    .from(answers)
    .innerJoin(questions, eq(questions.email_id, answers.email_id))
    .leftJoin(leads, eq(leads.id, answers.lead_id))
    .where(and(eq(answers.verdict, 'person'), inPage(answers, page), fits(filter)))
    .orderBy(...listOrder(answers, page))
    .limit(page.limit + 1)
}

const emptied = "lead_id = e.hash, answer_id = null, text = null, user_agent = ''"
const replaceInAnswers = updateOfRows('answers', 'lead_id', ['hash'], emptied)
const replaceInQuestions = updateOfRows('questions', 'lead_id', ['hash'], 'lead_id = e.hash')

/** Erases the content of people's answers; that they answered is kept. */
export async function replacePeople(tx: Db, people: readonly ErasedPerson[]): Promise<void> {
  await tx.run(replaceInAnswers, hashesOf(people))
  await tx.run(replaceInQuestions, hashesOf(people))
}

/** Answers, and the questions that were mailed. */
export const mergingAnswers = movedTogether(
  movedByKey('answers', answers, answers.id),
  movedByKey('questions', questions, questions.email_id),
)
