/** What answers used, by day, assistant and visitor. */
import { and, eq, gt, gte, inArray, lte, ne, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import type { Usage } from '../../../platform/network/ai/writer.ts'
import { assistantUsage as usage } from './table.ts'

type Db = Handle<'site'>

export interface UsageKey {
  day: string
  assistant_id: string
  visitor_key: string
}

export async function addUsage(
  tx: Db,
  of: UsageKey,
  { input_tokens, output_tokens }: Usage,
  cost: number,
  /** None: what was written was no answer, or nobody's. */
  answers: number,
): Promise<void> {
  await tx
    .insert(usage)
    .values({ ...of, answers, input_tokens, output_tokens, cost })
    .onConflictDoUpdate({
      target: [usage.day, usage.assistant_id, usage.visitor_key],
      set: {
        answers: sql`${usage.answers} + ${answers}`,
        input_tokens: sql`${usage.input_tokens} + ${input_tokens}`,
        output_tokens: sql`${usage.output_tokens} + ${output_tokens}`,
        cost: sql`${usage.cost} + ${cost}`,
      },
    })
}

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`

/** Of all assistants together, up to a day of it. */
export async function answersOfMonth(db: Db, day: string): Promise<number> {
  const row = await db.one<[number]>(sql`
    select coalesce(sum(${usage.answers}), 0) from ${usage}
    where ${usage.day} >= ${firstOfMonth(day)} and ${usage.day} <= ${day}`)
  return row?.[0] ?? 0
}

/** What an assistant cost from a day on, and how many answers a visitor had on the last. */
export async function usedBy(
  db: Db,
  { day, assistant_id, visitor_key }: UsageKey,
): Promise<{ day_cost: number; month_cost: number; visitor_answers: number }> {
  const [row] = await db.all<[number | null, number | null, number | null]>(sql`
    select sum(case when day = ${day} then cost else 0 end), sum(cost),
      sum(case when day = ${day} and visitor_key = ${visitor_key} then answers else 0 end)
    from ${usage} where assistant_id = ${assistant_id} and day >= ${firstOfMonth(day)} and day <= ${day}`)
  return { day_cost: row?.[0] ?? 0, month_cost: row?.[1] ?? 0, visitor_answers: row?.[2] ?? 0 }
}

const sums = {
  answers: sql<number>`sum(${usage.answers})`,
  input_tokens: sql<number>`sum(${usage.input_tokens})`,
  output_tokens: sql<number>`sum(${usage.output_tokens})`,
  cost: sql<number>`sum(${usage.cost})`,
}

export interface Within {
  from: string
  to: string
  /** None: all. */
  assistant_ids?: readonly string[] | undefined
}

const within = ({ from, to, assistant_ids }: Within) =>
  and(gte(usage.day, from), lte(usage.day, to), assistant_ids && inArray(usage.assistant_id, [...assistant_ids]))

export const usageByDay = (db: Db, of: Within) =>
  db
    .select({ day: usage.day, visitors: sql<number>`count(distinct nullif(${usage.visitor_key}, ''))`, ...sums })
    .from(usage)
    .where(within(of))
    .groupBy(usage.day)
    .orderBy(usage.day)

export const usageByAssistant = (db: Db, of: Within) =>
  db
    .select({
      assistant_id: usage.assistant_id,
      visitors: sql<number>`count(distinct nullif(${usage.visitor_key}, ''))`,
      ...sums,
    })
    .from(usage)
    .where(within(of))
    .groupBy(usage.assistant_id)
    .orderBy(usage.assistant_id)

export const usageByVisitor = (db: Db, of: Within, limit: number) =>
  db
    .select({ visitor_key: usage.visitor_key, ...sums })
    .from(usage)
    .where(and(within(of), ne(usage.visitor_key, '')))
    .groupBy(usage.visitor_key)
    .orderBy(sql`sum(${usage.cost}) desc, sum(${usage.answers}) desc`)
    .limit(limit)

/** Per visitor, days that are past a year say nothing any more: they are added up under nobody. */
export async function foldOldUsage(tx: Db, before: string): Promise<void> {
  await tx.run(
    `insert into assistant_usage (day, assistant_id, visitor_key, answers, input_tokens, output_tokens, cost)
     select day, assistant_id, '', sum(answers), sum(input_tokens), sum(output_tokens), sum(cost) from assistant_usage
     where day < ? and visitor_key <> '' group by day, assistant_id
     on conflict (day, assistant_id, visitor_key) do update set answers = answers + excluded.answers,
       input_tokens = input_tokens + excluded.input_tokens, output_tokens = output_tokens + excluded.output_tokens, cost = cost + excluded.cost`,
    [before],
  )
  await tx.run(`delete from assistant_usage where day < ? and visitor_key <> ''`, [before])
}

/** A question that had no answer since a cap of the assistant or the plan is used up. */
export async function addRefused(tx: Db, of: Omit<UsageKey, 'visitor_key'>): Promise<void> {
  await tx
    .insert(usage)
    .values({ ...of, visitor_key: '', answers: 0, input_tokens: 0, output_tokens: 0, cost: 0, refused: 1 })
    .onConflictDoUpdate({
      target: [usage.day, usage.assistant_id, usage.visitor_key],
      set: { refused: sql`${usage.refused} + 1` },
    })
}

/** How many assistants turned somebody away on a local day, counted from 1970-01-01. */
export async function countWithoutAnswers(db: Db, today: number): Promise<number> {
  const day = new Date(today * 86_400_000).toISOString().slice(0, 10)
  const [row] = await db
    .select({ n: sql<number>`count(distinct ${usage.assistant_id})` })
    .from(usage)
    .where(and(eq(usage.day, day), gt(usage.refused, 0)))
  return row?.n ?? 0
}
