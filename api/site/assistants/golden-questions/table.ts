/** Golden questions of assistants, and the runs in which they were asked. */
import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { assistants } from '../assistants/table.ts'

export const goldenTargets = ['draft', 'live'] as const
export const goldenReasons = [
  'not_found',
  'not_answerable',
  'answerable',
  'not_cited',
  'limit_reached',
  'no_answer',
] as const

/** A passage that is to be found: one of the source that has these words; without words, any of it. */
export interface ExpectedPassage {
  source_id: string
  text: string
}

/** A passage that was found, as it was then. */
export interface FoundPassage {
  source_id: string
  source_name: string
  heading: string | null
  url: string | null
  excerpt: string
  is_expected: boolean
}

const assistant_id = () =>
  text()
    .notNull()
    .references(() => assistants.id, { onDelete: 'cascade' })

export const goldenQuestions = sqliteTable(
  'golden_questions',
  {
    id: text().primaryKey(),
    assistant_id: assistant_id(),
    question: text().notNull(),
    /** None: it is not to be answered. */
    expected: text({ mode: 'json' }).$type<ExpectedPassage[]>().notNull(),
    version: integer().notNull().default(1),
    created_at: integer().notNull(),
    updated_at: integer().notNull(),
  },
  t => [index('golden_questions_assistant').on(t.assistant_id, t.id)],
)

export const goldenRuns = sqliteTable(
  'golden_runs',
  {
    id: text().primaryKey(),
    assistant_id: assistant_id(),
    target: text({ enum: goldenTargets }).notNull(),
    settings_version: integer().notNull(),
    /** Of all settings on which answers depend. */
    settings_key: text().notNull(),
    /** Of the questions, the knowledge and the models. */
    knowledge_key: text().notNull(),
    is_automatic: integer({ mode: 'boolean' }).notNull(),
    with_answers: integer({ mode: 'boolean' }).notNull(),
    operation_id: text(),
    questions: integer().notNull(),
    passed: integer().notNull(),
    cost: integer().notNull(),
    created_at: integer().notNull(),
    /** Null: not every question was asked. */
    ended_at: integer(),
  },
  t => [index('golden_runs_assistant').on(t.assistant_id, t.id)],
)

export const goldenResults = sqliteTable(
  'golden_results',
  {
    run_id: text()
      .notNull()
      .references(() => goldenRuns.id, { onDelete: 'cascade' }),
    question_id: text().notNull(),
    question: text().notNull(),
    passed: integer({ mode: 'boolean' }).notNull(),
    reason: text({ enum: goldenReasons }),
    /** The place of the first expected passage among those found, from 1. */
    rank: integer(),
    confidence: real().notNull(),
    answerable: integer({ mode: 'boolean' }).notNull(),
    passages: text({ mode: 'json' }).$type<FoundPassage[]>().notNull(),
    answer: text(),
    model: text(),
    cost: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.run_id, t.question_id] })],
)
