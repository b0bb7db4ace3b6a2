/** Custom fields. Their values are in `lead_values`, see values-table.ts. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

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

export const customFields = sqliteTable('custom_fields', {
  id: text().primaryKey(),
  type: text({ enum: fieldTypes }).notNull(),
  name: text().notNull().unique(),
  label: text().notNull(),
  placeholder: text().notNull(),
  options: text({ mode: 'json' }).$type<string[]>().notNull(),
  version: integer().notNull().default(1),
  created_at: integer().notNull(),
  updated_at: integer().notNull(),
})
