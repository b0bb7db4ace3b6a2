/** Texts that the AI wrote for mails of journeys. */
import { index, integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'

export const draftStatuses = ['queued', 'awaiting_approval', 'ready', 'rejected', 'failed'] as const

export const aiDrafts = sqliteTable(
  'ai_drafts',
  {
    id: text().primaryKey(),
    run_id: text().notNull(),
    sequence: integer().notNull(),
    journey_id: text().notNull(),
    step_id: text().notNull(),
    lead_id: text().notNull(),
    status: text({ enum: draftStatuses }).notNull(),
    /** Why it waits or has failed. */
    reason: text(),
    /** The owner's instructions. The lead's data that was sent to the provider is not stored. */
    prompt: text().notNull(),
    model: text().notNull(),
    needs_approval: integer({ mode: 'boolean' }).notNull(),
    subject: text(),
    text: text(),
    /** Whether a person changed the text before approving it. */
    edited: integer({ mode: 'boolean' }).notNull(),
    attempts: integer().notNull(),
    input_tokens: integer().notNull(),
    output_tokens: integer().notNull(),
    created_at: integer().notNull(),
    written_at: integer(),
    decided_at: integer(),
    decided_by: text(),
    version: integer().notNull().default(1),
  },
  t => [
    unique('ai_drafts_run_sequence').on(t.run_id, t.sequence),
    index('ai_drafts_state').on(t.status, t.id),
    index('ai_drafts_lead').on(t.lead_id, t.id),
  ],
)
