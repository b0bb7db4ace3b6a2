/** Email templates, and each saved content, so that sent emails can be shown again. */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { EmailDocument } from './document/email-document.ts'
import type { TemplateTranslation } from './languages.ts'

export const templateCategories = ['marketing', 'transactional'] as const

export const templates = sqliteTable('templates', {
  id: text().primaryKey(),
  name: text().notNull(),
  name_key: text().notNull().unique(),
  category: text({ enum: templateCategories }).notNull(),
  subject: text().notNull(),
  preheader: text().notNull(),
  /** Text; for a document, its texts, for searches and checks. */
  body_text: text().notNull(),
  /** Null: the body is a text. */
  document: text({ mode: 'json' }).$type<EmailDocument>(),
  translations: text({ mode: 'json' }).$type<TemplateTranslation[]>().notNull(),
  /** Null: in none. */
  folder_id: text(),
  enabled: integer({ mode: 'boolean' }).notNull(),
  /** The number of the present content among template_versions. */
  content_version: integer().notNull(),
  version: integer().notNull().default(1),
  created_at: integer().notNull(),
  updated_at: integer().notNull(),
})

/** Kept when the template is deleted: sent mail refers to them. */
export const templateVersions = sqliteTable(
  'template_versions',
  {
    template_id: text().notNull(),
    number: integer().notNull(),
    category: text({ enum: templateCategories }).notNull(),
    subject: text().notNull(),
    preheader: text().notNull(),
    body_text: text().notNull(),
    document: text({ mode: 'json' }).$type<EmailDocument>(),
    translations: text({ mode: 'json' }).$type<TemplateTranslation[]>().notNull(),
    created_at: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.template_id, t.number] })],
)
