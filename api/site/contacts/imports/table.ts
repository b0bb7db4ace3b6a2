/** Imports: a file of leads, the mapping of its columns, and the totals. Results of each row are in rows-table.ts. */
import { blob, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { formats } from './reader/content.ts'
import { delimiters } from './reader/delimiter.ts'
import { encodings } from './reader/encoding.ts'
import type { Column, Layout } from './reader/rows-writer.ts'
import { type Consent, importModes, type Tally, type Target } from './statuses.ts'

export const imports = sqliteTable(
  'imports',
  {
    id: text().primaryKey(),
    /** The file's. */
    name: text().notNull(),
    format: text({ enum: formats }).notNull(),
    sheets: text({ mode: 'json' }).$type<string[]>().notNull(),
    sheet: text(),
    encoding: text({ enum: encodings }),
    delimiter: text({ enum: delimiters }),
    bytes: integer().notNull(),
    rows: integer().notNull(),
    columns: text({ mode: 'json' }).$type<Column[]>().notNull(),
    /** Place of the table in the file; null of files that an earlier release received. */
    layout: text({ mode: 'json' }).$type<Layout>(),
    /** The columns' names, by which the mapping of a file like it is found again. */
    headers_key: text().notNull(),
    /** The stored bytes of the file, and of its rows in our own form; null once they are forgotten. */
    content_hash: text(),
    rows_hash: text(),
    mapping: text({ mode: 'json' }).$type<Target[]>().notNull(),
    mode: text({ enum: importModes }).notNull(),
    tag_ids: text({ mode: 'json' }).$type<string[]>().notNull(),
    audience_ids: text({ mode: 'json' }).$type<string[]>().notNull(),
    /** On what ground people are subscribed; null: they are not. */
    consent: text({ mode: 'json' }).$type<Consent>(),
    start_journeys: integer({ mode: 'boolean' }).notNull(),
    /** Columns of consent are left out on purpose. */
    ignore_consent_columns: integer({ mode: 'boolean' }).notNull().default(false),
    check_operation_id: text(),
    import_operation_id: text(),
    checked: text({ mode: 'json' }).$type<Tally>(),
    imported: text({ mode: 'json' }).$type<Tally>(),
    version: integer().notNull().default(1),
    created_at: integer().notNull(),
    updated_at: integer().notNull(),
  },
  t => [index('imports_headers').on(t.headers_key, t.id)],
)

/** Who is in the file of an import, so that the file goes with an erased person; here for as long as the file. */
export const importPeople = sqliteTable('import_people', {
  import_id: text()
    .primaryKey()
    .references(() => imports.id, { onDelete: 'cascade' }),
  /** Digests of all addresses in the file (reader/people.ts); null of files that an earlier release received: anybody may be in it. */
  digests: blob({ mode: 'buffer' }),
  /** Whether somebody in it was erased while an operation was reading it. */
  has_erased: integer({ mode: 'boolean' }).notNull(),
})
