/** Custom fields. Their values are in `lead_values`, see values-table.ts. */
import { sql } from 'drizzle-orm'
import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

export const fieldTypes = [
  'text',
  'textarea',
  'number',
  'checkbox',
  'date',
  'dropdown',
  'hidden',
  'password',
  'website',
  'phone',
] as const

export const customFields = sqliteTable(
  'custom_fields',
  {
    id: text().primaryKey(),
    type: text({ enum: fieldTypes }).notNull(),
    name: text().notNull(),
    label: text().notNull(),
    placeholder: text().notNull(),
    options: text({ mode: 'json' }).$type<string[]>().notNull(),
    required: integer({ mode: 'boolean' }).notNull().default(false),
    /** Fields are listed by it. */
    position: integer().notNull().default(0),
    /** Deleted, and kept with its values for as long as it can be restored; its name is free. */
    deleted_at: integer(),
    version: integer().notNull().default(1),
    created_at: integer().notNull(),
    updated_at: integer().notNull(),
  },
  t => [uniqueIndex('custom_fields_name').on(t.name).where(sql`deleted_at is null`)],
)
