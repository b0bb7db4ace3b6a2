/** Popups, each with one design. There is no separate draft: a change of a published popup is live at once. */
import { customType, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { originalVariant, popupTypes } from './appearance.ts'
import { type Design, storedDesign } from './design.ts'

export type AskedFields = Record<string, string>

/** Read with what designs did not have yet when this one was stored. */
const design = customType<{ data: Design; driverData: string }>({
  dataType: () => 'text',
  toDriver: value => JSON.stringify(value),
  fromDriver: stored => storedDesign(JSON.parse(stored)),
})

export const popups = sqliteTable(
  'popups',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    name_key: text().notNull(),
    description: text().notNull(),
    type: text({ enum: popupTypes }).notNull(),
    design: design().notNull(),
    /** All fields that its form asks or ever asked for, with their types: pages loaded before still send them. */
    asked_fields: text({ mode: 'json' }).$type<AskedFields>().notNull(),
    /** The id under which the design itself is counted: `original`, or that of the variant that was applied last. */
    base_variant: text().notNull().default(originalVariant),
    /** Names of deleted and applied variants by id, since results still show them. */
    former_variants: text({ mode: 'json' }).$type<Record<string, string>>().notNull().default({}),
    /** Counts up with each change of the consent's text; the ledger cites it. */
    consent_version: integer().notNull(),
    published_at: integer(),
    version: integer().notNull().default(1),
    created_at: integer().notNull(),
    updated_at: integer().notNull(),
  },
  t => [index('popups_published').on(t.published_at)],
)

/** Submissions that were thrown away as a machine's, by popup and reason. */
export const trappedSubmissions = sqliteTable(
  'trapped_submissions',
  {
    popup_id: text()
      .notNull()
      .references(() => popups.id, { onDelete: 'cascade' }),
    reason: text({ enum: ['honeypot', 'too_fast'] }).notNull(),
    count: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.popup_id, t.reason] })],
)
