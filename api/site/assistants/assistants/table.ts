/** Assistants: a draft that is edited, and what visitors talk to; with all settings that were published. */
import { customType, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { type AssistantSettings, storedSettings } from './settings.ts'

/** Read with what there was not yet when they were stored. */
const settings = customType<{ data: AssistantSettings; driverData: string }>({
  dataType: () => 'text',
  toDriver: value => JSON.stringify(value),
  fromDriver: stored => storedSettings(JSON.parse(stored)),
})

export const assistants = sqliteTable('assistants', {
  id: text().primaryKey(),
  name: text().notNull(),
  name_key: text().notNull(),
  /** Part of the address of its page. */
  page_secret: text().notNull(),
  settings: settings().notNull(),
  /** Counts the settings of the draft. */
  settings_version: integer().notNull(),
  published: settings(),
  published_version: integer(),
  published_at: integer(),
  archived_at: integer(),
  version: integer().notNull().default(1),
  created_at: integer().notNull(),
  updated_at: integer().notNull(),
})

/** All settings that were published. */
export const assistantVersions = sqliteTable(
  'assistant_versions',
  {
    assistant_id: text()
      .notNull()
      .references(() => assistants.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    settings: settings().notNull(),
    created_at: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.assistant_id, t.number] })],
)
