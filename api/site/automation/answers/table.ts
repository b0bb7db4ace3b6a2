/** Emailed questions, and every answer to them. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** One for each email with a question, as its reader saw it, independent of later changes of the journey. */
export const questions = sqliteTable('questions', {
  email_id: text().primaryKey(),
  run_id: text().notNull(),
  journey_id: text().notNull(),
  step_id: text().notNull(),
  lead_id: text().notNull(),
  question: text().notNull(),
  /** Empty where the answer is free text. */
  answers: text({ mode: 'json' }).$type<{ id: string; label: string }[]>().notNull(),
})

export const answerVerdicts = ['pending', 'person', 'machine'] as const

/** A click is pending for as long as it may still prove to be a scanner's. */
export const answers = sqliteTable(
  'answers',
  {
    id: text().primaryKey(),
    email_id: text().notNull(),
    run_id: text().notNull(),
    step_id: text().notNull(),
    lead_id: text().notNull(),
    /** Null where the answer is free text. */
    answer_id: text(),
    text: text(),
    at: integer().notNull(),
    /** The run no longer waited for it. */
    late: integer({ mode: 'boolean' }).notNull(),
    verdict: text({ enum: answerVerdicts }).notNull(),
    verdict_reason: text(),
    user_agent: text().notNull(),
  },
  t => [
    index('answers_email').on(t.email_id, t.id),
    index('answers_run').on(t.run_id, t.step_id, t.id),
    index('answers_time').on(t.at, t.id),
    index('answers_lead').on(t.lead_id, t.id),
  ],
)
