/** Consent texts that forms have shown: pages stay open, and forms that were pasted elsewhere keep the text of their day. */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const consentTexts = sqliteTable(
  'consent_texts',
  {
    /** A popup's id, or an assistant's. */
    place: text().notNull(),
    /** 0 stands for what was shown before texts were stored. */
    version: integer().notNull(),
    type: text({ enum: ['none', 'checkbox', 'notice'] }).notNull(),
    text: text().notNull(),
    /** An empty text: the own one is shown in that language. */
    translations: text({ mode: 'json' }).$type<{ locale: string; text: string }[]>().notNull(),
    /** The form cannot be sent without the box. */
    required: integer({ mode: 'boolean' }).notNull(),
  },
  t => [primaryKey({ columns: [t.place, t.version] })],
)
