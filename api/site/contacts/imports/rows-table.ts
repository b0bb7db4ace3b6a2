/** The result of each row of a check or an import. In by-hand.sql, since drizzle does not support WITHOUT ROWID. */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { type Before, type ProblemOfRow, verdicts } from './statuses.ts'

export const importRows = sqliteTable(
  'import_rows',
  {
    operation_id: text().notNull(),
    /** In the file, as a spreadsheet counts. */
    number: integer().notNull(),
    /** Offset and length of its line in the rows of the import. */
    place: integer().notNull(),
    bytes: integer().notNull(),
    verdict: text({ enum: verdicts }).notNull(),
    problems: text({ mode: 'json' }).$type<ProblemOfRow[]>(),
    /** The lead that it created, changed or matched; a keyed hash once the person is erased. */
    lead_id: text(),
    /** Of a check: the address, hashed, since a later row of the same one is refused. */
    email_hash: text(),
    before: text({ mode: 'json' }).$type<Before>(),
  },
  t => [primaryKey({ columns: [t.operation_id, t.number] })],
)
