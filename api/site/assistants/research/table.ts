/** What was researched or fetched for owners, and where it was found. */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { assistants } from '../assistants/table.ts'

export const researchTypes = ['topic', 'content'] as const
export const researchStatuses = ['reading', 'found', 'writing', 'complete', 'failed', 'canceled'] as const

export interface ReportSection {
  heading: string
  text: string
}

export const researches = sqliteTable(
  'researches',
  {
    id: text().primaryKey(),
    assistant_id: text()
      .notNull()
      .references(() => assistants.id, { onDelete: 'cascade' }),
    type: text({ enum: researchTypes }).notNull(),
    prompt: text().notNull(),
    language: text().notNull(),
    /** What is older or younger than these days is left out; null: nothing is. */
    from_day: text(),
    to_day: text(),
    /** What it may cost, besides the assistant's caps; null: those alone. */
    cost_cents_max: integer(),
    status: text({ enum: researchStatuses }).notNull(),
    /** Why it failed. */
    reason: text(),
    operation_id: text(),
    title: text().notNull(),
    sections: text({ mode: 'json' }).$type<readonly ReportSection[]>().notNull(),
    /** How often a run of words was cut because it was copied. */
    quotations_cut: integer().notNull(),
    model: text(),
    /** In millionths of a cent. */
    cost: integer().notNull(),
    created_at: integer().notNull(),
    updated_at: integer().notNull(),
  },
  t => [index('researches_assistant').on(t.assistant_id, t.id), index('researches_operation').on(t.operation_id)],
)

export const researchSources = sqliteTable(
  'research_sources',
  {
    research_id: text()
      .notNull()
      .references(() => researches.id, { onDelete: 'cascade' }),
    /** As the report cites it. */
    number: integer().notNull(),
    /** Null: a passage of the assistant's knowledge that cannot be opened. */
    url: text(),
    title: text().notNull(),
    /** The source of knowledge that it is a passage of. */
    source_id: text(),
    published_on: text(),
    status: text({ enum: ['found', 'read', 'failed'] }).notNull(),
    problem: text(),
    text: text().notNull(),
    chosen: integer({ mode: 'boolean' }).notNull(),
    cited: integer({ mode: 'boolean' }).notNull(),
  },
  t => [primaryKey({ columns: [t.research_id, t.number] })],
)
