/** What happened, in order: appended in the transaction of its cause. Consumers keep a cursor each. */
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const events = sqliteTable(
  'events',
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull(),
    at: integer().notNull(),
    name: text().notNull(),
    subject_id: text(),
    lead_id: text(),
    data: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
  },
  t => [
    index('events_lead').on(t.lead_id, t.seq),
    // For the history of emails, among which those of one kind may be rare.
    index('events_email').on(t.name, t.seq).where(sql`name >= 'email.' and name < 'email/'`),
    index('events_email_time').on(t.name, t.at, t.seq).where(sql`name >= 'email.' and name < 'email/'`),
  ],
)

export const cursors = sqliteTable('cursors', {
  consumer: text().primaryKey(),
  seq: integer().notNull(),
})
